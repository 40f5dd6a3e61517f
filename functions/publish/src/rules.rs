//! How a file is stored: its content type and its Cache-Control.
//!
//! The rules are a file that the local edge reads too. Pages and other unhashed files get no
//! Cache-Control here: without one CloudFront keeps them for a day or until they are invalidated, while its headers
//! policy tells browsers to ask again each time. With `max-age=0` in the bucket every visit would wait for it.
//! Nothing is stored compressed: CloudFront compresses by what each client accepts, and could not undo it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use anyhow::Context;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Rules {
    /// By file ending, without the dot.
    content_types: BTreeMap<String, String>,
    /// By path; one that ends in a slash stands for everything below.
    cache_control: BTreeMap<String, String>,
}

#[expect(clippy::expect_used, reason = "the file is part of the program, and every test reads it")]
static RULES: LazyLock<Rules> =
    LazyLock::new(|| serde_json::from_str(include_str!("../objects.json")).expect("objects.json is valid"));

/// Folder of the files whose names hold their content's hash.
const HASHED: &str = "assets/";

/// The content type of a file.
///
/// # Errors
/// Names the file when its ending is unknown: a guess would be served with `nosniff` and fail in the browser.
pub(crate) fn content_type(path: &str) -> anyhow::Result<&'static str> {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    RULES
        .content_types
        .get(ending)
        .map(String::as_str)
        .with_context(|| format!("{path} has no known content type: add its ending to functions/publish/objects.json"))
}

/// The Cache-Control that the file is stored with.
pub(crate) fn cache_control(path: &str) -> Option<&'static str> {
    let matches = |rule: &str| if rule.ends_with('/') { path.starts_with(rule) } else { path == rule };
    RULES.cache_control.iter().find(|(rule, _)| matches(rule)).map(|(_, value)| value.as_str())
}

/// True for a file that never changes under its name.
pub(crate) fn is_hashed(path: &str) -> bool {
    path.starts_with(HASHED)
}

/// True for a document that refers to other files, so that it may only appear after them.
pub(crate) fn is_page(path: &str) -> bool {
    path.ends_with(".html")
}
