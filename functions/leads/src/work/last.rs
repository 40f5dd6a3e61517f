//! The last list that sales got: one small item, however much waits.

use std::collections::HashMap;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::table::keys::{Item, reminder_key};
use crate::table::record::LeadRecord;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, text};

/// The last list; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LastList {
    /// When it was sent.
    pub(super) sent_at: Timestamp,
    /// When a list last named overdue leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) overdue_at: Option<Timestamp>,
    /// When the last of them had come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) overdue_up_to: Option<Timestamp>,
    expires_at: i64,
}

impl LastList {
    /// The list of now, whose last overdue lead is this.
    pub(super) fn new(now: Timestamp, before: Option<&Self>, overdue: Option<&LeadRecord>) -> Self {
        let before = before.cloned();
        let (overdue_at, overdue_up_to) = match (overdue, before) {
            (Some(record), _) => (Some(now), Some(record.lead.created_at())),
            (None, Some(before)) => (before.overdue_at, before.overdue_up_to),
            (None, None) => (None, None),
        };
        Self { sent_at: now, overdue_at, overdue_up_to, expires_at: Retention::Reminder.expires_at(now) }
    }

    /// Behind which lead the list goes on; from the first one on, once sales heard of none for so long.
    pub(super) fn goes_on_behind(&self, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
        let is_rested = self.overdue_at.is_none_or(|at| now.duration_since(at) >= silence);
        self.overdue_up_to.filter(|_| !is_rested)
    }
}

impl Store {
    pub(super) async fn last_list(&self) -> Result<Option<LastList>, Unavailable> {
        // One of another release says nothing: the round begins anew.
        let item = self.item(reminder_key()).await?;
        Ok(item.and_then(|item| crate::table::keys::read(item).ok()))
    }

    /// Writes a list in the place of the one that was read; false when another process was faster.
    pub(super) async fn replace_list(
        &self,
        before: Option<&LastList>,
        next: Option<&LastList>,
    ) -> Result<bool, Unavailable> {
        let values = before.map(|before| HashMap::from([(":before".to_owned(), text(before.sent_at))]));
        let condition = if before.is_some() { "sentAt = :before" } else { "attribute_not_exists(sentAt)" };
        let failed = match next {
            Some(next) => {
                let mut item: Item = serde_dynamo::to_item(next).map_err(Unavailable::defect)?;
                item.extend(reminder_key());
                let put = self.client.put_item().table_name(&self.table).set_item(Some(item));
                let put = put.condition_expression(condition).set_expression_attribute_values(values);
                put.send().await.err().map(|error| (error.code().map(str::to_owned), Unavailable::database(&error)))
            }
            None => {
                let delete = self.client.delete_item().table_name(&self.table).set_key(Some(reminder_key()));
                let delete = delete.condition_expression(condition).set_expression_attribute_values(values);
                delete.send().await.err().map(|error| (error.code().map(str::to_owned), Unavailable::database(&error)))
            }
        };
        match failed {
            None => Ok(true),
            Some((Some(code), _)) if code == "ConditionalCheckFailedException" => Ok(false),
            Some((_, unavailable)) => Err(unavailable),
        }
    }
}
