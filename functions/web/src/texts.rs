//! The sentences of the pages that functions write.

use serde::de::DeserializeOwned;

/// A part of `locales/de/answer.json`.
pub fn texts<T: DeserializeOwned>(part: &str) -> T {
    leads::part_of(include_str!("../../../locales/de/answer.json"), &format!("/{part}"))
}
