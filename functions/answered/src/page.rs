//! The page behind the link.

use std::sync::LazyLock;

use http::{Response, StatusCode};
use leads::times::german;
use leads::{LeadRecord, LeadState};
use serde::Deserialize;
use web::{Button, Notice, OtherButton, ProblemTexts, texts};

use crate::SPAM;

/// The part `answered` of `locales/de/answer.json`.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts("answered"));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Texts {
    ask: ProblemTexts,
    button: String,
    spam: String,
    done: ProblemTexts,
    closed: ProblemTexts,
    foreign: ProblemTexts,
    too_large: ProblemTexts,
    unknown: ProblemTexts,
    wrong_link: ProblemTexts,
    unavailable: ProblemTexts,
}

/// Asks what the lead is, or says what it was marked as; `action` marks it.
pub(crate) fn of_lead(action: &str, record: &LeadRecord) -> Response<String> {
    let (state, came) = (record.state(), record.lead.created_at());
    let (texts, time) = match (state, record.answered_at) {
        (LeadState::Answered, time) => (&TEXTS.done, time.unwrap_or(came)),
        (LeadState::Closed, _) => (&TEXTS.closed, came),
        _ => (&TEXTS.ask, came),
    };
    let button = Button { action, label: &TEXTS.button, fields: &[] };
    Notice {
        title: &texts.title.replace("{{reference}}", record.lead.reference().as_str()),
        text: &texts.text.replace("{{time}}", &german(time)),
        button: (state != LeadState::Answered).then_some(button),
        other: matches!(state, LeadState::Open | LeadState::Held).then(was_spam),
        ..Notice::default()
    }
    .respond(StatusCode::OK)
}

fn was_spam() -> OtherButton<'static> {
    OtherButton { name: SPAM, label: &TEXTS.spam }
}

/// The lead is erased, or its term is over.
pub(crate) fn unknown() -> Response<String> {
    says(&TEXTS.unknown, StatusCode::NOT_FOUND)
}

/// The link is not ours.
pub(crate) fn wrong_link(status: StatusCode) -> Response<String> {
    says(&TEXTS.wrong_link, status)
}

/// A page of another site posted it. Not 403: in its place the CDN shows the site's page for what is not there.
pub(crate) fn foreign() -> Response<String> {
    says(&TEXTS.foreign, StatusCode::BAD_REQUEST)
}

/// Far more than our pages post.
pub(crate) fn too_large() -> Response<String> {
    says(&TEXTS.too_large, StatusCode::PAYLOAD_TOO_LARGE)
}

/// The database failed.
pub(crate) fn unavailable() -> Response<String> {
    says(&TEXTS.unavailable, StatusCode::SERVICE_UNAVAILABLE)
}

pub(crate) fn says(texts: &ProblemTexts, status: StatusCode) -> Response<String> {
    Notice { title: &texts.title, text: &texts.text, ..Notice::default() }.respond(status)
}
