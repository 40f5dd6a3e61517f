//! The texts of headers.

use http::{HeaderMap, Request};
use leads::Source;

/// The header in which CloudFront names the visitor's address and port.
const VIEWER_ADDRESS: &str = "cloudfront-viewer-address";

/// The text of a header, if it has one.
pub(crate) fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Where a request came from.
pub fn source<B>(request: &Request<B>) -> Source {
    text(request.headers(), VIEWER_ADDRESS).map(Source::of_viewer).unwrap_or_default()
}
