//! Records of a queue that can't be read, e.g. since a later release wrote them: out of the way of the others after the first
//! report, counted where they lie, and brought back once they can be read.

use crate::table::keys::{Item, key_of};
use crate::table::store::{Store, Unavailable, text};

/// The `queue` of what can't be read.
pub(crate) const UNREADABLE: &str = "unreadable";
/// Records that are looked at.
const COUNTED: usize = 2_000;

impl Store {
    /// Takes a record that can't be read out of its queue.
    pub(crate) async fn set_unreadable_aside(&self, key: Item) -> Result<(), Unavailable> {
        let change = "SET queueBefore = queue, queue = :unreadable";
        let values = vec![(":unreadable", text(UNREADABLE))];
        self.change_if(key, (change, values), "attribute_exists(queue) AND queue <> :unreadable").await.map(drop)
    }

    /// Puts back into its queue what can be read by now; how many still can't.
    pub(crate) async fn bring_back_readable(&self, is_readable: impl Fn(&Item) -> bool) -> Result<usize, Unavailable> {
        let mut unreadable = 0;
        let entries = self.entries_of_queue(UNREADABLE, COUNTED).await?;
        for item in self.items(entries.iter().map(key_of).collect()).await? {
            if !is_readable(&item) {
                unreadable += 1;
                continue;
            }
            let change = "SET queue = queueBefore REMOVE queueBefore";
            let values = vec![(":unreadable", text(UNREADABLE))];
            self.change_if(key_of(&item), (change, values), "queue = :unreadable").await?;
        }
        Ok(unreadable)
    }
}
