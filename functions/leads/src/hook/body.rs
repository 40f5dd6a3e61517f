//! What is posted for programs: the body of the committed schema.

use contract::{HookData, HookLead, HookMark, HookPost, HookSignup};
use jiff::Timestamp;

use super::event::{EventPayload, Subject};
use crate::table::lead::Lead;
use crate::table::signup::Signup;

/// `queued_at` stands for when it happened where no record says it any more.
pub(crate) fn json(payload: &EventPayload, queued_at: Timestamp) -> String {
    let at = payload.at.unwrap_or(queued_at);
    let data = match &payload.subject {
        Subject::Lead(lead) => HookData::Lead(Box::new(of_lead(lead))),
        Subject::Signup(signup) => HookData::Signup(of_signup(signup, at)),
        Subject::Reference => HookData::Mark(HookMark { reference: payload.reference.to_string() }),
    };
    // Texts and nothing that could fail: nothing empty is ever posted.
    serde_json::to_string(&HookPost { event: payload.event, timestamp: at.to_string(), data }).unwrap_or_default()
}

fn of_lead(lead: &Lead) -> HookLead {
    HookLead {
        reference: lead.reference().to_string(),
        received_at: lead.created_at().to_string(),
        answer_by: lead.answer_by().to_string(),
        first_name: lead.first_name().to_owned(),
        last_name: lead.last_name().to_owned(),
        email: lead.email().to_owned(),
        phone: lead.phone().map(str::to_owned),
        message: lead.message().to_owned(),
        about: lead.about().map(|about| about.as_str().to_owned()),
        interval: lead.interval(),
    }
}

fn of_signup(signup: &Signup, confirmed_at: Timestamp) -> HookSignup {
    HookSignup {
        reference: signup.reference().to_string(),
        confirmed_at: confirmed_at.to_string(),
        email: signup.email().to_owned(),
        page: signup.page().to_owned(),
        news_accepted: signup.wants_news(),
    }
}
