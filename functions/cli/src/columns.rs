//! The attributes of a lead that people read, in their order; the export in JSON has them all.

use leads::LeadRecord;
use serde_json::{Map, Value};

/// The attribute that holds the e-mail address.
pub(crate) const EMAIL: &str = "email";
/// The attribute that holds the telephone number; a table shows what was meant where that is certain.
pub(crate) const PHONE: &str = "phone";
/// What was typed, by the names of the contact form: a column of a table each, and what `--text` looks into.
pub(crate) const TYPED: &[&str] = &["firstName", "lastName", EMAIL, PHONE, "message", "about", "interval"];

/// Every column of a table.
pub(crate) fn columns() -> Vec<&'static str> {
    let before = ["reference", "createdAt", "leadState", "answeredAt"];
    let after = ["verdict", "undeliverableAt", "complainedAt"];
    [&before[..], TYPED, &after].concat()
}

/// A lead by the names of its attributes.
pub(crate) fn attributes(record: &LeadRecord) -> serde_json::Result<Map<String, Value>> {
    match serde_json::to_value(record)? {
        Value::Object(attributes) => Ok(attributes),
        _ => Ok(Map::new()),
    }
}

/// The text of an attribute; empty when there is none.
pub(crate) fn text<'a>(attributes: &'a Map<String, Value>, name: &str) -> &'a str {
    attributes.get(name).and_then(Value::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::TYPED;

    /// Fields that no lead keeps: the box has to be ticked, and the others are for the way of a post into the table.
    const LEFT_OUT: [&str; 5] = ["idempotencyKey", "leaveEmpty", "privacyAccepted", "proof", "website"];

    #[test]
    fn every_field_of_the_contact_form_is_a_column_or_left_out_on_purpose() {
        let schema = contract::schema("contact");
        let fields = schema["properties"].as_object().unwrap();
        for field in fields.keys().filter(|field| !LEFT_OUT.contains(&field.as_str())) {
            assert!(TYPED.contains(&field.as_str()), "{field} is neither in TYPED nor in LEFT_OUT");
        }
        for column in TYPED {
            assert!(fields.contains_key(*column), "the form has no {column}");
        }
    }
}
