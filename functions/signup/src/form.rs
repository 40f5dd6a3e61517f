//! The sign-up form as its page shows it again.

use std::sync::LazyLock;

use serde::Deserialize;
use web::{Control, Form, FormTexts, Kind, Problems};

/// The sign-up form.
pub(crate) static FORM: LazyLock<Form> = LazyLock::new(|| {
    let Texts { mut form, problems } = web::texts("signup");
    form.hints.insert("email".to_owned(), consent());
    Form {
        action: crate::SIGNUP,
        // No reference: the page is the same for every address, known or not.
        done: |_| "/signup/asked".to_owned(),
        page: "/",
        shown: &[("email", Control::Input { kind: Kind::Email, autocomplete: "email" })],
        kept: &["page", "idempotencyKey", "proof", "leaveEmpty", "website"],
        fixed: &[("consentVersion", contract::CONSENT_VERSION)],
        schema: contract::schema("signup"),
        texts: form,
        problems,
    }
});

#[derive(Deserialize)]
struct Texts {
    form: FormTexts,
    problems: Problems,
}

/// The present text of the consent: `cta.note` of `locales/de/home.json`.
fn consent() -> String {
    #[derive(Deserialize)]
    struct Home {
        cta: Cta,
    }
    #[derive(Deserialize)]
    struct Cta {
        note: String,
    }
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    let home: Home = serde_json::from_str(include_str!("../../../locales/de/home.json"))
        .expect("locales/de/home.json has the text of the consent");
    home.cta.note
}
