//! Who reads the answer: a program or a person.

use http::Request;
use http::header::ACCEPT;

use crate::headers::{ContentType, text};

/// Who reads the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A program: every answer is JSON.
    Program,
    /// A person whose browser posted the form by itself: every answer is a page.
    Person,
}

impl Reader {
    /// A browser asks for HTML when it follows a link or posts a form. What is encoded as a form and asks for no JSON comes
    /// from a form too.
    pub fn of<B>(request: &Request<B>) -> Self {
        let accept = text(request.headers(), ACCEPT.as_str()).unwrap_or_default().to_ascii_lowercase();
        let is_form = ContentType::of(request.headers()) == Some(ContentType::UrlEncoded);
        if accept.contains("text/html") || (is_form && !accept.contains("application/json")) {
            Self::Person
        } else {
            Self::Program
        }
    }
}
