//! Storing a requested sign-up.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::{CONSENT_VERSION, SignupForm};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::Signup;
use super::consent::consent_digest;
use crate::accept::{Draft, Intake, Write};
use crate::address::{address_key, address_key_before};
use crate::item::{Item, signup_item, subscription_key};
use crate::reference::Reference;
use crate::retention::Retention;
use crate::source::Source;
use crate::store::{Unavailable, number};
use crate::verdict::Verdict;

/// The page with the form, when the form does not say.
const HOME: &str = "/";

/// Mails in 24 hours that ask one address for confirmation, at most: the first may not have come, or a sign-up was
/// withdrawn; a stranger's inbox is not flooded.
const ASKED_A_DAY: u64 = 3;

/// What is known of an address.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Subscription {
    /// Mails that asked for confirmation since the first of them within 24 hours.
    #[serde(default)]
    asked: u64,
    /// When these 24 hours end, in seconds since 1970.
    #[serde(default)]
    asked_until: i64,
    /// The confirmed sign-up of this address.
    #[serde(default)]
    pub(super) signup: Option<Reference>,
}

impl Subscription {
    /// True when no mail may ask this address for confirmation.
    pub(super) fn is_quiet(&self, now: Timestamp) -> bool {
        self.signup.is_some() || self.asked_lately(now) >= ASKED_A_DAY
    }

    fn asked_lately(&self, now: Timestamp) -> u64 {
        if self.asked_until > now.as_second() { self.asked } else { 0 }
    }
}

impl Intake {
    /// The writes that are a sign-up.
    ///
    /// They are as many and as slow for an address that is known as for one that is not: neither the answer nor its time
    /// tells who is signed up.
    pub(crate) async fn signup_records(
        &self,
        form: &SignupForm,
        source: Source,
        draft: &Draft,
    ) -> Result<Vec<(Write, TransactWriteItem)>, Unavailable> {
        let (now, store) = (draft.now, &self.store);
        let (address, known) = self.subscription(&form.email).await?;
        let known = known.unwrap_or_default();
        // A held sign-up asks again when it is released.
        let quiet = draft.judgement.verdict == Verdict::Clean && known.is_quiet(now);
        let retention =
            if draft.judgement.verdict == Verdict::Spam { Retention::Spam } else { Retention::UnconfirmedSignup };
        let consent_version = form.consent_version.clone().unwrap_or_else(|| CONSENT_VERSION.to_owned());
        let signup = Signup {
            reference: draft.receipt.reference.clone(),
            created_at: now,
            expires_at: Some(retention.expires_at(now)),
            email: form.email.clone(),
            judgement: draft.judgement,
            quiet,
            page: form.page.clone().unwrap_or_else(|| HOME.to_owned()),
            consent_digest: consent_digest(&consent_version),
            consent_version,
            requested_from: source.shortened(),
            confirm_digests: Vec::new(),
            confirmed_at: None,
            confirmed_from: None,
            withdrawn_at: None,
        };
        let item = signup_item(&signup).map_err(Unavailable::because)?;
        let mut writes = vec![(Write::Record, store.put(item, "attribute_not_exists(pk)", &[])?)];
        for kind in signup.due_mails(now) {
            writes.push((Write::Record, store.queue_mail(signup.reference(), *kind, retention.expires_at(now), now)?));
        }
        match draft.judgement.verdict {
            Verdict::Clean if quiet => writes.push((Write::Address, store.check(address, "attribute_exists(pk)")?)),
            Verdict::Clean => writes.push((Write::Address, self.asks(address, &known, now)?)),
            // No mail follows, so the address stays as free as it was.
            Verdict::Held | Verdict::Spam => {}
        }
        Ok(writes)
    }

    /// What is known of an address, and under which key: that of before a rotation of the secret as long as a record has it.
    pub(super) async fn subscription(&self, email: &str) -> Result<(Item, Option<Subscription>), Unavailable> {
        let key = subscription_key(&address_key(&self.secret, email));
        let known = self.store.read(key.clone()).await?;
        let Some(before) = address_key_before(&self.secret, email) else { return Ok((key, known)) };
        // Read for known addresses too: the time must not tell who is signed up.
        let before = subscription_key(&before);
        let known_before: Option<Subscription> = self.store.read(before.clone()).await?;
        Ok(if known.is_none() && known_before.is_some() { (before, known_before) } else { (key, known) })
    }

    /// Takes note that a mail asks this address for confirmation, unless more is known of the address by now.
    pub(super) fn asks(
        &self,
        address: Item,
        known: &Subscription,
        now: Timestamp,
    ) -> Result<TransactWriteItem, Unavailable> {
        let until = match known.asked_lately(now) {
            0 => Retention::Contacted.expires_at(now),
            _ => known.asked_until,
        };
        self.store.update(
            address,
            "SET asked = :asked, askedUntil = :until, expiresAt = :until",
            "attribute_not_exists(signup) AND (attribute_not_exists(asked) OR asked = :before)",
            &[
                (":asked", number(known.asked_lately(now) + 1)),
                (":before", number(known.asked)),
                (":until", number(until)),
            ],
        )
    }

    /// True when this sign-up was withdrawn: the same address may sign up anew.
    pub(crate) async fn is_withdrawn(&self, reference: &Reference) -> Result<bool, Unavailable> {
        Ok(self.signup_of(reference).await?.is_some_and(|signup| signup.withdrawn_at.is_some()))
    }
}
