//! The leads table.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use jiff::Timestamp;
use thiserror::Error;

use crate::aws::reason;
use crate::item::{KeyRecord, key_record_item, key_record_key, lead_item};
use crate::lead::Lead;

/// The database did not do what was asked; nothing is half-written.
#[derive(Debug, Error)]
#[error("the leads table is unavailable: {0}")]
pub struct Unavailable(String);

impl Unavailable {
    pub(crate) fn because(cause: impl ToString) -> Self {
        Self(cause.to_string())
    }
}

/// What became of an attempt to write a lead with its idempotency record.
pub(crate) enum Written {
    /// Both records stand.
    Stored,
    /// The key is in use; nothing was written.
    KeyInUse,
    /// The reference is in use, or another transaction was in the way; nothing was written and it is worth trying again.
    Again,
}

/// The leads table and the client that reaches it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) client: Client,
    pub(crate) table: String,
}

impl Store {
    /// A store over the table of this name.
    pub fn new(client: Client, table: impl Into<String>) -> Self {
        Self { client, table: table.into() }
    }

    /// Writes the lead and its idempotency record together, or neither.
    pub(crate) async fn write(
        &self,
        lead: &Lead,
        key_digest: &str,
        record: &KeyRecord,
        now: Timestamp,
    ) -> Result<Written, Unavailable> {
        let lead = Put::builder()
            .table_name(&self.table)
            .set_item(Some(lead_item(lead).map_err(Unavailable::because)?))
            .condition_expression("attribute_not_exists(pk)")
            .build();
        // TTL deletes late, up to days: a record past its term counts as deleted.
        let key = Put::builder()
            .table_name(&self.table)
            .set_item(Some(key_record_item(key_digest, record).map_err(Unavailable::because)?))
            .condition_expression("attribute_not_exists(pk) OR expiresAt <= :now")
            .expression_attribute_values(":now", AttributeValue::N(now.as_second().to_string()))
            .build();
        let result = self
            .client
            .transact_write_items()
            .transact_items(TransactWriteItem::builder().put(lead.map_err(Unavailable::because)?).build())
            .transact_items(TransactWriteItem::builder().put(key.map_err(Unavailable::because)?).build())
            .send()
            .await;
        let Err(error) = result else { return Ok(Written::Stored) };
        match error.as_service_error() {
            Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => {
                let code = |index: usize| cancelled.cancellation_reasons().get(index).and_then(|reason| reason.code());
                match (code(0), code(1)) {
                    (_, Some("ConditionalCheckFailed")) => Ok(Written::KeyInUse),
                    (Some("ConditionalCheckFailed" | "TransactionConflict"), _) | (_, Some("TransactionConflict")) => {
                        Ok(Written::Again)
                    }
                    _ => Err(Unavailable::because(reason(&error))),
                }
            }
            Some(TransactWriteItemsError::TransactionInProgressException(_)) => Ok(Written::Again),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }

    /// What the key was used for, unless its term is over.
    pub(crate) async fn key_record(&self, digest: &str, now: Timestamp) -> Result<Option<KeyRecord>, Unavailable> {
        let found = self
            .client
            .get_item()
            .table_name(&self.table)
            .set_key(Some(key_record_key(digest)))
            .consistent_read(true)
            .send()
            .await
            .map_err(|error| Unavailable::because(reason(&error)))?;
        let Some(item) = found.item else { return Ok(None) };
        let record: KeyRecord = serde_dynamo::from_item(item).map_err(Unavailable::because)?;
        Ok((record.expires_at > now.as_second()).then_some(record))
    }
}
