//! The pages behind the links of mails, and their buttons.

use bytes::Bytes;
use contract::Fields;
use http::header::{ALLOW, CACHE_CONTROL, LOCATION};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use leads::logs::causes;
use leads::{Clicked, Purpose, Unavailable};
use tracing::error;
use web::{Answer, Button, Link, Notice, ProblemTexts, Reader};

use crate::form::FORM;
use crate::texts::{CONFIRM as CONFIRM_TEXTS, DeadEndTexts, LINKS, QuestionTexts, UNSUBSCRIBE as UNSUBSCRIBE_TEXTS};
use crate::{CONFIRM, RELEASE, Signup, UNSUBSCRIBE};

/// Largest body of a button, in octets: a token and its name.
const BODY_MAX: usize = 1024;
/// What RFC 8058 has a mail program post, as a field of either encoding of forms.
const ONE_CLICK: &[u8] = b"One-Click";

impl Signup {
    /// The link that confirms.
    pub(crate) async fn confirm(&self, request: Request<Bytes>) -> Response<String> {
        let token = web::query(&request, "token");
        match self.step(&request) {
            Step::Refused(answer) => answer,
            Step::Shown if is_bare(&request, "token") => see("/"),
            Step::Shown if token.is_empty() => dead_end(&LINKS.confirm_unknown, "/"),
            Step::Shown => self.question(&CONFIRM_TEXTS, (CONFIRM, Purpose::Confirm), &token).await,
            Step::Clicked => {
                match self.0.intake.consents().confirm(&web::posted(&request, "token"), web::source(&request)).await {
                    Ok(Clicked::Done) => see("/signup/confirmed"),
                    Ok(_) => dead_end(&LINKS.confirm_unknown, "/"),
                    Err(cause) => unavailable(&cause),
                }
            }
        }
    }

    /// The link that withdraws; a mail program posts to it without showing the page.
    pub(crate) async fn unsubscribe(&self, request: Request<Bytes>) -> Response<String> {
        let token = web::query(&request, "token");
        let one_click = !token.is_empty() && contains(request.body(), ONE_CLICK);
        match self.step(&request) {
            Step::Refused(answer) => answer,
            Step::Shown if is_bare(&request, "token") => see("/contact"),
            Step::Shown if token.is_empty() => dead_end(&LINKS.unsubscribe_unknown, "/contact"),
            Step::Shown => self.question(&UNSUBSCRIBE_TEXTS, (UNSUBSCRIBE, Purpose::Unsubscribe), &token).await,
            Step::Clicked => {
                let token = if one_click { token } else { web::posted(&request, "token") };
                match self.0.intake.consents().withdraw(&token).await {
                    Ok(Clicked::Done | Clicked::Gone) if one_click => empty(StatusCode::OK),
                    Ok(Clicked::Done) => see("/signup/unsubscribed"),
                    Ok(Clicked::Gone) => says(&LINKS.unsubscribe_gone, StatusCode::OK),
                    Ok(Clicked::Unknown) => dead_end(&LINKS.unsubscribe_unknown, "/contact"),
                    Err(cause) => unavailable(&cause),
                }
            }
        }
    }

    /// The link in a mail to sales that releases a held sign-up.
    pub(crate) async fn release(&self, request: Request<Bytes>) -> Response<String> {
        match self.step(&request) {
            Step::Refused(answer) => answer,
            Step::Shown => question(&LINKS.release, RELEASE, &web::query(&request, "token"), None),
            Step::Clicked => match self.0.intake.consents().release(&web::posted(&request, "token")).await {
                Ok(Clicked::Done) => says(&LINKS.released, StatusCode::OK),
                Ok(_) => says(&LINKS.release_unknown, StatusCode::NOT_FOUND),
                Err(cause) => unavailable(&cause),
            },
        }
    }

    /// A page that asks for one click and names the address that it is about: a link is opened days later, or in the mailbox of
    /// a whole board.
    async fn question(
        &self,
        texts: &QuestionTexts,
        (action, purpose): (&str, Purpose),
        token: &str,
    ) -> Response<String> {
        match self.0.intake.consents().address(purpose, token).await {
            Ok(address) => question(texts, action, token, address.as_deref()),
            Err(cause) => unavailable(&cause),
        }
    }

    fn step(&self, request: &Request<Bytes>) -> Step {
        if !self.0.origin.admits(request) {
            return Step::Refused(Answer::Forbidden.respond(Reader::Program, &FORM));
        }
        if request.body().len() > BODY_MAX {
            return Step::Refused(Answer::TooLarge { fields: Fields::default() }.respond(Reader::Person, &FORM));
        }
        match *request.method() {
            Method::GET | Method::HEAD => Step::Shown,
            Method::POST => Step::Clicked,
            _ => {
                let mut response = empty(StatusCode::METHOD_NOT_ALLOWED);
                response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD, POST"));
                Step::Refused(response)
            }
        }
    }
}

/// How far a visitor got with a link.
enum Step {
    /// The request was none for this page.
    Refused(Response<String>),
    /// The link was opened, by a person or by a scanner.
    Shown,
    /// The button was clicked.
    Clicked,
}

fn question(texts: &QuestionTexts, action: &str, token: &str, keep: Option<&str>) -> Response<String> {
    let button = Button { action, label: &texts.button, fields: &[("token", token)] };
    let note = Some(texts.note.as_str());
    Notice { title: &texts.title, text: &texts.text, keep, note, button: Some(button), ..Notice::default() }
        .respond(StatusCode::OK)
}

fn dead_end(texts: &DeadEndTexts, path: &str) -> Response<String> {
    let link = Some(Link { path, label: &texts.link });
    Notice { title: &texts.title, text: &texts.text, link, ..Notice::default() }.respond(StatusCode::NOT_FOUND)
}

fn unavailable(cause: &Unavailable) -> Response<String> {
    error!(cause = causes(cause), "link of a mail not followed");
    says(&LINKS.unavailable, StatusCode::SERVICE_UNAVAILABLE)
}

fn says(texts: &ProblemTexts, status: StatusCode) -> Response<String> {
    Notice { title: &texts.title, text: &texts.text, ..Notice::default() }.respond(status)
}

fn see(path: &'static str) -> Response<String> {
    let mut response = empty(StatusCode::SEE_OTHER);
    response.headers_mut().insert(LOCATION, HeaderValue::from_static(path));
    response
}

fn empty(status: StatusCode) -> Response<String> {
    let mut response = Response::new(String::new());
    *response.status_mut() = status;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// True when a person opened the address itself: a link of a mail has the name at least, however little is left of it.
fn is_bare(request: &Request<Bytes>, name: &str) -> bool {
    Reader::of(request) == Reader::Person && !web::has_query(request, name)
}

fn contains(body: &[u8], wanted: &[u8]) -> bool {
    body.windows(wanted.len()).any(|window| window == wanted)
}
