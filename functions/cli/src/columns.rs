//! The columns of a lead for people, in order; the export in JSON has every attribute.

use leads::LeadRecord;
use serde_json::{Map, Value};

/// The attribute that holds the e-mail address.
pub(crate) const EMAIL: &str = "email";
/// The attribute that holds the telephone number; a table shows what was meant where that is certain.
pub(crate) const PHONE: &str = "phone";
/// The typed fields, by their names in the contact form: a column each, and what `--text` searches.
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
    use contract::MACHINE_FIELDS;

    use super::TYPED;

    #[test]
    fn every_field_of_the_contact_form_is_a_column_or_left_out_on_purpose() {
        let schema = contract::schema("contact");
        let fields = schema["properties"].as_object().unwrap();
        // No lead keeps the box, which has to be ticked, and what is for the way of a post into the table.
        for field in
            fields.keys().filter(|field| *field != "privacyAccepted" && !MACHINE_FIELDS.contains(&field.as_str()))
        {
            assert!(TYPED.contains(&field.as_str()), "{field} is not in TYPED");
        }
        for column in TYPED {
            assert!(fields.contains_key(*column), "the form has no {column}");
        }
    }
}
