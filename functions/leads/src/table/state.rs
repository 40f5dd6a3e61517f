//! The state of a lead: whether somebody still waits for an answer.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The state of a lead; its name is the table's attribute `leadState` and the key of the index over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LeadState {
    /// Somebody waits for an answer.
    Open,
    /// A person has to look first whether somebody waits.
    Held,
    /// Sales marked it as answered.
    Answered,
    /// It never needed an answer.
    Closed,
}

impl LeadState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Open, Self::Held, Self::Answered, Self::Closed];

    /// The name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Held => "held",
            Self::Answered => "answered",
            Self::Closed => "closed",
        }
    }
}

/// How far a sign-up is; it follows from what its record holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignupState {
    /// A person has to look first whether somebody signed up.
    Held,
    /// Nobody clicked the link that confirms.
    Unconfirmed,
    /// The address is signed up.
    Confirmed,
    /// It was, and is not any more.
    Withdrawn,
    /// A program filled the form.
    Spam,
}

impl SignupState {
    /// The name that people read.
    pub fn name(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Unconfirmed => "unconfirmed",
            Self::Confirmed => "confirmed",
            Self::Withdrawn => "withdrawn",
            Self::Spam => "spam",
        }
    }
}

impl fmt::Display for LeadState {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}
