//! The promise of an answer within 24 hours, kept measurable: what waits is counted, and sales gets a list of what needs them,
//! every ten minutes if anything does. Sign-ups that wait for a mail to their address get it as soon as one is left.
//! Once a day it is measured how the promise was kept, for a metric and for the contact page.

mod shown_promise;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use leads::metrics::{self, Unit};
use leads::{
    ANSWER_DAYS, AnswerTime, MailSender, NotReminded, Outbox, Reminded, Secret, Store, Unavailable, Waiting, WorkList,
};

pub use shown_promise::{KEY, ShownPromise};

/// The hour of the day (UTC) whose first run measures: reading the leads of 90 days in each run would cost more than it tells.
const MEASURED_AT: i8 = 3;
/// Minutes from one run to the next: template.yaml.
const RUNS: i8 = 10;

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Reminder {
    outbox: Outbox,
    visitor_mails_an_hour: u64,
    shown: Option<ShownPromise>,
}

impl Reminder {
    /// A reminder over this table and mail service; sign-ups that wait are asked for confirmation as far as so many mails to
    /// visitors in an hour allow it.
    pub fn new(store: Store, sender: MailSender, visitor_mails_an_hour: u64) -> Self {
        Self { outbox: Outbox::new(store, sender), visitor_mails_an_hour, shown: None }
    }

    /// Writes what the site shows too.
    #[must_use]
    pub fn showing(self, shown: ShownPromise) -> Self {
        Self { shown: Some(shown), ..self }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        let bound = leads::env::count("VISITOR_MAILS_AN_HOUR")?;
        Ok(Self::new(Store::from_env()?, MailSender::from_env(Secret::from_env()?)?, bound)
            .showing(ShownPromise::from_env()?))
    }

    /// Has waiting sign-ups confirmed, tells sales of what waits at `now`, publishes the counts, and measures once a day.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail is still to be sent, or the numbers could not be had; each is tried whatever became of the
    /// other.
    pub async fn run(&self, now: Timestamp) -> Result<Reminded, NotReminded> {
        let store = self.outbox.store();
        let asked = store.ask_waiting_signups(self.visitor_mails_an_hour, now).await;
        let reminded = match WorkList::read(store, now).await {
            Ok(work) => {
                if work.unreadable() > 0 {
                    metrics::count("UnreadableRecords", work.unreadable() as u64, &[("Table", store.table())]);
                }
                self.outbox.remind(&work).await
            }
            Err(error) => Err(error.into()),
        };
        // Behind the list: in a flood the counting takes longest.
        let counted = Waiting::count(store, now).await.map(|waiting| self.publish(waiting));
        let time = now.to_zoned(TimeZone::UTC);
        let is_time = time.hour() == MEASURED_AT && time.minute() < RUNS;
        let measured = if is_time { self.measure(now).await } else { Ok(()) };
        // Each was tried by now, whatever became of the others.
        let reminded = reminded?;
        asked.and(counted).and(measured)?;
        Ok(reminded)
    }

    fn publish(&self, Waiting { open, late, held }: Waiting) {
        for (name, count) in [("OpenLeads", open), ("LateLeads", late), ("HeldLeads", held)] {
            metrics::count(name, count as u64, &[("Table", self.outbox.store().table())]);
        }
    }

    async fn measure(&self, now: Timestamp) -> Result<(), Unavailable> {
        let store = self.outbox.store();
        let measured = AnswerTime::measure(store, ANSWER_DAYS, now).await?;
        let table = [("Table", store.table())];
        if let Some(percent) = measured.percent() {
            metrics::publish(("AnsweredWithin24hPercent", Unit::Percent), percent as u64, &table);
        }
        if let Some(minutes) = measured.median.and_then(|median| u64::try_from(median.as_mins()).ok()) {
            metrics::publish(("MedianMinutesToAnswer", Unit::None), minutes, &table);
        }
        if let Some(shown) = &self.shown {
            shown.write(&measured, now).await;
        }
        Ok(())
    }
}
