//! What is thought of a submission, and what follows from it.
//!
//! | verdict | when | sales | the address given | kept |
//! |---|---|---|---|---|
//! | clean | the browser did its proof of work | a mail | a mail | as its kind |
//! | held | there is a [`Doubt`] | a mail at once, marked; past 20 an hour none, see below | no mail | as its kind |
//! | spam | the honeypot is filled and there is no good proof of work | nothing | no mail | 30 days |
//!
//! What the sender is told ([`Evidence::next`]) leaves the honeypot out: it would teach programs to leave it empty.
//!
//! Past [`HELD_MAILS_AN_HOUR`] held submissions in one hour no mail of its own tells sales about a further one. Its
//! record has the attribute `digest` (true) and lies in a queue instead, from which the hourly list names it (`crate::work`).

use contract::Next;

use crate::table::verdict::{Doubt, Judgement, Verdict};

/// Held submissions an hour, of all sources, of which each gets a mail of its own: decisions, section 5.
pub(crate) const HELD_MAILS_AN_HOUR: u64 = 20;
/// How long held submissions are counted together, in seconds: decisions, section 5.
pub(crate) const HELD_WINDOW: i64 = 60 * 60;

/// What speaks for a submission and against it, the honeypot left out: what its sender knows too.
#[derive(Clone, Copy)]
pub(crate) struct Evidence {
    /// Whether the browser did its proof of work.
    pub(crate) proof: Result<(), Doubt>,
    /// True when more came from the sender's networks than such a proof is enough for.
    pub(crate) is_crowded: bool,
    /// True when as many mails as may leave us in an hour were promised.
    pub(crate) is_mail_bound_reached: bool,
}

impl Evidence {
    /// Why the submission is held, if it is.
    fn doubt(self) -> Option<Doubt> {
        let crowd = self.is_crowded.then_some(Doubt::ManyFromSource);
        let mails = self.is_mail_bound_reached.then_some(Doubt::ManyMails);
        crowd.or(self.proof.err()).or(mails)
    }

    /// What the sender is told happens next.
    pub(crate) fn next(self) -> Next {
        if self.doubt().is_some() { Next::Review } else { Next::Mail }
    }
}

impl Judgement {
    /// Judges a submission.
    pub(crate) fn of(honeypot_filled: bool, evidence: Evidence) -> Self {
        let doubt = match (honeypot_filled, evidence.proof) {
            (true, Err(_)) => return Self { verdict: Verdict::Spam, ..Self::default() },
            (true, Ok(())) => Some(Doubt::Honeypot),
            (false, _) => evidence.doubt(),
        };
        let verdict = if doubt.is_some() { Verdict::Held } else { Verdict::Clean };
        Self { verdict, doubt, digest: false }
    }
}

#[cfg(test)]
mod tests {
    use contract::Next;

    use super::{Doubt, Evidence, Judgement, Verdict};

    const GOOD: Evidence = Evidence { proof: Ok(()), is_crowded: false, is_mail_bound_reached: false };

    #[test]
    fn the_verdict_follows_from_honeypot_proof_and_numbers() {
        let of = |honeypot, evidence| {
            let judgement = Judgement::of(honeypot, evidence);
            (judgement.verdict, judgement.doubt)
        };
        let (none, bad) =
            (Evidence { proof: Err(Doubt::NoProof), ..GOOD }, Evidence { proof: Err(Doubt::BadProof), ..GOOD });
        let crowded = Evidence { is_crowded: true, ..GOOD };
        let mails = Evidence { is_mail_bound_reached: true, ..GOOD };
        assert_eq!(of(false, GOOD), (Verdict::Clean, None));
        assert_eq!(of(false, crowded), (Verdict::Held, Some(Doubt::ManyFromSource)));
        assert_eq!(of(false, none), (Verdict::Held, Some(Doubt::NoProof)));
        assert_eq!(of(false, mails), (Verdict::Held, Some(Doubt::ManyMails)));
        assert_eq!(of(false, Evidence { is_crowded: true, ..bad }), (Verdict::Held, Some(Doubt::ManyFromSource)));
        for evidence in [GOOD, crowded, mails] {
            assert_eq!(of(true, evidence), (Verdict::Held, Some(Doubt::Honeypot)));
        }
        for evidence in [none, bad, Evidence { is_crowded: true, ..none }] {
            assert_eq!(of(true, evidence), (Verdict::Spam, None));
        }
        assert_eq!(GOOD.next(), Next::Mail);
        for evidence in [none, bad, crowded, mails] {
            assert_eq!(evidence.next(), Next::Review, "a mail is promised when nothing speaks against it");
        }
    }
}
