//! Answering a lead: the links in the mails to sales, and what they do.
//!
//! The mail about a lead may be quoted to the visitor who is answered, so its link is worth nothing without the team's
//! code. A reminder is answered to nobody: its links are signed, and it names the code.

use contract::HookEvent;
use jiff::Timestamp;

use crate::platform::secret::{Purpose, Secret, hex, same};
use crate::table::keys::{is_over, lead_key};
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::state::LeadState;
use crate::table::store::{ATTEMPTS, Store, Unavailable, number, text};

/// What a link is signed as.
const PURPOSE: Purpose = Purpose::Answered;
/// What the team's code is signed as.
const TEAM: Purpose = Purpose::Team;
/// Hexadecimal digits of the team's code: 48 bits, which nobody finds by trying over a network.
const CODE_LENGTH: usize = 12;
/// Digits between two hyphens of the code.
const CODE_GROUP: usize = 4;
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

/// The code by which the team marks leads as answered, e.g. `3f9a-07c2-d41e`.
pub(crate) fn team_code(secret: &Secret) -> String {
    let signature = hex(&secret.digest(TEAM, ""));
    let digits: Vec<&str> = (0..CODE_LENGTH).step_by(CODE_GROUP).map(|at| &signature[at..at + CODE_GROUP]).collect();
    digits.join("-")
}

/// True for the team's code, however a person writes it.
pub fn verifies_team_code(secret: &Secret, typed: &str) -> bool {
    let digits: String = typed.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    same(&hex(&secret.digest(TEAM, ""))[..CODE_LENGTH], &digits)
}

/// The address in the mail about a lead, which asks for the team's code; without an origin it is a path.
pub fn answered_page(site_origin: &str, reference: &Reference) -> String {
    format!("{site_origin}{ANSWERED_PATH}?lead={reference}")
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
            let events = record.told(HookEvent::LeadAnswered);
            if self.change_told(reference, (ANSWERED, values), "leadState = :before", (events, now)).await? {
                return Ok(Marked::Now);
            }
        }
        Err(Unavailable::given_up(format!("no mark succeeded in {ATTEMPTS} attempts")))
    }
}
