//! What the sender of a form that was taken is told.

use contract::Next;
use serde::{Deserialize, Serialize};

use crate::reference::Reference;

/// The answer to a submission, kept with its idempotency record: a repetition is answered as the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Receipt {
    /// The code of the submission.
    pub reference: Reference,
    /// What happens next; records from before November 2026 don't say.
    #[serde(default)]
    pub next: Next,
}
