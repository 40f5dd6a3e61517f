//! A lead as it stands in the table: what was sent, and what happened to it since.

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::item::{Item, NotALead, read};
use crate::lead::Lead;
use crate::mail::MailKind;
use crate::state::LeadState;

/// A mail without an id is missing after this time: far longer than the mailer takes for one, a retry included.
const MISSING_AFTER: SignedDuration = SignedDuration::from_mins(15);

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
    /// When the mail to sales was claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sales_mail_claimed_at: Option<Timestamp>,
    /// The id that SES gave the mail to sales.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sales_mail_id: Option<String>,
    /// When the mail to the visitor was claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledgement_claimed_at: Option<Timestamp>,
    /// The id that SES gave the mail to the visitor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledgement_id: Option<String>,
    /// When sales got the list that names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest_mailed_at: Option<Timestamp>,
    /// When the visitor's mail server refused our mail for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undeliverable_at: Option<Timestamp>,
    /// When the visitor called our mail spam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complained_at: Option<Timestamp>,
}

impl LeadRecord {
    pub(crate) fn from_item(item: Item) -> Result<Self, NotALead> {
        read(item)
    }

    /// The state of the lead.
    pub fn state(&self) -> LeadState {
        self.lead.state()
    }

    /// True when sales perhaps never heard of it: its mail was not sent in time, or its end is unknown.
    pub(crate) fn is_unannounced(&self, now: Timestamp) -> bool {
        let since = self.sales_mail_claimed_at.unwrap_or_else(|| self.lead.created_at());
        let is_due = self.lead.due_mails().contains(&MailKind::Sales);
        is_due && self.sales_mail_id.is_none() && now.duration_since(since) > MISSING_AFTER
    }

    /// True when sales is to hear of it by a list, and has not yet.
    pub(crate) fn is_to_be_listed(&self) -> bool {
        self.lead.judgement().digest && self.digest_mailed_at.is_none()
    }
}
