//! The suppression list: addresses that get no further mail, each stored as a keyed hash.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::platform::address::address_key;
use crate::platform::secret::Secret;
use crate::table::keys::{Item, lead_key, suppression_key};
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable};

/// Why an address gets no mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Suppressed {
    /// Mails to it do not arrive: its server refuses them for good, or SES keeps them back.
    Bounce,
    /// Its owner reported one of our mails as spam.
    Complaint,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Suppression {
    reason: Suppressed,
    suppressed_at: Timestamp,
    expires_at: i64,
}

impl Store {
    /// Stops mails to an address.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn suppress(
        &self,
        secret: &Secret,
        address: &str,
        reason_to: Suppressed,
        now: Timestamp,
    ) -> Result<(), Unavailable> {
        let suppression =
            Suppression { reason: reason_to, suppressed_at: now, expires_at: Retention::Suppression.expires_at(now) };
        let mut item: Item = serde_dynamo::to_item(&suppression).map_err(Unavailable::defect)?;
        item.extend(suppression_key(&address_key(secret, address)));
        let request = self.client.put_item().table_name(&self.table).set_item(Some(item));
        request.send().await.map(drop).map_err(|error| Unavailable::database(&error))
    }

    /// Marks a lead whose visitor can't be written to; a lead that is gone stays gone.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; marking again is safe.
    pub async fn mark_unreachable(
        &self,
        reference: &Reference,
        why: Suppressed,
        now: Timestamp,
    ) -> Result<(), Unavailable> {
        let attribute = match why {
            Suppressed::Bounce => "undeliverableAt",
            Suppressed::Complaint => "complainedAt",
        };
        let change = format!("SET {attribute} = if_not_exists({attribute}, :now)");
        self.change_existing(lead_key(reference), &change, now).await
    }

    /// True when no mail may go to this address.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn is_suppressed(&self, secret: &Secret, address: &str, now: Timestamp) -> Result<bool, Unavailable> {
        let found: Option<Suppression> = self.read(suppression_key(&address_key(secret, address))).await?;
        // TTL deletes late, up to days: a record past its term counts as deleted.
        Ok(found.is_some_and(|suppression| suppression.expires_at > now.as_second()))
    }
}
