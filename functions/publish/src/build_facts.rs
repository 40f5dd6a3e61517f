//! What the content security policy has to know of the built site.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use serde::Deserialize;

/// site/build-facts.json, as the site's build writes it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct BuildFacts {
    /// Hash of the inline script.
    loader_hash: String,
    /// Quoted hashes of the inline style sheets, divided by spaces.
    style_sources: String,
    /// Origin of the analytics script, or empty.
    analytics_origin: String,
}

/// The attributes `LoaderHash`, `StyleSources` and `AnalyticsOrigin` from the build's file.
///
/// # Errors
/// When the file can't be read, or holds anything but hashes and an origin: it becomes part of the policy's text, where
/// a semicolon or a keyword would loosen it.
pub fn build_facts(file: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name} can't be read"))?;
    let facts: BuildFacts = serde_json::from_str(&text).with_context(|| format!("{name} is not as expected"))?;
    if !is_hash(&facts.loader_hash) {
        bail!("{name}: loaderHash is no SHA-256 source");
    }
    let quoted = |source: &str| source.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\'')).is_some_and(is_hash);
    if !facts.style_sources.split(' ').all(quoted) {
        bail!("{name}: styleSources is no list of quoted SHA-256 sources");
    }
    if !is_origin(&facts.analytics_origin) {
        bail!("{name}: analyticsOrigin is no origin");
    }
    Ok(BTreeMap::from([
        ("LoaderHash".into(), facts.loader_hash),
        ("StyleSources".into(), facts.style_sources),
        ("AnalyticsOrigin".into(), facts.analytics_origin),
    ]))
}

fn is_hash(source: &str) -> bool {
    let base64 = |c: char| c.is_ascii_alphanumeric() || c == '+' || c == '/';
    source
        .strip_prefix("sha256-")
        .and_then(|rest| rest.strip_suffix('='))
        .is_some_and(|hash| hash.len() == 43 && hash.chars().all(base64))
}

/// Empty, or a host with an optional port behind `https://`; `http://` only for this machine.
fn is_origin(text: &str) -> bool {
    let host = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-' | ':');
    let host_of = |scheme| text.strip_prefix(scheme);
    text.is_empty()
        || host_of("https://").is_some_and(|rest| !rest.is_empty() && rest.chars().all(host))
        || host_of("http://localhost:").is_some_and(|port| !port.is_empty() && port.chars().all(|c| c.is_ascii_digit()))
}
