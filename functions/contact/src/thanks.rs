//! The thank-you page for a form that was posted without JavaScript: the reference, and what happens next.

use std::sync::LazyLock;

use http::{Request, Response, StatusCode};
use leads::{Receipt, Reference};
use serde::Deserialize;
use web::{Link, Notice};

/// `locales/de/contact-thanks.json`.
static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| leads::part_of(include_str!("../../../locales/de/contact-thanks.json"), ""));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    title: String,
    text: String,
    review: String,
    play: String,
}

/// The address of the page: its own form's, so that nothing else has to be routed.
pub(crate) fn address(receipt: &Receipt) -> String {
    format!("{}?reference={}", crate::CONTACT, receipt.reference)
}

/// The page, where an address names a reference. The address bar is anybody's text: only what looks like a reference is shown.
/// It names no hour, since a form without JavaScript has no proof of work, and nothing of the message, which must not be in a URL.
pub(crate) fn page<B>(request: &Request<B>) -> Option<Response<String>> {
    let reference = Reference::parse(&web::query(request, "reference"))?;
    let notice = Notice {
        title: &TEXTS.title,
        text: &TEXTS.text,
        keep: Some(reference.as_str()),
        note: Some(&TEXTS.review),
        link: Some(Link { path: "/tools/matchday/", label: &TEXTS.play }),
        ..Notice::default()
    };
    Some(notice.respond(StatusCode::OK))
}
