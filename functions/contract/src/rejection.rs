//! The bodies of the API's JSON answers to posts that were not accepted.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use validator::{ValidationError, ValidationErrors};

/// Why a field was refused.
///
/// Codes only: the sentence for each field stands in `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ErrorCode {
    /// The value has another type than the field, or is not in its schema's `enum`.
    Type,
    /// The field is missing or empty.
    Required,
    /// The field is longer than its schema's `maxLength`.
    Length,
    /// The field holds what no page of the site writes there.
    Characters,
    /// The field is no e-mail address.
    Email,
    /// The field is no telephone number.
    Phone,
    /// The box is not ticked.
    Accepted,
}

/// Wire name of each refused field, with the reason; never empty where it is an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct FieldErrors(BTreeMap<String, ErrorCode>);

impl FieldErrors {
    /// True when no field was refused.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The reason why this field was refused, if it was.
    pub fn get(&self, field: &str) -> Option<ErrorCode> {
        self.0.get(field).copied()
    }

    /// Wire names and reasons, in the order of the names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, ErrorCode)> {
        self.0.iter().map(|(field, code)| (field.as_str(), *code))
    }

    /// The first reason stands: a wrong type is not also a missing value.
    pub(crate) fn insert(&mut self, field: String, code: ErrorCode) {
        self.0.entry(field).or_insert(code);
    }

    pub(crate) fn add(&mut self, refused: &ValidationErrors) {
        for (field, errors) in refused.field_errors() {
            // A rule over several fields names the one that is missing.
            if field == "__all__" {
                errors.iter().for_each(|error| self.insert(error.code.to_string(), ErrorCode::Required));
            } else if let Some(code) = errors.iter().map(code).min() {
                self.insert(wire_name(&field), code);
            }
        }
    }
}

/// Answer 422: fields were refused, nothing is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rejected {
    /// Every refused field.
    pub errors: FieldErrors,
}

/// Every other answer: the request as a whole failed, nothing is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Failed {
    /// One English sentence for the developer who calls the API.
    pub error: String,
}

/// `validator` names fields as Rust does: `first_name` is `firstName` on the wire.
fn wire_name(rust_name: &str) -> String {
    let mut parts = rust_name.split('_');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut letters = part.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}

/// An empty value fails several rules at once; to the visitor it is missing.
fn code(error: &ValidationError) -> ErrorCode {
    let is_empty = error.params.get("value").is_some_and(|value| value.as_str() == Some(""));
    match error.code.as_ref() {
        "accepted" => ErrorCode::Accepted,
        _ if is_empty => ErrorCode::Required,
        "length" => ErrorCode::Length,
        "characters" => ErrorCode::Characters,
        "email" => ErrorCode::Email,
        _ => ErrorCode::Phone,
    }
}
