//! Records of a queue that can't be read, e.g. since a later release wrote them: out of the way of the others after the first
//! report, counted where they lie, and brought back once they can be read.

use jiff::Timestamp;

use crate::table::keys::{Item, key_of};
use crate::table::store::{Store, Unavailable, text};

/// The `queue` of what can't be read.
pub(crate) const UNREADABLE: &str = "unreadable";
/// Records of one page.
const PAGE: usize = 100;
/// Pages that are read at most.
const PAGES: usize = 20;

impl Store {
    /// Takes a record that can't be read out of its queue.
    pub(crate) async fn set_unreadable_aside(&self, key: Item) -> Result<(), Unavailable> {
        let change = "SET queueBefore = queue, queue = :unreadable";
        let values = vec![(":unreadable", text(UNREADABLE))];
        self.change_if(key, (change, values), "attribute_exists(queue) AND queue <> :unreadable").await.map(drop)
    }

    /// Puts back into its queue what can be read by now; how many still can't.
    pub(crate) async fn bring_back_readable(
        &self,
        is_readable: impl Fn(&Item) -> bool,
        now: Timestamp,
    ) -> Result<usize, Unavailable> {
        let (mut unreadable, mut start) = (0, None);
        for _ in 0..PAGES {
            let (items, next) = self.page_of_queue(UNREADABLE, now, PAGE, start).await?;
            for item in items {
                if !is_readable(&item) {
                    unreadable += 1;
                    continue;
                }
                let change = "SET queue = queueBefore REMOVE queueBefore";
                let values = vec![(":unreadable", text(UNREADABLE))];
                self.change_if(key_of(&item), (change, values), "queue = :unreadable").await?;
            }
            start = next;
            if start.is_none() {
                break;
            }
        }
        Ok(unreadable)
    }
}
