//! German pages that say one thing and have one button at most.
//!
//! A link in a mail leads to such a page, and only its button changes anything: mail scanners open every link.

use askama::Template;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderName, HeaderValue, Response, StatusCode};

use crate::page::{FRAME, Frame};

/// What a page says.
#[derive(Clone, Copy, Default)]
pub struct Notice<'a> {
    /// The headline.
    pub title: &'a str,
    /// What it is about, in a sentence or two.
    pub text: &'a str,
    /// What it is about, or what to write down: on a line of its own, whole.
    pub keep: Option<&'a str>,
    /// What else is worth knowing.
    pub note: Option<&'a str>,
    /// What the button acts on.
    pub choices: &'a [Choice<'a>],
    /// What can be done here.
    pub button: Option<Button<'a>>,
    /// What can be done in its place, by a second button of the same form.
    pub other: Option<OtherButton<'a>>,
    /// Where to go on.
    pub link: Option<Link<'a>>,
}

/// A form of one button that posts what the address of the page carried.
#[derive(Clone, Copy)]
pub struct Button<'a> {
    /// Path that it posts to.
    pub action: &'a str,
    /// What it says.
    pub label: &'a str,
    /// Names and values that it posts.
    pub fields: &'a [(&'a str, &'a str)],
}

/// A button that posts its own name with all that the first one posts.
#[derive(Clone, Copy)]
pub struct OtherButton<'a> {
    /// Name on the wire; the value is `on`.
    pub name: &'a str,
    /// What it says.
    pub label: &'a str,
}

/// A box to tick.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    /// Name on the wire; the value is `on`.
    pub name: &'a str,
    /// Its label, in a few words.
    pub label: &'a str,
    /// What a stranger wrote about it, a line each.
    pub lines: &'a [String],
    /// True when it comes ticked.
    pub is_ticked: bool,
}

/// A link to a page of the site.
#[derive(Clone, Copy)]
pub struct Link<'a> {
    /// Path of the page.
    pub path: &'a str,
    /// What it says.
    pub label: &'a str,
}

#[derive(Template)]
#[template(path = "notice.html")]
struct Page<'a> {
    frame: &'a Frame,
    notice: Notice<'a>,
}

impl Notice<'_> {
    /// The page with this status; no cache keeps it and no search engine lists it.
    pub fn respond(self, status: StatusCode) -> Response<String> {
        let title = self.title.to_owned();
        // Only writing to a full memory can fail; the status and the headline still say what happened.
        let body = Page { frame: &FRAME, notice: self }.render().unwrap_or(title);
        let mut response = Response::new(body);
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
        response
    }
}
