//! The page on which a form ends that a browser posted by itself: the reference, and what happens next.

use std::sync::LazyLock;

use http::{Request, Response, StatusCode};
use leads::{Receipt, Reference, times};
use serde::Deserialize;
use web::{Link, Notice};

/// `locales/de/contact-thanks.json`.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    serde_json::from_str(include_str!("../../../locales/de/contact-thanks.json"))
        .expect("locales/de/contact-thanks.json is complete")
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    title: String,
    text: String,
    until: String,
    review: String,
    home: String,
}

/// The address of the page: its own form's, so that nothing else has to be routed.
pub(crate) fn address(receipt: &Receipt) -> String {
    let until = receipt.answer_by.map(|until| format!("&until={}", until.as_second())).unwrap_or_default();
    format!("{}?reference={}{until}", crate::CONTACT, receipt.reference)
}

/// The page, where an address names a reference. The address bar is anybody's text: only what looks like a reference, and an
/// hour that can be promised now, is shown.
pub(crate) fn page<B>(request: &Request<B>) -> Option<Response<String>> {
    let reference = Reference::parse(&web::query(request, "reference"))?;
    let until = web::query(request, "until").parse().ok().and_then(leads::promised_until);
    let note = match until {
        Some(until) => TEXTS.until.replace("{{until}}", &times::german_day(until)),
        None => TEXTS.review.clone(),
    };
    let notice = Notice {
        title: &TEXTS.title,
        text: &TEXTS.text,
        keep: Some(reference.as_str()),
        note: Some(&note),
        link: Some(Link { path: "/", label: &TEXTS.home }),
        ..Notice::default()
    };
    Some(notice.respond(StatusCode::OK))
}
