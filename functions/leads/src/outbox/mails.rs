//! The channel of mails: what a record's mail is, who may get it, and how SES answers.

use jiff::Timestamp;
use tracing::{error, info, warn};

use super::claim::Claim;
use super::compose::{Composed, NotComposed, compose};
use super::retry::in_doubt;
use super::ses::SendError;
use super::{Outbox, Outcome};
use crate::consent::Consents;
use crate::mail::Mail;
use crate::platform::logs::causes;
use crate::table::keys::signup_key;
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::store::{Unavailable, text};

impl Outbox {
    /// Writes a mail, or says why there is none to send.
    pub(super) async fn compose_mail(
        &self,
        reference: &Reference,
        kind: MailKind,
        now: Timestamp,
    ) -> Result<Composed, NotComposed> {
        let settings = self.sender.settings();
        let composed = compose(&self.store, settings, (reference, kind), now).await?;
        match &composed.visitor {
            Some(address) if self.store.is_suppressed(&settings.secret, address, now).await? => {
                Err(NotComposed::Unwanted("the address bounced or complained before"))
            }
            _ => Ok(composed),
        }
    }

    /// Sends a claimed mail, if it still may be sent.
    pub(super) async fn send_mail(&self, claim: &Claim, composed: Composed) -> Outcome {
        let (reference, mail) = (claim.key.reference(), claim.key.kind().name());
        match self.may_send(claim, &composed).await {
            Ok(None) => {}
            Ok(Some(outcome)) => return outcome,
            Err(cause) => return Outcome::Later(cause.to_string(), None),
        }
        let (kind, handed_over_at) = (composed.kind, Timestamp::now());
        match self.hand_over(reference, kind, composed.mail).await {
            Ok(id) => {
                info!(%reference, mail, message_id = id, "mail sent");
                if kind == MailKind::Confirmation {
                    let change = "SET confirmationMailId = :id, confirmationSentAt = :at";
                    let evidence = (change, vec![(":id", text(&id)), (":at", text(handed_over_at))]);
                    let kept = self.store.change_if(signup_key(reference), evidence, "attribute_exists(pk)").await;
                    if let Err(cause) = kept {
                        error!(%reference, cause = causes(&cause), "the evidence lacks the id of its mail");
                    }
                }
                Outcome::Sent(id)
            }
            Err(SendError::NotSent(cause)) => Outcome::Later(cause, None),
            Err(SendError::SenderRefused(cause)) => {
                error!(%reference, mail, cause, "the mail service refuses the sender");
                Outcome::Later(cause, None)
            }
            Err(SendError::Refused(cause)) if kind.goes_to_visitor() => {
                warn!(%reference, mail, cause, "mail refused, given up");
                Outcome::SetAside(cause)
            }
            // Without this mail nobody knows of the lead: it is retried until somebody has repaired the mailbox of sales.
            Err(SendError::Refused(cause)) => Outcome::Later(cause, None),
            Err(SendError::InDoubt(cause)) => {
                warn!(%reference, mail, cause, "whether the mail was sent is unknown");
                in_doubt(claim, cause)
            }
        }
    }

    /// Why a claimed mail may not be sent, if it may not. Checked after the claim, so that a record that was erased meanwhile does not
    /// count as a mail to its person.
    async fn may_send(&self, claim: &Claim, composed: &Composed) -> Result<Option<Outcome>, Unavailable> {
        let (secret, reference) = (&self.sender.settings().secret, claim.key.reference());
        if let (MailKind::Acknowledgement | MailKind::Confirmation, Some(address)) = (composed.kind, &composed.visitor)
        {
            let consents = Consents::new(self.store.clone(), secret.clone());
            if composed.kind == MailKind::Confirmation && consents.is_signed_up(address).await? {
                return Ok(Some(Outcome::Unwanted("the address is signed up")));
            }
            if !self.store.may_write_to(address, (reference, composed.kind), secret).await? {
                return Ok(Some(Outcome::Unwanted("the address got enough mails today")));
            }
        }
        Ok(None)
    }

    /// Sends a mail; if SES refuses it, once more without Reply-To, since the visitor's address may be what it refuses.
    async fn hand_over(&self, reference: &Reference, kind: MailKind, mut mail: Mail) -> Result<String, SendError> {
        match self.sender.send(kind, reference, &mail).await {
            Err(SendError::Refused(_)) if !kind.goes_to_visitor() && mail.reply_to.take().is_some() => {
                warn!(%reference, mail = kind.name(), "mail refused, sent without Reply-To");
                self.sender.send(kind, reference, &mail).await
            }
            outcome => outcome,
        }
    }
}
