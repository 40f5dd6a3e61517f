//! What the functions do with a post, and what a list names, without a database.

use contract::Next;
use jiff::Timestamp;

use crate::intake::form::FormName;
use crate::intake::lookups::Lookups;
use crate::intake::mail_quota::MailQuota;
use crate::intake::rate_limit::RateLimit;
use crate::intake::sliding_window::Counters;
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
    counters: Counters,
    /// The leads that wait for a list.
    queue: Vec<Lead>,
    pub(super) taken: u64,
    pub(super) promised: u64,
}

impl World {
    /// Takes a post, or refuses it; true when sales gets a mail of its own about it.
    pub(super) fn post(&mut self, post: &Post, now: Timestamp) -> Option<bool> {
        let (network, customer) = (format!("n{}", post.network), format!("n{}c{}", post.network, post.customer));
        let limit = RateLimit::of_keys(&customer, &network, MAILS_AN_HOUR);
        let mut lookups = Lookups::nothing(limit, MailQuota::of(MAILS_AN_HOUR));
        let (limit, quota) = (&mut lookups.limit, &mut lookups.quota);
        for counter in
            [&mut limit.customer, &mut limit.network, &mut quota.visitors, &mut quota.sales]
        {
            self.counters.look_up(counter, now);
        }
        if lookups.limit.refuses_for(now).is_some() {
            return None;
        }
        let decision = lookups.decide(post.form, false, post.has_proof.then_some(()).ok_or(Doubt::NoProof), now);
        let counts = decision.counts;
        let counted = [
            (true, &lookups.limit.customer),
            (counts.undoubted, &lookups.limit.network),
            (counts.visitor_mail, &lookups.quota.visitors),
            (counts.sales_mail.is_some(), &lookups.quota.sales),
        ];
        for (_, counter) in counted.into_iter().filter(|(is_counted, _)| *is_counted) {
            self.counters.count_up(counter, now);
        }
        self.taken += 1;
        self.promised += u64::from(decision.next == Next::Mail);
        if decision.judgement.digest && post.form == FormName::Contact {
            self.queue.push(Lead { network, since: now.as_second(), is_real: post.is_real });
        }
        let quiet = if post.has_proof { 100 } else { 20 };
        let is_quiet = lookups.quota.left(now).sent_to_sales < quiet;
        assert!(!post.is_real || counts.sales_mail.is_some() == is_quiet, "while the hour is quiet a mail tells of it");
        Some(counts.sales_mail.is_some())
    }

    /// The next list: how many leads it names, and at which place the real one, if it does.
    pub(super) fn list(&mut self) -> (usize, Option<usize>) {
        let waits = |lead: Lead| Waits { network: lead.network.clone(), since: lead.since, what: lead };
        let mut queue: Vec<Lead> = in_turn(self.queue.drain(..).map(waits).collect()).collect();
        self.queue = queue.split_off(queue.len().min(HELD_LEADS));
        (queue.len(), queue.iter().position(|lead| lead.is_real))
    }
}
