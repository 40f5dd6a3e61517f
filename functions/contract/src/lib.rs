//! What crosses the wire, and the only place where a form rule is written.
//!
//! Each form is one struct whose attributes are its rules: `serde` reads them, `validator` checks them and `schemars`
//! writes them down in `schema/*.schema.json`, from which the site takes its HTML attributes and its types.
//! This crate knows no AWS and no HTTP.

mod body;
mod challenge;
mod characters;
mod contact;
mod email;
mod normalise;
mod phone;
mod rejection;
mod schemas;
mod signup;
mod token;
mod unseen;
mod values;

pub use body::{Fields, Form, Malformed, Unreadable};
pub use challenge::{Challenge, Proof};
pub use contact::{ContactForm, IDEMPOTENCY_KEY_MAX};
pub use phone::PhoneNumber;
pub use rejection::{Accepted, ErrorCode, Failed, FieldErrors, Rejected};
pub use schemas::{schema, schemas};
pub use signup::{CONSENT_VERSION, SignupForm};
pub use token::TokenForm;
