//! Sliding-window counters in the table: how much came in the stretch of time that ends now.
//!
//! What comes is counted by windows, each an attribute of the counter's item of that day. The stretch reaches into the window
//! before, of which the part that lies in it is taken: so no edge between two windows lets twice as much through.
//!
//! Most posts look nothing up. As long as neither window has more than half of a bound, the stretch across both is below it
//! wherever it begins, and that is a condition of the write itself.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::table::keys::{Item, counter_key};
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number};

/// Seconds of a day: it begins with a window, whatever the length.
pub(crate) const DAY: i64 = 24 * 60 * 60;

/// A counter of the table, and what was looked up of it.
#[derive(Debug)]
pub(crate) struct Counter {
    name: String,
    /// Begins the names of its attributes: an item may have several counters.
    what: &'static str,
    /// Length of a window in seconds; a day is a multiple of it.
    window: i64,
    seen: Option<Counted>,
}

/// What a counter stood at.
#[derive(Debug)]
struct Counted {
    /// Begin of the window in which it was looked up, in seconds since 1970.
    start: i64,
    this: u64,
    before: u64,
}

impl Counter {
    pub(crate) fn new(name: String, what: &'static str, window: i64) -> Self {
        Self { name, what, window, seen: None }
    }

    /// What was counted in the stretch that ends now, as far as it was looked up; 0 before.
    pub(crate) fn known(&self, now: Timestamp) -> u64 {
        self.seen_in(self.start(now)).map_or(0, |seen| seen.at(now.as_second(), self.window))
    }

    /// Seconds until less than the bound lies in the stretch, if nothing more comes; one at least.
    pub(crate) fn free_in(&self, bound: u64, now: Timestamp) -> u64 {
        let is_free = |seconds: &i64| {
            self.seen.as_ref().is_none_or(|seen| seen.at(now.as_second() + seconds, self.window) < bound)
        };
        (1..2 * self.window).find(is_free).and_then(|seconds| seconds.try_into().ok()).unwrap_or(1)
    }

    fn start(&self, now: Timestamp) -> i64 {
        now.as_second() - now.as_second().rem_euclid(self.window)
    }

    fn seen_in(&self, start: i64) -> Option<&Counted> {
        self.seen.as_ref().filter(|seen| seen.start == start)
    }

    /// The item and the attribute of a window. One that is as long as a day lies with its neighbours in one item.
    fn place(&self, start: i64) -> (Item, String) {
        let day = if self.window < DAY { start - start.rem_euclid(DAY) } else { 0 };
        (counter_key(&self.name, day), format!("{}{start}", self.what))
    }
}

impl Counted {
    /// What lies in the stretch that ends at this second, of what was looked up.
    fn at(&self, second: i64, window: i64) -> u64 {
        let into = second - self.start;
        let (this, before) = match into {
            _ if into < window => (self.this, self.before),
            _ if into < 2 * window => (0, self.this),
            _ => (0, 0),
        };
        this + share(before, window - into.rem_euclid(window), window)
    }
}

/// The part of the window before that lies in the stretch; what is not whole counts as one.
fn share(before: u64, left: i64, window: i64) -> u64 {
    let (left, window) = (u64::try_from(left).unwrap_or(0), u64::try_from(window).unwrap_or(1));
    (before * left).div_ceil(window)
}

impl Store {
    /// Counts one more by each of these counters of one item, if less than its bound lies in the stretch that ends now: the
    /// writes of which one is refused else.
    ///
    /// [`Counter::known`] has to be below the bound.
    pub(crate) fn count_up(
        &self,
        counters: &[(&Counter, u64)],
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let names: Vec<[String; 2]> =
            (0..counters.len()).map(|at| [format!(":most{at}"), format!(":half{at}")]).collect();
        let mut counted: Option<Item> = None;
        let (mut adds, mut conditions) = (Vec::new(), Vec::new());
        let mut values = vec![(":one", number(1)), (":end", number(Retention::Counter.expires_at(now)))];
        let mut before = None;
        for ((counter, bound), [most, half]) in counters.iter().zip(&names) {
            let start = counter.start(now);
            let ((item, this), (item_before, that)) = (counter.place(start), counter.place(start - counter.window));
            let least = if let Some(seen) = counter.seen_in(start) {
                bound.saturating_sub(share(seen.before, start + counter.window - now.as_second(), counter.window))
            } else {
                let quiet = format!("(attribute_not_exists({that}) OR {that} <= {half})");
                let value = (half.as_str(), number(bound / 2));
                if item == item_before {
                    conditions.push(quiet);
                    values.push(value);
                } else {
                    let (_, checks, checked) = before.get_or_insert_with(|| (item_before, Vec::new(), Vec::new()));
                    checks.push(quiet);
                    checked.push(value);
                }
                bound - bound / 2
            };
            conditions.push(format!("(attribute_not_exists({this}) OR {this} < {most})"));
            values.push((most.as_str(), number(least)));
            adds.push(format!("{this} :one"));
            counted = Some(item);
        }
        let Some(item) = counted else { return Ok(Vec::new()) };
        let mut writes = Vec::new();
        if let Some((item, checks, checked)) = before {
            writes.push(self.check(item, &checks.join(" AND "), &checked)?);
        }
        let change = format!("ADD {} SET expiresAt = :end", adds.join(", "));
        writes.push(self.update(item, &change, &conditions.join(" AND "), &values)?);
        Ok(writes)
    }

    /// Looks up what a counter stands at.
    pub(crate) async fn look_up(&self, counter: &mut Counter, now: Timestamp) -> Result<(), Unavailable> {
        let start = counter.start(now);
        let ((item, this), (item_before, before)) = (counter.place(start), counter.place(start - counter.window));
        let same = item == item_before;
        let found = self.item(item).await?;
        let this = counted(found.as_ref(), &this);
        let found = if same { found } else { self.item(item_before).await? };
        counter.seen = Some(Counted { start, this, before: counted(found.as_ref(), &before) });
        Ok(())
    }
}

fn counted(item: Option<&Item>, attribute: &str) -> u64 {
    let number = item.and_then(|item| item.get(attribute)).and_then(|value| value.as_n().ok());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// A table in memory with nothing but counters.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Counters(std::collections::HashMap<(String, i64), u64>);

#[cfg(test)]
impl Counters {
    pub(crate) fn look_up(&self, counter: &mut Counter, now: Timestamp) {
        let start = counter.start(now);
        let at = |start| self.0.get(&(format!("{} {}", counter.name, counter.what), start)).copied().unwrap_or(0);
        counter.seen = Some(Counted { start, this: at(start), before: at(start - counter.window) });
    }

    pub(crate) fn count_up(&mut self, counter: &Counter, now: Timestamp) {
        *self.0.entry((format!("{} {}", counter.name, counter.what), counter.start(now))).or_default() += 1;
    }
}

#[cfg(test)]
mod tests {
    use aws_sdk_dynamodb::config::{BehaviorVersion, Region};
    use aws_sdk_dynamodb::{Client, Config};

    use super::{Counted, Counter, DAY};
    use crate::table::store::Store;

    /// What a counter of ten minutes stands at, looked up at second 600.
    fn counter(this: u64, before: u64) -> Counter {
        Counter { seen: Some(Counted { start: 600, this, before }), ..Counter::new(String::new(), "at", 600) }
    }

    #[test]
    fn the_window_before_counts_as_far_as_it_lies_in_the_stretch() {
        let known =
            |this, before, second: i64| counter(this, before).known(jiff::Timestamp::from_second(second).unwrap());
        assert_eq!([known(0, 5, 600), known(0, 5, 601), known(0, 5, 720), known(0, 5, 900)], [5, 5, 4, 3]);
        assert_eq!([known(3, 5, 900), known(3, 0, 1199)], [6, 3]);
        assert_eq!(known(5, 5, 1200), 0, "the next window has to be looked up");
    }

    #[test]
    fn it_is_told_when_less_than_the_bound_lies_in_the_stretch() {
        let free_in = |this, before| counter(this, before).free_in(30, jiff::Timestamp::from_second(900).unwrap());
        assert_eq!(free_in(30, 0), 300 + 20, "when the first thirtieth of this window has passed");
        assert_eq!(free_in(15, 30), 20);
        assert_eq!(free_in(0, 0), 1);
    }

    #[test]
    fn what_came_before_midnight_lies_in_another_item_and_counts_all_the_same() {
        let config = Config::builder().behavior_version(BehaviorVersion::latest()).region(Region::from_static("x"));
        let store = Store::new(Client::from_conf(config.build()), "leads");
        let counter = |what, window| Counter::new("SOURCE#x".to_owned(), what, window);
        let (short, long, whole) = (counter("at", 600), counter("from", 3_600), counter("listed", DAY));
        let writes = |time: &str| store.count_up(&[(&short, 5), (&long, 20)], time.parse().unwrap()).unwrap();
        assert_eq!(writes("2026-11-20T23:59:59Z").len(), 1);
        let edge = writes("2026-11-21T00:09:59Z");
        let check = edge[0].condition_check().unwrap();
        assert_eq!(check.key()["sk"].as_s().unwrap(), "FROM#1795132800");
        for part in ["at1795218600 <= :half0", "from1795215600 <= :half1"] {
            assert!(check.condition_expression().contains(part), "{}", check.condition_expression());
        }
        let update = edge[1].update().unwrap();
        assert_eq!(update.key()["sk"].as_s().unwrap(), "FROM#1795219200");
        assert_eq!(update.update_expression(), "ADD at1795219200 :one, from1795219200 :one SET expiresAt = :end");
        assert_eq!([writes("2026-11-21T00:10:00Z").len(), writes("2026-11-21T01:00:00Z").len()], [2, 1]);
        assert_eq!(store.count_up(&[(&whole, 1)], "2026-11-21T00:00:00Z".parse().unwrap()).unwrap().len(), 1);
    }
}
