//! The proof of work: what a challenge is good for. Its term, its form and its hardness are tried in the crate `leads`.

use http::{Request, StatusCode};
use serde_json::json;

use crate::spam::{SOMEBODY, pair, post_from};
use crate::support::{Stack, free_port, numbered, proof, with};

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
    let sign_up = stack.post_to("/api/signup", &json!({ "email": "e@visitor.example", "proof": proof })).await;
    assert_eq!(sign_up.status, StatusCode::ACCEPTED);
    assert_eq!(stack.signups().await[0]["doubt"]["S"], "badProof", "nor for one of another form");
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

#[tokio::test]
async fn the_more_came_from_a_network_the_harder_are_its_challenges_and_nobody_else_s() {
    let stack = Stack::with(free_port(), |settings| settings.visitor_mails_an_hour = 200).await;
    let hardness = async |viewer: &str| challenge(&stack, viewer, "?form=contact").await.maxnumber;
    let quiet = hardness(SOMEBODY).await;
    let mut before = quiet;
    for number in 1..=6 {
        post_from(&stack, SOMEBODY, &numbered(number)).await;
        let now = hardness(SOMEBODY).await;
        assert!(now > before, "{now} after {number}");
        before = now;
    }
    let neighbour = hardness("198.51.100.8:40000").await;
    assert!(quiet < neighbour && neighbour < before, "{neighbour}: the wider network counts too, and may send more");
    assert_eq!(hardness("203.0.113.7:40000").await, quiet);
}

#[tokio::test]
async fn an_easy_proof_of_elsewhere_is_held_in_a_busy_network_and_a_proof_made_there_is_not() {
    let stack = Stack::with(free_port(), |settings| settings.visitor_mails_an_hour = 200).await;
    let hop = |number: usize| format!("[2001:db8:5:{number:x}00::1]:40000");
    for number in 1..=11 {
        let answer = post_from(&stack, &hop(number), &numbered(number)).await;
        assert_eq!(stack.verdict(&answer).await, pair("clean", ""), "{number}: half of what a /48 may send in an hour");
    }
    for (number, made_at, expected) in
        [(20, SOMEBODY.to_owned(), pair("held", "manyFromSource")), (21, hop(21), pair("clean", ""))]
    {
        let mut body = numbered(number);
        body["proof"] = leads::solve(&challenge(&stack, &made_at, "").await).expect("a solution").into();
        let answer = post_from(&stack, &hop(number), &body).await;
        assert_eq!(stack.verdict(&answer).await, expected, "{number}");
    }
}
