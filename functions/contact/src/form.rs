//! The contact form as its page shows it again.

use std::sync::LazyLock;

use serde::Deserialize;
use web::{Control, Form, FormTexts, Kind};

/// The contact form.
pub(crate) static FORM: LazyLock<Form> = LazyLock::new(|| Form {
    action: crate::CONTACT,
    done: crate::thanks::address,
    page: "/contact",
    shown: &[
        ("firstName", Control::Input { kind: Kind::Text, autocomplete: "given-name" }),
        ("lastName", Control::Input { kind: Kind::Text, autocomplete: "family-name" }),
        ("email", Control::Input { kind: Kind::Email, autocomplete: "email" }),
        ("phone", Control::Input { kind: Kind::Phone, autocomplete: "tel" }),
        ("message", Control::TextArea),
        ("privacyAccepted", Control::TickBox { accepts: "/legal/privacy" }),
    ],
    kept: &["about", "interval", "idempotencyKey", "proof", "leaveEmpty", "website"],
    fixed: &[],
    schema: contract::schema("contact"),
    texts: texts(),
    problems: web::texts("contact"),
});

/// The part `form` of `locales/de/contact.json`: the form's own sentences are the site's.
fn texts() -> FormTexts {
    #[derive(Deserialize)]
    struct Contact {
        form: FormTexts,
    }
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    let contact: Contact = serde_json::from_str(include_str!("../../../locales/de/contact.json"))
        .expect("locales/de/contact.json has the texts of the form");
    contact.form
}
