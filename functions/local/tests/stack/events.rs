//! What API Gateway hands to the functions: events of an HTTP API, through the very function that runs on Lambda.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http::StatusCode;
use lambda_runtime::{Context, LambdaEvent};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use web::Api;

use crate::parts::Functions;
use crate::support::{FORM, JSON, SECRET, Stack, valid, with_proof};

impl Functions {
    /// What each function answers to an event, in the words of the HTTP API.
    async fn answers(&self, event: &str) -> [Value; 3] {
        [invoke(&self.contact, event).await, invoke(&self.signup, event).await, invoke(&self.answered, event).await]
    }
}

async fn invoke(api: &impl Api, event: &str) -> Value {
    let payload = RawValue::from_string(event.to_owned()).expect("JSON");
    let Ok(answer) = web::invoke(api.clone(), LambdaEvent::new(payload, Context::default())).await;
    serde_json::to_value(answer).expect("an answer is JSON")
}

/// An event as an HTTP API writes it (payload format 2.0).
fn event(method: &str, path: &str, query: &str) -> Value {
    json!({
        "version": "2.0",
        "routeKey": format!("ANY {path}"),
        "rawPath": path,
        "rawQueryString": query,
        "headers": {
            "host": "abc123.execute-api.eu-central-1.amazonaws.com",
            "x-forwarded-proto": "https",
            "x-forwarded-for": "203.0.113.7",
            "cloudfront-viewer-address": "203.0.113.7:40000",
            "x-origin-secret": SECRET,
        },
        "requestContext": {
            "accountId": "123456789012",
            "apiId": "abc123",
            "domainName": "abc123.execute-api.eu-central-1.amazonaws.com",
            "domainPrefix": "abc123",
            "http": {
                "method": method, "path": path, "protocol": "HTTP/1.1", "sourceIp": "203.0.113.7", "userAgent": "test",
            },
            "requestId": "JKJaXmPLvHcESHA=",
            "routeKey": format!("ANY {path}"),
            "stage": "$default",
            "time": "10/Mar/2026:05:16:23 +0000",
            "timeEpoch": 1_773_119_783_000_u64,
        },
        "isBase64Encoded": false,
    })
}

#[tokio::test]
async fn a_query_that_no_uri_holds_is_answered_like_any_other() {
    let stack = Stack::without_mail().await;
    let functions = Functions::over(stack.store());
    let token = format!("K7QM-4TXR.{}", "A".repeat(43));
    for odd in
        ["a=<", "a=>", "a=\"", "a=b c", "a=\t", "a=\r\n", "a=\u{0}", "a=\u{7f}", "a=ü", "a=#", "a=%", "a=%zz", "?", "<"]
    {
        for query in [format!("{odd}&token=<{token}>"), format!("token={token}&{odd}")] {
            let answer = invoke(&functions.signup, &event("GET", "/api/signup/confirm", &query).to_string()).await;
            assert_eq!(answer["statusCode"], 200, "{query}: {answer}");
            assert!(answer["body"].as_str().is_some_and(|body| body.contains(&token)), "{query}: {answer}");
        }
    }
}

#[tokio::test]
async fn an_answer_has_the_form_that_the_http_api_takes() {
    let stack = Stack::without_mail().await;
    let functions = Functions::over(stack.store());
    let mut post = event("POST", "/api/contact", "");
    post["headers"]["content-type"] = JSON.into();
    post["cookies"] = json!(["a=1", "b=2"]);
    let body = with_proof(&valid()).to_string();
    post["body"] = STANDARD.encode(&body).into();
    post["isBase64Encoded"] = true.into();
    let stored = invoke(&functions.contact, &post.to_string()).await;
    assert_eq!((&stored["statusCode"], &stored["isBase64Encoded"]), (&json!(202), &json!(false)), "{stored}");
    assert_eq!(stored["headers"], json!({ "cache-control": "no-store", "content-type": JSON }));
    let accepted: Value = serde_json::from_str(stored["body"].as_str().expect("a text")).expect("JSON");
    assert!(accepted["reference"].is_string(), "{accepted}");
    (post["body"], post["isBase64Encoded"]) = (body.into(), false.into());
    let again = invoke(&functions.contact, &post.to_string()).await;
    assert_eq!(again["headers"]["idempotent-replayed"], "true", "the same octets in either encoding: {again}");

    let page = invoke(&functions.signup, &event("GET", "/api/signup/confirm", "token=x").to_string()).await;
    assert_eq!(page["headers"]["content-type"], "text/html; charset=utf-8");
    assert!(page["body"].as_str().is_some_and(|body| body.contains("Adresse bestätigen")), "no base64: {page}");
}

#[tokio::test]
async fn what_is_no_event_of_an_http_api_is_refused() {
    let stack = Stack::without_mail().await;
    let functions = Functions::over(stack.store());
    let longer_than_a_uri = event("GET", "/api/contact", &"<".repeat(30_000)).to_string();
    for event in [
        "null",
        "[]",
        "{}",
        "1e999",
        r#"{"rawPath":1}"#,
        r#"{"rawPath":"\ud800"}"#,
        r#"{"requestContext":{}}"#,
        r#"{"headers":[],"requestContext":{"http":{"method":"GET"}}}"#,
        &longer_than_a_uri,
    ] {
        for answer in functions.answers(event).await {
            assert_eq!(answer["statusCode"], StatusCode::FORBIDDEN.as_u16(), "{event:.80}: {answer}");
        }
    }
}

/// Texts that a URI, a header or a method may not hold among those that they may.
fn odd() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        any::<char>().prop_map(String::from),
        prop::sample::select(vec![
            "<", ">", "\"", " ", "\t", "\r\n", "\0", "\u{7f}", "#", "?", "%", "%zz", "\\", "^", "`", "{", "|", "//",
            "/../", ":99999", "@", "[", "ü", "xn--a", "token=", "&", "a",
        ])
        .prop_map(str::to_owned),
    ];
    prop::collection::vec(part, 0..12).prop_map(|parts| parts.concat())
}

fn one_of(usual: &[&str]) -> impl Strategy<Value = String> {
    let usual = usual.iter().copied().map(str::to_owned).collect::<Vec<_>>();
    prop_oneof![2 => prop::sample::select(usual.clone()), 1 => odd(), 1 => (prop::sample::select(usual), odd()).prop_map(|(usual, odd)| usual + &odd)]
}

/// Events that an HTTP API might hand over if nothing before it looked at what a client sent.
fn events() -> impl Strategy<Value = Value> {
    let methods = one_of(&["GET", "HEAD", "POST", "PUT"]);
    let paths = one_of(&[
        "/api/contact",
        "/api/challenge",
        "/api/signup",
        "/api/signup/confirm",
        "/api/signup/unsubscribe",
        "/api/signup/release",
        "/api/leads/answered",
        "/api/leads/close",
        "",
    ]);
    let names = one_of(&[
        "host",
        "x-forwarded-proto",
        "content-type",
        "accept",
        "cookie",
        "idempotency-key",
        "cloudfront-viewer-address",
        "origin",
        "sec-fetch-site",
    ]);
    let values = one_of(&["text/html", JSON, FORM, "multipart/form-data; boundary=b", "http", ""]);
    let headers = prop::collection::vec((names, values), 0..5);
    let text = "\\PC{0,30}|[a-z@.+%&=0-9 \\x00-\\x1f]{0,30}";
    let fields = ["firstName", "lastName", "email", "phone", "message", "privacyAccepted"];
    let bodies = prop_oneof![
        odd(),
        prop::collection::vec(any::<u8>(), 0..60).prop_map(|octets| STANDARD.encode(octets)),
        prop::collection::btree_map(prop::sample::select(fields.to_vec()), text, 0..7)
            .prop_map(|typed| json!(typed).to_string()),
        Just(valid().to_string()),
    ];
    let cookies = prop::option::of(prop::collection::vec(odd(), 0..3));
    (methods, paths, odd(), headers, cookies, prop::option::of(bodies), any::<bool>()).prop_map(
        |(method, path, query, headers, cookies, body, is_base64)| {
            let mut event = event(&method, &path, &query);
            for (name, value) in headers {
                event["headers"][name] = value.into();
            }
            (event["cookies"], event["body"], event["isBase64Encoded"]) =
                (cookies.into(), body.into(), is_base64.into());
            event
        },
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_stands_in_an_event_is_answered_below_500() {
    let stack = Stack::without_mail().await;
    let functions = Functions::over(stack.store());
    let runtime = tokio::runtime::Handle::current();
    tokio::task::block_in_place(|| {
        let outcome = TestRunner::default().run(&events(), |event| {
            for answer in runtime.block_on(functions.answers(&event.to_string())) {
                let status = answer["statusCode"].as_u64();
                prop_assert!(status.is_some_and(|status| (200..500).contains(&status)), "{answer}");
            }
            Ok(())
        });
        outcome.expect("an answer");
    });
}
