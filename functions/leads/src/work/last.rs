//! The last list that sales got: one small item, however much waits.

use std::collections::HashMap;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use tracing::error;

use crate::table::keys::{Item, key_in_words, read, reminder_key};
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, text};

/// The last list; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LastList {
    /// When it was sent.
    pub(super) sent_at: Timestamp,
    /// What lists told last of overdue leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    overdue: Option<Told>,
    /// The same of leads that are held for long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undecided: Option<Told>,
    expires_at: i64,
}

/// How far lists have come in a round through leads of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Told {
    /// When a list last told of any.
    pub(super) at: Timestamp,
    /// When the last of them had come, or the moment up to which all were told.
    pub(super) up_to: Timestamp,
}

/// What stands in the place of the last list.
#[derive(Clone, Debug)]
pub(super) enum Before {
    Nothing,
    /// One of another release, or a broken one: it says nothing, and the rounds begin anew.
    Unreadable,
    List(LastList),
}

impl LastList {
    /// The list of now: what it tells of a kind, or what those before it told.
    pub(super) fn new(now: Timestamp, before: &Before, overdue: Option<Told>, undecided: Option<Told>) -> Self {
        let before = before.list();
        let overdue = overdue.or(before.and_then(|before| before.overdue));
        let undecided = undecided.or(before.and_then(|before| before.undecided));
        Self { sent_at: now, overdue, undecided, expires_at: Retention::Reminder.expires_at(now) }
    }
}

impl Before {
    pub(super) fn list(&self) -> Option<&LastList> {
        if let Self::List(list) = self { Some(list) } else { None }
    }

    /// Behind which overdue lead the list goes on; from the first one on, once sales heard of none for so long.
    pub(super) fn overdue_since(&self, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
        goes_on_behind(self.list()?.overdue?, now, silence)
    }

    /// The same of held leads.
    pub(super) fn undecided_since(&self, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
        goes_on_behind(self.list()?.undecided?, now, silence)
    }
}

fn goes_on_behind(told: Told, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
    (!is_rested(told.at, now, silence)).then_some(told.up_to)
}

/// True when something was told so long ago. What lies ahead was told by a clock that went wrong, and keeps nobody silent.
pub(super) fn is_rested(told: Timestamp, now: Timestamp, silence: SignedDuration) -> bool {
    !(SignedDuration::ZERO..silence).contains(&now.duration_since(told))
}

impl Store {
    pub(super) async fn last_list(&self) -> Result<Before, Unavailable> {
        Ok(match self.item(reminder_key()).await? {
            None => Before::Nothing,
            Some(item) => read(item).map(Before::List).unwrap_or_else(|_| {
                error!(key = key_in_words(&reminder_key()), "the last list can't be read, and is written anew");
                Before::Unreadable
            }),
        })
    }

    /// Writes a list in the place of what was read; false when another process was faster.
    pub(super) async fn replace_list(&self, before: &Before, next: Option<&LastList>) -> Result<bool, Unavailable> {
        let values = before.list().map(|list| HashMap::from([(":before".to_owned(), text(list.sent_at))]));
        let condition = match before {
            Before::Nothing => "attribute_not_exists(pk)",
            Before::Unreadable => "attribute_exists(pk)",
            Before::List(_) => "sentAt = :before",
        };
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
