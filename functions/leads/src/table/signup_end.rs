//! The end of a sign-up, as the mail to sales has it.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The end of a sign-up. The item of the outbox carries it, and drops the address once the mail is sent: the record of a sign-up
/// that was erased has none any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignupEnd {
    /// The address, as it was typed.
    pub(crate) email: String,
    pub(crate) cause: Cause,
    pub(crate) ended_at: Timestamp,
}

/// Why a sign-up ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Cause {
    /// No later mails are wanted: a consent was withdrawn.
    NoMore,
    /// The address is to be erased, which came without a consent.
    Erasure,
    /// One of our mails was reported as spam.
    Complaint,
    /// The address takes no mails any more.
    Bounce,
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for SignupEnd {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("SignupEnd").field("cause", &self.cause).finish_non_exhaustive()
    }
}
