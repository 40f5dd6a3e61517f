//! The proof of work that a browser does while the visitor types: version 1 of the ALTCHA protocol.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Answer 200 of `GET /api/challenge`: find the number whose hash behind the salt is the challenge.
///
/// It holds for one form, that of `?form=signup` or, without it, the contact form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// The hash, always `SHA-256`.
    pub algorithm: String,
    /// SHA-256 of the salt and the decimal number behind it, in hexadecimal.
    pub challenge: String,
    /// Largest number to try; the smallest is 0.
    pub maxnumber: u32,
    /// Random text, then what the challenge is valid for: `expires=<seconds since 1970>` and `form=<name>`.
    pub salt: String,
    /// What the function recognises its own challenge by.
    pub signature: String,
}

/// A solved challenge: base64 of this as JSON is the field `proof` of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Proof {
    /// As in the challenge.
    pub algorithm: String,
    /// As in the challenge.
    pub challenge: String,
    /// The number that was found.
    pub number: u32,
    /// As in the challenge.
    pub salt: String,
    /// As in the challenge.
    pub signature: String,
}
