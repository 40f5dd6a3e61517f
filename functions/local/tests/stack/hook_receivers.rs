//! Whatever a receiver of the hook does: each post comes, at last, under one id.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::hooks::{RECEIVED, not_taken, parsed, posting_to, taken};
use crate::support::{Inbox, Receiver, Reply, Stack, free_port, hook_at, numbered, until, valid};

#[tokio::test]
async fn a_receiver_that_fails_ten_times_gets_the_same_post_under_the_same_id_signed_anew_each_time() {
    let receiver = Receiver::answering(|before, _| Reply::Status(if before < 10 { 502 } else { 200 })).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    let post = not_taken(&stack, &reference, RECEIVED, "status 502").await;
    let hour_ago = Timestamp::now() - SignedDuration::from_hours(1);
    stack.set(&post, "queuedAt", json!({ "S": hour_ago.to_string() })).await;
    let post = taken(&stack, &reference, RECEIVED).await;
    assert_eq!((&post["attempts"]["N"], &post["messageId"]["S"]), (&json!("11"), &json!("200")), "{post}");
    let posts = receiver.posts();
    assert_eq!(posts.len(), 11);
    for post in &posts {
        assert_eq!((&post.id, &post.body), (&posts[0].id, &posts[0].body));
        assert!(post.timestamp > hour_ago.as_second() + 3_000, "a receiver refuses what is signed long ago");
        assert!(post.signature.starts_with("v1,"));
    }
}

#[tokio::test]
async fn a_receiver_that_hangs_is_let_go_and_gets_the_same_post_again() {
    let receiver = Receiver::answering(|before, _| if before == 0 { Reply::Hang } else { Reply::Status(204) }).await;
    let stack = posting_to(&receiver).await;
    let before = Timestamp::now().as_second();
    let reference = stack.post_json(&valid()).await.reference();
    let post = not_taken(&stack, &reference, RECEIVED, "no answer within 5 s").await;
    let due: i64 = post["dueAt"]["N"].as_str().expect("a time").parse().expect("seconds");
    assert!(due >= before + 5 + 2, "the pause begins where the try ended: {}", due - before);
    taken(&stack, &reference, RECEIVED).await;
    let posts = receiver.posts();
    assert_eq!((posts.len(), &posts[0].id), (2, &posts[1].id));
}

#[tokio::test]
async fn a_receiver_that_is_gone_gets_what_waited_once_it_is_back_or_another_has_its_place() {
    let is_back = Arc::new(AtomicBool::new(false));
    let asked = is_back.clone();
    let receiver =
        Receiver::answering(move |_, _| Reply::Status(if asked.load(Ordering::SeqCst) { 204 } else { 410 })).await;
    let stack = posting_to(&receiver).await;
    let first = stack.post_json(&numbered(1)).await.reference();
    not_taken(&stack, &first, RECEIVED, "status 410").await;
    is_back.store(true, Ordering::SeqCst);
    taken(&stack, &first, RECEIVED).await;

    is_back.store(false, Ordering::SeqCst);
    let second = stack.post_json(&numbered(2)).await.reference();
    not_taken(&stack, &second, RECEIVED, "status 410").await;
    let other = Receiver::start().await;
    let stack = stack.restarted_with(free_port(), other.hook()).await;
    taken(&stack, &second, RECEIVED).await;
}

#[tokio::test]
async fn a_redirect_is_not_followed_and_counts_as_not_taken() {
    let receiver = Receiver::answering(|_, _| Reply::With(307, "location", "/elsewhere")).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    not_taken(&stack, &reference, RECEIVED, "redirects are not followed").await;
    assert!(receiver.posts().iter().all(|post| post.path == "/"), "{:?}", receiver.posts());
}

#[tokio::test]
async fn of_a_huge_answer_little_is_read_and_its_status_counts() {
    const MEGABYTE: usize = 1 << 20;
    let receiver = Receiver::answering(|_, _| Reply::Large(64 * 16)).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    taken(&stack, &reference, RECEIVED).await;
    assert_eq!(receiver.posts().len(), 1);
    // What lies in the buffers of both systems left, too.
    assert!(receiver.answered_octets() < 32 * MEGABYTE, "{} of 64 MiB", receiver.answered_octets());
}

#[tokio::test]
async fn a_receiver_that_asks_for_a_pause_gets_it_in_seconds_or_until_a_date_within_bounds() {
    let date = jiff::fmt::rfc2822::DateTimePrinter::new();
    let in_ten_minutes = Timestamp::now() + SignedDuration::from_mins(10);
    let in_ten_minutes = date.timestamp_to_rfc9110_string(&in_ten_minutes).expect("a date").leak();
    for (reply, seconds) in [
        (Reply::With(429, "retry-after", "1500"), 1_500),
        (Reply::With(503, "retry-after", in_ten_minutes), 600),
        (Reply::With(503, "retry-after", "1000000"), 3_000),
        // Only these two may ask.
        (Reply::With(500, "retry-after", "1500"), 2),
    ] {
        let receiver = Receiver::answering(move |_, _| reply).await;
        let stack = posting_to(&receiver).await;
        let before = Timestamp::now().as_second();
        let reference = stack.post_json(&valid()).await.reference();
        let post = until("a first try", async || {
            let post = stack.posted(&reference, RECEIVED).await;
            (post["attempts"]["N"] == "1" && post["mailState"]["S"] == "due").then_some(post)
        })
        .await;
        let after = Timestamp::now().as_second();
        let due: i64 = post["dueAt"]["N"].as_str().expect("a time").parse().expect("seconds");
        // A date counts from when it was made.
        let slack = after - before + 10;
        assert!((before + seconds - slack..=after + seconds).contains(&due), "{reply:?}: {}", due - before);
    }
}

#[tokio::test]
async fn a_post_that_cannot_be_read_holds_up_neither_those_after_it_nor_any_mail() {
    let receiver = Receiver::answering(|_, _| Reply::Status(500)).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    let post = not_taken(&stack, &reference, RECEIVED, "status 500").await;
    stack.store().mark_answered(&parsed(&reference), Timestamp::now()).await.expect("the table answers");
    stack.set(&post, "mailState", json!({ "S": "of a later release" })).await;
    let (inbox, receiver) = (Inbox::start().await, Receiver::start().await);
    let stack = stack.restarted_with(inbox.port, receiver.hook()).await;
    taken(&stack, &reference, "lead.answered").await;
    let other = stack.post_json(&numbered(1)).await.reference();
    stack.ends_of(&other, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(receiver.types_of(&reference), ["lead.answered"]);
}

#[tokio::test]
async fn after_an_outage_of_an_hour_everything_comes_once_and_in_its_order() {
    let port = free_port();
    let stack = Stack::with(free_port(), hook_at(port)).await;
    let mut references = Vec::new();
    for number in 0..8 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    stack.store().mark_answered(&parsed(&references[0]), Timestamp::now()).await.expect("the table answers");
    let hour_ago = Timestamp::now() - SignedDuration::from_hours(1);
    for reference in &references {
        let post = stack.posted(reference, RECEIVED).await;
        stack.set(&post, "queuedAt", json!({ "S": hour_ago.to_string() })).await;
    }
    not_taken(&stack, &references[0], RECEIVED, "no connection").await;
    let receiver = Receiver::answering_at(port, |_, _| Reply::Status(204)).await;
    for reference in &references {
        taken(&stack, reference, RECEIVED).await;
    }
    taken(&stack, &references[0], "lead.answered").await;
    assert_eq!(receiver.types_of(&references[0]), [RECEIVED, "lead.answered"]);
    let mut ids: Vec<String> = receiver.posts().into_iter().map(|post| post.id).collect();
    assert_eq!(ids.len(), 9);
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 9, "none came twice: none was taken before");
}
