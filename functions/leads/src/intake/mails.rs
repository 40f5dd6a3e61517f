//! How many mails to visitors an hour leads to: whoever has many addresses and networks must not make us a sender of spam.
//!
//! What is promised is counted, when it is. Two kinds of mail are not: one that sales releases by hand, and the one after a
//! confirmation, which only the owner of an address can bring about.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::intake::counters::Counter;
use crate::table::keys::visitor_mails_counter;
use crate::table::store::{Store, Unavailable};

/// How long mails are counted together, in seconds.
const WINDOW: i64 = 60 * 60;
/// Counters that share the bound. Every post that is promised a mail counts, so that one counter for all would be in the
/// way of posts at the same time; each takes one of these by chance.
const SHARDS: u64 = 8;

/// The mails to visitors of all sources.
pub(crate) struct VisitorMails {
    /// In the order in which they are tried, each with its part of the bound.
    shards: Vec<(Counter, u64)>,
}

impl VisitorMails {
    /// At most so many mails an hour; nothing is looked up yet.
    pub(crate) fn bounded(bound: u64) -> Self {
        let count = bound.min(SHARDS);
        let counter = |number| Counter::new(visitor_mails_counter(number), WINDOW);
        let mut shards: Vec<_> =
            (0..count).map(|number| (counter(number), bound / count + u64::from(number < bound % count))).collect();
        let first = getrandom::u32().map_or(0, |random| random as usize);
        let length = shards.len().max(1);
        shards.rotate_left(first % length);
        Self { shards }
    }

    /// True when the bound is reached, as far as it was looked up.
    pub(crate) fn is_reached(&self, now: Timestamp) -> bool {
        self.free(now).is_none()
    }

    /// The writes that count a mail; none when the bound is reached.
    pub(crate) fn count_up(&self, store: &Store, now: Timestamp) -> Result<Vec<TransactWriteItem>, Unavailable> {
        self.free(now).map_or(Ok(Vec::new()), |(counter, bound)| store.count_up(counter, *bound, now))
    }

    /// Looks up all of them, to find one that is free.
    pub(crate) async fn look_up(&mut self, store: &Store, now: Timestamp) -> Result<(), Unavailable> {
        for (counter, _) in &mut self.shards {
            store.look_up(counter, now).await?;
        }
        Ok(())
    }

    fn free(&self, now: Timestamp) -> Option<&(Counter, u64)> {
        self.shards.iter().find(|(counter, bound)| counter.known(now) < *bound)
    }
}

#[cfg(test)]
mod tests {
    use super::VisitorMails;

    #[test]
    fn the_parts_are_the_whole_bound_and_none_is_empty() {
        for bound in [0, 1, 3, 8, 9, 200, u64::MAX] {
            let parts: Vec<u64> = VisitorMails::bounded(bound).shards.iter().map(|(_, part)| *part).collect();
            assert_eq!(parts.iter().sum::<u64>(), bound);
            assert!(parts.iter().all(|part| *part > 0), "{parts:?}");
        }
    }
}
