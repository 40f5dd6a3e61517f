//! The sentences of the mails.

use std::sync::LazyLock;

use serde::Deserialize;

/// `locales/de/mail.json`; a sentence that is missing there fails the tests.
pub(crate) static TEXTS: LazyLock<MailTexts> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    serde_json::from_str(include_str!("../../../../locales/de/mail.json")).expect("locales/de/mail.json is complete")
});

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct MailTexts {
    pub(crate) language: String,
    pub(crate) sales: SalesTexts,
    pub(crate) acknowledgement: AcknowledgementTexts,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SalesTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) promise: String,
    pub(crate) labels: SalesLabels,
    pub(crate) no_phone: String,
    pub(crate) how_to_answer: String,
    pub(crate) answer: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SalesLabels {
    pub(crate) name: String,
    pub(crate) email: String,
    pub(crate) phone: String,
    pub(crate) received_at: String,
    pub(crate) reference: String,
    pub(crate) message: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcknowledgementTexts {
    pub(crate) subject: String,
    pub(crate) greeting: String,
    pub(crate) received: String,
    pub(crate) promise: String,
    pub(crate) reference: String,
    pub(crate) not_you: String,
    pub(crate) closing: String,
}

/// Puts the reference where a sentence has `{{reference}}`, the notation of the site's sentences.
pub(crate) fn with_reference(sentence: &str, reference: &str) -> String {
    sentence.replace("{{reference}}", reference)
}
