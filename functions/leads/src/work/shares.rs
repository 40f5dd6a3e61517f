//! The order of a list: each kind has a fixed number of entries, and a sender from a network of their own comes before the flood
//! of any other (docs/decisions/0014).

use std::collections::HashMap;

/// Leads that are overdue: sales had a mail about each, but about nothing else in a list.
pub(super) const OVERDUE: usize = 25;
/// Mails and posts that were set aside.
pub(super) const STUCK: usize = 15;
/// Held leads: half of the first entries of 200 networks and of one more, so that two lists name whoever writes from a network
/// of their own, whatever comes from so many others.
pub(super) const HELD_LEADS: usize = 101;
/// Held leads and sign-ups together: the sign-ups have what the leads leave free.
pub(super) const HELD: usize = HELD_LEADS + 15;
/// Seconds by which each further entry that waits of a network puts its first one back. A flood that left few entries of many
/// networks is named before they are so old; whoever writes twice waits no longer than that.
const PUT_BACK: i64 = 3 * 60 * 60;

/// A held submission, with what decides its place in the list.
pub(super) struct Waits<T> {
    pub(super) what: T,
    pub(super) network: String,
    /// When it came, in seconds since 1970.
    pub(super) since: i64,
}

/// Entries in their turn: the first one of each network in the order of arrival, those of whom little waits before, then the
/// rest. What a list names leaves the order, so that each network has a first one again.
pub(super) fn in_turn<T>(mut entries: Vec<Waits<T>>) -> impl ExactSizeIterator<Item = T> {
    entries.sort_by_key(|entry| entry.since);
    let mut further: HashMap<String, i64> = HashMap::new();
    for entry in &entries {
        further.entry(entry.network.clone()).and_modify(|further| *further += 1).or_default();
    }
    let turn = |entry: Waits<T>| {
        let further = further.remove(&entry.network);
        ((further.is_none(), entry.since + PUT_BACK * further.unwrap_or(0)), entry.what)
    };
    let mut turns: Vec<_> = entries.into_iter().map(turn).collect();
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().map(|(_, what)| what)
}

#[cfg(test)]
mod tests {
    use super::{PUT_BACK, Waits, in_turn};

    fn named(entries: &[(&'static str, &str, i64)]) -> Vec<&'static str> {
        let entries = entries.iter().map(|(what, network, since)| Waits {
            what: *what,
            network: (*network).to_owned(),
            since: *since,
        });
        in_turn(entries.collect()).collect()
    }

    #[test]
    fn the_first_of_each_network_comes_before_the_second_of_any_whoever_sent_little_first() {
        let flood = [("a1", "a", 1), ("a2", "a", 2), ("b1", "b", 3), ("a3", "a", 4)];
        assert_eq!(named(&flood), ["b1", "a1", "a2", "a3"]);
        let late = [&flood[..], &[("c1", "c", 5)]].concat();
        assert_eq!(named(&late), ["b1", "c1", "a1", "a2", "a3"]);
    }

    #[test]
    fn whoever_wrote_twice_is_not_put_back_for_ever_by_networks_that_are_new() {
        let twice = [("a1", "a", 0), ("a2", "a", 60), ("b1", "b", PUT_BACK - 1), ("c1", "c", PUT_BACK + 1)];
        assert_eq!(named(&twice), ["b1", "a1", "c1", "a2"]);
    }
}
