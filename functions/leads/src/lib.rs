//! What a submission becomes: accept, store, mail. Knows AWS clients, nothing of HTTP.
//!
//! [`Intake`] judges a valid form and stores it in one transaction, as a [`Lead`] or as a [`Signup`]; the table's stream
//! then hands it to [`deliver`] or [`deliver_signup`], which send at most one mail of each [`MailKind`].

mod accept;
mod address;
mod answered;
pub mod aws;
mod counters;
mod deliver;
pub mod env;
mod feedback;
mod item;
mod lead;
pub mod logs;
mod mail;
pub mod metrics;
mod proof;
mod query;
mod receipt;
mod record;
mod redelivery;
mod reference;
mod reminder;
mod retention;
mod scan;
mod secret;
mod ses;
mod signup;
mod source;
mod state;
mod store;
mod subject;
mod suppression;
pub mod times;
mod verdict;

pub use accept::{Acceptance, Form, Intake};
pub use address::normalised;
pub use answered::{ANSWERED_PATH, Marked, answered_link, answered_page, verifies_answered, verifies_team_code};
pub use deliver::{Undelivered, deliver, deliver_signup};
pub use item::{NotALead, lead_from_item, signup_from_item};
pub use lead::Lead;
pub use mail::{Mail, MailKind, MailSettings};
pub use proof::solve;
pub use query::{LeadPages, Period};
pub use receipt::Receipt;
pub use record::LeadRecord;
pub use redelivery::{UndeliveredRecord, UndeliveredSearch, delivery_is_requested};
pub use reference::Reference;
pub use reminder::{NotReminded, OpenLeads, Reminded};
pub use retention::Retention;
pub use secret::Secret;
pub use ses::MailSender;
pub use signup::{Confirmation, Release, Signup, Withdrawal};
pub use source::Source;
pub use state::LeadState;
pub use store::{Store, Unavailable};
pub use subject::{SubjectRecords, SubjectSearch};
pub use suppression::Suppressed;
pub use verdict::{Doubt, Judgement, Verdict};
