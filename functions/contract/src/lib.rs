//! What crosses the wire, and the only place where a form rule is written.
//!
//! Each form is one struct whose attributes are its rules: `serde` reads them, `validator` checks them and `schemars`
//! writes them down in `schema/*.schema.json`, from which the site takes its HTML attributes and its types.
//! This crate knows no AWS and no HTTP.

mod about;
mod accepted;
mod body;
mod challenge;
mod consent;
mod contact;
mod email;
mod hook;
mod phone;
mod rejection;
mod schemas;
mod signup;
mod text;
mod values;

pub use about::{About, Interval};
pub use accepted::{Accepted, Next};
pub use body::{BODY_MAX, Fields, FormRules, MACHINE_FIELDS, Malformed, Unreadable, has_field};
pub use challenge::{Challenge, Proof};
pub use consent::{CONSENT_VERSION, ConsentText, PRESENT_CONSENT};
pub use contact::{ContactForm, IDEMPOTENCY_KEY_MAX};
pub use email::address;
pub use hook::{HookData, HookEvent, HookLead, HookMark, HookPost, HookSignup};
pub use rejection::{ErrorCode, Failed, FieldErrors, Rejected};
pub use schemas::{schema, schemas};
pub use signup::SignupForm;
pub use text::{is_bidi_control, is_invisible, is_line_break, is_right_to_left, line, lines};
