//! Bad bodies, each with its expected answer. What becomes of single values is tried in the crate `contract`.

use serde_json::{Value, json};

use crate::support::{FORM, JSON, valid};

/// A body and what it is answered.
pub(crate) struct Bad {
    pub(crate) path: &'static str,
    pub(crate) content_type: String,
    pub(crate) body: Vec<u8>,
    pub(crate) status: u16,
    /// The refused field, when one is.
    pub(crate) field: Option<(String, &'static str)>,
}

/// Every bad body.
pub(crate) fn all() -> Vec<Bad> {
    FORMS
        .into_iter()
        .flat_map(|path| [malformed(path), unknown_fields(path), wrong_kinds(path)])
        .flatten()
        .chain(wrong_values())
        .collect()
}

/// Where forms are posted to.
pub(crate) const FORMS: [&str; 2] = ["/api/contact", "/api/signup"];

/// No JSON object of unique names, one a line.
const NO_OBJECT: &str = r#"
null
""
[{}]
{
{} {}
{"email":}
{"email":"\ud800"}
{"email":NaN}
<?xml version="1.0"?><a/>
email=a%40b.example
{"email":"a","email":"a"}
{"\u0065mail":"a","email":"a"}
"#;

fn bad(path: &'static str, content_type: &str, body: impl Into<Vec<u8>>, status: u16) -> Bad {
    Bad { path, content_type: content_type.to_owned(), body: body.into(), status, field: None }
}

/// Octets that are no JSON object of unique names, or no text at all.
fn malformed(path: &'static str) -> Vec<Bad> {
    let deep = |open: &str, close: &str| format!("{{\"email\":{}1{}}}", open.repeat(400), close.repeat(400));
    let octets: [&[u8]; 4] = [b" ", b"{\"email\":\"a\nb\"}", b"{\"email\":\"\xff\"}", b"\xff\xfe{\x00}\x00"];
    let forms: [&[u8]; 6] =
        [b"email=%ff", b"%ff=a", b"email=%ed%a0%80", b"email=a&email=b", b"email=a&%65mail=b", b"email=\xff"];
    let bodies = NO_OBJECT.lines().map(|line| line.as_bytes().to_vec()).chain(octets.map(<[u8]>::to_vec));
    let large = [deep("[", "]").into_bytes(), deep("{\"a\":", "}").into_bytes(), vec![b'['; 10_000], vec![0; 10_000]];
    let bodies = bodies.chain(large).map(|body| bad(path, JSON, body, 400));
    bodies.chain(forms.map(|body| bad(path, FORM, body, 400))).collect()
}

/// Fields that no form has, or that no form takes together.
fn unknown_fields(path: &'static str) -> Vec<Bad> {
    let names = "nickname Email e-mail to bcc replyTo __proto__ constructor verdict expiresAt pk".split(' ');
    let bodies =
        names.chain(["email ", "a\u{0}b", ""]).map(|name| json!({ "email": "erika@visitor.example", name: "x" }));
    let bodies = bodies.map(|body| bad(path, JSON, body.to_string(), 400));
    bodies
        .chain([bad(FORMS[1], JSON, valid().to_string(), 400), bad(FORMS[1], FORM, "email=a%40b.example&x", 400)])
        .collect()
}

/// One value of each kind of refusal.
fn wrong_values() -> Vec<Bad> {
    let refused = |(field, value, code): (&str, Value, &'static str)| {
        let sign_up = ["page", "consentVersion"].contains(&field);
        let mut body = if sign_up { json!({ "email": "erika@visitor.example" }) } else { valid() };
        body[field] = value;
        Bad { field: Some((field.to_owned(), code)), ..bad(FORMS[usize::from(sign_up)], JSON, body.to_string(), 422) }
    };
    let values = [
        ("firstName", json!(1), "type"),
        ("idempotencyKey", json!({ "a": "x" }), "type"),
        ("privacyAccepted", json!("yes"), "type"),
        ("privacyAccepted", json!("off"), "accepted"),
        ("email", json!("a@b.example\r\nBcc: c@d.example"), "email"),
        ("email", json!("a@b"), "email"),
        ("email", json!("\u{a0}\t"), "required"),
        ("phone", json!("tel:0721"), "phone"),
        ("message", json!("x".repeat(5_001)), "length"),
        ("page", json!([]), "type"),
        ("page", json!("https://other.example"), "characters"),
        ("page", json!("//other.example"), "characters"),
        ("page", json!("/a?b"), "characters"),
        ("page", json!("/../x"), "characters"),
        ("page", json!(format!("/{}", "x".repeat(100))), "length"),
        ("consentVersion", json!("9999-99"), "type"),
        ("consentVersion", json!("2026-11\u{200b}"), "type"),
        ("consentVersion", json!("x".repeat(21)), "type"),
    ];
    values.map(refused).into()
}

/// Bodies that are too large or of a kind that no form sends.
fn wrong_kinds(path: &'static str) -> Vec<Bad> {
    let kinds = ["", "text/plain", "application/xml", "multipart/form-data; boundary=b", "application/json5", "json"];
    let kinds = kinds.map(|kind| bad(path, kind, "{}", 415)).into_iter();
    kinds.chain([100_000, 1_000_000].map(|size| bad(path, JSON, vec![b' '; size], 413))).collect()
}
