//! The texts that a person consents to who wants later mails (docs/decisions/0020).

use serde::{Deserializer, de::Error};

use crate::values::optional_text;

/// Every wording that a page ever showed, the present one last: a consent is proven by the digest of its text, and tabs with
/// an old one may still be open. A test holds the last one against `cta.news` of `locales/de/home.json` with the firm that it names.
const WORDINGS: [ConsentText; 1] =
    [ConsentText { version: "2026-11", digest: "2f3ec0a91f51aa0f301fe1bda3745c725978157cd869b928989b0e3f93070f3a" }];

/// Version of the text that pages show now.
pub const CONSENT_VERSION: &str = PRESENT_CONSENT.version;

/// The text that pages show now.
pub const PRESENT_CONSENT: ConsentText = WORDINGS[WORDINGS.len() - 1];

/// A wording of the consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConsentText {
    /// The name of the wording on the wire and in the table.
    pub version: &'static str,
    /// SHA-256 of the text, in hexadecimal.
    pub digest: &'static str,
}

/// What the schema's `enum` lists: the names of all wordings, and nothing.
pub(crate) fn versions() -> Vec<Option<&'static str>> {
    WORDINGS.map(|text| Some(text.version)).into_iter().chain([None]).collect()
}

/// A wording by its version; there is no consent to another.
pub(crate) fn consent_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<ConsentText>, D::Error> {
    let Some(version) = optional_text(deserializer)? else { return Ok(None) };
    let text = WORDINGS.into_iter().find(|text| text.version == version);
    text.map(Some).ok_or_else(|| D::Error::custom("no version of the text"))
}
