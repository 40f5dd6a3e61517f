//! A lead as a record: the submission, and what happened to it since. Its mails are items of their own.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::table::keys::{Item, Unreadable, read};
use crate::table::lead::Lead;
use crate::table::state::LeadState;

/// A lead with its history; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LeadRecord {
    /// What was sent.
    #[serde(flatten)]
    pub lead: Lead,
    /// When sales marked it as answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answered_at: Option<Timestamp>,
    /// When a person said that a held one is real.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub released_at: Option<Timestamp>,
    /// When it was called nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<Timestamp>,
    /// When sales got the list that names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed_at: Option<Timestamp>,
    /// When the visitor's mail server refused our mail for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undeliverable_at: Option<Timestamp>,
    /// When the visitor called our mail spam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complained_at: Option<Timestamp>,
}

impl LeadRecord {
    pub(crate) fn from_item(item: Item) -> Result<Self, Unreadable> {
        read(item)
    }

    /// The state of the lead.
    pub fn state(&self) -> LeadState {
        self.lead.state()
    }
}
