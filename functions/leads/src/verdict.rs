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
use serde::{Deserialize, Serialize};

/// Submissions of one source in ten minutes up to which nothing is thought of it: decisions, section 5.
pub(crate) const UNDOUBTED_A_WINDOW: u64 = 5;
/// Submissions of one source in ten minutes that are taken at all: decisions, section 5.
pub(crate) const TAKEN_A_WINDOW: u64 = 30;
/// Held submissions an hour, of all sources, of which each gets a mail of its own: decisions, section 5.
pub(crate) const HELD_MAILS_AN_HOUR: u64 = 20;

/// What is thought of a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing speaks against it. Also what leads have that were stored before there were verdicts.
    #[default]
    Clean,
    /// It may be spam: a person has to look at it.
    Held,
    /// It is spam.
    Spam,
}

/// Why a submission is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Doubt {
    /// No proof of work: JavaScript was off, or a program posted it.
    NoProof,
    /// A proof of work that is wrong, too old or used before.
    BadProof,
    /// Many submissions came from the same source.
    ManyFromSource,
    /// The honeypot is filled, but a browser did its work: autofill or a password manager may have filled it.
    Honeypot,
}

/// A verdict with its reason and with what sales hears of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// What is thought of the submission.
    #[serde(default)]
    pub verdict: Verdict,
    /// Why it is held; only when it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<Doubt>,
    /// True when sales hears of it by a list only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub digest: bool,
}

impl Verdict {
    /// The name in the table, in logs and in metrics.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clean => "clean",
            Self::Held => "held",
            Self::Spam => "spam",
        }
    }
}

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

    /// True when a mail of its own tells sales about the submission.
    pub(crate) fn is_told_at_once(self) -> bool {
        self.verdict != Verdict::Spam && !self.digest
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

    #[test]
    fn the_name_of_a_verdict_is_what_stands_in_the_table() {
        for verdict in [Verdict::Clean, Verdict::Held, Verdict::Spam] {
            assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.name());
        }
    }
}
