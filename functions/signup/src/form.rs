//! The sign-up form as its page shows it again.

use std::sync::LazyLock;

use serde::Deserialize;
use web::{Control, FallbackForm, FormTexts, InputKind, Problems};

/// The sign-up form.
pub(crate) static FORM: LazyLock<FallbackForm> = LazyLock::new(|| {
    let Texts { mut form, problems } = web::texts("signup");
    let note = leads::part_of(include_str!("../../../locales/de/home.json"), "/cta/note");
    form.hints.insert("email".to_owned(), note);
    form.labels.insert("newsAccepted".to_owned(), leads::consent_text().to_owned());
    FallbackForm {
        action: crate::SIGNUP,
        // No reference: the page is the same for every address, known or not.
        done: |_| "/signup/asked".to_owned(),
        page: "/",
        shown: &[
            ("email", Control::Input { kind: InputKind::Email, autocomplete: "email" }),
            ("newsAccepted", Control::TickBox { accepts: "/legal/privacy" }),
        ],
        kept: &["page"],
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

#[cfg(test)]
mod tests {
    use super::FORM;

    #[test]
    fn every_field_is_shown_again_or_kept_without_script() {
        for field in FORM.schema["properties"].as_object().unwrap().keys() {
            let is_shown = FORM.shown.iter().any(|(name, _)| name == field);
            let is_fixed = FORM.fixed.iter().any(|(name, _)| name == field);
            assert!(
                is_shown || is_fixed || FORM.kept().any(|name| name == field),
                "{field} is lost when the form comes back"
            );
        }
    }

    #[test]
    fn every_field_that_a_person_fills_in_stands_in_the_privacy_page() {
        let page = include_str!("../../../locales/de/legal/privacy.json");
        for (field, words) in [
            ("email", "Er enthält neben deiner E-Mail-Adresse:"),
            ("page", "Seite, auf der du dich eingetragen hast"),
            ("consentVersion", "Fassung und Prüfwert des Einwilligungstextes"),
            ("newsAccepted", "dazu dein Häkchen"),
        ] {
            assert!(page.contains(words), "{field}: {words}");
        }
        let fields = FORM.schema["properties"].as_object().unwrap().len();
        assert_eq!(fields, 4 + contract::MACHINE_FIELDS.len(), "a further field has to stand above");
    }
}
