//! The answer to a form that was accepted.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Answer 202: the message is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Accepted {
    /// Code that the visitor can name when asking about the message, e.g. `K7QM-4TXR`.
    pub reference: String,
    /// What happens next.
    pub next: Next,
    /// The instant until which an answer is promised, in UTC (RFC 3339); none where a person looks first, nor for a sign-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("format" = "date-time"))]
    pub answer_by: Option<String>,
}

/// What happens next with a submission.
///
/// It follows from the proof of work and from how much was sent, by the sender's networks and by all, and from nothing else:
/// it reveals neither what is known of an address nor what the honeypot caught.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Next {
    /// A mail goes to the address, unless it can't be reached, got enough of them today or needs none.
    #[default]
    Mail,
    /// No mail goes to the address at once: a person looks at the submission first, or a sign-up waits for a later mail.
    Review,
}
