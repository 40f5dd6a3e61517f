//! A repeated post is the same post.

use http::{Request, StatusCode};
use serde_json::Value;

use crate::support::{Answer, JSON, Stack, valid, with};

fn with_key(key: &str) -> Value {
    with("idempotencyKey", key)
}

fn same(first: &Answer, second: &Answer) {
    assert_eq!((second.status, second.reference()), (StatusCode::ACCEPTED, first.reference()));
    assert_eq!((first.header("idempotent-replayed"), second.header("idempotent-replayed")), ("", "true"));
}

#[tokio::test]
async fn the_same_key_with_the_same_body_is_answered_as_before() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with_key("key")).await;
    same(&first, &stack.post_json(&with_key("key")).await);
    assert_eq!(stack.leads().await.len(), 1);
}

#[tokio::test]
async fn the_header_is_the_same_key_as_the_field_and_goes_before_it() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with_key("key")).await;
    let request = Request::post("/").header("content-type", JSON).header("idempotency-key", "key");
    same(&first, &stack.send(request, with_key("other").to_string()).await);
}

#[tokio::test]
async fn the_same_key_with_another_body_is_answered_409_and_not_stored() {
    let stack = Stack::without_mail().await;
    stack.post_json(&with_key("key")).await;
    let mut changed = with_key("key");
    changed["message"] = "Etwas anderes".into();
    let answer = stack.post_json(&changed).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.json()["error"].is_string());
    assert_eq!(stack.leads().await.len(), 1);
}

#[tokio::test]
async fn a_refused_body_does_not_use_up_its_key() {
    let stack = Stack::without_mail().await;
    let mut refused = with_key("key");
    refused["email"] = "x".into();
    assert_eq!(stack.post_json(&refused).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let answer = stack.post_json(&with_key("key")).await;
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
    let first = stack.post_json(&with_key("key")).await;
    let items = stack.items().await;
    let record = items.iter().find(|item| item["sk"]["S"] == "KEY").expect("a record");
    stack.set(record, "expiresAt", serde_json::json!({ "N": "1000000000" })).await;
    let second = stack.post_json(&with_key("key")).await;
    assert_eq!(second.header("idempotent-replayed"), "");
    assert_ne!(second.reference(), first.reference());
}

#[tokio::test]
async fn sixteen_posts_of_one_key_at_the_same_time_are_one_lead() {
    let stack = Stack::without_mail().await;
    let body = with_key("key");
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
