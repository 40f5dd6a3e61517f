//! What mail servers and visitors answer to our mails, written into the lead.

use jiff::Timestamp;

use crate::rights::suppression::Suppressed;
use crate::table::keys::lead_key;
use crate::table::reference::Reference;
use crate::table::store::{Store, Unavailable};

impl Store {
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
}
