//! Whatever a receiver of the hook does: each post comes, at last, under one id.

use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::hooks::{RECEIVED, not_taken, parsed, posting_to, taken};
use crate::support::{Inbox, Receiver, Reply, numbered, valid};

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
async fn a_redirect_is_not_followed_and_counts_as_not_taken() {
    let receiver = Receiver::answering(|_, _| Reply::With(307, "location", "/elsewhere")).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    not_taken(&stack, &reference, RECEIVED, "redirects are not followed").await;
    assert!(receiver.posts().iter().all(|post| post.path == "/"), "{:?}", receiver.posts());
}

#[tokio::test]
async fn a_receiver_that_asks_for_a_pause_gets_it() {
    let receiver = Receiver::answering(|_, _| Reply::With(429, "retry-after", "1500")).await;
    let stack = posting_to(&receiver).await;
    let before = Timestamp::now().as_second();
    let reference = stack.post_json(&valid()).await.reference();
    let post = not_taken(&stack, &reference, RECEIVED, "status 429").await;
    let due: i64 = post["dueAt"]["N"].as_str().expect("a time").parse().expect("seconds");
    assert!((before + 1_500..=Timestamp::now().as_second() + 1_500).contains(&due), "{}", due - before);
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
