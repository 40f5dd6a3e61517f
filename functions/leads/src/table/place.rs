//! The order of the list to sales, which is fair by network: the first entry of each stands before the second of any, so that
//! no flood stands before what comes from elsewhere. Then what has a proof stands before what has none, and the older, which
//! is nearer its end, before the younger.
//!
//! A place is a number of the index, kept with the record; no list has to read all that waits to find what comes first. It is
//! a time of the past, so that what waits is due at once.

use jiff::Timestamp;

/// From its fifth entry on a network's entries are told apart by proof and time only.
const RANKS: i64 = 5;
/// Seconds by which a class of entries stands before the next: longer than any of them is kept.
const CLASS: i64 = 400 * 24 * 60 * 60;

/// The place of an entry before which so many of its network stand in lists.
pub(crate) fn place(rank: u64, has_proof: bool, time: Timestamp) -> i64 {
    let rank = i64::try_from(rank).map_or(RANKS - 1, |rank| rank.min(RANKS - 1));
    let class = 2 * rank + i64::from(!has_proof);
    time.as_second() - CLASS * (2 * RANKS - 1 - class)
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn the_first_of_each_network_comes_before_the_second_of_any_then_proofs_then_the_oldest() {
        let at = |time: &str| time.parse().unwrap();
        let (early, late) = (at("2026-06-01T00:00:00Z"), at("2026-11-27T12:00:00Z"));
        let mut places = Vec::new();
        for rank in 0..5 {
            for has_proof in [true, false] {
                places.extend([early, late].map(|time| place(rank, has_proof, time)));
            }
        }
        assert!(places.is_sorted(), "{places:?}");
        assert_eq!(place(4, true, late), place(u64::MAX, true, late));
        assert!(places.iter().all(|place| (1..=late.as_second()).contains(place)), "due at once: {places:?}");
    }
}
