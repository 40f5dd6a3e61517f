//! How leads and idempotency records lie in the table.
//!
//! | record | `pk` | `sk` |
//! |---|---|---|
//! | lead | `LEAD#<reference>` | `CONTACT` |
//! | idempotency record | `KEY#<SHA-256 of the key>` | `KEY` |

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::lead::Lead;
use crate::reference::Reference;

/// An item as the SDK takes it.
pub(crate) type Item = HashMap<String, AttributeValue>;

/// The sort key of a lead from the contact form.
const CONTACT: &str = "CONTACT";
/// The sort key of an idempotency record.
const KEY: &str = "KEY";

/// Why an item is no lead.
#[derive(Debug, Error)]
pub enum NotALead {
    /// Another kind of record.
    #[error("another kind of record")]
    OtherKind,
    /// A lead whose attributes can't be read; the source names the attribute, never its value.
    #[error("a lead that can't be read")]
    Unreadable(#[source] serde_dynamo::Error),
}

/// What an idempotency key was used for.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeyRecord {
    /// SHA-256 of the body that came with the key.
    pub(crate) body_digest: String,
    /// The answer that was given.
    pub(crate) reference: Reference,
    /// TTL attribute, in seconds since 1970.
    pub(crate) expires_at: i64,
}

/// Reads a lead from the image in a stream record.
///
/// # Errors
/// [`NotALead`] for every other kind of record.
pub fn lead_from_item(item: serde_dynamo::Item) -> Result<Lead, NotALead> {
    match item.get("sk") {
        Some(serde_dynamo::AttributeValue::S(kind)) if kind == CONTACT => {
            serde_dynamo::from_item(item).map_err(NotALead::Unreadable)
        }
        _ => Err(NotALead::OtherKind),
    }
}

pub(crate) fn lead_key(reference: &Reference) -> Item {
    key(format!("LEAD#{reference}"), CONTACT)
}

pub(crate) fn lead_item(lead: &Lead) -> Result<Item, serde_dynamo::Error> {
    let mut item: Item = serde_dynamo::to_item(lead)?;
    item.extend(lead_key(lead.reference()));
    Ok(item)
}

pub(crate) fn key_record_key(digest: &str) -> Item {
    key(format!("KEY#{digest}"), KEY)
}

pub(crate) fn key_record_item(digest: &str, record: &KeyRecord) -> Result<Item, serde_dynamo::Error> {
    let mut item: Item = serde_dynamo::to_item(record)?;
    item.extend(key_record_key(digest));
    Ok(item)
}

fn key(pk: String, sk: &str) -> Item {
    HashMap::from([("pk".to_owned(), AttributeValue::S(pk)), ("sk".to_owned(), AttributeValue::S(sk.to_owned()))])
}
