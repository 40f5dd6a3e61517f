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

fn changed(key: &str, message: &str) -> Value {
    let mut body = with_key(key);
    body["message"] = message.into();
    body
}

async fn post_from(stack: &Stack, viewer: &str, path: &str, body: &Value) -> Answer {
    let request = Request::post(path).header("content-type", JSON).header("cloudfront-viewer-address", viewer);
    stack.send(request, with_proof(body).to_string()).await
}

fn same(first: &Answer, second: &Answer) {
    assert_eq!((second.status, second.reference()), (StatusCode::ACCEPTED, first.reference()));
    assert_eq!((first.header("idempotent-replayed"), second.header("idempotent-replayed")), ("", "true"));
}

fn another(first: &Answer, second: &Answer) {
    assert_eq!((second.status, second.header("idempotent-replayed")), (StatusCode::ACCEPTED, ""), "{}", second.body);
    assert_ne!(second.reference(), first.reference());
}

#[tokio::test]
async fn the_same_key_with_the_same_body_is_answered_as_before_until_its_term_is_over() {
    let stack = Stack::without_mail().await;
    let mut refused = with_key(KEY);
    refused["email"] = "x".into();
    assert_eq!(stack.post_json(&refused).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let first = stack.post_json(&with_key(KEY)).await;
    same(&first, &stack.post_json(&with_key(KEY)).await);
    // The header is the same key as the field and goes before it.
    let request = Request::post("/").header("content-type", JSON).header("idempotency-key", KEY);
    same(&first, &stack.send(request, with_key("other").to_string()).await);
    assert_eq!(stack.leads().await.len(), 1);

    let items = stack.items().await;
    let record = items.iter().find(|item| item["sk"]["S"] == "KEY").expect("a record");
    stack.set(record, "expiresAt", json!({ "N": "1000000000" })).await;
    another(&first, &stack.post_json(&with_key(KEY)).await);
}

#[tokio::test]
async fn without_a_key_the_same_content_is_the_same_post() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&valid()).await;
    same(&first, &stack.post_json(&valid()).await);
    another(&first, &stack.post_json(&with("message", "Noch etwas")).await);
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_key_that_nobody_guesses_is_known_from_every_network_and_with_another_body_answered_409() {
    let stack = Stack::without_mail().await;
    let first = post_from(&stack, HERE, "/", &with_key(KEY)).await;
    // A phone that tries again elsewhere.
    same(&first, &post_from(&stack, ELSEWHERE, "/", &with_key(KEY)).await);
    for viewer in [HERE, ELSEWHERE] {
        let answer = post_from(&stack, viewer, "/", &changed(KEY, "Etwas anderes")).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.json()["error"].is_string());
    }
    assert_eq!(stack.leads().await.len(), 1);
}

#[tokio::test]
async fn a_key_that_others_may_use_too_holds_for_its_own_network_and_form_only() {
    let stack = Stack::without_mail().await;
    let sign_up = |key: &str| json!({ "email": "erika@visitor.example", "idempotencyKey": key });
    for (path, body) in [("/", with_key("1")), ("/api/signup", sign_up("1"))] {
        let first = post_from(&stack, HERE, path, &body).await;
        same(&first, &post_from(&stack, HERE, path, &body).await);
        another(&first, &post_from(&stack, ELSEWHERE, path, &body).await);
    }
    assert_eq!(post_from(&stack, HERE, "/", &changed("1", "Etwas anderes")).await.status, StatusCode::CONFLICT);
    // Nor does a key of one form say anything of the other.
    for key in [KEY, "2"] {
        let first = post_from(&stack, HERE, "/", &with_key(key)).await;
        another(&first, &post_from(&stack, HERE, "/api/signup", &sign_up(key)).await);
    }
}

#[tokio::test]
async fn sixteen_posts_of_one_key_at_the_same_time_are_one_lead() {
    let stack = Stack::without_mail().await;
    let body = with_key(KEY);
    let four = async || {
        let post = || stack.post_json(&body);
        let answers: [Answer; 4] = tokio::join!(post(), post(), post(), post()).into();
        answers
    };
    let (a, b, c, d) = tokio::join!(four(), four(), four(), four());
    let answers: Vec<_> = [a, b, c, d].into_iter().flatten().collect();
    assert!(answers.iter().all(|answer| answer.reference() == answers[0].reference()));
    assert_eq!(answers.iter().filter(|answer| answer.header("idempotent-replayed").is_empty()).count(), 1);
    assert_eq!(stack.leads().await.len(), 1);
}
