//! The sentences of the pages that the links of mails lead to.

use std::sync::LazyLock;

use serde::Deserialize;

/// The part `signupLinks` of `locales/de/answer.json`.
pub(crate) static LINKS: LazyLock<LinkTexts> = LazyLock::new(|| web::texts("signupLinks"));

/// `locales/de/signup-confirm.json`.
pub(crate) static CONFIRM: LazyLock<QuestionTexts> =
    LazyLock::new(|| question(include_str!("../../../locales/de/signup-confirm.json")));

/// `locales/de/signup-unsubscribe.json`.
pub(crate) static UNSUBSCRIBE: LazyLock<QuestionTexts> =
    LazyLock::new(|| question(include_str!("../../../locales/de/signup-unsubscribe.json")));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LinkTexts {
    pub(crate) confirm_unknown: DeadEndTexts,
    pub(crate) unsubscribe_unknown: DeadEndTexts,
    pub(crate) unsubscribe_gone: web::ProblemTexts,
    pub(crate) release: QuestionTexts,
    pub(crate) released: web::ProblemTexts,
    pub(crate) release_unknown: web::ProblemTexts,
    pub(crate) unavailable: web::ProblemTexts,
}

/// A page that asks for one click.
#[derive(Deserialize)]
pub(crate) struct QuestionTexts {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) button: String,
    pub(crate) note: String,
}

/// A page that leads elsewhere.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeadEndTexts {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) link: String,
}

fn question(json: &str) -> QuestionTexts {
    leads::part_of(json, "")
}
