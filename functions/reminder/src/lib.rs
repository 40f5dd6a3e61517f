//! Counts what waits for sales, and mails them a list of what needs their attention: every ten minutes, if anything does.

use jiff::Timestamp;
use leads::metrics;
use leads::{MailSender, Outbox, Reminded, Secret, Store, Unavailable, Waiting, WorkList};

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Reminder {
    outbox: Outbox,
    reminders: bool,
}

impl Reminder {
    /// A reminder over this table and mail service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { outbox: Outbox::new(store, sender), reminders: false }
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
        let reminders = leads::env::optional("ANSWER_REMINDERS").is_some_and(|choice| choice == "on");
        Ok(Self::new(Store::from_env()?, MailSender::from_env(Secret::from_env()?)?).reminding(reminders))
    }

    /// Mails sales what waits at `now`, and publishes the counts.
    ///
    /// # Errors
    /// [`Unavailable`] when the mail is still to be sent, or the numbers could not be had; each is tried whatever became of the
    /// other.
    pub async fn run(&self, now: Timestamp) -> Result<Reminded, Unavailable> {
        let store = self.outbox.store();
        let reminded = match WorkList::read(store, self.reminders, now).await {
            Ok(work) => {
                if work.unreadable() > 0 {
                    metrics::count("UnreadableRecords", work.unreadable() as u64, &[("Table", store.table())]);
                }
                self.outbox.remind(&work).await
            }
            Err(unavailable) => Err(unavailable),
        };
        // Behind the list: in a flood the counting takes longest.
        let counted = Waiting::count(store, now).await.map(|waiting| self.publish(waiting));
        let reminded = reminded?;
        counted?;
        Ok(reminded)
    }

    fn publish(&self, Waiting { open, late }: Waiting) {
        for (name, count) in [("OpenLeads", open), ("LateLeads", late)] {
            metrics::count(name, count as u64, &[("Table", self.outbox.store().table())]);
        }
    }
}
