//! Delivering a stored lead: each mail at most once, however often the stream repeats the record.
//!
//! Before a mail is sent its kind is claimed in the lead's item by a conditional write; after it is sent the id that SES
//! gave stands there. A failure that certainly sent nothing gives the claim back. A claim whose end is unknown (the process
//! died, the connection broke) stays: it is logged as an error and never sent again, since the lead itself is safe.

mod markers;

use thiserror::Error;
use tracing::{error, info, warn};

use crate::lead::Lead;
use crate::mail::{Mail, MailKind};
use crate::reference::Reference;
use crate::ses::{MailSender, SendError};
use crate::store::{Store, Unavailable};
use markers::Claim;

/// A mail is still to be sent; delivering the lead again is safe and sends only what is missing.
#[derive(Debug, Error)]
pub enum Undelivered {
    /// The table that keeps the markers failed.
    #[error(transparent)]
    Markers(#[from] Unavailable),
    /// A template failed.
    #[error("the mail can't be written")]
    Template(#[from] askama::Error),
    /// The mail service failed.
    #[error("the mail service failed: {0}")]
    MailService(String),
}

/// Sends both mails of a lead, as far as they were not sent before.
///
/// # Errors
/// The first failure, after both mails were tried.
pub async fn deliver(store: &Store, sender: &MailSender, lead: &Lead) -> Result<(), Undelivered> {
    let [sales, acknowledgement] = MailKind::ALL;
    let first = deliver_one(store, sender, lead, sales).await;
    first.and(deliver_one(store, sender, lead, acknowledgement).await)
}

async fn deliver_one(store: &Store, sender: &MailSender, lead: &Lead, kind: MailKind) -> Result<(), Undelivered> {
    let reference = lead.reference();
    let mail = kind.compose(lead, sender.settings())?;
    match store.claim(reference, kind).await? {
        Claim::Granted => {}
        Claim::Sent | Claim::Erased => return Ok(()),
        Claim::InDoubt => {
            error!(%reference, mail = kind.name(), "mail was claimed and its end is unknown: not sent again");
            return Ok(());
        }
    }
    match send(sender, kind, reference, mail).await {
        Ok(id) => {
            info!(%reference, mail = kind.name(), message_id = id, "mail sent");
            if let Err(unmarked) = store.mark_sent(reference, kind, &id).await {
                // The claim alone already keeps the mail from being sent twice.
                error!(%reference, mail = kind.name(), message_id = id, cause = %unmarked, "sent-marker not written");
            }
            Ok(())
        }
        Err(SendError::InDoubt(cause)) => {
            error!(%reference, mail = kind.name(), cause, "whether the mail was sent is unknown: not sent again");
            Ok(())
        }
        // The address is wrong, which no retry mends, and every later lead would wait behind the retries.
        Err(SendError::Refused(cause)) if kind == MailKind::Acknowledgement => {
            error!(%reference, mail = kind.name(), cause, "mail refused, given up");
            Ok(())
        }
        Err(SendError::Refused(cause) | SendError::NotSent(cause)) => {
            warn!(%reference, mail = kind.name(), cause, "mail not sent, to be tried again");
            store.release(reference, kind).await?;
            Err(Undelivered::MailService(cause))
        }
    }
}

/// Sends a mail; if SES refuses it, once more without Reply-To, since the visitor's address may be what it refuses.
async fn send(sender: &MailSender, kind: MailKind, reference: &Reference, mut mail: Mail) -> Result<String, SendError> {
    match sender.send(kind, reference, &mail).await {
        Err(SendError::Refused(_)) if kind == MailKind::Sales && mail.reply_to.take().is_some() => {
            warn!(%reference, mail = kind.name(), "mail refused, sent without Reply-To");
            sender.send(kind, reference, &mail).await
        }
        outcome => outcome,
    }
}
