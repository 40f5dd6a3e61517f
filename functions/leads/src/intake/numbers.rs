//! The numbers that decide about a post: how much came from its networks, and how many mails went out. Read at once with
//! whatever else decides, and counted in the transaction that stores it (docs/decisions/0021).
//!
//! | number | of | in | bound |
//! |---|---|---|---|
//! | customer | posts of an IPv4 address or an IPv6 /64 | ten minutes | 15, past which they are held; 30, past which they are refused |
//! | network | undoubted posts of an IPv4 /24 or an IPv6 /48 | an hour | a tenth of the mails to visitors, past which they are held |
//! | visitors | mails to visitors that were promised | ten minutes | a sixth of `VisitorMailsAnHour`, past which no more are promised |
//! | sales | mails to sales about posts | an hour | 100; for a doubtful post 20 |
//!
//! These are rate limits: the first for one sender, the second for a sender with many addresses, the others for one with many
//! networks. A network's limit refuses nobody, and held or refused posts do not count there, so that a sender can't harm its
//! neighbours. Two mails to visitors are not counted: one that sales releases by hand, and the one after a confirmation, which
//! only the owner of an address can cause.
//!
//! Windows are fixed: whoever is refused waits for ten minutes at most.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::keys::{Item, counter_key, key_of, mails_counter, source_counter};
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number};

/// How long posts of a customer and mails to visitors are counted together, in seconds: longer than somebody takes who corrects a form
/// and sends it again.
const TEN_MINUTES: i64 = 10 * 60;
/// How long posts of a network and mails to sales are counted together, in seconds.
const HOUR: i64 = 60 * 60;
/// Posts of a customer that raise no doubt: a visitor sends one, and another when something was forgotten; behind
/// one address there may be an office, or the visitors of a stand at a fair.
const UNDOUBTED: u64 = 15;
/// Posts of a customer that are taken at all, the doubtful ones included: no person types so many.
const POSTS: u64 = 30;
/// One network may cause one in this many of an hour's mails.
const NETWORKS: u64 = 10;
/// Parts of an hour in which mails to visitors are counted.
const PARTS: u64 = 6;

/// Where a number lies: an attribute of the item of its window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counter {
    name: String,
    start: i64,
    attribute: String,
}

/// One value for each counter: its place in the table, its count, or the bound that its write checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers<T = u64> {
    pub(crate) customer: T,
    pub(crate) network: T,
    pub(crate) visitors: T,
    pub(crate) sales: T,
}

/// The bounds of posts and mails, as far as they follow from the mails to visitors in an hour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Mails to visitors in ten minutes.
    pub(crate) visitors: u64,
    /// Undoubted posts of a network in an hour.
    pub(crate) share: u64,
}

impl Bounds {
    /// Those of at most so many mails to visitors an hour, six at least.
    pub(crate) fn of(visitor_mails_an_hour: u64) -> Self {
        let part_of = |parts: u64| (visitor_mails_an_hour / parts).max(1);
        Self { visitors: part_of(PARTS), share: part_of(NETWORKS) }
    }
}

impl Counter {
    /// Mails to visitors.
    fn visitors(now: Timestamp) -> Self {
        let part = now.as_second().rem_euclid(HOUR) / TEN_MINUTES;
        Self { attribute: format!("visitors{part}"), ..Self::sales(now) }
    }

    /// Mails to sales about posts: they lie in the same item.
    fn sales(now: Timestamp) -> Self {
        Self { name: mails_counter(), start: start(now, HOUR), attribute: "sales".to_owned() }
    }

    fn of_source(key: &str, start: i64) -> Self {
        Self { name: source_counter(key), start, attribute: "posts".to_owned() }
    }

    fn key(&self) -> Item {
        counter_key(&self.name, self.start)
    }

    /// Its count, by items that were read.
    fn read(&self, items: &[Item]) -> u64 {
        let item = items.iter().find(|item| key_of(item) == self.key());
        let counted = item.and_then(|item| item.get(&self.attribute)?.as_n().ok()?.parse().ok());
        counted.unwrap_or(0)
    }
}

impl Numbers<Counter> {
    /// The counters of a source at a time.
    pub(crate) fn of(source: Source, secret: &Secret, now: Timestamp) -> Self {
        Self::of_keys(&source.key(secret), &source.network_key(secret), now)
    }

    fn of_keys(customer: &str, network: &str, now: Timestamp) -> Self {
        Self {
            customer: Counter::of_source(customer, start(now, TEN_MINUTES)),
            network: Counter::of_source(network, start(now, HOUR)),
            visitors: Counter::visitors(now),
            sales: Counter::sales(now),
        }
    }

    /// The items in which they lie.
    pub(crate) fn keys(&self) -> [Item; 3] {
        [self.customer.key(), self.network.key(), self.sales.key()]
    }

    /// Their counts, by items that were read.
    pub(crate) fn read(&self, items: &[Item]) -> Numbers {
        Numbers {
            customer: self.customer.read(items),
            network: self.network.read(items),
            visitors: self.visitors.read(items),
            sales: self.sales.read(items),
        }
    }

    /// Those in which a post counts, each with its bound.
    pub(crate) fn counted(&self, bounds: Numbers<Option<u64>>) -> Vec<(&Counter, u64)> {
        let all = [
            (&self.customer, bounds.customer),
            (&self.network, bounds.network),
            (&self.visitors, bounds.visitors),
            (&self.sales, bounds.sales),
        ];
        all.into_iter().filter_map(|(counter, bound)| Some((counter, bound?))).collect()
    }

    /// Seconds until posts are taken again, where none is taken now.
    pub(crate) fn retry_after(&self, numbers: Numbers, now: Timestamp) -> Option<u64> {
        let left = self.customer.start + TEN_MINUTES - now.as_second();
        (numbers.customer >= POSTS).then(|| left.try_into().unwrap_or(1))
    }
}

impl Numbers {
    /// The bound of the customer's posts that a further one is to stay below.
    pub(crate) fn customer_bound(self) -> u64 {
        if self.customer < UNDOUBTED { UNDOUBTED } else { POSTS }
    }

    /// True when so much came that a further post is doubtful.
    pub(crate) fn is_crowded(self, bounds: Bounds) -> bool {
        self.customer >= UNDOUBTED || self.network >= bounds.share
    }
}

/// Begin of the window of a time, in seconds since 1970.
fn start(now: Timestamp, window: i64) -> i64 {
    now.as_second() - now.as_second().rem_euclid(window)
}

impl Store {
    /// The writes that count one more by each of these, those of one item beside each other; refused where it is no longer below
    /// its bound.
    pub(crate) fn count(
        &self,
        counted: &[(&Counter, u64)],
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let writes = counted.chunk_by(|(one, _), (next, _)| one.key() == next.key()).map(|of_item| {
            let bounds: Vec<_> = of_item.iter().map(|(counter, _)| format!(":{}", counter.attribute)).collect();
            let (mut adds, mut conditions) = (Vec::new(), Vec::new());
            let mut values = vec![(":one", number(1)), (":end", number(Retention::Counter.expires_at(now)))];
            for ((Counter { attribute, .. }, most), bound) in of_item.iter().zip(&bounds) {
                adds.push(format!("{attribute} :one"));
                conditions.push(format!("(attribute_not_exists({attribute}) OR {attribute} < {bound})"));
                values.push((bound, number(most)));
            }
            let change = format!("ADD {} SET expiresAt = :end", adds.join(", "));
            self.update(of_item[0].0.key(), &change, &conditions.join(" AND "), &values)
        });
        writes.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Numbers, PARTS, POSTS};

    #[test]
    fn the_parts_are_no_more_than_the_hour() {
        for (hour, part) in [(1, 1), (6, 1), (24, 4), (200, 33)] {
            assert_eq!(Bounds::of(hour).visitors, part);
            assert!(part * PARTS <= hour.max(PARTS));
        }
    }

    #[test]
    fn whoever_is_refused_is_taken_again_within_ten_minutes() {
        let full = Numbers { customer: POSTS, ..Numbers::default() };
        for now in ["2026-11-20T16:10:00Z", "2026-11-20T16:12:00Z", "2026-11-20T16:19:59.9Z"] {
            let now: jiff::Timestamp = now.parse().unwrap();
            let counters = Numbers::of_keys("a", "n", now);
            let wait = counters.retry_after(full, now).unwrap();
            assert!((1..=600).contains(&wait), "{wait}");
            let later = now + std::time::Duration::from_secs(wait);
            assert_ne!(Numbers::of_keys("a", "n", later).customer, counters.customer);
            assert_eq!(counters.retry_after(Numbers { customer: POSTS - 1, ..full }, now), None);
        }
    }
}
