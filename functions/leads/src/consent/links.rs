//! What the buttons behind the links of mails do.

use aws_sdk_dynamodb::types::AttributeValue;
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
    /// No sign-up of the address stands.
    Withdrawn,
    /// The sign-up is deleted, by this click or before, and with it whose it was: one that came after it may stand.
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
            if self.has_consent(&known).await? {
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
            let (change, mut values) = if signup.wants_news() {
                ("SET signup = :signup REMOVE expiresAt", vec![(":signup", text(token.reference()))])
            } else {
                let trial = AttributeValue::Ss(vec![token.reference().to_string()]);
                let end = number(Retention::Trial.expires_at(now));
                ("ADD trials :trial SET expiresAt = :end", vec![(":trial", trial), (":end", end)])
            };
            let mut is_free = "attribute_not_exists(signup)".to_owned();
            if let Some(over) = &known.signup {
                is_free.push_str(" OR signup = :over");
                values.push((":over", text(over)));
            }
            writes.push(self.store.update(address, change, &is_free, &values)?);
            for mail in mails {
                writes.push(mail?);
            }
            writes.extend(self.store.told(&signup, HookEvent::SignupConfirmed, now)?);
            match self.store.transact(writes).await? {
                Transacted::Written => return Ok(Confirmation::Confirmed),
                Transacted::Refused(_) => {}
                Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no confirmation succeeded in {ATTEMPTS} attempts")))
    }

    /// Ends all sign-ups of the address whose link this is; what is left of a consent is the evidence that it was given and
    /// withdrawn, of the others no address.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn withdraw(&self, token: &str) -> Result<Withdrawal, Unavailable> {
        in_time(self.try_to_withdraw(token)).await
    }

    async fn try_to_withdraw(&self, token: &str) -> Result<Withdrawal, Unavailable> {
        let Some(token) = Token::parse(token) else { return Ok(Withdrawal::Unknown) };
        let Some(signup) = self.signup_of(token.reference()).await? else {
            return Ok(if token.is_signed(&self.secret) { Withdrawal::Gone } else { Withdrawal::Unknown });
        };
        let digest = token.digest();
        // Before anything else is told: the reference alone is known to others.
        if !signup.unsubscribe_digests.iter().any(|ours| same(ours, &digest)) {
            return Ok(Withdrawal::Unknown);
        }
        // One that was erased no longer knows whose it was; with it all of the address ended.
        if !signup.email().is_empty() {
            self.end_all(signup.email(), Some(signup.reference()), None).await?;
        }
        Ok(if signup.wants_news() { Withdrawal::Withdrawn } else { Withdrawal::Gone })
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
