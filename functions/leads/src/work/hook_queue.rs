//! How the hook does: what waits for it, and what was given up.

use jiff::Timestamp;

use super::COUNTED;
use super::waiting::Source;
use crate::table::keys::{Item, Unreadable};
use crate::table::outbox_item::{DUE, OutboxItem, STUCK};
use crate::table::store::{Store, Unavailable};

/// The posts in the outbox at one moment, counted up to 10,000.
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
}

impl HookQueue {
    /// Reads the queues at `now`.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn read(store: &Store, now: Timestamp) -> Result<Self, Unavailable> {
        let posts = |item: Item| -> Result<_, Unreadable> {
            Ok(Some(OutboxItem::from_item(item)?).filter(OutboxItem::is_post))
        };
        let waiting = store.collect(Source::Queue(DUE, Timestamp::MAX), COUNTED, posts).await?.found;
        let aside = store.collect(Source::Queue(STUCK, now), COUNTED, posts).await?.found;
        Ok(Self {
            waiting: waiting.len(),
            oldest: waiting.iter().map(|post| post.queued_at).min(),
            reason: waiting.iter().filter_map(|post| post.reason.clone()).next_back(),
            aside: aside.len(),
        })
    }
}
