//! The sentences of the pages that functions write.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// A part of `locales/de/answer.json`.
///
/// # Panics
/// When the part lacks a sentence, which the tests exclude.
#[expect(clippy::expect_used, reason = "a constant, read by the tests")]
pub fn texts<T: DeserializeOwned>(part: &str) -> T {
    let mut answer: Value =
        serde_json::from_str(include_str!("../../../locales/de/answer.json")).expect("locales/de/answer.json is JSON");
    serde_json::from_value(answer[part].take()).expect("locales/de/answer.json is complete")
}
