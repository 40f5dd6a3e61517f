//! How much a source may send, and the networks that it lies in.

use http::{HeaderValue, Request, StatusCode};

use crate::parts::Functions;
use crate::roles::{self, Gate};
use crate::spam::{SOMEBODY, pair, post_from};
use crate::support::{FORM, JSON, Stack, free_port, numbered, post_until_answered, valid, with_proof};

/// Posts of a source in ten minutes of which nothing is thought.
const UNDOUBTED: usize = 15;

#[tokio::test]
async fn over_fifteen_in_ten_minutes_are_held_and_over_thirty_are_answered_429_to_that_source_only() {
    in_one_window(bounds_of_a_source).await;
}

async fn bounds_of_a_source() {
    let stack = Stack::without_mail().await;
    for number in 1..=30 {
        let answer = post_from(&stack, SOMEBODY, &numbered(number)).await;
        assert_eq!(answer.status, StatusCode::ACCEPTED, "{number}");
        let (next, expected) =
            if number <= UNDOUBTED { ("mail", pair("clean", "")) } else { ("review", pair("held", "manyFromSource")) };
        assert_eq!((answer.next().as_str(), stack.verdict(&answer).await), (next, expected), "{number}");
    }
    let refused = post_from(&stack, SOMEBODY, &numbered(31)).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = refused.header("retry-after").parse().expect("seconds");
    assert!((1..=600).contains(&seconds), "{seconds}");
    assert!(refused.json()["error"].is_string());
    let form = "firstName=Erika&lastName=M&email=e%40visitor.example&message=Ganz+lang&privacyAccepted=on";
    let request = Request::post("/").header("content-type", FORM).header("cloudfront-viewer-address", SOMEBODY);
    let page = stack.send(request, form).await;
    page.is_page(429, "Gerade kommen zu viele Nachrichten");
    page.has(&["value=\"Erika\"", "Ganz lang</textarea>", " checked"]);
    assert!(!page.header("retry-after").is_empty());
    assert_eq!(stack.leads().await.len(), 30);
    assert_eq!(counted(&stack).await, 45, "thirty of the address, fifteen of its /24");

    let replay = post_from(&stack, SOMEBODY, &numbered(3)).await;
    assert_eq!((replay.status, replay.header("idempotent-replayed")), (StatusCode::ACCEPTED, "true"));
    // Neither costs a write.
    let gate = Gate::before(stack.local.dynamodb, "leads").await;
    let contact = Functions::over(gate.store.clone()).contact;
    for (number, status) in [(31, StatusCode::TOO_MANY_REQUESTS), (3, StatusCode::ACCEPTED)] {
        let body = with_proof(&numbered(number)).to_string();
        let viewer = HeaderValue::from_static(SOMEBODY);
        assert_eq!(roles::post_from(viewer, &contact, "/api/contact", JSON, body).await, status);
    }
    let read = ["BatchGetItem KEY#", "BatchGetItem MAILS", "BatchGetItem SOURCE#"];
    assert_eq!(gate.touched(), read.map(str::to_owned).into());
    let other = post_from(&stack, "198.51.100.8:40000", &numbered(32)).await;
    assert_eq!(stack.verdict(&other).await, pair("clean", ""), "nobody else is held up");
}

#[tokio::test]
async fn posts_of_one_source_at_the_same_time_are_counted_exactly() {
    in_one_window(posts_at_the_same_time).await;
}

async fn posts_at_the_same_time() {
    let stack = Stack::without_mail().await;
    let posts: Vec<_> = (0..40)
        .map(|number| {
            let (api, body) = (stack.local.api, with_proof(&numbered(number)).to_string());
            tokio::spawn(async move { post_until_answered(api, SOMEBODY, &body).await.status })
        })
        .collect();
    let mut statuses = Vec::new();
    for post in posts {
        statuses.push(post.await.expect("an answer"));
    }
    let number_of = |status| statuses.iter().filter(|other| **other == status).count();
    assert_eq!(number_of(StatusCode::ACCEPTED) + number_of(StatusCode::TOO_MANY_REQUESTS), 40, "{statuses:?}");
    assert_eq!(number_of(StatusCode::ACCEPTED), 30);
    let clean = stack.leads().await.into_iter().filter(|lead| lead["verdict"]["S"] == "clean").count();
    assert_eq!(clean, UNDOUBTED);
}

#[tokio::test]
async fn neither_the_source_nor_the_address_of_a_sign_up_can_be_read_from_a_key() {
    let stack = Stack::without_mail().await;
    post_from(&stack, SOMEBODY, &valid()).await;
    stack.sign_up("erika@visitor.example").await;
    let items = stack.items().await;
    assert!(items.len() >= 8, "{items:?}");
    let text: String = items.iter().map(|item| item["pk"].to_string()).collect();
    assert!(!text.contains("198.51") && !text.contains("visitor.example"), "{text}");
}

#[tokio::test]
async fn a_network_with_many_addresses_is_held_past_a_tenth_of_the_hour_s_mails_and_never_refused() {
    in_one_window(a_network_that_hops).await;
}

async fn a_network_that_hops() {
    let stack = Stack::with(free_port(), |settings| settings.visitor_mails_an_hour = 60).await;
    for number in 1..=8 {
        let body = numbered(number);
        let answer = post_from(&stack, &format!("[2001:db8:2:{number:x}00::1]:40000"), &body).await;
        assert_eq!(answer.status, StatusCode::ACCEPTED, "{number}");
        let expected = if number <= 6 { pair("clean", "") } else { pair("held", "manyFromSource") };
        assert_eq!(stack.verdict(&answer).await, expected, "{number}");
    }
    let other = post_from(&stack, SOMEBODY, &numbered(99)).await;
    assert_eq!(stack.verdict(&other).await, pair("clean", ""), "nobody else is held up");
}

/// Runs a test whose figures hold within one window; anew if it failed, since a window may have ended meanwhile.
pub(crate) async fn in_one_window<Test: Future<Output = ()> + Send + 'static>(test: fn() -> Test) {
    if tokio::spawn(test()).await.is_err() {
        test().await;
    }
}

/// How many posts of networks are counted.
async fn counted(stack: &Stack) -> u64 {
    let items = stack.items().await.into_iter();
    let counters = items.filter(|item| item["pk"]["S"].as_str().is_some_and(|pk| pk.starts_with("SOURCE#")));
    counters.map(|item| item["posts"]["N"].as_str().expect("a number").parse::<u64>().expect("a number")).sum()
}
