//! What is known of an address: which of its sign-ups stand.

use serde::{Deserialize, Serialize};

use super::Consents;
use crate::platform::address::{address_key, address_key_before};
use crate::table::keys::{Item, subscription_key};
use crate::table::reference::Reference;
use crate::table::store::Unavailable;

/// What is known of an address.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Subscription {
    /// The confirmed sign-up of this address for later mails.
    #[serde(default)]
    pub(super) signup: Option<Reference>,
    /// The confirmed ones for the trial only.
    #[serde(default)]
    pub(super) trials: Vec<Reference>,
}

impl Subscription {
    /// Every confirmed sign-up.
    pub(super) fn signups(&self) -> impl Iterator<Item = &Reference> {
        self.signup.iter().chain(&self.trials)
    }
}

impl Consents {
    /// True when an address is signed up for later mails: nothing asks it for confirmation then.
    pub(crate) async fn is_signed_up(&self, email: &str) -> Result<bool, Unavailable> {
        let (_, known) = self.subscription(email).await?;
        Ok(known.is_some_and(|known| known.signup.is_some()))
    }

    /// What is known of an address, and under which key: that of before a rotation of the secret as long as a record has it.
    pub(super) async fn subscription(&self, email: &str) -> Result<(Item, Option<Subscription>), Unavailable> {
        let key = subscription_key(&address_key(&self.secret, email));
        let known = self.store.read(key.clone()).await?;
        let Some(before) = address_key_before(&self.secret, email) else { return Ok((key, known)) };
        let before = subscription_key(&before);
        let known_before: Option<Subscription> = self.store.read(before.clone()).await?;
        Ok(if known.is_none() && known_before.is_some() { (before, known_before) } else { (key, known) })
    }
}
