//! A lead: a submission that passed every rule.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::{About, ContactForm, HookEvent, Interval};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::platform::address::{in_ascii, shown_address};
use crate::platform::display_safe;
use crate::table::keys::{Item, LISTED_LEADS, lead_key, listed};
use crate::table::mail_kind::MailKind;
use crate::table::promise::answer_by;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable};
use crate::table::verdict::{Doubt, Judgement, Verdict};

/// Someone who wrote to sales; made only from a valid form or read back from the table.
///
/// The names of the fields are the names of the table's attributes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Lead {
    reference: Reference,
    created_at: Timestamp,
    pub(crate) expires_at: i64,
    lead_state: LeadState,
    pub(crate) first_name: String,
    pub(crate) last_name: String,
    email: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    message: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) about: Option<About>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) interval: Option<Interval>,
    #[serde(flatten)]
    judgement: Judgement,
    /// Name of the network that a held one came from, as long as it is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) network: Option<String>,
    /// True when hook events about it are posted: a hook was set up when it came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hooked: bool,
}

impl Lead {
    /// The lead as a new item.
    fn to_item(&self) -> Result<Item, serde_dynamo::Error> {
        let mut item: Item = serde_dynamo::to_item(self)?;
        item.extend(lead_key(&self.reference));
        if self.judgement.for_list {
            item.extend(listed(LISTED_LEADS, self.created_at));
        }
        Ok(item)
    }

    /// Makes a lead of a form.
    pub(crate) fn from_form(
        form: &ContactForm,
        reference: Reference,
        judgement: Judgement,
        network: String,
        now: Timestamp,
    ) -> Self {
        // Without `..`, here and in `crate::intake::form`: the compiler asks what becomes of a new field.
        let ContactForm {
            first_name,
            last_name,
            email,
            phone,
            message,
            about,
            interval,
            privacy_accepted: _,
            idempotency_key: _,
            leave_empty: _,
            proof: _,
        } = form;
        let (retention, lead_state) = match judgement.verdict {
            Verdict::Spam => (Retention::Spam, LeadState::Closed),
            Verdict::Held => (Retention::Contact, LeadState::Held),
            Verdict::Clean => (Retention::Contact, LeadState::Open),
        };
        Self {
            reference,
            created_at: now,
            expires_at: retention.expires_at(now),
            lead_state,
            first_name: first_name.clone(),
            last_name: last_name.clone(),
            email: email.clone(),
            phone: phone.clone(),
            message: message.clone(),
            about: about.clone(),
            interval: *interval,
            judgement,
            network: (judgement.verdict == Verdict::Held).then_some(network),
            hooked: false,
        }
    }

    /// The code by which visitor and sales name this lead.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }

    /// Whether somebody still waits for an answer.
    pub fn state(&self) -> LeadState {
        self.lead_state
    }

    /// The verdict, and why.
    pub fn judgement(&self) -> Judgement {
        self.judgement
    }

    /// The mails that it leads to, in the order in which they are sent: sales first.
    pub(crate) fn due_mails(&self) -> &'static [MailKind] {
        match self.judgement.verdict {
            Verdict::Clean if self.judgement.lacks_mail() => &[MailKind::Sales],
            Verdict::Clean => &[MailKind::Sales, MailKind::Acknowledgement],
            Verdict::Held if self.judgement.has_own_mail() => &[MailKind::Sales],
            Verdict::Held | Verdict::Spam => &[],
        }
    }

    /// The hook events that are due at once: what is held waits for a person.
    fn due_posts(&self) -> &'static [HookEvent] {
        if self.hooked && self.judgement.verdict == Verdict::Clean { &[HookEvent::LeadReceived] } else { &[] }
    }

    /// When it came.
    pub fn created_at(&self) -> Timestamp {
        self.created_at
    }

    /// Until when it is to be answered.
    pub fn answer_by(&self) -> Timestamp {
        answer_by(self.created_at)
    }

    /// The same, where it was promised to the visitor: a filled honeypot changes no answer.
    pub(crate) fn promised_by(&self) -> Option<Timestamp> {
        let is_promised = self.judgement.verdict == Verdict::Clean || self.judgement.doubt == Some(Doubt::Honeypot);
        is_promised.then(|| self.answer_by())
    }

    /// First and last name, as they were typed.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    /// First and last name as people read them.
    pub fn shown_name(&self) -> String {
        display_safe::name(&self.name())
    }

    /// The address, as it was typed.
    pub fn email(&self) -> &str {
        &self.email
    }

    /// The address as sales reads it.
    pub fn shown_email(&self) -> String {
        shown_address(&self.email)
    }

    /// The address as it stands in a mail header.
    pub(crate) fn mailbox(&self) -> String {
        in_ascii(&self.email)
    }

    /// The telephone number, in international spelling where it is certain which one was meant.
    pub fn phone(&self) -> Option<&str> {
        self.phone.as_deref()
    }

    /// The message, its lines ended by LF.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl Store {
    /// The writes that are a new lead, its mails and its posts to the hook, the record first; refused where its reference is taken.
    pub(crate) fn new_lead(&self, lead: &Lead, now: Timestamp) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let item = lead.to_item().map_err(Unavailable::defect)?;
        let mut writes = vec![self.put(item, Some(("attribute_not_exists(pk)", &[])))?];
        for kind in lead.due_mails() {
            writes.push(self.queue(lead.reference(), *kind, lead.expires_at, now)?);
        }
        for event in lead.due_posts() {
            writes.push(self.queue(lead.reference(), *event, lead.expires_at, now)?);
        }
        Ok(writes)
    }
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for Lead {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Lead").field("reference", &self.reference).finish_non_exhaustive()
    }
}
