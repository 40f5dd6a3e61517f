//! Reading request headers.

use http::header::CONTENT_TYPE;
use http::{HeaderMap, Request};
use leads::Source;

/// The header in which CloudFront names the visitor's address and port.
const VIEWER_ADDRESS: &str = "cloudfront-viewer-address";

/// The kinds of body that are read, both in UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ContentType {
    /// JSON.
    Json,
    /// Names and values with percent signs: what a form posts by itself.
    UrlEncoded,
}

impl ContentType {
    /// None for another kind, and for another charset.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let content_type = text(headers, CONTENT_TYPE.as_str())?.to_ascii_lowercase();
        let mut parts = content_type.split(';').map(str::trim);
        let kind = match parts.next()? {
            "application/json" => Self::Json,
            "application/x-www-form-urlencoded" => Self::UrlEncoded,
            _ => return None,
        };
        let is_utf8 = |parameter: &str| match parameter.split_once('=') {
            Some((name, charset)) if name.trim() == "charset" => charset.trim().trim_matches('"') == "utf-8",
            _ => true,
        };
        parts.all(is_utf8).then_some(kind)
    }
}

/// The text of a header, if it has one.
pub(crate) fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Where a request came from.
pub fn source<B>(request: &Request<B>) -> Source {
    text(request.headers(), VIEWER_ADDRESS).map(Source::of_viewer).unwrap_or_default()
}
