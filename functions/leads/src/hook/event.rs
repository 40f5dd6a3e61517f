//! What is posted to the hook: the body of the committed schema.

use contract::{HookData, HookEvent, HookLead, HookMark, HookPost, HookSignup};
use jiff::Timestamp;

use crate::table::lead::Lead;
use crate::table::reference::Reference;
use crate::table::signup::Signup;

/// What happened to which record, and when.
#[derive(Debug)]
pub(crate) struct EventPayload {
    pub(crate) event: HookEvent,
    pub(crate) reference: Reference,
    /// When it happened; where no record says it any more, it was when it was queued.
    pub(crate) at: Option<Timestamp>,
    pub(crate) data: HookData,
}

impl EventPayload {
    /// The idempotency key for the receiver: an event happens to a record once. Without full stops, which part what is signed.
    pub(crate) fn id(&self) -> String {
        format!("{}-{}", self.reference, self.event.name().replace('.', "-"))
    }

    /// The body; an event whose time no record has any more happened when it was queued.
    pub(crate) fn json(&self, queued_at: Timestamp) -> String {
        let timestamp = self.at.unwrap_or(queued_at).to_string();
        // Texts and nothing that could fail: nothing empty is ever posted.
        let post = HookPost { event: self.event, timestamp, data: self.data.clone() };
        serde_json::to_string(&post).unwrap_or_default()
    }
}

pub(crate) fn of_reference(reference: &Reference) -> HookData {
    HookData::Mark(HookMark { reference: reference.to_string() })
}

pub(crate) fn of_lead(lead: &Lead) -> HookData {
    HookData::Lead(Box::new(HookLead {
        reference: lead.reference().to_string(),
        received_at: lead.created_at().to_string(),
        answer_by: lead.answer_by().to_string(),
        first_name: lead.first_name.clone(),
        last_name: lead.last_name.clone(),
        email: lead.email().to_owned(),
        phone: lead.phone().map(str::to_owned),
        message: lead.message().to_owned(),
        about: lead.about.as_ref().map(|about| about.as_str().to_owned()),
        interval: lead.interval,
    }))
}

pub(crate) fn of_signup(signup: &Signup) -> HookData {
    HookData::Signup(HookSignup {
        reference: signup.reference().to_string(),
        confirmed_at: signup.confirmed_at.unwrap_or(signup.created_at()).to_string(),
        email: signup.email().to_owned(),
        page: signup.page.clone(),
        news_accepted: signup.wants_news(),
    })
}
