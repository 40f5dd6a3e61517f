//! The actions behind the links in mails.

use aws_sdk_dynamodb::types::AttributeValue;
use contract::HookEvent;
use jiff::Timestamp;

use super::Consents;
use crate::platform::secret::{Purpose, Secret};
use crate::platform::source::Source;
use crate::table::keys::signup_key;
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::{ATTEMPTS, Transacted, Unavailable, in_time, number, pause_after_conflict, text};
use crate::table::verdict::Verdict;

/// Separates the reference of a token from its signature.
const SEPARATOR: char = '.';
/// Characters of a reference.
const REFERENCE_LENGTH: usize = 9;
/// Characters of a signature.
const SIGNATURE_LENGTH: usize = 43;

/// What became of a click on a link of a sign-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clicked {
    /// What the link is for is done, by this click or by an earlier one.
    Done,
    /// Of the unsubscribe link: the sign-up is deleted, and with it the address; a later one of that address may be active.
    Gone,
    /// The link is invalid or expired.
    Unknown,
}

/// The token in the link of a sign-up; it can be used any number of times.
pub(crate) fn token(secret: &Secret, purpose: Purpose, reference: &Reference) -> String {
    format!("{reference}{SEPARATOR}{}", secret.sign(purpose, reference.as_str()))
}

/// The sign-up that a token is for; nothing when it is none of ours. Its length is fixed: what mail programs and gateways add
/// at its ends is ignored.
fn named(secret: &Secret, purpose: Purpose, token: &str) -> Option<Reference> {
    let (before, behind) = token.split_once(SEPARATOR)?;
    let reference = Reference::parse(before.get(before.len().checked_sub(REFERENCE_LENGTH)?..)?)?;
    let signature = behind.get(..SIGNATURE_LENGTH)?;
    secret.verifies(purpose, reference.as_str(), signature).then_some(reference)
}

impl Consents {
    /// The address of the sign-up whose link of this purpose this is; nothing when the link is none of ours, or the sign-up is
    /// deleted.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn address(&self, purpose: Purpose, token: &str) -> Result<Option<String>, Unavailable> {
        let Some(reference) = named(&self.secret, purpose, token) else { return Ok(None) };
        let signup = in_time(self.signup_of(&reference)).await?;
        Ok(signup.map(|signup| signup.email().to_owned()).filter(|address| !address.is_empty()))
    }

    /// Confirms a sign-up, once; every further click finds it confirmed.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn confirm(&self, token: &str, source: Source) -> Result<Clicked, Unavailable> {
        in_time(self.try_to_confirm(token, source)).await
    }

    async fn try_to_confirm(&self, token: &str, source: Source) -> Result<Clicked, Unavailable> {
        let Some(reference) = named(&self.secret, Purpose::Confirm, token) else { return Ok(Clicked::Unknown) };
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let Some(signup) = self.signup_of(&reference).await? else { return Ok(Clicked::Unknown) };
            let is_over = signup.withdrawn_at.is_some() || signup.expires_at.is_some_and(|end| end <= now.as_second());
            if is_over {
                return Ok(Clicked::Unknown);
            }
            if signup.confirmed_at.is_some() {
                return Ok(Clicked::Done);
            }
            let (address, known) = self.subscription(&signup.email).await?;
            if self.has_consent(&known).await? {
                // Another of this address's sign-ups was confirmed first: there is one subscription, and it stands.
                return Ok(Clicked::Done);
            }
            let mut change = "SET confirmedAt = :now".to_owned();
            let mut values = vec![(":now", text(now))];
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
            let mails = mails.map(|kind| self.store.queue(&reference, kind, Retention::Contact.expires_at(now), now));
            let mut writes = vec![self.store.update(
                signup_key(&reference),
                &change,
                "attribute_exists(pk) AND attribute_not_exists(confirmedAt)",
                &values,
            )?];
            // Whoever wants nothing but the trial subscribes to nothing, and can do so later.
            let (change, mut values) = if signup.wants_news() {
                ("SET signup = :signup REMOVE expiresAt", vec![(":signup", text(&reference))])
            } else {
                let trial = AttributeValue::Ss(vec![reference.to_string()]);
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
            writes.extend(self.store.hook_event(&signup, HookEvent::SignupConfirmed, now)?);
            match self.store.transact(writes).await? {
                Transacted::Written => return Ok(Clicked::Done),
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
    pub async fn withdraw(&self, token: &str) -> Result<Clicked, Unavailable> {
        in_time(self.try_to_withdraw(token)).await
    }

    async fn try_to_withdraw(&self, token: &str) -> Result<Clicked, Unavailable> {
        // Before anything else is answered: others know the reference alone.
        let Some(reference) = named(&self.secret, Purpose::Unsubscribe, token) else { return Ok(Clicked::Unknown) };
        let Some(signup) = self.signup_of(&reference).await? else { return Ok(Clicked::Gone) };
        // One that was erased no longer knows whose it was; with it all of the address ended.
        if !signup.email().is_empty() {
            self.end_all(signup.email(), Some(signup.reference()), None).await?;
        }
        Ok(if signup.wants_news() { Clicked::Done } else { Clicked::Gone })
    }

    /// Releases a held sign-up: the mail that asks for confirmation follows, unless the address is signed up or got enough of them
    /// today.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; trying again is safe.
    pub async fn release(&self, token: &str) -> Result<Clicked, Unavailable> {
        in_time(self.try_to_release(token)).await
    }

    async fn try_to_release(&self, token: &str) -> Result<Clicked, Unavailable> {
        let Some(reference) = named(&self.secret, Purpose::Release, token) else { return Ok(Clicked::Unknown) };
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let signup = self.signup_of(&reference).await?;
            let Some(signup) = signup.filter(|signup| signup.expires_at.is_none_or(|end| end > now.as_second())) else {
                return Ok(Clicked::Unknown);
            };
            if signup.judgement.verdict != Verdict::Held {
                return Ok(Clicked::Done);
            }
            if self.is_signed_up(&signup.email).await? {
                return Ok(Clicked::Done);
            }
            let expires_at = Retention::UnconfirmedSignup.expires_at(now);
            let release = self.store.update(
                signup_key(&reference),
                "SET verdict = :clean, releasedAt = :now, expiresAt = :end REMOVE doubt, queue, dueAt",
                "verdict = :held",
                &[
                    (":clean", text(Verdict::Clean.name())),
                    (":held", text(Verdict::Held.name())),
                    (":now", text(now)),
                    (":end", number(expires_at)),
                ],
            )?;
            let mail = self.store.queue(&reference, MailKind::Confirmation, expires_at, now)?;
            match self.store.transact(vec![release, mail]).await? {
                Transacted::Written => return Ok(Clicked::Done),
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

#[cfg(test)]
mod tests {
    use super::{named, token};
    use crate::platform::secret::{Purpose, Secret};
    use crate::table::reference::Reference;

    const LINKS: [Purpose; 3] = [Purpose::Confirm, Purpose::Unsubscribe, Purpose::Release];

    #[test]
    fn a_token_is_good_for_its_sign_up_and_its_purpose_and_is_the_same_each_time() {
        let (secret, reference) = (Secret::new("one"), Reference::random().unwrap());
        for purpose in LINKS {
            let ours = token(&secret, purpose, &reference);
            assert_eq!((ours.len(), &ours), (9 + 1 + 43, &token(&secret, purpose, &reference)));
            for other in LINKS {
                assert_eq!(named(&secret, other, &ours).is_some(), other == purpose, "{purpose:?} {other:?}");
            }
            let forged = ours.replace(reference.as_str(), Reference::random().unwrap().as_str());
            assert_eq!((named(&secret, purpose, &forged), named(&Secret::new("two"), purpose, &ours)), (None, None));
        }
    }

    #[test]
    fn what_is_no_token_names_nothing_and_what_is_glued_to_one_on_its_way_is_left_out() {
        let (secret, reference) = (Secret::new("one"), Reference::random().unwrap());
        let ours = token(&secret, Purpose::Confirm, &reference);
        let named = |text: &str| named(&secret, Purpose::Confirm, text);
        for text in ["", ".", "K7QM-4TXR", "K7QM-4TXR.", "Ä.", "ÄÄÄÄÄÄ.", &ours[..52], &ours.replace('.', ":")] {
            assert_eq!(named(text), None, "{text}");
        }
        for glued in ["<{}>", "{}.", "{}).", "{}_", " {}\r\n", "3D{}", "{}ü", "{}&amp;utm_source=a"] {
            assert_eq!(named(&glued.replace("{}", &ours)), Some(reference.clone()), "{glued}");
        }
    }
}
