//! The promise of an answer within 24 hours, kept measurable: open leads are counted, and sales is reminded of those that
//! wait for too long.

use jiff::Timestamp;
use leads::{MailSender, NotReminded, OpenLeads, Reminded, Store, metrics};

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Reminder {
    store: Store,
    sender: MailSender,
}

impl Reminder {
    /// A reminder over this table and mail service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { store, sender }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, MailSender::from_env()?))
    }

    /// Publishes the counts and reminds sales of what is late at `now`.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail is still to be sent; the counts are published even so.
    pub async fn run(&self, now: Timestamp) -> Result<Reminded, NotReminded> {
        let open = OpenLeads::read(&self.store, now).await?;
        for (name, count) in [("OpenLeads", open.count()), ("OpenLeadsOver20h", open.overdue().count())] {
            metrics::count(name, count as u64, &[("Table", self.store.table())]);
        }
        open.remind(&self.store, &self.sender).await
    }
}
