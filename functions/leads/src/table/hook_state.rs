//! Whether the hook is stopped: its receiver said that it wants nothing any more.

use jiff::Timestamp;
use serde::Deserialize;

use crate::table::keys::{hook_state_key, read};
use crate::table::store::{Store, Unavailable, text};

/// That nothing is posted to an address.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HookStop {
    /// Since when.
    pub stopped_at: Timestamp,
    /// A digest of the address: what is behind it may be a secret.
    pub(crate) address: String,
}

impl Store {
    /// The last stop that no successful test has ended, be it of the present address or of one before.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a record that can't be read.
    pub async fn hook_stop(&self) -> Result<Option<HookStop>, Unavailable> {
        let Some(item) = self.item(hook_state_key()).await? else { return Ok(None) };
        if !item.contains_key("stoppedAt") {
            return Ok(None);
        }
        Ok(Some(read(item)?))
    }

    /// Writes down that nothing is to be posted to an address any more.
    pub(crate) async fn stop_hook(&self, address: &str, now: Timestamp) -> Result<(), Unavailable> {
        let change = "SET stoppedAt = :at, address = :address";
        let values = vec![(":at", text(now)), (":address", text(address))];
        let is_new = "attribute_not_exists(stoppedAt) OR address <> :address";
        self.change_if(hook_state_key(), (change, values), is_new).await.map(drop)
    }

    /// Ends a stop, if there is one.
    pub(crate) async fn start_hook(&self) -> Result<(), Unavailable> {
        self.change_if(hook_state_key(), ("REMOVE stoppedAt, address", Vec::new()), "attribute_exists(stoppedAt)")
            .await
            .map(drop)
    }
}
