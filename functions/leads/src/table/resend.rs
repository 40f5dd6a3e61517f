//! Resending an item of the outbox at a person's request.

use jiff::Timestamp;

use crate::table::outbox_item::{DUE, ItemKey, ItemState};
use crate::table::store::{Store, Unavailable, number, text};

impl Store {
    /// Makes an item due that is in one of these states; false when it is in another, or there is none.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; asking again is safe.
    pub async fn make_due(&self, key: &ItemKey, states: &[ItemState], now: Timestamp) -> Result<bool, Unavailable> {
        // Its bounds begin anew.
        let change = "SET mailState = :due, queue = :queue, dueAt = :now, queuedAt = :at REMOVE attempts, reason";
        let names = [":s0", ":s1", ":s2", ":s3"];
        let mut values = vec![
            (":due", text(ItemState::Due.name())),
            (":queue", text(DUE)),
            (":now", number(now.as_second())),
            (":at", text(now)),
        ];
        values.extend(names.into_iter().zip(states).map(|(name, state)| (name, text(state.name()))));
        let is_meant = format!("mailState IN ({})", names[..states.len().min(names.len())].join(", "));
        Ok(self.change_if(key.item(), (change, values), &is_meant).await?.is_some())
    }
}
