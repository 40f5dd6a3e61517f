//! Bad bodies, each with its expected answer. The fuzz targets begin with them too.

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
    [malformed(), unknown_fields(), wrong_types(), wrong_values(), wrong_kinds()].into_iter().flatten().collect()
}

const FORMS: [&str; 2] = ["/api/contact", "/api/signup"];

fn bad(path: &'static str, content_type: &str, body: impl Into<Vec<u8>>, status: u16) -> Bad {
    Bad { path, content_type: content_type.to_owned(), body: body.into(), status, field: None }
}

fn refused(path: &'static str, field: &str, value: Value, code: &'static str) -> Bad {
    let mut body = if path == FORMS[0] { valid() } else { json!({ "email": "erika@visitor.example" }) };
    body[field] = value;
    Bad { field: Some((field.to_owned(), code)), ..bad(path, JSON, body.to_string(), 422) }
}

/// Octets that are no JSON object of unique names, or no text at all.
fn malformed() -> Vec<Bad> {
    let deep =
        |open: &str, close: &str| format!("{{\"email\":{}1{}}}", open.repeat(400), close.repeat(400)).into_bytes();
    let json_bodies: Vec<Vec<u8>> = [
        "",
        " ",
        "\0",
        "null",
        "true",
        "0",
        "1e999",
        "-",
        "\"\"",
        "[]",
        "[{}]",
        "{",
        "}",
        "{}}",
        "{} {}",
        "{]",
        "{,}",
        "{:}",
        "{\"\"}",
        "{\"email\"}",
        "{\"email\":}",
        "{\"email\":,}",
        "{\"email\":\"a\",}",
        "{email:\"a\"}",
        "{'email':'a'}",
        "{\"email\":\"a}",
        "{\"email\":\"\\x41\"}",
        "{\"email\":\"\\u12\"}",
        "{\"email\":\"\\ud800\"}",
        "{\"email\":\"\\udc00\\ud800\"}",
        "{\"email\":\"a\nb\"}",
        "{\"email\":\"\u{1}\"}",
        "{\"email\":tru}",
        "{\"email\":NaN}",
        "{\"email\":Infinity}",
        "{\"email\":01}",
        "{\"email\":1.}",
        "{\"email\":.5}",
        "{\"email\":+1}",
        "{\"email\":0x10}",
        "/* */{}",
        "{}//",
        "<?xml version=\"1.0\"?><a/>",
        "<html>",
        "email=a%40b.example",
        "---\nemail: a",
        "{\"email\":\"a\",\"email\":\"a\"}",
        "{\"email\":null,\"email\":null}",
        "{\"\\u0065mail\":\"a\",\"email\":\"a\"}",
        "undefined",
        "{\"a\":1}\0",
        ")]}',\n{}",
    ]
    .into_iter()
    .map(|text| text.as_bytes().to_vec())
    .chain([
        b"\xff".to_vec(),
        b"{\"email\":\"\xff\"}".to_vec(),
        b"{\"email\":\"\xc0\xaf\"}".to_vec(),
        b"{\"email\":\"\xed\xa0\x80\"}".to_vec(),
        b"{\"email\":\"\xf5\x80\x80\x80\"}".to_vec(),
        b"{\"email\":\"\xe2\x82\"}".to_vec(),
        b"\xff\xfe{\x00}\x00".to_vec(),
        b"\x00\x00\xfe\xff".to_vec(),
        b"\x1f\x8b\x08\x00".to_vec(),
        deep("[", "]"),
        deep("{\"a\":", "}"),
        vec![b'['; 10_000],
        vec![b'{'; 10_000],
        vec![b' '; 10_000],
        vec![0; 10_000],
    ])
    .collect();
    let forms: [&[u8]; 8] = [
        b"email=%ff",
        b"%ff=a",
        b"email=%c0%af",
        b"email=%ed%a0%80",
        b"email=a&email=b",
        b"email=a&%65mail=b",
        b"email=\xff",
        b"email=&email=",
    ];
    FORMS
        .into_iter()
        .flat_map(|path| {
            let json_bodies = json_bodies.iter().map(move |body| bad(path, JSON, body.clone(), 400));
            json_bodies.chain(forms.into_iter().map(move |body| bad(path, FORM, body, 400))).collect::<Vec<_>>()
        })
        .collect()
}

/// Fields that no form has, or that no form takes together.
fn unknown_fields() -> Vec<Bad> {
    let names = [
        "nickname",
        "Email",
        "EMAIL",
        "email ",
        "e-mail",
        "first_name",
        "to",
        "bcc",
        "cc",
        "subject",
        "replyTo",
        "recipient",
        "html",
        "__proto__",
        "constructor",
        "verdict",
        "reference",
        "expiresAt",
        "pk",
        "sk",
        "a\u{0}b",
        "",
    ];
    let bodies = names.map(|name| {
        let mut body = json!({ "email": "erika@visitor.example" });
        body[name] = "x".into();
        body.to_string()
    });
    FORMS
        .into_iter()
        .flat_map(|path| bodies.clone().map(|body| bad(path, JSON, body, 400)))
        .chain([bad(FORMS[1], JSON, valid().to_string(), 400), bad(FORMS[1], FORM, "email=a%40b.example&x", 400)])
        .collect()
}

/// Values of the wrong type.
fn wrong_types() -> Vec<Bad> {
    let values = [json!(1), json!(-1.5), json!(true), json!([]), json!(["x"]), json!({}), json!({ "a": "x" })];
    let of_texts = |path: &'static str, fields: &'static [&'static str]| {
        let values = values.clone();
        fields.iter().flat_map(move |field| values.clone().map(|value| refused(path, field, value, "type")))
    };
    let contact =
        of_texts(FORMS[0], &["firstName", "lastName", "email", "phone", "message", "idempotencyKey", "proof"]);
    let signup = of_texts(FORMS[1], &["email", "page", "website", "consentVersion"]);
    let flag = [json!(1), json!("yes"), json!([]), json!({})];
    contact.chain(signup).chain(flag.map(|value| refused(FORMS[0], "privacyAccepted", value, "type"))).collect()
}

/// Texts that break a rule of their field.
fn wrong_values() -> Vec<Bad> {
    let mut bodies = Vec::new();
    let addresses = [
        "x",
        "@",
        "a@",
        "@b.example",
        "a b@c.example",
        "a@b@c.example",
        "a@b..example",
        "a@-b.example",
        "a@b.example.",
        "a@b.example,c@d.example",
        "a@b.example;c@d.example",
        "<a@b.example>",
        "A <a@b.example>",
        "mailto:a@b.example",
        "a@b.example?bcc=c",
        "a\"@b.example",
        "a@[b]",
        "ä@b.example",
        "a@b_c.example",
        "a@b",
        "a@192.0.2.1",
        "a..b@c.example",
        ".a@b.example",
        "a.@b.example",
    ];
    for path in FORMS {
        bodies.extend(addresses.map(|address| refused(path, "email", address.into(), "email")));
        for forged in ["a@b.example\r\nBcc: c@d.example", "a@b.example\nx", "a@b.example\u{0}x"] {
            bodies.push(refused(path, "email", forged.into(), "characters"));
        }
        bodies.push(refused(path, "email", format!("{}@b.example", "x".repeat(300)).into(), "length"));
        bodies.extend(["", " ", "\u{a0}\t"].map(|empty| refused(path, "email", empty.into(), "required")));
        bodies.push(refused(path, "idempotencyKey", "k".repeat(256).into(), "length"));
    }
    for field in ["firstName", "lastName"] {
        for forged in ["a\r\nb", "a\nb", "a\u{0}b", "a\u{7f}b", "a\u{1b}b", "a\u{9b}b"] {
            bodies.push(refused(FORMS[0], field, forged.into(), "characters"));
        }
        bodies.push(refused(FORMS[0], field, "x".repeat(101).into(), "length"));
        bodies.extend(
            ["\u{3000}", "\u{200b}", "\u{3164}"].map(|empty| refused(FORMS[0], field, empty.into(), "required")),
        );
    }
    for phone in ["12", "abc", "+", "++49 721 1", "0721 1234567;ext=1", "0721\u{2460}234567", "tel:0721", "0000000000"]
    {
        bodies.push(refused(FORMS[0], "phone", phone.into(), "phone"));
    }
    bodies.push(refused(FORMS[0], "phone", "0".repeat(41).into(), "length"));
    bodies.push(refused(FORMS[0], "message", "x".repeat(5_001).into(), "length"));
    bodies.push(refused(FORMS[0], "message", "a\u{0}b".into(), "characters"));
    bodies.extend(
        [json!(false), json!(null), json!("off"), json!("")]
            .map(|no| refused(FORMS[0], "privacyAccepted", no, "accepted")),
    );
    for page in ["x", "https://other.example", "//other.example", "/a?b", "/a#b", "/A", "/a b", "/../x", "/a\u{0}"] {
        bodies.push(refused(FORMS[1], "page", page.into(), "characters"));
    }
    bodies.push(refused(FORMS[1], "page", format!("/{}", "x".repeat(100)).into(), "length"));
    bodies.push(refused(FORMS[1], "consentVersion", "x".repeat(21).into(), "length"));
    bodies
}

/// Bodies that are too large or of a kind that no form sends.
fn wrong_kinds() -> Vec<Bad> {
    let kinds = [
        "",
        "text/plain",
        "text/html",
        "application/xml",
        "multipart/form-data; boundary=b",
        "application/json5",
        "json",
        "application/x-www-form-urlencoded2",
        "application/octet-stream",
        "image/svg+xml",
    ];
    FORMS
        .into_iter()
        .flat_map(|path| {
            let large = [100_000, 1_000_000].map(|size| bad(path, JSON, vec![b' '; size], 413));
            kinds.map(|kind| bad(path, kind, "{}", 415)).into_iter().chain(large)
        })
        .collect()
}
