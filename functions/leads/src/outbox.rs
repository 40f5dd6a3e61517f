//! The transactional outbox: mails, one item each, queued in the transaction that makes them due, sent once, and tried again
//! with exponential backoff.
//!
//! | from | by | to |
//! |---|---|---|
//! | due | a claim | claimed |
//! | claimed | an id of SES | sent |
//! | claimed | nothing left us | due, after a pause that grows; past the bounds of its kind refused, set aside |
//! | claimed | no answer came | due, twice where a second mail does no harm; else in doubt, set aside |
//! | claimed | the recipient can't be reached, or the domain got enough | refused, set aside |
//! | claimed | nobody is to be written to (any more) | unwanted |
//!
//! The table's stream reports each queued mail once, and [`Outbox::deliver`] tries it at once. Whatever does not end there is
//! found by [`Outbox::sweep`], which a schedule calls each minute: by a sparse index of what is due. Every retry ends: each kind
//! has a bound of tries and of age ([`MailKind::bounds`]), past which a mail is of no use. What is set aside lies in the same
//! index, for the list that sales gets.

mod claim;
mod compose;
mod list;
mod recipients;
mod ses;
mod sweep;

use jiff::{SignedDuration, Timestamp};
use tracing::{error, info, warn};

use crate::consent::Consents;
use crate::mail::Mail;
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::table::mail::MailKey;
use crate::table::mail_kind::MailKind;
use crate::table::store::{Store, Unavailable};
use claim::{Claim, End};
use compose::{Composed, NotComposed};
pub use list::{NotReminded, Reminded};
use recipients::MayWrite;
pub use ses::MailSender;
use ses::SendError;
pub use sweep::Swept;

/// A claim is as old as this when its process is surely gone: three times the mailer's own time limit (template.yaml).
const CLAIM_TERM: SignedDuration = SignedDuration::from_mins(15);
/// So far ahead nothing of ours is due, no pause and no claim lasts so long: what lies there was queued by a clock that went
/// wrong, and is due now.
const FURTHEST: SignedDuration = SignedDuration::from_hours(1);
/// The first pause of the backoff after a mail that did not leave, in seconds; it doubles with each attempt.
const FIRST_PAUSE: i64 = 2;
/// The longest pause, in seconds.
const LONGEST_PAUSE: i64 = 10 * 60;

/// The mails of a table and the service that sends them.
#[derive(Clone, Debug)]
pub struct Outbox {
    store: Store,
    sender: MailSender,
}

/// What an attempt to send a mail came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// It needs nobody any more, or somebody else has it.
    Over,
    /// The mail service did not take it; it is due again later.
    NotTaken,
}

impl Outbox {
    /// The mails of this table, sent by this service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { store, sender }
    }

    /// The table behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Sends a mail, if it is due and nobody else has it. Calling it again is safe.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed. Every other failure is written into the mail's own item.
    pub async fn deliver(&self, key: &MailKey, now: Timestamp) -> Result<(), Unavailable> {
        // On the heap: the compiler gives up on the layout of futures that are nested this deep.
        Box::pin(self.attempt(key, now)).await.map(drop)
    }

    async fn attempt(&self, key: &MailKey, now: Timestamp) -> Result<Attempt, Unavailable> {
        // Read before the claim: a database that fails here leaves the mail as it is.
        let composed = self.compose(key, now).await?;
        let Some(claim) = self.store.claim_mail(key, now).await? else { return Ok(Attempt::Over) };
        let end = match composed {
            Ok(composed) => self.send(&claim, composed, now).await,
            Err(end) => end,
        };
        if let End::Unwanted(why) = end {
            info!(reference = %key.reference(), mail = key.kind().name(), why, "mail not wanted, not sent");
        }
        if let Err(unmarked) = self.store.end_mail(&claim, &end, now).await {
            // The claim alone keeps the mail from being sent twice.
            error!(reference = %key.reference(), mail = key.kind().name(), %end, cause = causes(&unmarked), "end not written");
        }
        Ok(if matches!(end, End::Later(..)) { Attempt::NotTaken } else { Attempt::Over })
    }

    /// Writes a mail, or says why there is none to send.
    async fn compose(&self, key: &MailKey, now: Timestamp) -> Result<Result<Composed, End>, Unavailable> {
        let settings = self.sender.settings();
        Ok(match compose::compose(&self.store, settings, key, now).await {
            Ok(Composed { visitor: Some(address), .. })
                if self.store.is_suppressed(&settings.secret, &address, now).await? =>
            {
                Err(End::Unwanted("the address bounced or complained before"))
            }
            Ok(composed) => Ok(composed),
            Err(NotComposed::Unavailable(cause)) => return Err(cause),
            Err(NotComposed::Unwanted(why)) => Err(End::Unwanted(why)),
            Err(NotComposed::Unreadable(_)) => {
                error!(reference = %key.reference(), mail = key.kind().name(), "the record of a mail can't be read");
                metrics::count("UnreadableRecords", 1, &[("Table", self.store.table())]);
                Err(End::Refused("the record can't be read".to_owned()))
            }
        })
    }

    /// Sends a claimed mail, if it still may be sent, and says how it ended.
    async fn send(&self, claim: &Claim, composed: Composed, now: Timestamp) -> End {
        let (reference, kind) = (claim.key.reference(), claim.key.kind());
        match self.may_send(claim, &composed).await {
            Ok(None) => {}
            Ok(Some(end)) => return end,
            Err(cause) => return self.later(claim, &cause.to_string(), now),
        }
        match self.hand_over(claim, composed.mail).await {
            Ok(id) => {
                info!(%reference, mail = kind.name(), message_id = id, "mail sent");
                End::Sent(id)
            }
            Err(SendError::NotSent(cause)) => self.later(claim, &cause, now),
            Err(SendError::SenderRefused(cause)) => {
                error!(%reference, mail = kind.name(), cause, "the mail service refuses the sender");
                metrics::count("SenderRefused", 1, &[("Table", self.store.table())]);
                self.later(claim, &cause, now)
            }
            Err(SendError::Refused(cause)) if kind.goes_to_visitor() => {
                warn!(%reference, mail = kind.name(), cause, "mail refused, given up");
                End::Refused(cause)
            }
            // Nobody else would hear of the lead: whoever runs the mailbox of sales has to mend it.
            Err(SendError::Refused(cause)) => self.later(claim, &cause, now),
            Err(SendError::InDoubt(cause)) => {
                warn!(%reference, mail = kind.name(), cause, "whether the mail was sent is unknown");
                self.in_doubt(claim, &cause, now)
            }
        }
    }

    /// What speaks against sending a claimed mail. Counted and written once the claim stands: a record that was erased
    /// meanwhile leaves no trace among what was written to its person.
    async fn may_send(&self, claim: &Claim, composed: &Composed) -> Result<Option<End>, Unavailable> {
        let secret = &self.sender.settings().secret;
        if let (MailKind::Acknowledgement | MailKind::Confirmation, Some(address)) =
            (claim.key.kind(), &composed.visitor)
        {
            let consents = Consents::new(self.store.clone(), secret.clone());
            if claim.key.kind() == MailKind::Confirmation && consents.is_signed_up(address).await? {
                return Ok(Some(End::Unwanted("the address is signed up")));
            }
            match self.store.may_write_to(address, &claim.key, secret).await? {
                MayWrite::Yes => {}
                MayWrite::PersonGotEnough => return Ok(Some(End::Unwanted("the address got enough mails today"))),
                // A person may know the domain.
                MayWrite::DomainGotEnough => {
                    let why = "the domain got enough mails today";
                    warn!(reference = %claim.key.reference(), mail = claim.key.kind().name(), why, "mail not sent, given up");
                    return Ok(Some(End::Refused(why.to_owned())));
                }
            }
        }
        match &composed.token {
            Some(token) if !self.store.keep_token(claim.key.reference(), token).await? => {
                Ok(Some(End::Unwanted("the sign-up is over")))
            }
            _ => Ok(None),
        }
    }

    /// Sends a mail; if SES refuses it, once more without Reply-To, since the visitor's address may be what it refuses.
    async fn hand_over(&self, claim: &Claim, mut mail: Mail) -> Result<String, SendError> {
        let (reference, kind) = (claim.key.reference(), claim.key.kind());
        match self.sender.send(kind, reference, &mail).await {
            Err(SendError::Refused(_)) if !kind.goes_to_visitor() && mail.reply_to.take().is_some() => {
                warn!(%reference, mail = kind.name(), "mail refused, sent without Reply-To");
                self.sender.send(kind, reference, &mail).await
            }
            outcome => outcome,
        }
    }

    /// The mail did not leave: again after a pause, within its bounds.
    fn later(&self, claim: &Claim, cause: &str, now: Timestamp) -> End {
        self.again(claim, (cause, claim.doubts), pause_after(claim.attempts), now)
    }

    /// The mail may have left: again where one more does no harm, and not before the mail service has had time to recover.
    fn in_doubt(&self, claim: &Claim, cause: &str, now: Timestamp) -> End {
        if claim.doubts < claim.key.kind().repetitions() {
            self.again(claim, (cause, claim.doubts + 1), LONGEST_PAUSE, now)
        } else {
            End::InDoubt(cause.to_owned())
        }
    }

    fn again(&self, claim: &Claim, (cause, doubts): (&str, u32), pause: i64, now: Timestamp) -> End {
        let (reference, kind) = (claim.key.reference(), claim.key.kind());
        if claim.is_past_its_bounds(now) {
            error!(%reference, mail = kind.name(), cause, "mail not sent in all its time, given up");
            return if doubts > 0 { End::InDoubt(cause.to_owned()) } else { End::Refused(cause.to_owned()) };
        }
        warn!(%reference, mail = kind.name(), cause, pause, "mail not sent, to be tried again");
        End::Later(now.as_second() + pause, cause.to_owned(), doubts)
    }
}

/// Seconds until a mail is tried again after so many attempts.
fn pause_after(attempts: u32) -> i64 {
    let doublings = attempts.saturating_sub(1).min(LONGEST_PAUSE.ilog2());
    (FIRST_PAUSE << doublings).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::pause_after;

    #[test]
    fn pauses_double_up_to_ten_minutes() {
        let pauses: Vec<i64> = [1, 2, 3, 9, 10, 64, u32::MAX].map(pause_after).into();
        assert_eq!(pauses, [2, 4, 8, 512, 600, 600, 600]);
    }
}
