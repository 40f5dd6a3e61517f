//! The sentences of the page; those of the form are the site's own.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// `locales/de/answer.json`.
pub(super) static ANSWER: LazyLock<AnswerTexts> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    serde_json::from_str(include_str!("../../../../locales/de/answer.json"))
        .expect("locales/de/answer.json is complete")
});

/// The part `form` of `locales/de/contact.json`.
pub(super) static FORM: LazyLock<FormTexts> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Contact {
        form: FormTexts,
    }
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    let contact: Contact = serde_json::from_str(include_str!("../../../../locales/de/contact.json"))
        .expect("locales/de/contact.json has the texts of the form");
    contact.form
});

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct AnswerTexts {
    pub(super) language: String,
    pub(super) refused: ProblemTexts,
    pub(super) key_reused: ProblemTexts,
    pub(super) unavailable: ProblemTexts,
    pub(super) too_large: ProblemTexts,
    pub(super) unreadable: ProblemTexts,
    pub(super) errors: RuleTexts,
    pub(super) to_form: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProblemTexts {
    pub(super) title: String,
    pub(super) text: String,
}

/// Sentences for rules that a filled field can break; for all else the field's own sentence stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleTexts {
    pub(super) length: String,
    pub(super) characters: String,
}

/// Sentences by the wire name of the field.
#[derive(Deserialize)]
pub(super) struct FormTexts {
    pub(super) labels: BTreeMap<String, String>,
    pub(super) hints: BTreeMap<String, String>,
    pub(super) errors: BTreeMap<String, String>,
    pub(super) submit: String,
    pub(super) optional: String,
}
