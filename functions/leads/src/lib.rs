//! What a submission becomes: accept, store, mail. Knows AWS clients, nothing of HTTP.
//!
//! [`Intake`] judges a valid form and stores it in one transaction, as a [`Lead`] or as a [`Signup`], together with the mails
//! that it leads to; the table's stream then hands each mail to the [`Outbox`], which sends it once. What a person has to look
//! at comes in a [`WorkList`].

mod accept;
mod address;
pub mod aws;
mod counters;
pub mod env;
mod feedback;
mod item;
mod lead;
pub mod logs;
mod mail;
pub mod metrics;
mod outbox;
mod proof;
mod query;
mod receipt;
mod record;
mod reference;
mod retention;
mod scan;
mod secret;
mod signup;
mod source;
mod state;
mod store;
mod subject;
mod suppression;
pub mod times;
mod verdict;
mod work;

pub use accept::{Acceptance, Form, Intake};
pub use address::normalised;
pub use lead::Lead;
pub use mail::{Mail, MailKind, MailSettings};
pub use outbox::{MailKey, MailSender, MailState, Outbox, OutboxMail, Swept};
pub use proof::solve;
pub use query::{LeadPage, LeadPages, Period};
pub use receipt::Receipt;
pub use record::LeadRecord;
pub use reference::Reference;
pub use retention::Retention;
pub use secret::Secret;
pub use signup::{Confirmation, Release, Signup, Withdrawal};
pub use source::Source;
pub use state::LeadState;
pub use store::{Store, Unavailable};
pub use subject::{SubjectRecords, SubjectSearch};
pub use suppression::Suppressed;
pub use verdict::{Doubt, Judgement, Verdict};
pub use work::{
    ANSWERED_PATH, Marked, NotReminded, Reminded, Waiting, WorkList, answered_link, answered_page, verifies_answered,
    verifies_team_code,
};
