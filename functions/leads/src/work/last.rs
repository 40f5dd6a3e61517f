//! When sales got the last list: one small item, however much waits.

use std::collections::HashMap;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use tracing::error;

use crate::platform::times::is_monday_morning_over;
use crate::table::keys::{Item, key_in_words, read, reminder_key};
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, text};

/// What nobody marked is counted on one day of a week: more than a day, less than a week.
const COUNTED_ONCE_IN: SignedDuration = SignedDuration::from_hours(2 * 24);

/// The last list; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LastList {
    /// When it was sent.
    pub(super) sent_at: Timestamp,
    /// How far lists have come through overdue leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) overdue: Option<Round>,
    /// The same of leads that are held for long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) undecided: Option<Round>,
    /// When a list last counted the leads that nobody marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unmarked_at: Option<Timestamp>,
    expires_at: i64,
}

/// How far lists have come in a round through leads of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Round {
    /// When a list last named any.
    pub(super) at: Timestamp,
    /// When the last of them had come, or the time up to which all were counted.
    pub(super) up_to: Timestamp,
}

/// The last list as it was read.
#[derive(Clone, Debug)]
pub(super) enum Before {
    Nothing,
    /// One that can't be read: the rounds begin anew.
    Unreadable,
    List(LastList),
}

impl LastList {
    /// A list of now, before anybody knows that sales got it: it goes on where those before it ended.
    pub(super) fn begun(now: Timestamp, before: &Before) -> Self {
        let before = before.list();
        Self {
            sent_at: now,
            overdue: before.and_then(|before| before.overdue),
            undecided: before.and_then(|before| before.undecided),
            unmarked_at: before.and_then(|before| before.unmarked_at),
            expires_at: Retention::Reminder.expires_at(now),
        }
    }
}

impl Before {
    pub(super) fn list(&self) -> Option<&LastList> {
        if let Self::List(list) = self { Some(list) } else { None }
    }

    /// After which overdue lead the list goes on; from the first one on, where the last list with any was sent `silence` ago.
    pub(super) fn overdue_since(&self, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
        goes_on_behind(self.list()?.overdue?, now, silence)
    }

    /// True on a Monday whose list did not count yet what nobody marked.
    pub(super) fn counts_unmarked(&self, now: Timestamp) -> bool {
        let counted = self.list().and_then(|list| list.unmarked_at);
        is_monday_morning_over(now) && counted.is_none_or(|counted| is_long_ago(counted, now, COUNTED_ONCE_IN))
    }

    /// [`Self::overdue_since`] of held leads.
    pub(super) fn undecided_since(&self, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
        goes_on_behind(self.list()?.undecided?, now, silence)
    }
}

fn goes_on_behind(round: Round, now: Timestamp, silence: SignedDuration) -> Option<Timestamp> {
    (!is_long_ago(round.at, now, silence)).then_some(round.up_to)
}

/// True when a list was sent at least `silence` ago.
pub(super) fn is_long_ago(sent: Timestamp, now: Timestamp, silence: SignedDuration) -> bool {
    now.duration_since(sent) >= silence
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
