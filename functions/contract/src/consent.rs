//! The texts that a person consents to who wants later mails.

use serde::{Deserializer, de::Error};

use crate::values::optional_text;

/// Every wording that a page ever showed, the present one last: a consent is proven by the digest of its text, and tabs with
/// an old one may still be open. A test holds the last one against `cta.news` of `locales/de/home.json`.
///
/// The first stood beside a field without a box: whoever signed up consented.
const WORDINGS: [ConsentText; 2] = [
    ConsentText { version: "2026-11", digest: "cadaf6baf90e2d2bde90c64d8c0a49aaa5420c7a0826395b640f2729d4cab196" },
    ConsentText { version: "2026-12", digest: "df1550f46554541ca70a5f0c15d9f7e89215acd724707f40537ccd81e92239b6" },
];

/// Version of the text that pages show now.
pub const CONSENT_VERSION: &str = PRESENT.version;

const PRESENT: ConsentText = WORDINGS[WORDINGS.len() - 1];

/// A wording of the consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConsentText {
    /// The name of the wording on the wire and in the table.
    pub version: &'static str,
    /// SHA-256 of the text, in hexadecimal.
    pub digest: &'static str,
}

/// The one that pages show now: what a form that names none was filled in beside.
impl Default for ConsentText {
    fn default() -> Self {
        PRESENT
    }
}

/// What the schema's `enum` lists: the names of all wordings, and nothing.
pub(crate) fn versions() -> Vec<Option<&'static str>> {
    WORDINGS.map(|text| Some(text.version)).into_iter().chain([None]).collect()
}

/// A wording by its version; there is no consent to another.
pub(crate) fn consent_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ConsentText, D::Error> {
    let Some(version) = optional_text(deserializer)? else { return Ok(PRESENT) };
    WORDINGS.into_iter().find(|text| text.version == version).ok_or_else(|| D::Error::custom("no version of the text"))
}
