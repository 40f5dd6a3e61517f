//! The invariant behind the lists: how soon a real lead reaches sales under a flood, decided by the functions that production
//! calls, over counters in memory and a clock that the test moves.

mod world;

use std::cell::Cell;
use std::io::Write;

use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::intake::form::FormName;
use world::{MAILS_AN_HOUR, Post, World};

/// Time between two lists.
const LISTS: SignedDuration = SignedDuration::from_mins(10);
/// The seed of the floods.
const SEED: [u8; 32] = *b"one real lead among many others.";

/// A post to the site.
#[derive(Clone, Debug)]
struct Flood {
    seed: u64,
    posts: u64,
    networks: u64,
    minutes: i64,
    /// In per cent of the posts.
    proofs: u64,
    signups: u64,
    /// After so many per cent of the posts the real lead comes.
    real_after: u64,
    has_real_proof: bool,
}

/// As much as the invariant is for.
const LARGEST: Flood = Flood {
    seed: 1,
    posts: 2_000,
    networks: 200,
    minutes: 60,
    proofs: 100,
    signups: 0,
    real_after: 90,
    has_real_proof: true,
};

/// How the real lead reaches sales.
#[derive(Debug, PartialEq, Eq)]
enum Reached {
    ByOwnMail,
    InList { list: usize, place: usize },
}

impl Flood {
    fn of_at_most(posts: u64) -> impl Strategy<Value = Self> {
        let mostly = prop_oneof![Just(0_u64), Just(100), 0..=100_u64];
        let minutes = prop_oneof![1..=30_i64, 1..=2_000_i64];
        let size = (0..=posts, 1..=200_u64, minutes);
        (any::<u64>(), size, mostly.clone(), 0..=60_u64, mostly, any::<bool>()).prop_map(
            |(seed, (posts, networks, minutes), proofs, signups, real_after, has_real_proof)| Self {
                seed,
                posts,
                networks,
                minutes,
                proofs,
                signups,
                real_after,
                has_real_proof,
            },
        )
    }

    /// Lets all of it come, and says how the real lead reached sales.
    fn comes(&self) -> (Reached, World) {
        // <https://prng.di.unimi.it/splitmix64.c>
        let mut state = self.seed;
        let mut random = move |below: u64| {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = state;
            word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            (word ^ (word >> 31)) % below
        };
        let begin: Timestamp = "2026-11-27T20:00:00Z".parse().unwrap();
        let pause = self.minutes * 60_000 / i64::try_from(self.posts.max(1)).unwrap();
        let (mut world, mut next_list, mut reached) = (World::default(), begin + LISTS, None);
        let (mut real, mut lists, mut before) = (false, 0, 0);
        for number in 0.. {
            let now = begin + SignedDuration::from_millis(pause * number);
            while next_list <= now {
                let (named, place) = world.list();
                if real {
                    lists += 1;
                    reached = reached.or(place.map(|place| Reached::InList { list: lists, place: before + place + 1 }));
                    before += named;
                }
                next_list += LISTS;
            }
            if let (Some(reached), true) = (&mut reached, real) {
                return (std::mem::replace(reached, Reached::ByOwnMail), world);
            }
            let number = u64::try_from(number).unwrap();
            let is_real = !real && number >= self.posts * self.real_after / 100;
            if !is_real && number > self.posts {
                assert!(lists < 100, "no list names it: {self:?}");
                continue;
            }
            let post = Post {
                network: if is_real { u64::MAX } else { random(self.networks) },
                customer: random(200),
                form: if !is_real && random(100) < self.signups { FormName::Signup } else { FormName::Contact },
                has_proof: if is_real { self.has_real_proof } else { random(100) < self.proofs },
                is_real,
            };
            let has_own_mail = world.post(&post, now);
            if is_real {
                real = true;
                if has_own_mail.expect("the first of its network is taken") {
                    return (Reached::ByOwnMail, world);
                }
            }
        }
        unreachable!("the loop has no end");
    }

    /// Holds the flood to the invariant, and says how the real lead reached sales.
    fn names_the_real_lead_soon(&self) -> Reached {
        let (reached, _) = self.comes();
        if let Reached::InList { list, place } = reached {
            let most = usize::try_from(self.networks).unwrap() + 1;
            assert!(list <= 2 && place <= most, "{reached:?} {self:?}");
        }
        reached
    }
}

#[test]
fn a_real_lead_among_any_flood_gets_its_own_mail_or_is_named_by_one_of_two_lists_before_the_second_of_any_network() {
    among_floods(64, 200);
}

#[ignore = "full suite: larger floods, and more of them"]
#[test]
fn a_real_lead_among_larger_floods_likewise() {
    among_floods(256, 2_000);
}

fn among_floods(cases: u32, posts: u64) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &SEED));
    let (lists, last) = (Cell::new(0), Cell::new(0));
    runner
        .run(&Flood::of_at_most(posts), |flood| {
            if let Reached::InList { place, .. } = flood.names_the_real_lead_soon() {
                lists.set(lists.get() + 1);
                last.set(last.get().max(place));
            }
            Ok(())
        })
        .unwrap();
    let figures =
        format!("{cases} floods, in {} of them a list named the lead, at place {} at last", lists.get(), last.get());
    assert!(lists.get() > cases / 8, "{figures}");
    let _ = writeln!(std::io::stdout(), "{figures}");
}

#[test]
fn the_largest_floods_hide_no_real_lead() {
    let mut lists = 0;
    for (proofs, minutes) in [(0, 600), (100, 10), (100, 60), (50, 600)] {
        for has_real_proof in [true, false] {
            let flood = Flood { proofs, minutes, has_real_proof, ..LARGEST };
            lists += usize::from(flood.names_the_real_lead_soon() != Reached::ByOwnMail);
        }
    }
    assert!(lists >= 4, "floods that leave no mail are among them: {lists}");
}

#[test]
fn no_flood_has_more_mails_promised_to_strangers_than_the_hour_may_have() {
    let (_, world) = Flood { signups: 50, real_after: 100, ..LARGEST }.comes();
    assert!(
        world.taken > 1_000 && (50..=MAILS_AN_HOUR).contains(&world.promised),
        "{} {}",
        world.taken,
        world.promised
    );
}
