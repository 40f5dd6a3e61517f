//! The sweep: retries items that are due again, and takes up those that a process claimed and died with.

use std::time::Instant;

use jiff::Timestamp;
use tracing::{error, warn};

use super::claim::Claim;
use super::retry::{bounded, in_doubt};
use super::{Attempt, Outbox};
use crate::platform::metrics;
use crate::table::item_kind::Channel;
use crate::table::keys::{Item, channel_of, key_in_words, key_of};
use crate::table::outbox_item::{DUE, OutboxItem};
use crate::table::store::Unavailable;

/// Items of one page.
const PAGE: usize = 100;
/// Items of one page when only their age is looked at: about what DynamoDB reads at once.
const MEASURED: usize = 2_000;
/// So many that were not taken in a row by one channel mean that it is down: the next sweep tries again.
const GIVE_UP_AFTER: usize = 5;

/// What a sweep did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Items that were tried.
    pub tried: usize,
    /// How many of them were not taken.
    pub not_taken: usize,
    /// For how many minutes the oldest mail of the queue had waited, be it due or resting, read or not.
    pub oldest_minutes: u64,
    /// The same of posts to the hook.
    pub oldest_hook_minutes: u64,
}

impl Outbox {
    /// Tries everything that is due, of each page the mails first, then the longest due; leaves out a channel that takes nothing,
    /// or whose time `is_over`.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; the next sweep goes on.
    pub async fn sweep(&self, now: Timestamp, is_over: impl Fn(Channel) -> bool) -> Result<Swept, Unavailable> {
        let (began, mut in_a_row) = (Instant::now(), Channel::ALL.map(|channel| (channel, 0)));
        let (mut swept, mut start) = (self.measure(now).await?, None);
        loop {
            let (mut items, next) = self.store.page_of_queue(DUE, now, PAGE, start).await?;
            items.sort_by_key(|item| channel_of(item) == Some(Channel::Hook));
            for item in items {
                let is_closed =
                    |(channel, not_taken): &(Channel, usize)| *not_taken == GIVE_UP_AFTER || is_over(*channel);
                if in_a_row.iter().all(is_closed) {
                    return Ok(swept);
                }
                let channel = channel_of(&item);
                let mut counted = in_a_row.iter_mut().find(|(other, _)| Some(*other) == channel);
                if counted.as_deref().is_some_and(is_closed) {
                    continue;
                }
                let attempt = self.take_up(key_of(&item), now + began.elapsed()).await?;
                let (Some(attempt), Some((_, not_taken))) = (attempt, counted.as_mut()) else { continue };
                match attempt {
                    // It was not tried, so nothing is known about the channel.
                    Attempt::Waits => continue,
                    Attempt::Over => *not_taken = 0,
                    Attempt::NotTaken => {
                        *not_taken += 1;
                        swept.not_taken += 1;
                    }
                }
                swept.tried += 1;
            }
            start = next;
            if start.is_none() {
                return Ok(swept);
            }
        }
    }

    /// The age of the oldest item of each channel. The queue is ordered by due time, not by age, so all of it is read.
    async fn measure(&self, now: Timestamp) -> Result<Swept, Unavailable> {
        let (mut swept, mut start) = (Swept::default(), None);
        loop {
            let (items, next) = self.store.page_of_queue(DUE, Timestamp::MAX, MEASURED, start).await?;
            for item in &items {
                let is_post = channel_of(item) == Some(Channel::Hook);
                let oldest = if is_post { &mut swept.oldest_hook_minutes } else { &mut swept.oldest_minutes };
                *oldest = minutes_in_queue(item, now).max(*oldest);
            }
            start = next;
            if start.is_none() {
                return Ok(swept);
            }
        }
    }

    /// Tries an item; nothing when it is gone, claimed meanwhile, or can't be read.
    async fn take_up(&self, key: Item, now: Timestamp) -> Result<Option<Attempt>, Unavailable> {
        let name = key_in_words(&key);
        let is_due = |item: &Item| due_at(item).is_some_and(|due| due <= now);
        let Some(item) = self.store.item(key).await?.filter(is_due) else { return Ok(None) };
        let Ok(item) = OutboxItem::from_item(item) else {
            error!(key = name, "an item of the outbox can't be read, and is stepped over");
            metrics::count("UnreadableRecords", 1, &[("Table", self.store.table())]);
            return Ok(None);
        };
        if let Some(claim) = Claim::left_behind(&item) {
            let cause = "whoever sent it did not say how it ended";
            warn!(reference = %item.reference, item = item.kind.name(), cause, "claim left behind");
            let outcome = bounded(&claim, in_doubt(&claim, cause.to_owned()), now);
            self.store.end_item(&claim, &outcome, now).await?;
            return Ok(Some(Attempt::Over));
        }
        Box::pin(self.attempt(&item.key(), now)).await.map(Some)
    }
}

/// For how long an item has been queued; of one that does not say it, for how long it has been due.
fn minutes_in_queue(item: &Item, now: Timestamp) -> u64 {
    let queued_at = item.get("queuedAt").and_then(|at| at.as_s().ok()?.parse().ok());
    let since: Option<Timestamp> = queued_at.or_else(|| due_at(item));
    since.map_or(0, |since| u64::try_from(now.duration_since(since).as_mins()).unwrap_or(0))
}

fn due_at(item: &Item) -> Option<Timestamp> {
    item.get("dueAt").and_then(|at| Timestamp::from_second(at.as_n().ok()?.parse().ok()?).ok())
}

#[cfg(test)]
mod tests {
    use aws_sdk_dynamodb::types::AttributeValue::{N, S};

    use super::{Item, minutes_in_queue};

    #[test]
    fn an_item_waits_since_it_was_queued_or_where_it_does_not_say_that_since_it_was_due() {
        let now = "2026-11-20T16:00:00Z".parse().unwrap();
        for (queued_at, due_at, minutes) in [
            (Some("2026-11-20T11:00:00Z"), "2026-11-20T16:09:00Z", 300),
            (None, "2026-11-20T14:00:00Z", 120),
            (Some("2026-11-20T16:05:00Z"), "2026-11-20T16:05:00Z", 0),
        ] {
            let due_at: jiff::Timestamp = due_at.parse().unwrap();
            let mut item = Item::from([("dueAt".to_owned(), N(due_at.as_second().to_string()))]);
            item.extend(queued_at.map(|at| ("queuedAt".to_owned(), S(at.to_owned()))));
            assert_eq!(minutes_in_queue(&item, now), minutes, "{queued_at:?} {due_at}");
        }
    }
}
