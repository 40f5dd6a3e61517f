//! The sign-up form as its page shows it again.

use std::sync::LazyLock;

use serde::Deserialize;
use web::{Control, Form, FormTexts, Kind, Problems};

/// The sign-up form.
pub(crate) static FORM: LazyLock<Form> = LazyLock::new(|| {
    let Texts { form, problems } = web::texts("signup");
    Form {
        action: crate::SIGNUP,
        // No reference: the page is the same for every address, known or not.
        done: |_| "/signup/asked".to_owned(),
        page: "/",
        shown: &[("email", Control::Input { kind: Kind::Email, autocomplete: "email" })],
        kept: &["page", "consentVersion", "idempotencyKey", "proof", "leaveEmpty", "website"],
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
