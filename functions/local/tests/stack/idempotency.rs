//! A repeated post is the same post.

use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, JSON, Stack, valid, with, with_proof};

/// A key like the site's own, which nobody guesses.
const KEY: &str = "0123456789abcdef0123456789abcdef";
const HERE: &str = "198.51.100.7:40000";
const ELSEWHERE: &str = "203.0.113.7:40000";

fn with_key(key: &str) -> Value {
    with("idempotencyKey", key)
}

async fn post_from(stack: &Stack, viewer: &str, path: &str, body: &Value) -> Answer {
    let request = Request::post(path).header("content-type", JSON).header("cloudfront-viewer-address", viewer);
    stack.send(request, with_proof(body).to_string()).await
}

fn same(first: &Answer, second: &Answer) {
    assert_eq!((second.status, second.reference()), (StatusCode::ACCEPTED, first.reference()));
    assert_eq!((first.header("idempotent-replayed"), second.header("idempotent-replayed")), ("", "true"));
}

#[tokio::test]
async fn the_same_key_with_the_same_body_is_answered_as_before() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with_key(KEY)).await;
    same(&first, &stack.post_json(&with_key(KEY)).await);
    assert_eq!(stack.leads().await.len(), 1);
}

#[tokio::test]
async fn the_header_is_the_same_key_as_the_field_and_goes_before_it() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with_key(KEY)).await;
    let request = Request::post("/").header("content-type", JSON).header("idempotency-key", KEY);
    same(&first, &stack.send(request, with_key("other").to_string()).await);
}

#[tokio::test]
async fn the_same_key_with_another_body_of_the_same_source_is_answered_409_and_not_stored() {
    for key in [KEY, "1"] {
        let stack = Stack::without_mail().await;
        post_from(&stack, HERE, "/", &with_key(key)).await;
        let mut changed = with_key(key);
        changed["message"] = "Etwas anderes".into();
        let answer = post_from(&stack, HERE, "/", &changed).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.json()["error"].is_string());
        assert_eq!(stack.leads().await.len(), 1);
    }
}

#[tokio::test]
async fn a_key_that_nobody_guesses_is_known_from_another_network_where_a_phone_tries_again() {
    let stack = Stack::without_mail().await;
    let first = post_from(&stack, HERE, "/", &with_key(KEY)).await;
    same(&first, &post_from(&stack, ELSEWHERE, "/", &with_key(KEY)).await);
    assert_eq!(stack.leads().await.len(), 1);
}

#[tokio::test]
async fn a_key_that_others_may_use_too_gets_nobody_the_answer_of_somebody_else() {
    let stack = Stack::without_mail().await;
    for body in [with_key("1"), json!({ "email": "erika@visitor.example", "idempotencyKey": "1" })] {
        let path = if body["message"].is_string() { "/" } else { "/api/signup" };
        let first = post_from(&stack, HERE, path, &body).await;
        same(&first, &post_from(&stack, HERE, path, &body).await);
        let other = post_from(&stack, ELSEWHERE, path, &body).await;
        assert_eq!((other.status, other.header("idempotent-replayed")), (StatusCode::ACCEPTED, ""));
        assert_ne!(other.reference(), first.reference());
    }
}

#[tokio::test]
async fn a_key_in_use_for_something_else_in_another_network_is_another_post_and_known_as_such() {
    let stack = Stack::without_mail().await;
    let mut other = with_key(KEY);
    other["message"] = "Etwas anderes".into();
    let first = post_from(&stack, HERE, "/", &with_key(KEY)).await;
    let second = post_from(&stack, ELSEWHERE, "/", &other).await;
    assert_eq!((second.status, second.header("idempotent-replayed")), (StatusCode::ACCEPTED, ""));
    assert_ne!(second.reference(), first.reference());
    same(&second, &post_from(&stack, ELSEWHERE, "/", &other).await);
    same(&first, &post_from(&stack, HERE, "/", &with_key(KEY)).await);
    other["message"] = "Wieder etwas anderes".into();
    assert_eq!(post_from(&stack, ELSEWHERE, "/", &other).await.status, StatusCode::CONFLICT);
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_key_of_one_form_says_nothing_of_the_other() {
    for key in [KEY, "1"] {
        let stack = Stack::without_mail().await;
        let first = post_from(&stack, HERE, "/", &with_key(key)).await;
        let sign_up = json!({ "email": "erika@visitor.example", "idempotencyKey": key });
        let second = post_from(&stack, HERE, "/api/signup", &sign_up).await;
        assert_eq!(
            (second.status, second.header("idempotent-replayed")),
            (StatusCode::ACCEPTED, ""),
            "{}",
            second.body
        );
        assert_ne!(second.reference(), first.reference());
    }
}

#[tokio::test]
async fn a_refused_body_does_not_use_up_its_key() {
    let stack = Stack::without_mail().await;
    let mut refused = with_key(KEY);
    refused["email"] = "x".into();
    assert_eq!(stack.post_json(&refused).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let answer = stack.post_json(&with_key(KEY)).await;
    assert_eq!((answer.status, answer.header("idempotent-replayed")), (StatusCode::ACCEPTED, ""));
}

#[tokio::test]
async fn without_a_key_the_same_content_is_the_same_post() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&valid()).await;
    same(&first, &stack.post_json(&valid()).await);
    assert_ne!(stack.post_json(&with("message", "Noch etwas")).await.reference(), first.reference());
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_key_past_its_term_is_free_again_even_before_ttl_deleted_it() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with_key(KEY)).await;
    let items = stack.items().await;
    let record = items.iter().find(|item| item["sk"]["S"] == "KEY").expect("a record");
    stack.set(record, "expiresAt", serde_json::json!({ "N": "1000000000" })).await;
    let second = stack.post_json(&with_key(KEY)).await;
    assert_eq!(second.header("idempotent-replayed"), "");
    assert_ne!(second.reference(), first.reference());
}

#[tokio::test]
async fn sixteen_posts_of_one_key_at_the_same_time_are_one_lead() {
    let stack = Stack::without_mail().await;
    let body = with_key(KEY);
    let (a, b, c, d) = tokio::join!(four(&stack, &body), four(&stack, &body), four(&stack, &body), four(&stack, &body));
    let answers: Vec<_> = [a, b, c, d].into_iter().flatten().collect();
    assert!(answers.iter().all(|answer| answer.reference() == answers[0].reference()));
    assert_eq!(answers.iter().filter(|answer| answer.header("idempotent-replayed").is_empty()).count(), 1);
    assert_eq!(stack.leads().await.len(), 1);
}

async fn four(stack: &Stack, body: &Value) -> [Answer; 4] {
    let post = || stack.post_json(body);
    tokio::join!(post(), post(), post(), post()).into()
}
