//! What the link shows.

use std::sync::LazyLock;

use http::{Response, StatusCode};
use leads::times::german;
use leads::{LeadRecord, Reference};
use serde::Deserialize;
use web::{Button, Input, Notice, ProblemTexts, texts};

use crate::link::CODE;

/// The part `answered` of `locales/de/answer.json`.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts("answered"));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Texts {
    ask: ProblemTexts,
    code: CodeTexts,
    button: String,
    done: ProblemTexts,
    unknown: ProblemTexts,
    wrong_link: ProblemTexts,
    unavailable: ProblemTexts,
}

/// The page that asks for the team's code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CodeTexts {
    title: String,
    text: String,
    label: String,
    wrong: String,
    note: String,
}

/// Asks whether the lead is answered, or says that and since when it is; `action` marks it.
pub(crate) fn of_lead(action: &str, record: &LeadRecord) -> Response<String> {
    let (texts, time) = match record.answered_at {
        Some(time) => (&TEXTS.done, time),
        None => (&TEXTS.ask, record.lead.created_at()),
    };
    let title = texts.title.replace("{{reference}}", record.lead.reference().as_str());
    let text = texts.text.replace("{{time}}", &german(time));
    let button = Button { action, label: &TEXTS.button, fields: &[] };
    let button = record.answered_at.is_none().then_some(button);
    Notice { title: &title, text: &text, button, ..Notice::default() }.respond(StatusCode::OK)
}

/// Asks for the team's code, and tells nothing of the lead, not even whether there is one.
pub(crate) fn asks_for_code(reference: &Reference, is_wrong: bool) -> Response<String> {
    let (texts, action) = (&TEXTS.code, leads::answered_page("", reference));
    let input = Input { name: CODE, label: &texts.label, error: is_wrong.then_some(texts.wrong.as_str()) };
    Notice {
        title: &texts.title.replace("{{reference}}", reference.as_str()),
        text: &texts.text,
        note: Some(&texts.note),
        input: Some(input),
        button: Some(Button { action: &action, label: &TEXTS.button, fields: &[] }),
        ..Notice::default()
    }
    // Not 403: in its place the CDN shows the site's page for what is not there.
    .respond(if is_wrong { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK })
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

pub(crate) fn says(texts: &ProblemTexts, status: StatusCode) -> Response<String> {
    Notice { title: &texts.title, text: &texts.text, ..Notice::default() }.respond(status)
}
