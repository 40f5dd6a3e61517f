//! The proof of work: what a challenge is good for.

use http::{Request, StatusCode};
use serde_json::json;

use crate::spam::{SOMEBODY, numbered, pair, post_from, verdict_of};
use crate::support::{Stack, proof, with};

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
    assert_eq!(verdict_of(&stack, &first).await, pair("clean", ""));
    assert_eq!(verdict_of(&stack, &second).await, pair("held", "badProof"));
    let again = stack.post_json(&with_it(1)).await;
    assert_eq!((again.reference(), again.header("idempotent-replayed")), (first.reference(), "true"));
    let sign_up = stack.post_to("/api/signup", &json!({ "email": "e@visitor.example", "proof": proof })).await;
    assert_eq!(sign_up.status, StatusCode::ACCEPTED);
    assert_eq!(stack.signups().await[0]["doubt"]["S"], "badProof", "nor for one of another form");
}

#[tokio::test]
async fn one_proof_in_eight_posts_at_the_same_time_is_good_for_one_of_them() {
    let stack = Stack::without_mail().await;
    let proof = proof();
    let post = async |number: usize| {
        let mut body = numbered(number);
        body["proof"] = proof.clone().into();
        let answer = stack.post_json(&body).await;
        verdict_of(&stack, &answer).await
    };
    let (a, b, c, d) = tokio::join!(post(1), post(2), post(3), post(4));
    let clean = [a, b, c, d].into_iter().filter(|verdict| *verdict == pair("clean", "")).count();
    assert_eq!(clean, 1);
}

#[tokio::test]
async fn the_challenge_of_the_api_is_solved_and_taken() {
    let stack = Stack::without_mail().await;
    let answer = stack.open("/api/challenge").await;
    assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::OK, "no-store"));
    let challenge: contract::Challenge = serde_json::from_str(&answer.body).expect("a challenge");
    assert!(challenge.maxnumber >= 50_000 && challenge.maxnumber <= 100_000);
    let other: contract::Challenge = serde_json::from_str(&stack.open("/api/challenge").await.body).expect("another");
    assert_ne!(challenge.challenge, other.challenge);
    let answer = stack.post_json(&with("proof", leads::solve(&challenge).expect("a solution"))).await;
    assert_eq!(verdict_of(&stack, &answer).await, pair("clean", ""));
    assert_eq!(stack.click("/api/challenge", "").await.status, StatusCode::METHOD_NOT_ALLOWED);
}

async fn challenge(stack: &Stack, viewer: &str, query: &str) -> contract::Challenge {
    let request = Request::get(format!("/api/challenge{query}")).header("cloudfront-viewer-address", viewer);
    let answer = stack.send(request, "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("a challenge")
}

#[tokio::test]
async fn the_challenge_of_one_form_is_no_proof_for_the_other_and_one_of_no_form_is_for_both() {
    let stack = Stack::without_mail().await;
    let proof = async |query: &str| leads::solve(&challenge(&stack, SOMEBODY, query).await).expect("a solution");
    for (number, (query, contact, signup)) in
        [("?form=contact", "clean", "held"), ("?form=signup", "held", "clean"), ("", "clean", "clean")]
            .into_iter()
            .enumerate()
    {
        let mut message = numbered(number);
        message["proof"] = proof(query).await.into();
        let answer = stack.post_json(&message).await;
        assert_eq!(verdict_of(&stack, &answer).await.0, contact, "{query}");
        let address = json!({ "email": format!("e{number}@visitor.example"), "proof": proof(query).await });
        let reference = stack.post_to("/api/signup", &address).await.reference();
        let signups = stack.signups().await;
        let stored = signups.iter().find(|signup| signup["reference"]["S"] == reference).expect("the sign-up");
        assert_eq!(stored["verdict"]["S"], signup, "{query}");
    }
    for other in ["?form=other", "?form=Contact"] {
        let answer = stack.open(&format!("/api/challenge{other}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{other}");
        assert!(answer.json()["error"].is_string());
    }
}

#[tokio::test]
async fn a_challenge_holds_for_half_an_hour() {
    let stack = Stack::without_mail().await;
    let made = challenge(&stack, SOMEBODY, "?form=contact").await;
    let ends: i64 = made.salt.split(['=', '&']).nth(1).and_then(|time| time.parse().ok()).expect("an end");
    let minutes = (ends - jiff::Timestamp::now().as_second()) as f64 / 60.0;
    assert!((29.5..=30.0).contains(&minutes), "{minutes}");
}

#[tokio::test]
async fn the_more_came_from_a_network_the_harder_are_its_challenges_and_nobody_else_s() {
    let stack = Stack::without_mail().await;
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
    let stack = Stack::without_mail().await;
    let hop = |number: usize| format!("[2001:db8:5:{number:x}00::1]:40000");
    for number in 1..=11 {
        let answer = post_from(&stack, &hop(number), &numbered(number)).await;
        assert_eq!(verdict_of(&stack, &answer).await, pair("clean", ""), "{number}: half of what a /48 may send");
    }
    let mut body = numbered(20);
    body["proof"] = leads::solve(&challenge(&stack, SOMEBODY, "").await).expect("a solution").into();
    let answer = post_from(&stack, &hop(20), &body).await;
    assert_eq!((answer.json()["next"].as_str(), answer.status), (Some("review"), StatusCode::ACCEPTED));
    assert_eq!(verdict_of(&stack, &answer).await, pair("held", "manyFromSource"));
    let mut body = numbered(21);
    body["proof"] = leads::solve(&challenge(&stack, &hop(21), "").await).expect("a solution").into();
    let answer = post_from(&stack, &hop(21), &body).await;
    assert_eq!(verdict_of(&stack, &answer).await, pair("clean", ""));
}
