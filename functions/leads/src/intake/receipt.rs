//! The idempotency record: what the sender of a form that was taken is told, kept to tell a repetition the same.

use contract::Next;
use jiff::Timestamp;
use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize};

use crate::table::keys::{Item, key_record_key};
use crate::table::reference::Reference;

/// The answer to a submission, kept with its idempotency record: a repetition is answered as the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Receipt {
    /// The code of the submission.
    pub reference: Reference,
    /// What happens next; records from before November 2026 don't say.
    #[serde(default, deserialize_with = "known_next")]
    pub next: Next,
    /// Until when an answer is promised; records from before December 2026 don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_by: Option<Timestamp>,
}

/// What an idempotency key was used for.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeyRecord {
    /// SHA-256 of the body that came with the key.
    pub(crate) body_digest: String,
    /// The source that it came from; records from before December 2026 don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) source: Option<String>,
    /// The answer that was given.
    #[serde(flatten)]
    pub(crate) receipt: Receipt,
    /// TTL attribute, in seconds since 1970.
    pub(crate) expires_at: i64,
}

/// What a later release calls otherwise promises no mail.
fn known_next<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Next, D::Error> {
    let name = String::deserialize(deserializer)?;
    let known: Result<Next, serde::de::value::Error> = Next::deserialize(name.as_str().into_deserializer());
    Ok(known.unwrap_or(Next::Review))
}

pub(crate) fn key_record_item(digest: &str, record: &KeyRecord) -> Result<Item, serde_dynamo::Error> {
    let mut item: Item = serde_dynamo::to_item(record)?;
    item.extend(key_record_key(digest));
    Ok(item)
}
