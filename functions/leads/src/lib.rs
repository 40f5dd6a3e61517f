//! What a submission becomes: accept, store, mail. Knows AWS clients, nothing of HTTP.
//!
//! [`accept()`] turns a valid form into a [`Lead`] and stores it in one transaction; the table's stream then hands the
//! lead to [`deliver`], which sends at most one mail of each [`MailKind`].

mod accept;
pub mod aws;
mod deliver;
pub mod env;
mod item;
mod lead;
pub mod logs;
mod mail;
mod reference;
mod retention;
mod ses;
mod store;
mod times;

pub use accept::{Acceptance, accept};
pub use deliver::{Undelivered, deliver};
pub use item::{NotALead, lead_from_item};
pub use lead::Lead;
pub use mail::{Mail, MailKind, MailSettings};
pub use reference::Reference;
pub use retention::Retention;
pub use ses::MailSender;
pub use store::{Store, Unavailable};
