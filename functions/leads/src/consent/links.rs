//! What the buttons behind the links of mails do.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::HookEvent;
use jiff::Timestamp;

use super::Consents;
use super::token::Token;
use crate::platform::secret::{Purpose, Secret, same};
use crate::platform::source::Source;
use crate::table::keys::signup_key;
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::{ATTEMPTS, Transacted, Unavailable, in_time, number, pause_after_conflict, text};
use crate::table::verdict::Verdict;

/// What the link that releases a held sign-up is signed as.
const RELEASE: Purpose = Purpose::Release;

/// What became of a click on the link that confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// The address is signed up, by this click or by an earlier one.
    Confirmed,
    /// The link is none of ours, or its time is over.
    Unknown,
}

/// What became of a click on the link that withdraws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// The address is signed off, by this click or by an earlier one.
    Withdrawn,
    /// The link is ours and everything about its sign-up is deleted.
    Gone,
    /// The link is none of ours.
    Unknown,
}

/// What became of a click on the link that releases a held sign-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    /// The mail that asks for confirmation follows, unless the address is signed up or got enough of them today.
    Released,
    /// The link is none of ours, or the sign-up is over.
    Unknown,
}

/// The signature in the link that releases a held sign-up.
pub(crate) fn release_signature(secret: &Secret, reference: &Reference) -> String {
    secret.sign(RELEASE, reference.as_str())
}

impl Consents {
    /// Confirms a sign-up, once; every further click finds it confirmed.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn confirm(&self, token: &str, source: Source) -> Result<Confirmation, Unavailable> {
        in_time(self.try_to_confirm(token, source)).await
    }

    async fn try_to_confirm(&self, token: &str, source: Source) -> Result<Confirmation, Unavailable> {
        let Some(token) = Token::parse(token) else { return Ok(Confirmation::Unknown) };
        let digest = token.digest();
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let Some(signup) = self.signup_of(token.reference()).await? else { return Ok(Confirmation::Unknown) };
            let is_ours = signup.confirm_digests.iter().any(|ours| same(ours, &digest));
            let is_over = signup.withdrawn_at.is_some() || signup.expires_at.is_some_and(|end| end <= now.as_second());
            if !is_ours || is_over {
                return Ok(Confirmation::Unknown);
            }
            if signup.confirmed_at.is_some() {
                return Ok(Confirmation::Confirmed);
            }
            let (address, known) = self.subscription(&signup.email).await?;
            if known.is_some_and(|known| known.signup.is_some()) {
                // Another of this address's sign-ups was confirmed first: there is one subscription, and it stands.
                return Ok(Confirmation::Confirmed);
            }
            let mut change = "SET confirmedAt = :now".to_owned();
            let mut values = vec![(":now", text(now)), (":digest", text(&digest))];
            if let Some(network) = source.shortened() {
                change.push_str(", confirmedFrom = :network");
                values.push((":network", text(network)));
            }
            if signup.wants_news() {
                change.push_str(" REMOVE expiresAt");
            } else {
                change.push_str(", expiresAt = :end");
                values.push((":end", number(Retention::Trial.expires_at(now))));
            }
            let mails = [MailKind::SignupSales, MailKind::Welcome];
            // Kept as long as a message: a confirmed sign-up itself has no term.
            let mails =
                mails.map(|kind| self.store.queue(token.reference(), kind, Retention::Contact.expires_at(now), now));
            let mut writes = vec![self.store.update(
                signup_key(token.reference()),
                &change,
                "contains(confirmDigests, :digest) AND attribute_not_exists(confirmedAt)",
                &values,
            )?];
            // Whoever wants nothing but the trial subscribes to nothing, and can do so later.
            if signup.wants_news() {
                writes.push(self.store.update(
                    address,
                    "SET signup = :signup REMOVE expiresAt",
                    "attribute_not_exists(signup)",
                    &[(":signup", text(token.reference()))],
                )?);
            }
            for mail in mails {
                writes.push(mail?);
            }
            writes.extend(self.told(&signup, HookEvent::SignupConfirmed, now)?);
            match self.store.transact(writes).await? {
                Transacted::Written => return Ok(Confirmation::Confirmed),
                Transacted::Refused(_) => {}
                Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no confirmation succeeded in {ATTEMPTS} attempts")))
    }

    /// Withdraws a consent; what is left is the evidence that it was given and withdrawn. Where there was none, nothing is left.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn withdraw(&self, token: &str) -> Result<Withdrawal, Unavailable> {
        in_time(self.try_to_withdraw(token)).await
    }

    async fn try_to_withdraw(&self, token: &str) -> Result<Withdrawal, Unavailable> {
        let Some(token) = Token::parse(token) else { return Ok(Withdrawal::Unknown) };
        let digest = token.digest();
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let Some(signup) = self.signup_of(token.reference()).await? else {
                return Ok(if token.is_signed(&self.secret) { Withdrawal::Gone } else { Withdrawal::Unknown });
            };
            // Before anything else is told: the reference alone is known to others.
            if !signup.unsubscribe_digests.iter().any(|ours| same(ours, &digest)) {
                return Ok(Withdrawal::Unknown);
            }
            if signup.withdrawn_at.is_some() {
                return Ok(if signup.wants_news() { Withdrawal::Withdrawn } else { Withdrawal::Gone });
            }
            if !signup.wants_news() {
                let mut writes = vec![self.forget(&token, now)?];
                writes.extend(self.told(&signup, HookEvent::SignupErased, now)?);
                match self.store.transact(writes).await? {
                    Transacted::Written => return Ok(Withdrawal::Gone),
                    Transacted::Refused(_) => return Ok(Withdrawal::Unknown),
                    Transacted::Conflict => pause_after_conflict(attempt).await,
                }
                continue;
            }
            let end = number(Retention::WithdrawnSignup.expires_at(now));
            let (address, _) = self.subscription(&signup.email).await?;
            let mut writes = vec![
                self.store.update(
                    signup_key(token.reference()),
                    "SET withdrawnAt = :now, expiresAt = :end",
                    "contains(unsubscribeDigests, :digest)",
                    &[(":now", text(now)), (":end", end), (":digest", text(&digest))],
                )?,
                self.store.update(
                    address,
                    "REMOVE signup SET expiresAt = :soon",
                    "attribute_not_exists(signup) OR signup = :signup",
                    &[(":soon", number(Retention::Contacted.expires_at(now))), (":signup", text(token.reference()))],
                )?,
            ];
            writes.extend(self.told(&signup, HookEvent::SignupWithdrawn, now)?);
            match self.store.transact(writes).await? {
                Transacted::Written => return Ok(Withdrawal::Withdrawn),
                Transacted::Refused(_) => return Ok(Withdrawal::Unknown),
                Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no withdrawal succeeded in {ATTEMPTS} attempts")))
    }

    /// Takes the address out of a sign-up that is no consent and ends its term: the table deletes the rest within days.
    fn forget(&self, token: &Token, now: Timestamp) -> Result<TransactWriteItem, Unavailable> {
        self.store.update(
            signup_key(token.reference()),
            "SET email = :nobody, withdrawnAt = :now, expiresAt = :end",
            "contains(unsubscribeDigests, :digest)",
            &[
                (":nobody", text("")),
                (":now", text(now)),
                (":end", number(now.as_second())),
                (":digest", text(token.digest())),
            ],
        )
    }

    /// Releases a held sign-up, so that the mail that asks for confirmation is sent after all.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn release(&self, reference: &str, signature: &str) -> Result<Release, Unavailable> {
        in_time(self.try_to_release(reference, signature)).await
    }

    async fn try_to_release(&self, reference: &str, signature: &str) -> Result<Release, Unavailable> {
        let Some(reference) = Reference::parse(reference) else { return Ok(Release::Unknown) };
        if !self.secret.verifies(RELEASE, reference.as_str(), signature) {
            return Ok(Release::Unknown);
        }
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let signup = self.signup_of(&reference).await?;
            let Some(signup) = signup.filter(|signup| signup.expires_at.is_none_or(|end| end > now.as_second())) else {
                return Ok(Release::Unknown);
            };
            if signup.judgement.verdict != Verdict::Held {
                return Ok(Release::Released);
            }
            if self.is_signed_up(&signup.email).await? {
                return Ok(Release::Released);
            }
            let writes = self.store.release_signup(&reference, now)?;
            match self.store.transact(writes).await? {
                Transacted::Written => return Ok(Release::Released),
                Transacted::Refused(_) => {}
                Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no release succeeded in {ATTEMPTS} attempts")))
    }

    pub(super) async fn signup_of(&self, reference: &Reference) -> Result<Option<Signup>, Unavailable> {
        self.store.read(signup_key(reference)).await
    }
}
