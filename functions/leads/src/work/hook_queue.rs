//! How the hook does: what waits for it, and what was given up.

use jiff::Timestamp;

use super::COUNTED;
use crate::table::item_kind::Channel;
use crate::table::keys::{channel_of, key_of};
use crate::table::outbox_item::{DUE, OutboxItem, STUCK};
use crate::table::store::{Store, Unavailable};

/// The posts in the outbox at one moment; of each queue [`COUNTED`] items are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HookQueue {
    /// Posts that are due, rest, or are on their way.
    pub waiting: usize,
    /// Since when the oldest of them waits.
    pub oldest: Option<Timestamp>,
    /// Why one of them was not taken.
    pub reason: Option<String>,
    /// Posts that were set aside, and that no list named yet.
    pub aside: usize,
    /// Posts that can't be read, e.g. since a later release wrote them.
    pub unreadable: usize,
}

impl HookQueue {
    /// Reads the queues, and changes nothing.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn read(store: &Store) -> Result<Self, Unavailable> {
        let mut counted = Self::default();
        for queue in [DUE, STUCK] {
            let entries = store.entries_of_queue(queue, COUNTED).await?;
            let posts = entries.iter().filter(|item| channel_of(item) == Some(Channel::Hook));
            for item in store.items(posts.map(key_of).collect()).await? {
                match OutboxItem::from_item(item) {
                    Ok(post) if queue == DUE => counted.wait_for(post),
                    Ok(_) => counted.aside += 1,
                    Err(_) => counted.unreadable += 1,
                }
            }
        }
        Ok(counted)
    }

    fn wait_for(&mut self, post: OutboxItem) {
        self.waiting += 1;
        self.oldest = Some(self.oldest.map_or(post.queued_at, |oldest| oldest.min(post.queued_at)));
        self.reason = post.reason.or(self.reason.take());
    }
}
