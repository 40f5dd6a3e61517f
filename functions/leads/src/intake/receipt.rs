//! The idempotency record: what the sender of a form that was taken is told, kept to tell a repetition the same.

use contract::Next;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::table::keys::{Item, key_record_key};
use crate::table::reference::Reference;

/// The answer to a submission, kept with its idempotency record: a repetition is answered as the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Receipt {
    /// The code of the submission.
    pub reference: Reference,
    /// What happens next.
    pub next: Next,
    /// Until when an answer is promised, where one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_by: Option<Timestamp>,
}

/// What an idempotency key was used for.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeyRecord {
    /// SHA-256 of the body that came with the key.
    pub(crate) body_digest: String,
    /// The answer that was given.
    #[serde(flatten)]
    pub(crate) receipt: Receipt,
    /// TTL attribute, in seconds since 1970.
    pub(crate) expires_at: i64,
}

pub(crate) fn key_record_item(digest: &str, record: &KeyRecord) -> Result<Item, serde_dynamo::Error> {
    let mut item: Item = serde_dynamo::to_item(record)?;
    item.extend(key_record_key(digest));
    Ok(item)
}
