//! Every JSON answer of the API.

use contract::BODY_MAX;
use http::{Request, StatusCode};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::json;

use crate::support::{FORM, JSON, Stack, valid, with};

#[tokio::test]
async fn a_valid_message_is_answered_202_with_its_reference_and_stored() {
    let stack = Stack::without_mail().await;
    let answer = stack.post_json(&valid()).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("content-type"), JSON);
    let reference = answer.reference();
    assert_eq!(answer.json(), json!({ "reference": reference, "next": "mail" }));

    let leads = stack.leads().await;
    assert_eq!(leads.len(), 1);
    let lead = &leads[0];
    assert_eq!(lead["pk"]["S"], format!("LEAD#{reference}"));
    assert_eq!(lead["email"]["S"], "erika@visitor.example");
    assert_eq!(lead["phone"]["S"], "0721 1234567");
    assert!(lead["expiresAt"]["N"].is_string());
}

#[tokio::test]
async fn a_form_encoded_body_of_a_program_is_answered_like_json() {
    let stack = Stack::without_mail().await;
    let request = Request::post("/").header("content-type", FORM).header("accept", "application/json");
    let body = "firstName=J%C3%BCrgen+K&lastName=M&email=j%40visitor.example&message=a%0D%0Ab&privacyAccepted=on";
    let answer = stack.send(request, body).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED, "{}", answer.body);
    let lead = &stack.leads().await[0];
    assert_eq!((&lead["firstName"]["S"], &lead["message"]["S"]), (&json!("Jürgen K"), &json!("a\nb")));
}

#[tokio::test]
async fn a_malformed_body_is_answered_400() {
    let stack = Stack::without_mail().await;
    let table: [(&str, &[u8], &str); 10] = [
        (JSON, b"", "not a JSON object"),
        (JSON, b"[]", "not a JSON object"),
        (JSON, b"\"text\"", "not a JSON object"),
        (JSON, b"{\"email\":", "not a JSON object"),
        (JSON, b"{\"email\":\"\\ud800\"}", "not a JSON object"),
        (JSON, b"{\"email\":\"\xff\xfe\"}", "not valid UTF-8"),
        (JSON, b"{\"email\":\"a\",\"email\":\"b\"}", "names a field twice"),
        (JSON, b"{\"nickname\":\"a\"}", "no field named \"nickname\""),
        (FORM, b"firstName=%ff", "not valid UTF-8"),
        (FORM, b"email=a&email=b", "names a field twice"),
    ];
    for (content_type, body, why) in table {
        let request = Request::post("/").header("content-type", content_type).header("accept", "application/json");
        let answer = stack.send(request, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", String::from_utf8_lossy(body));
        let error = answer.json()["error"].as_str().expect("a sentence").to_owned();
        assert!(error.contains(why), "{error} instead of {why}");
    }
}

#[tokio::test]
async fn an_idempotency_key_header_that_is_empty_or_too_long_is_answered_400() {
    let stack = Stack::without_mail().await;
    for key in [String::new(), "k".repeat(256)] {
        let request = Request::post("/").header("content-type", JSON).header("idempotency-key", key);
        let answer = stack.send(request, valid().to_string()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert!(answer.json()["error"].as_str().is_some_and(|error| error.contains("Idempotency-Key")));
    }
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_request_without_the_secret_of_the_cdn_is_answered_403() {
    let stack = Stack::without_mail().await;
    for secret in ["", "secret of the test", "secret of the tests!", "SECRET OF THE TESTS"] {
        let request = Request::post("/").header("content-type", JSON).header("x-origin-secret", secret);
        assert_eq!(stack.send_past_the_cdn(request, valid().to_string()).await.status, StatusCode::FORBIDDEN);
    }
    let request = Request::post("/").header("content-type", JSON);
    assert_eq!(stack.send_past_the_cdn(request, valid().to_string()).await.status, StatusCode::FORBIDDEN);
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_method_other_than_post_is_answered_405_and_told_which_one_it_takes() {
    let stack = Stack::without_mail().await;
    for method in ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        let answer = stack.send(Request::builder().method(method), "").await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "POST");
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn a_body_over_the_bound_is_answered_413() {
    let stack = Stack::without_mail().await;
    let answer = stack.post(JSON, vec![b' '; BODY_MAX + 1]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.json()["error"].is_string());
    let mut at_the_bound = valid().to_string().into_bytes();
    at_the_bound.resize(BODY_MAX, b' ');
    assert_eq!(stack.post(JSON, at_the_bound).await.status, StatusCode::ACCEPTED);
}

#[tokio::test]
async fn another_content_type_is_answered_415() {
    let stack = Stack::without_mail().await;
    for content_type in ["text/plain", "multipart/form-data; boundary=x", "application/xml", "json", ""] {
        let answer = stack.post(content_type, valid().to_string()).await;
        assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{content_type}");
    }
    let answer = stack.post("Application/JSON; charset=utf-8", valid().to_string()).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
}

#[tokio::test]
async fn refused_fields_are_answered_422_all_at_once_and_nothing_is_stored() {
    let stack = Stack::without_mail().await;
    let answer = stack.post_json(&json!({ "email": "x", "phone": "abc", "message": 7 })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let errors = json!({
        "email": "email", "firstName": "required", "lastName": "required", "message": "type",
        "phone": "phone", "privacyAccepted": "accepted",
    });
    assert_eq!(answer.json(), json!({ "errors": errors }));
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn text_in_every_script_is_stored_as_it_was_typed() {
    let stack = Stack::without_mail().await;
    let message = "Grüße 👩‍👩‍👧 \u{200f}שלום\u{200f} 你好 \u{1}\t'; DROP TABLE leads; --";
    assert_eq!(stack.post_json(&with("message", message)).await.status, StatusCode::ACCEPTED);
    assert_eq!(stack.leads().await[0]["message"]["S"], message.replace('\u{1}', ""), "but for what nobody typed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_body_leads_to_a_server_error() {
    let stack = Stack::without_mail().await;
    let runtime = tokio::runtime::Handle::current();
    let text = "\\PC{0,30}|[a-z@.+%&=0-9 \\x00-\\x1f]{0,30}";
    let field = prop_oneof![
        Just("firstName"),
        Just("lastName"),
        Just("email"),
        Just("phone"),
        Just("message"),
        Just("privacyAccepted"),
    ];
    let bodies = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..200),
        prop::collection::vec((field, text), 0..7).prop_map(|pairs| {
            let fields: serde_json::Map<_, _> =
                pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
            serde_json::to_vec(&fields).expect("JSON")
        }),
    ];
    tokio::task::block_in_place(|| {
        let mut runner = TestRunner::default();
        let outcome = runner.run(&(bodies, prop_oneof![Just(JSON), Just(FORM)]), |(body, content_type)| {
            let answer = runtime.block_on(stack.post(content_type, body));
            prop_assert!(!answer.status.is_server_error(), "{}", answer.status);
            Ok(())
        });
        outcome.expect("no server error");
    });
}
