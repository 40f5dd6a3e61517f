//! What is known of the address that posts go to: whether its receiver asked for a pause.

use jiff::Timestamp;
use serde::Deserialize;

use crate::table::keys::{hook_state_key, read};
use crate::table::store::{Change, Store, Unavailable, text};

/// The hook that is set up, as its receiver left it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HookState {
    /// Until when it asked to be left alone.
    pub paused_until: Option<Timestamp>,
    /// A digest of its address: what is behind it may be a secret.
    pub(crate) address: String,
}

impl Store {
    /// The hook that whoever posts knows of; nothing where none is set up.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a record that can't be read.
    pub async fn hook_state(&self) -> Result<Option<HookState>, Unavailable> {
        let item = self.item(hook_state_key()).await?.filter(|item| item.contains_key("address"));
        Ok(item.map(read).transpose()?)
    }

    /// Begins anew with an address, or without a hook: what another receiver said counts no more.
    pub(crate) async fn begin_hook(&self, address: Option<&str>) -> Result<(), Unavailable> {
        let (change, is_other): (Change<'_>, _) = match address {
            Some(address) => (
                ("SET address = :address REMOVE pausedUntil", vec![(":address", text(address))]),
                "attribute_not_exists(address) OR address <> :address",
            ),
            None => (("REMOVE address, pausedUntil", Vec::new()), "attribute_exists(address)"),
        };
        self.change_if(hook_state_key(), change, is_other).await.map(drop)
    }

    /// Writes down that nothing is to be posted to an address until then.
    pub(crate) async fn pause_hook(&self, address: &str, until: Timestamp) -> Result<(), Unavailable> {
        let values = vec![(":until", text(until)), (":address", text(address))];
        self.change_if(hook_state_key(), ("SET pausedUntil = :until", values), "address = :address").await.map(drop)
    }
}
