//! Sending sales the list of what waits for them.

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

impl Outbox {
    /// Sends the list, and marks what it named.
    ///
    /// # Errors
    /// [`Unavailable`] when the mail has to be tried again, which is safe.
    pub async fn remind(&self, work: &WorkList) -> Result<Reminded, Unavailable> {
        if work.is_empty() {
            return Ok(Reminded::Silent);
        }
        let mail = compose(work, self.sender.settings()).map_err(Unavailable::defect)?;
        if !work.begin(&self.store).await? {
            info!("another list is under way");
            return Ok(Reminded::Silent);
        }
        match self.sender.send_reminder(&mail).await {
            Ok(id) => {
                info!(message_id = id, "list sent");
                // An entry that is not marked is in the next list again.
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
                Err(Unavailable::MailService(cause))
            }
        }
    }
}
