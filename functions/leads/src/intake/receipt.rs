//! The idempotency record: what the sender of a form that was taken is told, kept to tell a repetition the same.

use contract::Next;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::intake::form::FormName;
use crate::intake::spam_verdict::Decision;
use crate::table::keys::{Item, key_record_key};
use crate::table::promise::answer_by;
use crate::table::reference::Reference;
use crate::table::store::Unavailable;
use crate::table::verdict::Judgement;

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

/// A submission as it would be stored.
pub(crate) struct Draft {
    pub(crate) receipt: Receipt,
    pub(crate) now: Timestamp,
    pub(crate) judgement: Judgement,
}

impl Draft {
    /// A decision with a reference of its own; with a good proof it is the proof's.
    pub(crate) fn of(
        form: FormName,
        decision: Decision,
        proven: Option<Reference>,
        now: Timestamp,
    ) -> Result<Self, Unavailable> {
        let Decision { judgement, next, .. } = decision;
        let reference = proven.map_or_else(Reference::random, Ok).map_err(Unavailable::defect)?;
        // As `next`, it tells nothing that its sender does not know.
        let is_promised = form == FormName::Contact && next == Next::Mail;
        let answer_by = is_promised.then(|| answer_by(now));
        Ok(Self { receipt: Receipt { reference, next, answer_by }, now, judgement })
    }
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
