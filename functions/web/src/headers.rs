//! The texts of headers.

use http::HeaderMap;

/// The text of a header, if it has one.
pub(crate) fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}
