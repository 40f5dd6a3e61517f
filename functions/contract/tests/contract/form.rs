//! Which fields make a contact form, and how each refused field is named. Texts of single fields: verdicts.json.

use contract::{ContactForm, ErrorCode, FieldErrors, Fields, Malformed, SignupForm, Unreadable};
use proptest::prelude::*;
use serde_json::{Value, json};

fn valid() -> Value {
    json!({
        "firstName": "Erika", "lastName": "Mustermann", "email": "erika@example.org",
        "phone": "0721 1234567", "message": "Wie geht das?", "privacyAccepted": true,
    })
}

fn with(field: &str, value: impl Into<Value>) -> Value {
    let mut body = valid();
    body[field] = value.into();
    body
}

fn read(body: &Value) -> Result<ContactForm, Unreadable> {
    Fields::from_json(body.to_string().as_bytes()).expect("an object").read()
}

fn errors(body: &Value) -> FieldErrors {
    match read(body) {
        Err(Unreadable::Refused(errors)) => errors,
        other => panic!("{other:?} instead of refused fields"),
    }
}

fn form(body: &Value) -> ContactForm {
    read(body).expect("a valid form")
}

#[test]
fn an_empty_object_names_every_required_field_at_once() {
    let errors = errors(&json!({}));
    let required = ["email", "firstName", "lastName", "message"].map(|field| (field, ErrorCode::Required));
    let named: Vec<_> = errors.iter().collect();
    assert_eq!(named, [&required[..], &[("privacyAccepted", ErrorCode::Accepted)]].concat());
}

#[test]
fn a_value_of_another_type_or_length_is_named_with_its_reason() {
    use ErrorCode::{Accepted, Email, Length, Required, Type};
    for field in ["firstName", "lastName", "email", "phone", "message", "idempotencyKey", "proof"] {
        for value in [json!(7), json!(true), json!(["x"]), json!({ "a": "x" })] {
            let errors = errors(&with(field, value.clone()));
            assert_eq!(errors.iter().collect::<Vec<_>>(), [(field, Type)], "{field}: {value}");
        }
    }
    let table = [
        ("message", json!(""), Required),
        ("privacyAccepted", json!(false), Accepted),
        ("privacyAccepted", json!("off"), Accepted),
        ("privacyAccepted", json!("maybe"), Type),
        ("privacyAccepted", json!(1), Type),
        ("email", json!(format!("{}@example.org", "x".repeat(250))), Length),
        ("email", json!("a@example.org\r\nBcc: b@example.org"), Email),
        ("phone", json!("0".repeat(41)), Length),
    ];
    for (field, value, code) in table {
        let errors = errors(&with(field, value.clone()));
        assert_eq!(errors.iter().collect::<Vec<_>>(), [(field, code)], "{field}: {value}");
    }
    for (field, length) in [("firstName", 100), ("lastName", 100), ("message", 5_000), ("idempotencyKey", 255)] {
        form(&with(field, "ü".repeat(length)));
        let errors = errors(&with(field, "ü".repeat(length + 1)));
        assert_eq!(errors.iter().collect::<Vec<_>>(), [(field, Length)], "{field}");
    }
}

#[test]
fn the_longest_message_of_any_script_fits_into_a_body_however_it_is_encoded() {
    for character in ["a", "ß", "ж", "語", "😀"] {
        let message = character.repeat(5_000);
        assert_eq!(form(&with("message", message.as_str())).message, message);
        let (percent, escaped) = ("%F0".len() * message.len(), "\\ud83d".len() * message.encode_utf16().count());
        assert!(percent.max(escaped) < contract::BODY_MAX, "{character}");
    }
}

#[test]
fn what_may_be_missing_may_be_empty_and_a_ticked_box_has_many_spellings() {
    for value in [json!(""), json!("  "), json!(null)] {
        assert_eq!(form(&with("phone", value)).phone, None);
    }
    for value in [json!("on"), json!("true"), json!("1"), json!(true)] {
        assert!(form(&with("privacyAccepted", value)).privacy_accepted);
    }
    assert_eq!(form(&with("message", "\n eins\r\nzwei\rdrei\n ")).message, " eins\nzwei\ndrei");
}

#[test]
fn no_message_is_refused_for_where_it_came_from() {
    for value in [json!("<script>"), json!(["club"]), json!(7), json!(null)] {
        assert_eq!(form(&with("about", value.clone())).about, None);
        assert_eq!(form(&with("interval", value)).interval, None);
    }
    assert!(form(&with("about", "club")).about.is_some() && form(&with("interval", "yearly")).interval.is_some());
}

#[test]
fn an_unknown_field_is_named_before_anything_else() {
    for value in [json!(null), json!("x"), json!([1])] {
        assert_eq!(read(&with("nickname", value)), Err(Unreadable::UnknownField("nickname".into())));
    }
}

#[test]
fn a_body_that_is_no_object_of_unique_names_is_malformed_for_its_reason() {
    let deep = format!("{{\"message\":{}1{}}}", "[".repeat(500), "]".repeat(500));
    let table: [(&[u8], Malformed); 5] = [
        (b"", Malformed::NotAnObject),
        (b"{\"email\":\"a\"", Malformed::NotAnObject),
        (deep.as_bytes(), Malformed::NotAnObject),
        (b"{\"email\":\"\xff\"}", Malformed::NotUtf8),
        (b"{\"email\":\"a@example.org\",\"email\":\"b@example.org\"}", Malformed::RepeatedField),
    ];
    for (body, why) in table {
        assert_eq!(Fields::from_json(body).err(), Some(why), "{}", String::from_utf8_lossy(body));
    }
}

#[test]
fn a_debug_print_of_a_form_shows_nothing_of_the_person() {
    let printed = format!("{:?}", form(&valid()));
    assert!(!printed.contains("Erika") && !printed.contains("example.org"), "{printed}");
}

proptest! {
    #[test]
    fn no_octets_make_the_reader_panic(body in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Fields::from_json(&body).map(|fields| (fields.read::<ContactForm>(), fields.read::<SignupForm>()));
    }

    #[test]
    fn what_is_accepted_keeps_every_rule(
        first in any::<String>(), email in "\\PC{0,20}@?\\PC{0,20}", phone in any::<String>(), message in any::<String>(),
    ) {
        let body = json!({
            "firstName": first, "lastName": "M", "email": email, "phone": phone, "message": message, "privacyAccepted": "on",
        });
        if let Ok(form) = read(&body) {
            prop_assert!(!form.first_name.is_empty() && !form.first_name.chars().any(char::is_control));
            prop_assert!(form.email.contains('@') && !form.email.chars().any(|c| c.is_control() || c == ' '));
            prop_assert!(!form.message.contains('\0') && !form.message.contains('\r'));
        }
    }
}
