//! The order of a list: each kind has a fixed number of entries, and the first entry of each network comes before the second of any
//! (docs/decisions/0014).

use std::collections::HashSet;

/// Leads that are overdue: sales had a mail about each, but about nothing else in a list.
pub(super) const OVERDUE: usize = 25;
/// Mails and posts that were set aside.
pub(super) const STUCK: usize = 15;
/// Held leads: the link below the list shows all of them.
pub(super) const HELD_LEADS: usize = 25;
/// Held leads and sign-ups together: the sign-ups have what the leads leave free.
pub(super) const HELD: usize = HELD_LEADS + 15;

/// A held submission, with what decides its place in the list.
pub(super) struct Waits<T> {
    pub(super) what: T,
    pub(super) network: String,
    /// When it came, in seconds since 1970.
    pub(super) since: i64,
}

/// Entries in the order of the list: the first one of each network, then the rest, each in the order of arrival. What a list names
/// leaves the order, so that each network has a first one again.
pub(super) fn in_turn<T>(mut entries: Vec<Waits<T>>) -> impl ExactSizeIterator<Item = T> {
    entries.sort_by_key(|entry| entry.since);
    let mut networks = HashSet::new();
    let mut entries: Vec<_> = entries.into_iter().map(|entry| (!networks.insert(entry.network), entry.what)).collect();
    entries.sort_by_key(|(is_further, _)| *is_further);
    entries.into_iter().map(|(_, what)| what)
}

#[cfg(test)]
mod tests {
    use super::{Waits, in_turn};

    #[test]
    fn the_first_of_each_network_comes_before_the_second_of_any() {
        let entries = [("a1", "a", 1), ("a2", "a", 2), ("a3", "a", 3), ("b1", "b", 4), ("b2", "b", 5), ("c1", "c", 6)];
        let waits = entries.map(|(what, network, since)| Waits { what, network: network.to_owned(), since });
        let mut reversed: Vec<_> = waits.into();
        reversed.reverse();
        assert_eq!(in_turn(reversed).collect::<Vec<_>>(), ["a1", "b1", "c1", "a2", "a3", "b2"]);
    }
}
