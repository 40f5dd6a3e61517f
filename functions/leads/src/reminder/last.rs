//! What sales was last reminded of.

use std::collections::{BTreeSet, HashMap};

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::aws::reason;
use crate::item::{Item, reminder_key};
use crate::retention::Retention;
use crate::store::{Store, Unavailable, text};

/// The last reminder; the names of the fields are the names of the table's attributes.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LastReminder {
    pub(super) sent_at: Timestamp,
    subjects: BTreeSet<String>,
    expires_at: i64,
}

impl LastReminder {
    pub(super) fn new(now: Timestamp, subjects: BTreeSet<String>) -> Self {
        Self { sent_at: now, subjects, expires_at: Retention::Reminder.expires_at(now) }
    }

    /// True when it said all of this: fewer subjects are no news.
    pub(super) fn says(&self, subjects: &BTreeSet<String>) -> bool {
        subjects.is_subset(&self.subjects)
    }
}

impl Store {
    pub(super) async fn last_reminder(&self) -> Result<Option<LastReminder>, Unavailable> {
        self.read(reminder_key()).await
    }

    /// Writes a reminder in the place of the one that was read; false when another process was faster.
    pub(super) async fn replace_reminder(
        &self,
        before: Option<&LastReminder>,
        next: Option<&LastReminder>,
    ) -> Result<bool, Unavailable> {
        let values = before.map(|before| HashMap::from([(":before".to_owned(), text(before.sent_at))]));
        let condition = if before.is_some() { "sentAt = :before" } else { "attribute_not_exists(pk)" };
        let failed = match next {
            Some(next) => {
                let mut item: Item = serde_dynamo::to_item(next).map_err(Unavailable::because)?;
                item.extend(reminder_key());
                let put = self.client.put_item().table_name(&self.table).set_item(Some(item));
                let put = put.condition_expression(condition).set_expression_attribute_values(values);
                put.send().await.err().map(|error| (error.code().map(str::to_owned), reason(&error)))
            }
            None => {
                let delete = self.client.delete_item().table_name(&self.table).set_key(Some(reminder_key()));
                let delete = delete.condition_expression(condition).set_expression_attribute_values(values);
                delete.send().await.err().map(|error| (error.code().map(str::to_owned), reason(&error)))
            }
        };
        match failed {
            None => Ok(true),
            Some((Some(code), _)) if code == "ConditionalCheckFailedException" => Ok(false),
            Some((_, cause)) => Err(Unavailable::because(cause)),
        }
    }
}
