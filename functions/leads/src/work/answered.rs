//! Answering a lead: the links in the mails to sales, and what they do.
//!
//! Each link is signed, and its page names no person. Whoever answers the mail about a lead may quote its link: the visitor can
//! then mark their own message, which harms nobody else.

use contract::HookEvent;
use jiff::Timestamp;

use crate::platform::secret::{Purpose, Secret};
use crate::table::keys::{is_over, lead_key};
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::state::LeadState;
use crate::table::store::{ATTEMPTS, Store, Unavailable, number, text};

/// What a link is signed as.
const PURPOSE: Purpose = Purpose::Answered;
/// Where the links lead.
pub const ANSWERED_PATH: &str = "/api/leads/answered";

/// What becomes of an answered lead.
const ANSWERED: &str =
    "SET leadState = :answered, answeredAt = :now, expiresAt = :expiresAt REMOVE queue, dueAt, network";

/// What marking a lead as answered found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// It was open and is answered now.
    Now,
    /// It was answered before.
    Before(Timestamp),
    /// There is no such lead, or none any more.
    Unknown,
}

/// True when the signature was made for this lead.
pub fn verifies_answered(secret: &Secret, reference: &Reference, signature: &str) -> bool {
    secret.verifies(PURPOSE, reference.as_str(), signature)
}

/// The address by which sales marks a lead as answered at once; without an origin it is a path. It has no term of its own:
/// the lead has one.
pub fn answered_link(secret: &Secret, site_origin: &str, reference: &Reference) -> String {
    format!("{site_origin}{ANSWERED_PATH}?lead={reference}&sig={}", secret.sign(PURPOSE, reference.as_str()))
}

impl Store {
    /// Marks a lead as answered; a second time changes nothing. Its term starts anew, since an answer is a contact.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; marking again is safe.
    pub async fn mark_answered(&self, reference: &Reference, now: Timestamp) -> Result<Marked, Unavailable> {
        for _ in 0..ATTEMPTS {
            let Some(item) = self.item(lead_key(reference)).await?.filter(|item| !is_over(item, now)) else {
                return Ok(Marked::Unknown);
            };
            let record = LeadRecord::from_item(item)?;
            if record.state() == LeadState::Answered {
                return Ok(record.answered_at.map_or(Marked::Unknown, Marked::Before));
            }
            let values = vec![
                (":answered", text(LeadState::Answered.name())),
                (":now", text(now)),
                (":expiresAt", number(Retention::Contact.expires_at(now))),
                (":before", text(record.state().name())),
            ];
            let events = record.hook_events(HookEvent::LeadAnswered);
            if self.change_with_events(reference, (ANSWERED, values), "leadState = :before", (events, now)).await? {
                return Ok(Marked::Now);
            }
        }
        Err(Unavailable::given_up(format!("no mark succeeded in {ATTEMPTS} attempts")))
    }
}
