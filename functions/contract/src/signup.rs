//! The sign-up with an e-mail address.

use schemars::JsonSchema;
use serde::Deserialize;
use validator::{Validate, ValidationError};

use crate::consent::{CONSENT_VERSION, ConsentText, consent_text, versions};
use crate::contact::{EMAIL_MAX, IDEMPOTENCY_KEY_MAX};
use crate::email::{EMAIL_PATTERN, email};
use crate::values::{address, flag, optional_text};

/// Longest path of a page, in characters; the longest of the site has 31.
const PAGE_MAX: u64 = 100;

/// A path as the site spells its own: no query, no other site's address.
const PAGE_PATTERN: &str = r"^\/([a-z0-9][a-z0-9\/\-]*)?$";

/// What an e-mail field of the landing page posts.
///
/// The answer is the same for an address that is known and for one that is not.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(title = "SignupForm")]
#[validate(schema(function = names_what_is_accepted, skip_on_field_errors = false))]
pub struct SignupForm {
    /// E-mail address to sign up; a mail with a link asks whether it belongs to the person.
    #[serde(default, deserialize_with = "address")]
    #[schemars(!default, email, regex(pattern = EMAIL_PATTERN))]
    #[validate(custom(function = email), length(min = 1, max = EMAIL_MAX))]
    pub email: String,

    /// Path of the page with the form, e.g. `/`: part of the evidence of the consent.
    #[serde(default, deserialize_with = "optional_text")]
    #[schemars(!default, regex(pattern = PAGE_PATTERN))]
    #[validate(length(max = PAGE_MAX), custom(function = page_path))]
    pub page: Option<String>,

    /// Version of the consent text beside the box for later mails, ticked or not; required where it is ticked.
    #[serde(default, rename = "consentVersion", deserialize_with = "consent_text")]
    #[schemars(!default, with = "Option<String>", extend("default" = CONSENT_VERSION, "enum" = versions()))]
    pub consent: Option<ConsentText>,

    /// Wish for later mails, in the words of that text: a choice of its own, so that a body without it means no.
    #[serde(default, deserialize_with = "flag")]
    #[schemars(!default, with = "Option<bool>")]
    pub news_accepted: bool,

    /// Key that makes a repeated post the same post; the header `Idempotency-Key` goes before it.
    #[serde(default, deserialize_with = "optional_text")]
    #[schemars(!default)]
    #[validate(length(max = IDEMPOTENCY_KEY_MAX))]
    pub idempotency_key: Option<String>,

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
impl std::fmt::Debug for SignupForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("SignupForm").finish_non_exhaustive()
    }
}

/// A consent is to a text: nobody knows what was read by who names none. The error's code is the field that is missing.
fn names_what_is_accepted(form: &SignupForm) -> Result<(), ValidationError> {
    if form.news_accepted && form.consent.is_none() { Err(ValidationError::new("consentVersion")) } else { Ok(()) }
}

/// [`PAGE_PATTERN`] without a regular expression, which a function would carry for this alone.
fn page_path(typed: &str) -> Result<(), ValidationError> {
    let is_letter = |octet: u8| octet.is_ascii_lowercase() || octet.is_ascii_digit();
    let is_path = typed.strip_prefix('/').is_some_and(|rest| {
        rest.bytes().next().is_none_or(is_letter)
            && rest.bytes().all(|octet| is_letter(octet) || matches!(octet, b'/' | b'-'))
    });
    if is_path { Ok(()) } else { Err(ValidationError::new("characters")) }
}

#[cfg(test)]
mod tests {
    use fancy_regex::Regex;
    use proptest::prelude::*;

    use super::{PAGE_PATTERN, page_path};

    proptest! {
        #[test]
        fn the_function_takes_what_the_pattern_takes(path in "/?[a-cA/\\-0 ]{0,4}.?") {
            prop_assert_eq!(page_path(&path).is_ok(), Regex::new(PAGE_PATTERN).unwrap().is_match(&path).unwrap(), "{}", path);
        }
    }
}
