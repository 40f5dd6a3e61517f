//! The record of an address: which of its sign-ups are active.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tracing::error;

use super::Consents;
use crate::platform::address::address_key;
use crate::table::keys::{Item, key_in_words, read, subscription_key};
use crate::table::reference::Reference;
use crate::table::store::Unavailable;

/// The record of an address. It is only an index: a sign-up's own record takes precedence.
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
        self.signup.iter().chain(self.trials.iter().filter(|trial| Some(*trial) != self.signup.as_ref()))
    }
}

impl Consents {
    /// True when an address has a consent to later mails: it is not asked for confirmation again.
    pub(crate) async fn is_signed_up(&self, email: &str) -> Result<bool, Unavailable> {
        let (_, known) = self.subscription(email).await?;
        self.has_consent(&known).await
    }

    /// True when the consent that the index names is active: it may have ended since, or be erased.
    pub(super) async fn has_consent(&self, known: &Subscription) -> Result<bool, Unavailable> {
        let Some(reference) = &known.signup else { return Ok(false) };
        Ok(self.signup_of(reference).await?.is_some_and(|signup| signup.is_active(Timestamp::now())))
    }

    /// The index record of an address and its key; a record that can't be read counts as empty.
    pub(super) async fn subscription(&self, email: &str) -> Result<(Item, Subscription), Unavailable> {
        let key = subscription_key(&address_key(&self.secret, email));
        let Some(item) = self.store.item(key.clone()).await? else { return Ok((key, Subscription::default())) };
        let known = read(item).unwrap_or_else(|_| {
            error!(key = key_in_words(&key), "the index record of an address can't be read");
            Subscription::default()
        });
        Ok((key, known))
    }
}
