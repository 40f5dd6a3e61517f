//! What is known of an address: whether it is signed up, and how often it was asked.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::Consents;
use crate::platform::address::{address_key, address_key_before};
use crate::table::keys::{Item, subscription_key};
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Unavailable, number};

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

impl Consents {
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
}
