//! What a submission becomes: judged, stored, mailed, answered. Knows AWS clients, nothing of HTTP.
//!
//! [`Intake`] judges a valid form and stores it in one transaction, as a [`Lead`] or as a [`Signup`], together with the mails
//! and the posts to the hook that it leads to; the table's stream hands each to the [`Outbox`]. [`Consents`] has the way of
//! a sign-up to its confirmation and to its end. What a person has to look at comes in a [`WorkList`].
//!
//! Each layer knows only those below it: outbox, hook, mail, work, intake, consent, rights, table, platform.

mod consent;
mod hook;
mod intake;
mod mail;
mod outbox;
mod platform;
mod rights;
#[cfg(test)]
mod structure;
mod table;
mod work;

pub use consent::Consents;
pub use consent::links::Clicked;
pub use consent::rekey::Rekeyed;
pub use hook::{HookAddress, HookKey, HookSettings, WrongHook};
pub use intake::accept::{Acceptance, Intake};
pub use intake::form::{Form, FormName};
pub use intake::{idempotency::Receipt, proof::solve};
pub use mail::{Mail, MailSettings, Sender, consent_text};
pub use outbox::{Attempt, Hook, HookSender, MailSender, Outbox, Reminded, Swept};
pub use platform::{
    address::normalised,
    aws, display_safe, env,
    locales::part_of,
    logs, metrics,
    secret::{Purpose, Secret},
    source::Source,
    times,
};
pub use rights::subject::SubjectRecords;
pub use rights::suppression::Suppressed;
pub use table::item_kind::{Channel, ItemKind};
pub use table::outbox_item::{ItemKey, ItemState, OutboxItem};
pub use table::promise::PROMISED_HOURS;
pub use table::query::Period;
pub use table::scan::Page;
pub use table::state::{LeadState, SignupState};
pub use table::store::{Store, Unavailable};
pub use table::verdict::{Doubt, Judgement, Verdict};
pub use table::{lead::Lead, record::LeadRecord, signup::Signup};
pub use table::{mail_kind::MailKind, reference::Reference, retention::Retention};
pub use work::answered::{ANSWERED_PATH, Marked, answered_link, verifies_answered};
pub use work::closing::{
    CLOSE_PATH, DECIDED_AT_ONCE, HeldDecision, HeldPage, close_link, is_close_link_over, verified_close,
};
pub use work::{COUNTED, Waiting, WorkList};
