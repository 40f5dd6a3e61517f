//! The fields of the page's form, with the rules of the contract's schema.

use contract::{ErrorCode, FieldErrors, Fields};

use super::RULES;
use crate::form::{Control, FallbackForm};

/// A field of the form as the page shows it.
pub(super) struct Field<'a> {
    pub(super) name: &'static str,
    pub(super) control: Control,
    pub(super) label: &'a str,
    pub(super) hint: Option<&'a str>,
    pub(super) error: Option<String>,
    pub(super) value: &'a str,
    pub(super) ticked: bool,
    pub(super) required: bool,
    pub(super) pattern: Option<&'a str>,
}

impl Field<'_> {
    /// Ids of what describes the control, for `aria-describedby`.
    pub(super) fn described_by(&self) -> String {
        let hint = self.hint.map(|_| format!("{}-hint", self.name));
        let error = self.error.as_ref().map(|_| format!("{}-error", self.name));
        [hint, error].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Every visible field, in the order of the form.
pub(super) fn shown_fields<'a>(form: &'a FallbackForm, fields: &'a Fields, errors: &FieldErrors) -> Vec<Field<'a>> {
    let (texts, schema) = (&form.texts, &form.schema);
    let shown = form.shown.iter().map(|(name, control)| {
        let property = &schema["properties"][name];
        let is_malformed = matches!(errors.get(name), Some(ErrorCode::Email | ErrorCode::Phone));
        let example = texts.examples.get(*name).filter(|_| is_malformed);
        Field {
            name,
            control: *control,
            label: texts.labels.get(*name).map_or(*name, String::as_str),
            hint: example.or(texts.hints.get(*name)).map(String::as_str),
            error: errors.get(name).map(|code| sentence(form, name, code)),
            value: fields.text(name),
            ticked: matches!(control, Control::TickBox { .. })
                && errors.get(name).is_none()
                && !fields.text(name).is_empty(),
            required: schema["required"].as_array().is_some_and(|names| names.iter().any(|required| required == name)),
            // As on the site: of other fields this page says more than a browser.
            pattern: property["pattern"].as_str().filter(|_| property["format"] == "email"),
        }
    });
    shown.collect()
}

fn sentence(form: &FallbackForm, name: &'static str, code: ErrorCode) -> String {
    match code {
        ErrorCode::Length => {
            let max = form.schema["properties"][name]["maxLength"].as_u64().unwrap_or_default();
            RULES.length.replace("{{max}}", &in_german(max))
        }
        _ => form.texts.errors.get(name).map_or(name, String::as_str).to_owned(),
    }
}

/// A number below a million as Germans write it: 5.000.
fn in_german(number: u64) -> String {
    if number < 1_000 { number.to_string() } else { format!("{}.{:03}", number / 1_000, number % 1_000) }
}
