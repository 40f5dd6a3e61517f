//! Sending sales the list of what waits for them.

use thiserror::Error;
use tracing::{error, info, warn};

use super::Outbox;
use super::ses::SendError;
use crate::mail::work::compose;
use crate::table::store::Unavailable;
use crate::work::WorkList;

/// What became of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminded {
    /// There is nothing to name, or a list named it before.
    Silent,
    /// The mail was sent.
    Sent,
}

/// A list is still to be sent; trying again is safe.
#[derive(Debug, Error)]
pub enum NotReminded {
    /// The table failed.
    #[error(transparent)]
    Store(#[from] Unavailable),
    /// A template failed.
    #[error("the mail can't be written")]
    Template(#[from] askama::Error),
    /// The mail service failed.
    #[error("the mail service failed: {0}")]
    MailService(String),
}

impl Outbox {
    /// Sends the list, and marks what it named.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail has to be tried again.
    pub async fn remind(&self, work: &WorkList) -> Result<Reminded, NotReminded> {
        if work.is_empty() {
            return Ok(Reminded::Silent);
        }
        let mail = compose(work, self.sender.settings())?;
        if !work.begin(&self.store).await? {
            info!("another list is under way");
            return Ok(Reminded::Silent);
        }
        match self.sender.send_reminder(&mail).await {
            Ok(id) => {
                info!(message_id = id, "list sent");
                // What is not marked is named again in the next list.
                work.mark(&self.store).await?;
                Ok(Reminded::Sent)
            }
            Err(SendError::InDoubt(cause)) => {
                error!(cause, "whether the list was sent is unknown: what it named is named again");
                Ok(Reminded::Silent)
            }
            Err(SendError::Refused(cause) | SendError::SenderRefused(cause) | SendError::NotSent(cause)) => {
                warn!(cause, "list not sent, to be tried again");
                work.take_back(&self.store).await?;
                Err(NotReminded::MailService(cause))
            }
        }
    }
}
