//! Every JSON answer of the API.

use contract::BODY_MAX;
use http::{Request, StatusCode};
use jiff::{Timestamp, ToSpan};
use serde_json::json;

use crate::support::{Answer, FORM, JSON, Stack, full_hour, held, valid, with, with_proof};

#[tokio::test]
async fn a_valid_message_in_any_script_is_answered_202_with_its_reference_and_stored_as_it_was_typed() {
    let stack = Stack::without_mail().await;
    let message = "Grüße 👩‍👩‍👧 \u{200f}שלום\u{200f} 你好 \u{1}\t'; DROP TABLE leads; --";
    let answer = stack.post_json(&with("message", message)).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    assert_eq!((answer.header("cache-control"), answer.header("content-type")), ("no-store", JSON));
    let reference = answer.reference();
    let lead = stack.lead(&reference).await;
    let received: Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
    let answer_by = full_hour(received + 24.hours()).to_string();
    assert_eq!(answer.json(), json!({ "reference": reference, "next": "mail", "answerBy": answer_by }));

    assert_eq!(stack.leads().await.len(), 1);
    assert_eq!(lead["email"]["S"], "erika@visitor.example");
    assert_eq!(lead["phone"]["S"], "+49 721 1234567");
    assert_eq!(lead["message"]["S"], message.replace('\u{1}', ""), "but for what nobody typed");
    assert!(lead["expiresAt"]["N"].is_string());
}

#[tokio::test]
async fn an_hour_is_promised_to_who_gets_a_mail_and_the_same_one_again_for_the_same_post() {
    let stack = Stack::without_mail().await;
    let mut body = valid();
    body["idempotencyKey"] = "k".repeat(32).into();
    let (first, second) = (stack.post_json(&body).await, stack.post_json(&body).await);
    assert_eq!(second.header("idempotent-replayed"), "true");
    assert!(first.json()["answerBy"].is_string() && first.json() == second.json(), "{}", second.body);
    // The answer does not tell that the honeypot was filled.
    let mut trapped = with_proof(&with("message", "Gefangen"));
    trapped["leaveEmpty"] = "x".into();
    assert!(stack.post_json(&trapped).await.json()["answerBy"].is_string());
    for answer in [stack.post_json(&held("Gehalten")).await, stack.sign_up("erika@visitor.example").await] {
        assert_eq!(answer.status, StatusCode::ACCEPTED);
        assert_eq!(answer.json().get("answerBy"), None, "{}", answer.body);
    }
}

#[tokio::test]
async fn a_form_encoded_body_of_a_program_is_answered_like_json() {
    let stack = Stack::without_mail().await;
    let request = Request::post("/").header("content-type", FORM).header("accept", JSON);
    let body = "firstName=J%C3%BCrgen+K&lastName=M&email=j%40visitor.example&message=a%0D%0Ab&privacyAccepted=on";
    let answer = stack.send(request, body).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED, "{}", answer.body);
    let lead = stack.lead(&answer.reference()).await;
    assert_eq!((&lead["firstName"]["S"], &lead["message"]["S"]), (&json!("Jürgen K"), &json!("a\nb")));
}

#[tokio::test]
async fn a_refusal_has_its_status_and_says_why_and_nothing_is_stored() {
    let stack = Stack::without_mail().await;
    let says = |answer: &Answer, status: u16, why: &str| {
        assert_eq!(answer.status.as_u16(), status, "{}", answer.body);
        let error = answer.json()["error"].as_str().expect("a sentence").to_owned();
        assert!(error.contains(why), "{error} instead of {why}");
    };
    for key in [String::new(), "k".repeat(256)] {
        let request = Request::post("/").header("content-type", JSON).header("idempotency-key", key);
        says(&stack.send(request, valid().to_string()).await, 400, "Idempotency-Key");
    }
    for secret in
        [None, Some(""), Some("secret of the test"), Some("secret of the tests!"), Some("SECRET OF THE TESTS")]
    {
        let request = Request::post("/").header("content-type", JSON);
        let request = secret.into_iter().fold(request, |request, secret| request.header("x-origin-secret", secret));
        assert_eq!(stack.send_past_the_cdn(request, valid().to_string()).await.status, StatusCode::FORBIDDEN);
    }
    for path in
        ["/api/signup", "/api/signup/confirm", "/api/signup/unsubscribe", "/api/signup/release", "/api/challenge"]
    {
        for request in [Request::get(path), Request::post(path).header("content-type", FORM)] {
            assert_eq!(stack.send_past_the_cdn(request, "").await.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    for method in ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        let answer = stack.send(Request::builder().method(method), "").await;
        says(&answer, 405, "");
        assert_eq!((answer.header("allow"), answer.header("cache-control")), ("POST", "no-store"), "{method}");
    }
    says(&stack.post(JSON, vec![b' '; BODY_MAX + 1]).await, 413, "");
    let answer = stack.post_json(&json!({ "email": "x", "phone": "abc", "message": 7 })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let errors = json!({
        "email": "email", "firstName": "required", "lastName": "required", "message": "type",
        "phone": "phone", "privacyAccepted": "accepted",
    });
    assert_eq!(answer.json(), json!({ "errors": errors }), "all of them at once");
    assert!(stack.items().await.is_empty());

    let mut at_the_bound = valid().to_string().into_bytes();
    at_the_bound.resize(BODY_MAX, b' ');
    let answer = stack.post("Application/JSON; charset=utf-8", at_the_bound).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED, "and what is just allowed is taken");
}

/// What becomes of the values of a form is tried in the crate `contract`.
#[tokio::test]
async fn every_body_that_is_no_form_gets_its_answer_and_none_is_stored() {
    let stack = Stack::without_mail().await;
    let deep = format!("{{\"email\":{}1{}}}", "[".repeat(400), "]".repeat(400));
    let long = " ".repeat(100_000);
    for path in ["/api/contact", "/api/signup"] {
        for (content_type, body, status) in [
            (JSON, &b""[..], 400),
            (JSON, b"null", 400),
            (JSON, b"[{}]", 400),
            (JSON, b"{", 400),
            (JSON, b"{} {}", 400),
            (JSON, b"{\"email\":\"\\ud800\"}", 400),
            (JSON, b"{\"email\":\"\xff\"}", 400),
            (JSON, b"{\"email\":\"a\",\"email\":\"a\"}", 400),
            (JSON, b"{\"\\u0065mail\":\"a\",\"email\":\"a\"}", 400),
            (JSON, deep.as_bytes(), 400),
            (JSON, b"{\"nickname\":\"x\"}", 400),
            (JSON, b"{\"Email\":\"x\"}", 400),
            (JSON, b"{\"__proto__\":\"x\"}", 400),
            (JSON, long.as_bytes(), 413),
            (FORM, b"email=%ff", 400),
            (FORM, b"email=%ed%a0%80", 400),
            (FORM, b"email=a&%65mail=b", 400),
            (FORM, b"email=a%40b.example&x", 400),
            ("", b"{}", 415),
            ("text/plain", b"{}", 415),
            ("multipart/form-data; boundary=b", b"{}", 415),
            ("application/json5", b"{}", 415),
        ] {
            let request = Request::post(path).header("content-type", content_type).header("accept", JSON);
            let answer = stack.send(request, body).await;
            let shown = String::from_utf8_lossy(body).chars().take(120).collect::<String>();
            assert_eq!(answer.status.as_u16(), status, "{path} {content_type}: {shown:?} got {}", answer.body);
            assert_eq!(answer.header("content-type"), JSON);
            assert!(answer.json()["error"].is_string(), "{}", answer.body);
        }
    }
    assert!(stack.items().await.is_empty());
}
