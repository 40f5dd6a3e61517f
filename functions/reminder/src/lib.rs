//! The promise of an answer within 24 hours, kept measurable: what waits is counted, and sales gets a list of what needs them.

use jiff::Timestamp;
use leads::{MailSender, NotReminded, Outbox, Reminded, Store, Waiting, WorkList, metrics};

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Reminder {
    outbox: Outbox,
}

impl Reminder {
    /// A reminder over this table and mail service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { outbox: Outbox::new(store, sender) }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, MailSender::from_env()?))
    }

    /// Publishes the counts and tells sales of what waits at `now`.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail is still to be sent; the counts are published even so.
    pub async fn run(&self, now: Timestamp) -> Result<Reminded, NotReminded> {
        let store = self.outbox.store();
        let table = [("Table", store.table())];
        let Waiting { open, overdue, held } = Waiting::count(store, now).await?;
        for (name, count) in [("OpenLeads", open), ("OpenLeadsOver20h", overdue), ("HeldLeads", held)] {
            metrics::count(name, count as u64, &table);
        }
        let work = WorkList::read(store, now).await?;
        if work.unreadable() > 0 {
            metrics::count("UnreadableRecords", work.unreadable() as u64, &table);
        }
        self.outbox.remind(&work).await
    }
}
