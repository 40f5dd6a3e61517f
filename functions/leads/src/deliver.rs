//! Delivering what is stored: each mail at most once, however often the stream repeats the record.
//!
//! Before a mail is sent its kind is claimed in the record by a conditional write; after it is sent the id that SES
//! gave stands there. A failure that certainly sent nothing gives the claim back. A claim whose end is unknown (the process
//! died, the connection broke) stays: it is logged as an error and never sent again, since the record itself is safe.

mod markers;
mod recipients;
mod signup;

use jiff::Timestamp;
use thiserror::Error;
use tracing::{error, info, warn};

use crate::address::address_key;
use crate::item::{Item, lead_key};
use crate::lead::Lead;
use crate::mail::{self, Mail, MailKind};
use crate::reference::Reference;
use crate::ses::{MailSender, SendError};
use crate::store::{Store, Unavailable};
use markers::Claim;

pub use signup::deliver_signup;

/// A mail is still to be sent; delivering the record again is safe and sends only what is missing.
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

/// The record that a mail belongs to.
#[derive(Clone, Debug)]
struct Record<'a> {
    reference: &'a Reference,
    key: Item,
}

/// Sends the mails of a lead, as far as they were not sent before.
///
/// # Errors
/// The first failure, after every mail was tried.
pub async fn deliver(store: &Store, sender: &MailSender, lead: &Lead) -> Result<(), Undelivered> {
    let mut outcome = Ok(());
    for kind in lead.due_mails() {
        outcome = outcome.and(deliver_one(store, sender, lead, *kind).await);
    }
    outcome
}

async fn deliver_one(store: &Store, sender: &MailSender, lead: &Lead, kind: MailKind) -> Result<(), Undelivered> {
    let settings = sender.settings();
    let record = Record { reference: lead.reference(), key: lead_key(lead.reference()) };
    if kind.goes_to_visitor() && is_suppressed(store, sender, lead.email(), &record, kind).await? {
        return Ok(());
    }
    let mail = match kind {
        MailKind::Acknowledgement => mail::acknowledgement(lead, settings)?,
        _ => mail::sales(lead, settings)?,
    };
    if !claimed(store, &record, kind, None).await? {
        return Ok(());
    }
    // Counted once the claim stands: a lead that was erased meanwhile leaves no trace in the counter of its address.
    if kind.goes_to_visitor() {
        let counted = store.may_acknowledge(&address_key(&settings.secret, lead.email()), lead.reference()).await;
        if !matches!(counted, Ok(true)) {
            store.release(record.key.clone(), kind).await?;
            counted?;
            warn!(reference = %lead.reference(), mail = kind.name(), "address got enough mails today: not sent");
            return Ok(());
        }
    }
    send_claimed(store, sender, &record, kind, mail).await
}

/// True when no mail may go to the address any more.
async fn is_suppressed(
    store: &Store,
    sender: &MailSender,
    address: &str,
    record: &Record<'_>,
    kind: MailKind,
) -> Result<bool, Undelivered> {
    let suppressed = store.is_suppressed(&sender.settings().secret, address, Timestamp::now()).await?;
    if suppressed {
        warn!(reference = %record.reference, mail = kind.name(), "address bounced or complained before: not sent");
    }
    Ok(suppressed)
}

/// Claims a mail; false when there is nothing to send.
async fn claimed(
    store: &Store,
    record: &Record<'_>,
    kind: MailKind,
    token: Option<markers::TokenDigest>,
) -> Result<bool, Undelivered> {
    match store.claim(record.key.clone(), kind, token).await? {
        Claim::Granted => Ok(true),
        Claim::Sent | Claim::Unwanted => Ok(false),
        Claim::InDoubt => {
            let reference = record.reference;
            error!(%reference, mail = kind.name(), "mail was claimed and its end is unknown: not sent again");
            Ok(false)
        }
    }
}

async fn send_claimed(
    store: &Store,
    sender: &MailSender,
    record: &Record<'_>,
    kind: MailKind,
    mail: Mail,
) -> Result<(), Undelivered> {
    let reference = record.reference;
    match send(sender, kind, reference, mail).await {
        Ok(id) => {
            info!(%reference, mail = kind.name(), message_id = id, "mail sent");
            if let Err(unmarked) = store.mark_sent(record.key.clone(), kind, &id).await {
                // The claim alone already keeps the mail from being sent twice.
                error!(%reference, mail = kind.name(), message_id = id, cause = %unmarked, "sent-marker not written");
            }
            Ok(())
        }
        Err(SendError::InDoubt(cause)) => {
            error!(%reference, mail = kind.name(), cause, "whether the mail was sent is unknown: not sent again");
            Ok(())
        }
        // The address is wrong, which no retry mends, and every later record would wait behind the retries.
        Err(SendError::Refused(cause)) if kind.goes_to_visitor() => {
            error!(%reference, mail = kind.name(), cause, "mail refused, given up");
            Ok(())
        }
        Err(SendError::Refused(cause) | SendError::NotSent(cause)) => {
            warn!(%reference, mail = kind.name(), cause, "mail not sent, to be tried again");
            store.release(record.key.clone(), kind).await?;
            Err(Undelivered::MailService(cause))
        }
    }
}

/// Sends a mail; if SES refuses it, once more without Reply-To, since the visitor's address may be what it refuses.
async fn send(sender: &MailSender, kind: MailKind, reference: &Reference, mut mail: Mail) -> Result<String, SendError> {
    match sender.send(kind, reference, &mail).await {
        Err(SendError::Refused(_)) if !kind.goes_to_visitor() && mail.reply_to.take().is_some() => {
            warn!(%reference, mail = kind.name(), "mail refused, sent without Reply-To");
            sender.send(kind, reference, &mail).await
        }
        outcome => outcome,
    }
}
