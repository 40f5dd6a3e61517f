//! What the functions do with a post, and what a list shows, simulated without a database.

use std::collections::HashMap;

use contract::Next;
use jiff::Timestamp;

use crate::intake::decision::Decision;
use crate::intake::form::FormName;
use crate::intake::numbers::{Bounds, Counter, Numbers};
use crate::table::verdict::Doubt;
use crate::work::shares::{HELD_LEADS, Waits, in_turn};

/// What template.yaml says.
pub(super) const MAILS_AN_HOUR: u64 = 200;

/// A post of somebody.
pub(super) struct Post {
    pub(super) network: u64,
    pub(super) customer: u64,
    pub(super) form: FormName,
    pub(super) has_proof: bool,
    pub(super) is_real: bool,
}

/// A lead that waits for a list.
#[derive(Clone)]
struct Lead {
    network: String,
    since: i64,
    is_real: bool,
}

#[derive(Default)]
pub(super) struct World {
    counted: HashMap<Counter, u64>,
    /// The leads that wait for a list.
    queue: Vec<Lead>,
    pub(super) taken: u64,
    pub(super) promised: u64,
}

impl World {
    /// Takes a post, or refuses it; true when sales gets a mail of its own about it.
    pub(super) fn post(&mut self, post: &Post, now: Timestamp) -> Option<bool> {
        let (network, customer) = (format!("n{}", post.network), format!("n{}c{}", post.network, post.customer));
        let counters = Numbers::of_keys(&customer, &network, now);
        let numbers = counters.read(|counter| self.counted.get(counter).copied().unwrap_or(0));
        if counters.refuse_for(numbers, now).is_some() {
            return None;
        }
        let proof = post.has_proof.then_some(()).ok_or(Doubt::NoProof);
        let decision = Decision::of(post.form, false, proof, numbers, Bounds::of(MAILS_AN_HOUR));
        for (counter, bound) in counters.counted(decision.counts) {
            let counted = self.counted.entry(counter.clone()).or_default();
            *counted += 1;
            assert!(*counted <= bound, "the condition of the write holds");
        }
        self.taken += 1;
        self.promised += u64::from(decision.next == Next::Mail);
        if decision.judgement.for_list && post.form == FormName::Contact {
            self.queue.push(Lead { network, since: now.as_second(), is_real: post.is_real });
        }
        let quiet = if post.has_proof { 100 } else { 20 };
        let has_own_mail = decision.counts.sales.is_some();
        assert!(
            !post.is_real || has_own_mail == (numbers.sales < quiet),
            "while the hour is quiet it has its own mail"
        );
        Some(has_own_mail)
    }

    /// The next list: how many leads it names, and at which place the real one, if it does.
    pub(super) fn list(&mut self) -> (usize, Option<usize>) {
        let waits = |lead: Lead| Waits { network: lead.network.clone(), since: lead.since, what: lead };
        let mut queue: Vec<Lead> = in_turn(self.queue.drain(..).map(waits).collect()).collect();
        self.queue = queue.split_off(queue.len().min(HELD_LEADS));
        (queue.len(), queue.iter().position(|lead| lead.is_real))
    }
}
