//! What becomes of each value of a table that the browser is tried with too (`site/tests/`).

use contract::{ContactForm, Fields, SignupForm, Unreadable};
use serde_json::{Value, json};

/// Texts, each as often as the number behind it says.
fn expanded(parts: &Value) -> String {
    let Some(parts) = parts.as_array() else { return parts.as_str().expect("a text").to_owned() };
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        if let Some(part) = part.as_str() {
            let times = parts.get(at + 1).and_then(Value::as_u64).unwrap_or(1);
            text.push_str(&part.repeat(usize::try_from(times).expect("a number of characters")));
        }
    }
    text
}

/// What the contact form makes of the value: the text that it keeps, or the code of the refusal.
fn contact(field: &str, typed: &str) -> Result<String, String> {
    let mut body = json!({
        "firstName": "Erika", "lastName": "Mustermann", "email": "erika@example.org", "message": "?", "privacyAccepted": true,
    });
    body[field] = typed.into();
    let form: ContactForm = read(&body, field)?;
    Ok(match field {
        "firstName" => form.first_name,
        "lastName" => form.last_name,
        "email" => form.email,
        "phone" => form.phone.unwrap_or_default(),
        "message" => form.message,
        _ => panic!("what is kept of {field} has to stand here"),
    })
}

fn read<F: contract::FormRules>(body: &Value, field: &str) -> Result<F, String> {
    Fields::from_json(body.to_string().as_bytes()).expect("an object").read().map_err(|why| match why {
        Unreadable::Refused(errors) => {
            assert_eq!(errors.iter().count(), 1, "{body}");
            json!(errors.get(field).expect("the field")).as_str().expect("a code").to_owned()
        }
        Unreadable::UnknownField(name) => panic!("the form has no {name}"),
    })
}

#[test]
fn every_field_with_a_rule_of_its_own_has_values_in_the_table() {
    let table: Vec<Value> = serde_json::from_str(include_str!("../verdicts.json")).expect("a table");
    for (name, field) in contract::schema("contact")["properties"].as_object().expect("fields") {
        let has_values = table.iter().any(|row| row["field"] == *name);
        assert!(has_values || field["pattern"].is_null(), "{name}");
    }
}

#[test]
fn each_value_is_kept_in_its_one_spelling_or_refused_for_its_reason() {
    let table: Vec<Value> = serde_json::from_str(include_str!("../verdicts.json")).expect("a table");
    let mut wrong = Vec::new();
    for row in &table {
        let (field, typed) = (row["field"].as_str().expect("a field"), expanded(&row["typed"]));
        let expected = match row["code"].as_str() {
            Some(code) => Err(code.to_owned()),
            None => Ok(expanded(row.get("kept").unwrap_or(&row["typed"]))),
        };
        let is = contact(field, &typed);
        if let Ok(kept) = &is {
            assert_eq!(contact(field, kept).as_ref(), Ok(kept), "it stays so");
        }
        if is != expected {
            wrong.push(format!("{field} {typed:?}: {is:?} instead of {expected:?}"));
        }
        if field == "email" {
            let signup = read::<SignupForm>(&json!({ "email": typed }), field).map(|form| form.email);
            assert_eq!(signup, is, "the sign-up has the same rule: {typed:?}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
