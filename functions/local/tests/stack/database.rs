//! A database that fails, or takes too long: whoever posts is answered in time, and keeps what was typed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::routing::any;
use http::{Request, StatusCode};
use serde_json::json;
use tokio::net::TcpListener;
use web::Api;

use crate::parts::Functions;
use crate::support::{FORM, JSON, SECRET, free_port, sign_up_token, store, valid, with_proof};

/// What a function may take at most, in seconds, before it is cut off (template.yaml).
const FUNCTION_TIMEOUT: u64 = 25;

/// A database that answers each request, after a while, by a rule.
async fn answering(
    pause: Duration,
    rule: impl Fn(&[u8]) -> (StatusCode, String) + Clone + Send + Sync + 'static,
) -> leads::Store {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let answer = any(move |asked: Bytes| {
        let (status, body) = rule(&asked);
        async move {
            tokio::time::sleep(pause).await;
            (status, [("content-type", "application/x-amz-json-1.0")], body)
        }
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
    store(address, "leads")
}

/// The answer to a transaction that was cancelled for this reason.
fn cancelled_for(code: &str) -> String {
    let exception = "com.amazonaws.dynamodb.v20120810#TransactionCanceledException";
    json!({ "__type": exception, "message": "cancelled", "CancellationReasons": [{ "Code": code }] }).to_string()
}

/// A post to a database that cancels the first transactions for a reason: the answer, how many transactions there were, and how
/// long it took.
async fn cancelled(first: usize, code: &'static str) -> (http::Response<String>, usize, Duration) {
    let (transactions, started) = (Arc::new(AtomicUsize::new(0)), Instant::now());
    let counted = transactions.clone();
    let store = answering(Duration::ZERO, move |asked| {
        let is_transaction = asked.windows(13).any(|part| part == b"TransactItems");
        if is_transaction && counted.fetch_add(1, Ordering::SeqCst) < first {
            return (StatusCode::BAD_REQUEST, cancelled_for(code));
        }
        (StatusCode::OK, "{}".to_owned())
    })
    .await;
    let contact = Functions::over(store).contact;
    let request = Request::post("/api/contact").header("content-type", JSON).header("x-origin-secret", SECRET);
    let answer = contact.handle(request.body(with_proof(&valid()).to_string().into()).expect("a request")).await;
    (answer, transactions.load(Ordering::SeqCst), started.elapsed())
}

#[tokio::test]
async fn a_transaction_that_another_is_in_the_way_of_is_tried_again_at_once_and_one_that_is_throttled_after_seconds() {
    let ((conflict, tries, took), throttled, other) = tokio::join!(
        cancelled(4, "TransactionConflict"),
        cancelled(2, "ThrottlingError"),
        cancelled(2, "ProvisionedThroughputExceeded"),
    );
    assert_eq!((conflict.status(), tries), (StatusCode::ACCEPTED, 5));
    for (throttled, tries, throttled_took) in [throttled, other] {
        assert_eq!((throttled.status(), tries), (StatusCode::ACCEPTED, 3));
        assert!(throttled_took > Duration::from_millis(1_500) && throttled_took > took, "{throttled_took:?} {took:?}");
    }
}

#[tokio::test]
async fn a_transaction_that_is_throttled_for_long_is_tried_three_times_and_answered_503() {
    let (answer, tries, _) = cancelled(usize::MAX, "ThrottlingError").await;
    assert_eq!((answer.status(), tries), (StatusCode::SERVICE_UNAVAILABLE, 3), "{}", answer.body());
    assert_eq!(answer.headers()["retry-after"], "5");
}

#[ignore = "full suite: it waits for the ten seconds that a request may take of the database"]
#[tokio::test]
async fn a_database_that_is_always_in_the_way_is_given_up_before_the_function_is_cut_off() {
    let conflict = |_: &[u8]| (StatusCode::BAD_REQUEST, cancelled_for("TransactionConflict"));
    let store = answering(Duration::from_millis(2_700), conflict).await;
    let contact = Functions::over(store).contact;
    let request = Request::post("/api/contact").header("content-type", JSON).header("x-origin-secret", SECRET);
    let started = Instant::now();
    let answer = contact.handle(request.body(with_proof(&valid()).to_string().into()).expect("a request")).await;
    assert_eq!(
        (answer.status(), &answer.headers()["retry-after"]),
        (StatusCode::SERVICE_UNAVAILABLE, &"5".parse().expect("5"))
    );
    assert!(answer.body().contains("could not be stored"), "{}", answer.body());
    assert!(started.elapsed() < Duration::from_secs(FUNCTION_TIMEOUT / 2), "{:?}", started.elapsed());
}

#[test]
fn lambda_cuts_a_function_off_later_than_it_gives_up() {
    let template = std::fs::read_to_string(crate::support::repository().join("template.yaml")).expect("the template");
    let globals = template.split_once("Globals:\n").expect("what holds for all functions").1;
    let timeout = globals.split_once("Timeout: ").expect("their timeout").1.lines().next();
    assert_eq!(timeout, Some(FUNCTION_TIMEOUT.to_string().as_str()));
    for function in ["ContactFunction", "SignupFunction"] {
        let resource = template.split_once(&format!("  {function}:\n")).expect("the function").1;
        let properties = resource.split("\n  ").take_while(|line| line.starts_with(' '));
        assert!(
            !properties.into_iter().any(|line| line.trim().starts_with("Timeout:")),
            "{function} has one of its own"
        );
    }
}

#[tokio::test]
async fn a_database_that_fails_is_answered_503_and_the_visitor_keeps_the_text() {
    let store = store(([127, 0, 0, 1], free_port()).into(), "leads");
    let Functions { contact, signup, .. } = Functions::over(store);
    let request = |path: &str, content_type: &str, body: &str| {
        let request = Request::post(path).header("content-type", content_type).header("x-origin-secret", SECRET);
        request.body(body.to_owned().into()).expect("a request")
    };
    let form =
        "firstName=Erika&lastName=M&email=e%40visitor.example&message=Ganz+lang&privacyAccepted=on&idempotencyKey=k";
    let [confirming, unsubscribing] =
        [leads::Purpose::Confirm, leads::Purpose::Unsubscribe].map(|purpose| sign_up_token(purpose, "K7QM-4TXR"));
    // At the same time, since each of them waits for the client to give up.
    let (json, page, sign_up, confirm, unsubscribe) = tokio::join!(
        contact.handle(request("/api/contact", JSON, &valid().to_string())),
        contact.handle(request("/api/contact", FORM, form)),
        signup.handle(request("/api/signup", FORM, "email=erika%40visitor.example")),
        signup.handle(request("/api/signup/confirm", FORM, &confirming)),
        signup.handle(request("/api/signup/unsubscribe", FORM, &unsubscribing)),
    );
    let sorry = "Das hat gerade nicht geklappt";
    for (answer, kept) in [
        (json, &["could not be stored"][..]),
        (page, &[sorry, "value=\"Erika\"", "Ganz lang</textarea>", " checked", "value=\"k\""]),
        (sign_up, &["value=\"erika@visitor.example\""]),
        (confirm, &[sorry]),
        (unsubscribe, &[sorry]),
    ] {
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        for kept in kept {
            assert!(answer.body().contains(kept), "{kept}: {}", answer.body());
        }
        if kept.len() != 1 || kept[0] != sorry {
            assert_eq!(answer.headers()["retry-after"], "5");
        }
    }
}
