//! A lead as it stands in the table: what was sent, and what happened to it since. Its mails are items of their own.

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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::LeadRecord;
    use crate::table::outbox_item::OutboxItem;
    use crate::table::signup::Signup;

    fn with(mut record: Value, more: &Value) -> Value {
        for (name, value) in more.as_object().unwrap() {
            record[name] = value.clone();
        }
        record
    }

    #[test]
    fn records_of_the_release_before_are_read() {
        let of_all =
            json!({ "reference": "K7QM-4TXR", "createdAt": "2026-11-27T12:00:00Z", "expiresAt": 1_811_000_000 });
        let held = json!({ "verdict": "held", "doubt": "manyFromSource", "digest": true, "queue": "list", "dueAt": 1 });
        let held = with(of_all, &held);
        let lead = json!({
            "leadState": "held", "firstName": "E", "lastName": "M", "email": "e@visitor.example", "message": "x",
        });
        let lead: LeadRecord = serde_json::from_value(with(held.clone(), &lead)).unwrap();
        assert!(lead.lead.network().is_none() && lead.lead.judgement().has_proof());
        let signup = json!({ "email": "e@visitor.example", "page": "/", "consentVersion": "2026-11" });
        let signup: Signup = serde_json::from_value(with(held, &signup)).unwrap();
        assert!(!signup.waits_for_mail());
        let mail = json!({
            "reference": "K7QM-4TXR", "mail": "salesMail", "mailState": "claimed", "queue": "due", "dueAt": 1, "attempts": 1,
            "queuedAt": "2026-11-27T12:00:00Z", "claimedAt": "2026-11-27T12:00:00Z", "expiresAt": 1_811_000_000,
        });
        let mail: OutboxItem = serde_json::from_value(mail).unwrap();
        assert_eq!((mail.attempts, mail.doubts), (1, 0));
    }
}
