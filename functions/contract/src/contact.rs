//! The contact form.

use schemars::JsonSchema;
use serde::Deserialize;
use validator::Validate;

use crate::about::{About, Interval, about, interval};
use crate::email::{EMAIL_PATTERN, email};
use crate::phone::{PHONE_PATTERN, dialable};
use crate::text::TEXT_PATTERN;
use crate::values::{address, flag, message, name, optional_phone, optional_text};

/// Longest first or last name, in characters: more than twice the room of a passport for a whole one (39, ICAO Doc 9303-4).
pub(crate) const NAME_MAX: u64 = 100;
/// Longest e-mail address, in characters: RFC 5321 allows a path of 256 octets including its angle brackets.
pub(crate) const EMAIL_MAX: u64 = 254;
/// Longest telephone number as typed, in characters; E.164 has 15 digits, the rest is punctuation.
pub(crate) const PHONE_MAX: u64 = 40;
/// Longest message, in characters; [`crate::BODY_MAX`] has room for it in any script.
pub(crate) const MESSAGE_MAX: u64 = 5_000;
/// Longest idempotency key, in characters, in the header as in the field.
pub const IDEMPOTENCY_KEY_MAX: u64 = 255;
/// Characters of all fields together, each at its bound: a test holds the sum against the schema.
pub(crate) const ALL_MAX: u64 = 2 * NAME_MAX + EMAIL_MAX + PHONE_MAX + MESSAGE_MAX + IDEMPOTENCY_KEY_MAX;

/// What the contact form posts.
///
/// A missing field reads as an empty one, so that one answer names every field that is wrong;
/// the schema still says which fields are required.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(title = "ContactForm")]
pub struct ContactForm {
    /// Given name of the person who writes.
    #[serde(default, deserialize_with = "name")]
    #[schemars(!default, regex(pattern = TEXT_PATTERN))]
    #[validate(length(min = 1, max = NAME_MAX))]
    pub first_name: String,

    /// Family name of the person who writes.
    #[serde(default, deserialize_with = "name")]
    #[schemars(!default, regex(pattern = TEXT_PATTERN))]
    #[validate(length(min = 1, max = NAME_MAX))]
    pub last_name: String,

    /// E-mail address that the answer goes to.
    #[serde(default, deserialize_with = "address")]
    #[schemars(!default, email, regex(pattern = EMAIL_PATTERN))]
    #[validate(custom(function = email), length(min = 1, max = EMAIL_MAX))]
    pub email: String,

    /// Telephone number for a call back, in any spelling, with an extension or without.
    #[serde(default, deserialize_with = "optional_phone")]
    #[schemars(!default, regex(pattern = PHONE_PATTERN), extend("format" = "phone"))]
    #[validate(length(max = PHONE_MAX), custom(function = dialable))]
    pub phone: Option<String>,

    /// What the person wants to know.
    #[serde(default, deserialize_with = "message")]
    #[schemars(!default, regex(pattern = TEXT_PATTERN))]
    #[validate(length(min = 1, max = MESSAGE_MAX))]
    pub message: String,

    /// Confirmation that the privacy policy was read.
    #[serde(default, deserialize_with = "flag")]
    #[schemars(!default, extend("const" = true))]
    #[validate(custom(function = accepted))]
    pub privacy_accepted: bool,

    /// Key that makes a repeated post the same post; the header `Idempotency-Key` goes before it.
    #[serde(default, deserialize_with = "optional_text")]
    #[schemars(!default)]
    #[validate(length(max = IDEMPOTENCY_KEY_MAX))]
    pub idempotency_key: Option<String>,

    /// Page or plan that the person came from; any other value is left out.
    #[serde(default, deserialize_with = "about")]
    #[schemars(!default, with = "Option<String>")]
    pub about: Option<About>,

    /// How the person would pay for that plan; any other value is left out.
    #[serde(default, deserialize_with = "interval")]
    #[schemars(!default)]
    pub interval: Option<Interval>,

    /// Honeypot: a field that no person sees, so that only a program fills it in. No autofill knows its name.
    #[serde(default, deserialize_with = "optional_text")]
    #[schemars(!default)]
    pub leave_empty: Option<String>,

    /// Solved proof of work of `GET /api/challenge`: the payload of the ALTCHA protocol, base64 of a JSON object.
    #[serde(default, deserialize_with = "optional_text")]
    #[schemars(!default)]
    pub proof: Option<String>,
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for ContactForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("ContactForm").finish_non_exhaustive()
    }
}

fn accepted(value: &bool) -> Result<(), validator::ValidationError> {
    if *value { Ok(()) } else { Err(validator::ValidationError::new("accepted")) }
}
