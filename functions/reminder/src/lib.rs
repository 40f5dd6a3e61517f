//! What waits is counted, and sales gets a list of what needs them, every ten minutes if anything does. Sign-ups that wait for a mail to their address get it as soon as one is left.

use jiff::Timestamp;
use leads::metrics;
use leads::{MailSender, NotReminded, Outbox, Reminded, Secret, Store, Waiting, WorkList};

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Reminder {
    outbox: Outbox,
    visitor_mails_an_hour: u64,
    reminders: bool,
}

impl Reminder {
    /// A reminder over this table and mail service; sign-ups that wait are asked for confirmation as far as so many mails to
    /// visitors in an hour allow it.
    pub fn new(store: Store, sender: MailSender, visitor_mails_an_hour: u64) -> Self {
        Self { outbox: Outbox::new(store, sender), visitor_mails_an_hour, reminders: false }
    }

    /// Reminds sales of leads that nobody marked as answered in time, too.
    #[must_use]
    pub fn reminding(self, reminders: bool) -> Self {
        Self { reminders, ..self }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        let bound = leads::env::count("VISITOR_MAILS_AN_HOUR")?;
        let reminders = leads::env::optional("ANSWER_REMINDERS").is_some_and(|choice| choice == "on");
        Ok(Self::new(Store::from_env()?, MailSender::from_env(Secret::from_env()?)?, bound).reminding(reminders))
    }

    /// Has waiting sign-ups confirmed, mails sales what waits at `now`, and publishes the counts.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail is still to be sent, or the numbers could not be had; each is tried whatever became of the
    /// other.
    pub async fn run(&self, now: Timestamp) -> Result<Reminded, NotReminded> {
        let store = self.outbox.store();
        let asked = store.ask_waiting_signups(self.visitor_mails_an_hour, now).await;
        let reminded = match WorkList::read(store, self.reminders, now).await {
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
        // Each was tried by now, whatever became of the others.
        let reminded = reminded?;
        asked.and(counted)?;
        Ok(reminded)
    }

    fn publish(&self, Waiting { open, late }: Waiting) {
        for (name, count) in [("OpenLeads", open), ("LateLeads", late)] {
            metrics::count(name, count as u64, &[("Table", self.outbox.store().table())]);
        }
    }
}
