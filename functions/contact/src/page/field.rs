//! The fields of the page's form, with the rules of the contract's schema.

use std::sync::LazyLock;

use contract::{ErrorCode, FieldErrors, Fields};
use serde_json::Value;

use super::texts::{ANSWER, FORM};

/// How a field is typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    Input { kind: &'static str, autocomplete: &'static str },
    TextArea,
    TickBox,
}

/// A field of the form as the page shows it.
pub(super) struct Field<'a> {
    pub(super) name: &'static str,
    pub(super) control: Control,
    pub(super) label: &'a str,
    pub(super) hint: Option<&'a str>,
    pub(super) error: Option<&'a str>,
    pub(super) value: &'a str,
    pub(super) ticked: bool,
    pub(super) required: bool,
    pub(super) max_length: Option<u64>,
}

const SHOWN: [(&str, Control); 6] = [
    ("firstName", Control::Input { kind: "text", autocomplete: "given-name" }),
    ("lastName", Control::Input { kind: "text", autocomplete: "family-name" }),
    ("email", Control::Input { kind: "email", autocomplete: "email" }),
    ("phone", Control::Input { kind: "tel", autocomplete: "tel" }),
    ("message", Control::TextArea),
    ("privacyAccepted", Control::TickBox),
];

static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    let [(_, contact), ..] = contract::schemas();
    contact.to_value()
});

impl Field<'_> {
    /// Ids of what describes the control, for `aria-describedby`.
    pub(super) fn described_by(&self) -> String {
        let hint = self.hint.map(|_| format!("{}-hint", self.name));
        let error = self.error.map(|_| format!("{}-error", self.name));
        [hint, error].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Every visible field, in the order of the form.
pub(super) fn shown_fields<'a>(fields: &'a Fields, errors: &FieldErrors) -> Vec<Field<'a>> {
    let shown = SHOWN.into_iter().map(|(name, control)| Field {
        name,
        control,
        label: FORM.labels.get(name).map_or(name, String::as_str),
        hint: FORM.hints.get(name).map(String::as_str),
        error: errors.get(name).map(|code| sentence(name, code)),
        value: fields.text(name),
        ticked: control == Control::TickBox && errors.get(name).is_none() && !fields.text(name).is_empty(),
        required: SCHEMA["required"].as_array().is_some_and(|names| names.iter().any(|required| required == name)),
        max_length: SCHEMA["properties"][name]["maxLength"].as_u64(),
    });
    shown.collect()
}

fn sentence(name: &'static str, code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::Length => &ANSWER.errors.length,
        ErrorCode::Characters => &ANSWER.errors.characters,
        _ => FORM.errors.get(name).map_or(name, String::as_str),
    }
}
