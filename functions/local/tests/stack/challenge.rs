//! The proof of work: what a challenge is good for. Its term and its form are tried in the crate `leads`.

use http::{Request, StatusCode};
use serde_json::json;

use crate::spam::{SOMEBODY, pair};
use crate::support::{Stack, numbered, proof, with};

#[tokio::test]
async fn a_proof_of_work_is_good_for_one_submission() {
    let stack = Stack::without_mail().await;
    let proof = proof();
    let with_it = |number| {
        let mut body = numbered(number);
        body["proof"] = proof.clone().into();
        body
    };
    let (first, second) = (stack.post_json(&with_it(1)).await, stack.post_json(&with_it(2)).await);
    assert_eq!(stack.verdict(&first).await, pair("clean", ""));
    assert_eq!(stack.verdict(&second).await, pair("held", "badProof"));
    let again = stack.post_json(&with_it(1)).await;
    assert_eq!((again.reference(), again.header("idempotent-replayed")), (first.reference(), "true"));
}

#[tokio::test]
async fn one_proof_in_four_posts_at_the_same_time_is_good_for_one_of_them() {
    let stack = Stack::without_mail().await;
    let proof = proof();
    let post = async |number: usize| {
        let mut body = numbered(number);
        body["proof"] = proof.clone().into();
        let answer = stack.post_json(&body).await;
        stack.verdict(&answer).await
    };
    let (a, b, c, d) = tokio::join!(post(1), post(2), post(3), post(4));
    let clean = [a, b, c, d].into_iter().filter(|verdict| *verdict == pair("clean", "")).count();
    assert_eq!(clean, 1);
}

async fn challenge(stack: &Stack, viewer: &str, query: &str) -> contract::Challenge {
    let request = Request::get(format!("/api/challenge{query}")).header("cloudfront-viewer-address", viewer);
    let answer = stack.send(request, "").await;
    assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::OK, "no-store"), "{}", answer.body);
    serde_json::from_str(&answer.body).expect("a challenge")
}

#[tokio::test]
async fn the_challenge_of_the_api_is_solved_and_taken_by_its_own_form() {
    let stack = Stack::without_mail().await;
    let made = challenge(&stack, SOMEBODY, "?form=contact").await;
    assert!((50_000..=100_000).contains(&made.maxnumber));
    assert_ne!(made.challenge, challenge(&stack, SOMEBODY, "?form=contact").await.challenge);
    let solved = leads::solve(&made).expect("a solution");
    let sign_up = stack.post_to("/api/signup", &json!({ "email": "e@visitor.example", "proof": solved })).await;
    assert_eq!(sign_up.next(), "review", "it is no proof for the other form");
    let answer = stack.post_json(&with("proof", solved)).await;
    assert_eq!(stack.verdict(&answer).await, pair("clean", ""));

    assert_eq!(stack.click("/api/challenge", "").await.status, StatusCode::METHOD_NOT_ALLOWED);
    for other in ["?form=other", "?form=Contact"] {
        let answer = stack.open(&format!("/api/challenge{other}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{other}");
        assert!(answer.json()["error"].is_string());
    }
}
