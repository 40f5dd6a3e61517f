//! Counters in the table, each for one stretch of time.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use serde::Deserialize;

use crate::table::keys::{Item, held_counter_key, source_counter_key};
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number};

/// How long posts of one source are counted together, in seconds: decisions, section 5.
const SOURCE_WINDOW: i64 = 10 * 60;
/// How long held submissions are counted together, in seconds: decisions, section 5.
const HELD_WINDOW: i64 = 60 * 60;

/// A counter of the table.
pub(crate) struct Counter {
    key: Item,
    ends_at: i64,
    expires_at: i64,
}

#[derive(Deserialize)]
struct Counted {
    counted: u64,
}

/// Counts the posts of a source in the present window.
pub(crate) fn source_counter(source_key: &str, now: Timestamp) -> Counter {
    let start = window_start(now, SOURCE_WINDOW);
    Counter {
        key: source_counter_key(source_key, start),
        ends_at: start + SOURCE_WINDOW,
        expires_at: Retention::Counter.expires_at(now),
    }
}

/// Counts the held submissions of all sources in the present hour.
pub(crate) fn held_counter(now: Timestamp) -> Counter {
    let start = window_start(now, HELD_WINDOW);
    Counter {
        key: held_counter_key(start),
        ends_at: start + HELD_WINDOW,
        expires_at: Retention::Counter.expires_at(now),
    }
}

impl Counter {
    /// Seconds until counting starts anew, one at least.
    pub(crate) fn seconds_left(&self, now: Timestamp) -> u64 {
        u64::try_from(self.ends_at - now.as_second()).unwrap_or(1).max(1)
    }
}

impl Store {
    /// Counts one more, as long as fewer than the bound were counted.
    pub(crate) fn count_up(&self, counter: &Counter, bound: u64) -> Result<TransactWriteItem, Unavailable> {
        self.update(
            counter.key.clone(),
            "ADD counted :one SET expiresAt = :end",
            "attribute_not_exists(counted) OR counted < :bound",
            &[(":one", number(1)), (":end", number(counter.expires_at)), (":bound", number(bound))],
        )
    }

    /// What the counter stands at.
    pub(crate) async fn counted(&self, counter: &Counter) -> Result<u64, Unavailable> {
        let record: Option<Counted> = self.read(counter.key.clone()).await?;
        Ok(record.map_or(0, |record| record.counted))
    }
}

fn window_start(now: Timestamp, length: i64) -> i64 {
    now.as_second() - now.as_second().rem_euclid(length)
}
