//! Which fields make a contact form, and how each refused field is named.
#![expect(clippy::expect_used, reason = "a test ends where an expectation fails")]

use contract::{ContactForm, ErrorCode, FieldErrors, Fields, Malformed, Unreadable};
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
    let named: Vec<_> = errors.iter().collect();
    assert_eq!(
        named,
        [
            ("email", ErrorCode::Required),
            ("firstName", ErrorCode::Required),
            ("lastName", ErrorCode::Required),
            ("message", ErrorCode::Required),
            ("privacyAccepted", ErrorCode::Accepted),
        ]
    );
}

#[test]
fn each_refused_value_is_named_with_its_reason() {
    use ErrorCode::{Accepted, Characters, Email, Length, Phone, Required, Type};
    let table: Vec<(&str, Value, ErrorCode)> = vec![
        ("firstName", " \u{a0}\t".into(), Required),
        ("firstName", "x".repeat(101).into(), Length),
        ("firstName", "Eri\rka".into(), Characters),
        ("lastName", "Muster\nBcc: all@example.org".into(), Characters),
        ("lastName", "a\u{0}b".into(), Characters),
        ("lastName", 7.into(), Type),
        ("lastName", json!(["Mustermann"]), Type),
        ("email", "erika".into(), Email),
        ("email", "erika@".into(), Email),
        ("email", "erika@example.org, other@example.org".into(), Email),
        ("email", "erika@example.org\nBcc: x@example.org".into(), Characters),
        ("email", format!("{}@example.org", "x".repeat(250)).into(), Length),
        ("email", json!({"a": 1}), Type),
        ("phone", "ruf mich an".into(), Phone),
        ("phone", "12".into(), Phone),
        ("phone", "0".repeat(41).into(), Length),
        ("phone", 721.into(), Type),
        ("message", "".into(), Required),
        ("message", "x".repeat(5_001).into(), Length),
        ("message", "a\u{0}b".into(), Characters),
        ("privacyAccepted", false.into(), Accepted),
        ("privacyAccepted", "off".into(), Accepted),
        ("privacyAccepted", "maybe".into(), Type),
        ("privacyAccepted", 1.into(), Type),
        ("idempotencyKey", "k".repeat(256).into(), Length),
    ];
    for (field, value, code) in table {
        let errors = errors(&with(field, value.clone()));
        assert_eq!(errors.iter().collect::<Vec<_>>(), [(field, code)], "{field}: {value}");
    }
}

#[test]
fn a_field_at_its_bound_is_accepted() {
    for (field, length) in [("firstName", 100), ("lastName", 100), ("message", 5_000), ("idempotencyKey", 255)] {
        form(&with(field, "ü".repeat(length)));
    }
}

#[test]
fn texts_are_trimmed_and_lines_end_in_lf() {
    let read = form(&with("message", "\n eins\r\nzwei\rdrei\n "));
    assert_eq!(read.message, " eins\nzwei\ndrei");
    assert_eq!(form(&with("firstName", "  Erika ")).first_name, "Erika");
}

#[test]
fn the_telephone_number_may_be_missing_empty_or_null() {
    for value in [json!(""), json!("  "), json!(null)] {
        assert_eq!(form(&with("phone", value)).phone, None);
    }
}

#[test]
fn a_ticked_box_of_a_plain_form_is_accepted() {
    for value in [json!("on"), json!("true"), json!("1"), json!(true)] {
        assert!(form(&with("privacyAccepted", value)).privacy_accepted);
    }
}

#[test]
fn an_unknown_field_is_named_before_anything_else() {
    for value in [json!(null), json!("x"), json!([1])] {
        let mut body = valid();
        body["nickname"] = value;
        assert_eq!(read(&body), Err(Unreadable::UnknownField("nickname".into())));
    }
}

#[test]
fn a_body_that_is_no_object_of_unique_names_is_malformed() {
    let deep = format!("{{\"message\":{}1{}}}", "[".repeat(500), "]".repeat(500));
    let table: [(&[u8], Malformed); 9] = [
        (b"", Malformed::NotAnObject),
        (b"[]", Malformed::NotAnObject),
        (b"null", Malformed::NotAnObject),
        (b"{\"email\":\"a\"", Malformed::NotAnObject),
        (b"{} {}", Malformed::NotAnObject),
        (b"{\"email\":\"\\ud800\"}", Malformed::NotAnObject),
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
        let _ = Fields::from_json(&body).map(|fields| fields.read::<ContactForm>());
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
