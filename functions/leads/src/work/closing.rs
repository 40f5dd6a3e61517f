//! Closing held leads that turned out to be nothing.

use jiff::Timestamp;

use crate::table::keys::lead_key;
use crate::table::reference::Reference;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable, number, text};

impl Store {
    /// Closes a held lead; false when it is not held (any more).
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; closing again is safe.
    pub async fn close_held(&self, reference: &Reference, now: Timestamp) -> Result<bool, Unavailable> {
        let change = "SET leadState = :closed, closedAt = :at REMOVE queue, dueAt";
        let values = vec![
            (":closed", text(LeadState::Closed.name())),
            (":at", text(now)),
            (":held", text(LeadState::Held.name())),
            (":now", number(now.as_second())),
        ];
        Ok(self
            .change_if(lead_key(reference), (change, values), "leadState = :held AND expiresAt > :now")
            .await?
            .is_some())
    }
}
