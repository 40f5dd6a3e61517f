//! What is thought of a submission, and what follows from it.
//!
//! | verdict | when | sales | the address given | kept |
//! |---|---|---|---|---|
//! | clean | the browser did its proof of work | a mail | a mail | as its kind |
//! | held | there is a [`Doubt`] | a mail at once, marked; past 20 an hour none, see below | no mail | as its kind |
//! | spam | the honeypot is filled and there is no good proof of work | nothing | no mail | 30 days |
//!
//! What the sender is told ([`next`]) leaves the honeypot out: it would teach programs to leave it empty.
//!
//! Past [`HELD_MAILS_AN_HOUR`] held submissions in one hour (of UTC) no mail of its own tells sales about a further one. Its
//! record has the attribute `digest` (true) and lies in a queue instead, from which the hourly list names it (`crate::work`).

use contract::Next;

use crate::table::verdict::{Doubt, Judgement, Verdict};

/// Submissions of one source in ten minutes up to which nothing is thought of it: decisions, section 5.
pub(crate) const UNDOUBTED_A_WINDOW: u64 = 5;
/// Submissions of one source in ten minutes that are taken at all: decisions, section 5.
pub(crate) const TAKEN_A_WINDOW: u64 = 30;
/// Held submissions an hour, of all sources, of which each gets a mail of its own: decisions, section 5.
pub(crate) const HELD_MAILS_AN_HOUR: u64 = 20;

impl Judgement {
    /// Judges a submission; `seen` counts those that its source made before in this window.
    pub(crate) fn of(honeypot_filled: bool, proof: Result<(), Doubt>, seen: u64) -> Self {
        let doubt = match (honeypot_filled, proof) {
            (true, Err(_)) => return Self { verdict: Verdict::Spam, ..Self::default() },
            (true, Ok(())) => Some(Doubt::Honeypot),
            (false, proof) => doubt(proof, seen),
        };
        let verdict = if doubt.is_some() { Verdict::Held } else { Verdict::Clean };
        Self { verdict, doubt, digest: false }
    }
}

/// What the sender is told happens next: it follows from what the sender knows.
pub(crate) fn next(proof: Result<(), Doubt>, seen: u64) -> Next {
    if doubt(proof, seen).is_some() { Next::Review } else { Next::Mail }
}

fn doubt(proof: Result<(), Doubt>, seen: u64) -> Option<Doubt> {
    if seen >= UNDOUBTED_A_WINDOW { Some(Doubt::ManyFromSource) } else { proof.err() }
}

#[cfg(test)]
mod tests {
    use contract::Next;

    use super::{Doubt, Judgement, Verdict, next};

    #[test]
    fn the_verdict_follows_from_honeypot_proof_and_number() {
        let of = |honeypot, proof, seen| {
            let judgement = Judgement::of(honeypot, proof, seen);
            (judgement.verdict, judgement.doubt)
        };
        assert_eq!(of(false, Ok(()), 4), (Verdict::Clean, None));
        assert_eq!(of(false, Ok(()), 5), (Verdict::Held, Some(Doubt::ManyFromSource)));
        assert_eq!(of(false, Err(Doubt::NoProof), 0), (Verdict::Held, Some(Doubt::NoProof)));
        assert_eq!(of(false, Err(Doubt::BadProof), 7), (Verdict::Held, Some(Doubt::ManyFromSource)));
        assert_eq!(of(true, Ok(()), 0), (Verdict::Held, Some(Doubt::Honeypot)));
        assert_eq!(of(true, Ok(()), 9), (Verdict::Held, Some(Doubt::Honeypot)));
        assert_eq!(of(true, Err(Doubt::NoProof), 9), (Verdict::Spam, None));
        assert_eq!(of(true, Err(Doubt::BadProof), 0), (Verdict::Spam, None));
    }

    #[test]
    fn a_mail_is_promised_for_a_good_proof_from_a_quiet_source_only() {
        assert_eq!(next(Ok(()), 4), Next::Mail);
        for (proof, seen) in [(Ok(()), 5), (Err(Doubt::NoProof), 0), (Err(Doubt::BadProof), 0)] {
            assert_eq!(next(proof, seen), Next::Review);
        }
    }
}
