//! Bounces and complaints: the lead says so, no further mail goes to the address, and its sign-ups end.

mod event;

use jiff::Timestamp;
use leads::{Consents, Secret, Store, Unavailable, metrics, normalised};
use serde_json::Value;
use thiserror::Error;
use tracing::{error, info};

use event::Report;

/// An event was not handled: Lambda calls again, and puts it into a queue in the end.
#[derive(Debug, Error)]
pub enum NotHandled {
    /// Its shape is not one that this release knows.
    #[error("an event of SES of unknown shape")]
    UnknownShape,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] Unavailable),
}

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Feedback {
    store: Store,
    secret: Secret,
    consents: Consents,
    sales_address: String,
}

impl Feedback {
    /// A handler over this table; `sales_address` is never suppressed.
    pub fn new(store: Store, secret: Secret, sales_address: impl Into<String>) -> Self {
        let consents = Consents::new(store.clone(), secret.clone());
        Self { store, secret, consents, sales_address: sales_address.into() }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env()?, leads::env::required("SALES_ADDRESS")?))
    }

    /// Handles one event of SES, in the envelope of `EventBridge`; handling it again changes nothing.
    ///
    /// # Errors
    /// [`NotHandled`] says why it has to come again, or to be kept for a person.
    pub async fn handle(&self, event: &Value, now: Timestamp) -> Result<(), NotHandled> {
        let Some(report) = Report::read(event) else {
            error!("an event of SES of unknown shape");
            metrics::count("UnknownFeedback", 1, &[("Table", self.store.table())]);
            return Err(NotHandled::UnknownShape);
        };
        let reference = report.reference();
        let log = reference.as_ref().map(tracing::field::display);
        for address in report.recipients() {
            // Mails to sales must go on: whoever runs the mailbox has to repair it, and the alarm on the metric says so.
            if normalised(address) == normalised(&self.sales_address) {
                if report.is_returned() {
                    error!(reference = log, mail = report.mail(), "a mail to sales came back");
                    metrics::count("SalesMailsReturned", 1, &[("Table", self.store.table())]);
                }
                continue;
            }
            let Some(why) = report.suppressed() else { continue };
            self.store.suppress(&self.secret, address, why, now).await?;
            if let Some(reference) = &reference {
                self.store.mark_unreachable(reference, why, now).await?;
            }
            self.consents.end_all(address, reference.as_ref(), Some(why)).await?;
            info!(reference = log, mail = report.mail(), ?why, "address suppressed");
        }
        Ok(())
    }
}
