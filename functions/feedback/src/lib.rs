//! Bounces and complaints: the lead says so, and no further mail goes to the address.

mod event;

use jiff::Timestamp;
use leads::{Secret, Store, Unavailable, metrics, normalised};
use tracing::{error, info};

pub use event::Event;

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Feedback {
    store: Store,
    secret: Secret,
    sales_address: String,
}

impl Feedback {
    /// A handler over this table; `sales_address` is never suppressed.
    pub fn new(store: Store, secret: Secret, sales_address: impl Into<String>) -> Self {
        Self { store, secret, sales_address: sales_address.into() }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env()?, leads::env::required("SALES_ADDRESS")?))
    }

    /// Handles one event of SES; handling it again changes nothing.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed: Lambda then calls again.
    pub async fn handle(&self, Event { detail }: Event, now: Timestamp) -> Result<(), Unavailable> {
        let Some(why) = detail.suppressed() else { return Ok(()) };
        let reference = detail.reference();
        let log = reference.as_ref().map(tracing::field::display);
        for address in detail.recipients() {
            // Mails to sales must go on: whoever runs the mailbox has to mend it, and the alarm on the metric says so.
            if normalised(address) == normalised(&self.sales_address) {
                error!(reference = log, mail = detail.mail(), ?why, "a mail to sales came back");
                metrics::count("SalesMailsReturned", 1, &[("Table", self.store.table())]);
                continue;
            }
            self.store.suppress(&self.secret, address, why, now).await?;
            if let Some(reference) = &reference {
                self.store.mark_unreachable(reference, why, now).await?;
            }
            info!(reference = log, mail = detail.mail(), ?why, "address suppressed");
        }
        Ok(())
    }
}
