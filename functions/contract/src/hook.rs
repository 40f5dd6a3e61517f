//! What is posted to the hook: a body of JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Interval;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum HookEvent {
    /// A message of the contact form that is no spam: at once, or when a person released it.
    #[serde(rename = "lead.received")]
    LeadReceived,
    /// Sales closed it: spam, or nothing to answer.
    #[serde(rename = "lead.closed")]
    LeadClosed,
    /// Sales marked it as answered, be it closed before.
    #[serde(rename = "lead.answered")]
    LeadAnswered,
    /// The person wanted it deleted: what was made of it has to go as well (GDPR, article 19).
    #[serde(rename = "lead.erased")]
    LeadErased,
    /// An address was confirmed.
    #[serde(rename = "signup.confirmed")]
    SignupConfirmed,
    /// Its owner wants no further mails.
    #[serde(rename = "signup.withdrawn")]
    SignupWithdrawn,
    /// As of a lead.
    #[serde(rename = "signup.erased")]
    SignupErased,
    /// Somebody tries the hook: `leads hook test`.
    #[serde(rename = "test")]
    Test,
}

/// A post to the hook. Its signature is in the headers that Standard Webhooks names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct HookPost {
    /// What happened.
    #[serde(rename = "type")]
    pub event: HookEvent,
    /// When it happened, in UTC (RFC 3339); the same at each try.
    #[schemars(extend("format" = "date-time"))]
    pub timestamp: String,
    /// What it happened to.
    pub data: HookData,
}

/// What something happened to; all but `lead.received` and `signup.confirmed` name it by its reference alone.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HookData {
    /// With `lead.received`.
    Lead(Box<HookLead>),
    /// With `signup.confirmed`.
    Signup(HookSignup),
    /// With every other event.
    Mark(HookMark),
}

/// A message to sales.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(deny_unknown_fields)]
pub struct HookLead {
    /// Code that visitor and sales name it by, e.g. `K7QM-4TXR`.
    pub reference: String,
    /// When it came.
    #[schemars(extend("format" = "date-time"))]
    pub received_at: String,
    /// Until when an answer is promised.
    #[schemars(extend("format" = "date-time"))]
    pub answer_by: String,
    /// As it was typed, like every other text here: escape it where it is shown.
    pub first_name: String,
    /// As it was typed.
    pub last_name: String,
    /// As it was typed.
    pub email: String,
    /// In international spelling where it is certain which number was meant, else as it was typed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
    /// As it was typed, its lines ended by LF.
    pub message: String,
    /// The page (a path) or the plan (an id) that the visitor came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// How that plan would be paid for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval: Option<Interval>,
}

/// A confirmed address.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(deny_unknown_fields)]
pub struct HookSignup {
    /// Code that sales names it by.
    pub reference: String,
    /// When it was confirmed.
    #[schemars(extend("format" = "date-time"))]
    pub confirmed_at: String,
    /// As it was typed.
    pub email: String,
    /// Path of the page with the form.
    pub page: String,
    /// Whether later mails are wanted; no other may be sent to the address.
    pub news_accepted: bool,
}

/// Something that was posted before.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(deny_unknown_fields)]
pub struct HookMark {
    /// Code of the lead or of the sign-up.
    pub reference: String,
}

impl HookEvent {
    /// Every event; those of a record in the only order in which they can happen.
    pub const ALL: [Self; 8] = [
        Self::LeadReceived,
        Self::LeadClosed,
        Self::LeadAnswered,
        Self::LeadErased,
        Self::SignupConfirmed,
        Self::SignupWithdrawn,
        Self::SignupErased,
        Self::Test,
    ];

    /// The name on the wire and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::LeadReceived => "lead.received",
            Self::LeadClosed => "lead.closed",
            Self::LeadAnswered => "lead.answered",
            Self::LeadErased => "lead.erased",
            Self::SignupConfirmed => "signup.confirmed",
            Self::SignupWithdrawn => "signup.withdrawn",
            Self::SignupErased => "signup.erased",
            Self::Test => "test",
        }
    }

    /// Reads the name of an event.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.name() == name)
    }

    /// True for what happens to a sign-up.
    pub fn is_about_a_signup(self) -> bool {
        matches!(self, Self::SignupConfirmed | Self::SignupWithdrawn | Self::SignupErased)
    }
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for HookData {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("HookData")
    }
}

#[cfg(test)]
mod tests {
    use super::HookEvent;

    #[test]
    fn the_name_of_an_event_in_the_table_is_that_on_the_wire() {
        for event in HookEvent::ALL {
            assert_eq!(serde_json::to_value(event).unwrap(), event.name());
            assert_eq!(HookEvent::parse(event.name()), Some(event));
        }
    }
}
