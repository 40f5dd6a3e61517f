//! What the link shows.

use std::sync::LazyLock;

use http::{Response, StatusCode};
use leads::LeadRecord;
use leads::times::german;
use serde::Deserialize;
use web::{Button, Notice, ProblemTexts, texts};

use crate::link::Link;

/// The part `answered` of `locales/de/answer.json`.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts("answered"));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Texts {
    ask: ProblemTexts,
    button: String,
    done: ProblemTexts,
    unknown: ProblemTexts,
    wrong_link: ProblemTexts,
    unavailable: ProblemTexts,
}

/// Asks whether the lead is answered, or says that and since when it is.
pub(crate) fn of_lead(link: &Link, record: &LeadRecord) -> Response<String> {
    let (texts, time) = match record.answered_at {
        Some(time) => (&TEXTS.done, time),
        None => (&TEXTS.ask, record.lead.created_at()),
    };
    let title = texts.title.replace("{{reference}}", link.reference.as_str());
    let text = texts.text.replace("{{time}}", &german(time));
    let action = link.address();
    let button = Button { action: &action, label: &TEXTS.button, fields: &[] };
    let button = record.answered_at.is_none().then_some(button);
    Notice { title: &title, text: &text, button, ..Notice::default() }.respond(StatusCode::OK)
}

/// The lead is erased, or its term is over.
pub(crate) fn unknown() -> Response<String> {
    says(&TEXTS.unknown, StatusCode::NOT_FOUND)
}

/// The link is not ours.
pub(crate) fn wrong_link(status: StatusCode) -> Response<String> {
    says(&TEXTS.wrong_link, status)
}

/// The database failed.
pub(crate) fn unavailable() -> Response<String> {
    says(&TEXTS.unavailable, StatusCode::SERVICE_UNAVAILABLE)
}

fn says(texts: &ProblemTexts, status: StatusCode) -> Response<String> {
    Notice { title: &texts.title, text: &texts.text, ..Notice::default() }.respond(status)
}
