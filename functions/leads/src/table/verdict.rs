//! The verdict on a submission, as its record keeps it; `crate::intake::decision` says how it is reached.

use serde::{Deserialize, Serialize};

/// The verdict on a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing speaks against it.
    #[default]
    Clean,
    /// It may be spam: a person has to look at it.
    Held,
    /// It is spam.
    Spam,
}

/// Why a submission is held, or not answered by a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Doubt {
    /// No proof of work: JavaScript was off, or a program posted it.
    NoProof,
    /// A proof of work that is wrong, too old, used before or for another form.
    BadProof,
    /// Many submissions came from the same network.
    ManyFromSource,
    /// As many mails as an hour may have were promised to others, or sent to sales.
    ManyMails,
    /// The honeypot is filled, but a browser did its work: autofill or a password manager may have filled it.
    Honeypot,
}

/// A verdict with its reason, and whether sales gets a mail about the submission alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// The verdict on the submission.
    pub verdict: Verdict,
    /// Why it is held; a clean one has [`Doubt::ManyMails`] when no mail was left for its visitor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<Doubt>,
    /// True when a list names it, in place of a mail to sales about it alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub for_list: bool,
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
    /// Held for this reason.
    pub(crate) fn held(doubt: Doubt) -> Self {
        Self { verdict: Verdict::Held, doubt: Some(doubt), for_list: false }
    }

    /// True when a good proof of work came with the submission, as far as that is known.
    pub fn has_proof(self) -> bool {
        !matches!(self.doubt, Some(Doubt::NoProof | Doubt::BadProof)) && self.verdict != Verdict::Spam
    }

    /// True when no mail was left for its visitor.
    pub(crate) fn lacks_mail(self) -> bool {
        self.doubt == Some(Doubt::ManyMails)
    }

    /// True when sales gets a mail about this submission alone.
    pub(crate) fn has_own_mail(self) -> bool {
        self.verdict != Verdict::Spam && !self.for_list
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn the_name_of_a_verdict_is_what_stands_in_the_table() {
        for verdict in [Verdict::Clean, Verdict::Held, Verdict::Spam] {
            assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.name());
        }
    }
}
