//! The contact form as its page shows it again.

use std::sync::LazyLock;

use web::{Control, FallbackForm, InputKind};

/// The contact form.
pub(crate) static FORM: LazyLock<FallbackForm> = LazyLock::new(|| FallbackForm {
    action: crate::CONTACT,
    done: crate::thanks::address,
    page: "/contact",
    shown: &[
        ("firstName", Control::Input { kind: InputKind::Text, autocomplete: "given-name" }),
        ("lastName", Control::Input { kind: InputKind::Text, autocomplete: "family-name" }),
        ("email", Control::Input { kind: InputKind::Email, autocomplete: "email" }),
        ("phone", Control::Input { kind: InputKind::Phone, autocomplete: "tel" }),
        ("message", Control::TextArea),
        ("privacyAccepted", Control::TickBox { accepts: "/legal/privacy" }),
    ],
    kept: &["about", "interval"],
    fixed: &[],
    schema: contract::schema("contact"),
    // The form's own sentences are the site's.
    texts: leads::part_of(include_str!("../../../locales/de/contact.json"), "/form"),
    problems: web::texts("contact"),
});

#[cfg(test)]
mod tests {
    use contract::MACHINE_FIELDS;
    use serde_json::Value;

    use super::FORM;

    /// Fields that the privacy page calls otherwise than the form does.
    const IN_OTHER_WORDS: [(&str, &str); 3] = [
        ("about", "Seite oder Plan, um den es geht"),
        ("interval", "Seite oder Plan, um den es geht"),
        ("privacyAccepted", "Häkchen zur Datenschutzerklärung"),
    ];

    #[test]
    fn every_field_is_shown_again_or_kept_without_script() {
        for field in FORM.schema["properties"].as_object().unwrap().keys() {
            let is_shown = FORM.shown.iter().any(|(name, _)| name == field);
            let is_kept = FORM.kept().any(|name| name == field);
            assert!(is_shown || is_kept, "{field} is lost when the form comes back");
        }
        for (name, _) in FORM.shown {
            assert!(FORM.texts.labels.contains_key(*name), "locales/de/contact.json has no label of {name}");
        }
    }

    #[test]
    fn every_field_stands_in_the_table_of_the_privacy_page() {
        let page: Value = serde_json::from_str(include_str!("../../../locales/de/legal/privacy.json")).unwrap();
        let section = page["sections"].as_array().unwrap().iter().find(|section| section["id"] == "kontakt").unwrap();
        let rows = section["table"]["rows"].as_array().unwrap();
        let required = FORM.schema["required"].as_array().unwrap();
        let fields = FORM.schema["properties"].as_object().unwrap().keys();
        // The others stand in its section on spam.
        for field in fields.filter(|field| !MACHINE_FIELDS.contains(&field.as_str())) {
            let other = IN_OTHER_WORDS.iter().find(|(name, _)| name == field).map(|(_, words)| *words);
            let label = other.or(FORM.texts.labels.get(field).map(String::as_str));
            let label = label.unwrap_or_else(|| panic!("locales/de/contact.json has no label of {field}"));
            let row = rows.iter().find(|row| row[0].as_str().unwrap().contains(label));
            let row = row.unwrap_or_else(|| panic!("locales/de/legal/privacy.json has no row for {field}, {label}"));
            assert_eq!(row[2], if required.contains(&field.as_str().into()) { "ja" } else { "nein" }, "{field}");
        }
    }
}
