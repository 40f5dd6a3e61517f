//! The process is killed at every point at which it waits, and what it was doing comes again.
//!
//! Dropping a future where it waits is what the end of the process is to the world outside: a request that left may have
//! arrived, and nobody reads its answer.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::body::Bytes;
use http::{Request, StatusCode};
use jiff::{SignedDuration, Timestamp};
use leads::{Hook, HookSender};
use mailer::Mailer;
use serde_json::Value;
use web::Api;

use crate::parts::{Functions, OwnTable, all_inserted, sender};
use crate::support::{Inbox, JSON, Receiver, SALES, SECRET, Stack, hook_settings, somebody, with, with_proof};

/// How long the world goes on before a dropped future is gone: not at all, or long enough for a request that left to be
/// carried out.
const LINGER: [Duration; 2] = [Duration::ZERO, Duration::from_millis(50)];
/// In the fast suite the process dies at one wait in so many.
const STRIDE: usize = 5;

/// Runs a future up to its `polls`-th wait and drops it there, after `linger`; `None` when it did not come to its end.
async fn killed_after<T>(polls: usize, linger: Duration, future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    let mut polled = 0;
    let ended = poll_fn(|context| {
        if polled == polls {
            return Poll::Ready(None);
        }
        polled += 1;
        future.as_mut().poll(context).map(Some)
    })
    .await;
    if ended.is_none() {
        tokio::time::sleep(linger).await;
    }
    ended
}

/// Kills an action at one of so many of its waits, one run after the other, until no run needs more of them.
async fn killed_at_waits<T>(stride: usize, mut action: impl AsyncFnMut(usize, Duration) -> Option<T>) {
    for polls in (1..).step_by(stride) {
        let mut all_ended = true;
        for linger in LINGER {
            all_ended &= action(polls, linger).await.is_some();
        }
        if all_ended {
            assert!(polls > 1, "there are waits to crash at");
            return;
        }
    }
}

/// A message of a visitor who did nothing else before, and whom nobody wrote to.
pub(crate) fn request(visitor: &str) -> Request<Bytes> {
    let request = Request::post("/api/contact").header("content-type", JSON).header("x-origin-secret", SECRET);
    let request = request.header("cloudfront-viewer-address", somebody());
    request.body(Bytes::from(with_proof(&with("email", address(visitor))).to_string())).expect("a request")
}

pub(crate) fn visitor(polls: usize, linger: Duration) -> String {
    format!("v{polls}-{}", linger.as_millis())
}

fn address(visitor: &str) -> String {
    format!("{visitor}@visitor.example")
}

async fn leads(table: &OwnTable) -> Vec<Value> {
    table.items().await.into_iter().filter(|item| item["sk"]["S"] == "CONTACT").collect()
}

/// What is sent about a lead: its mails and its post to the hook.
async fn items_of(table: &OwnTable, reference: &str) -> Vec<Value> {
    let is_item = |item: &Value| item["reference"]["S"] == reference && item["mailState"].is_object();
    table.items().await.into_iter().filter(is_item).collect()
}

#[tokio::test]
async fn a_message_posted_again_after_a_crash_is_one_lead() {
    post_again_after_crashes(STRIDE).await;
}

#[ignore = "full suite: a crash at each of some twenty waits"]
#[tokio::test]
async fn a_message_posted_again_after_a_crash_at_any_point_is_one_lead() {
    post_again_after_crashes(1).await;
}

async fn post_again_after_crashes(stride: usize) {
    let stack = Stack::without_mail().await;
    let table = OwnTable::of(&stack, "crash").await;
    let contact = Functions::over(table.store()).contact;
    let mut expected = 0;
    killed_at_waits(stride, async |polls, linger| {
        let request = request(&visitor(polls, linger));
        let ended = killed_after(polls, linger, contact.handle(request.clone())).await;
        let again = contact.handle(request).await;
        assert_eq!(again.status(), StatusCode::ACCEPTED, "{}", again.body());
        expected += 1;
        assert_eq!(leads(&table).await.len(), expected, "one lead after a crash at wait {polls}");
        ended
    })
    .await;
}

#[tokio::test]
async fn a_stream_record_handed_over_again_after_a_crash_is_one_mail_to_a_visitor_at_most_and_all_else_at_least_once() {
    hand_over_again_after_crashes(STRIDE).await;
}

#[ignore = "full suite: a crash at each of some forty waits"]
#[tokio::test]
async fn a_stream_record_handed_over_again_after_a_crash_at_any_point_is_sent_as_often() {
    hand_over_again_after_crashes(1).await;
}

async fn hand_over_again_after_crashes(stride: usize) {
    let (inbox, receiver) = (Inbox::start().await, Receiver::start().await);
    let stack = Stack::without_mail().await;
    let table = OwnTable::of(&stack, "crash").await;
    let store = table.store().hooked(true);
    let contact = Functions::over(store.clone()).contact;
    let hook = Hook::To(HookSender::new(hook_settings(receiver.port)));
    let mailer = Mailer::new(store, sender(inbox.port)).with_hook(hook);
    let (mut runs, mut both) = (0, 0);
    killed_at_waits(stride, async |polls, linger| {
        let visitor = visitor(polls, linger);
        let posted = contact.handle(request(&visitor)).await;
        let posted: Value = serde_json::from_str(posted.body()).expect("JSON");
        let reference = posted["reference"].as_str().expect("a reference");
        let items = items_of(&table, reference).await;
        let event = || all_inserted(&items);

        let ended = killed_after(polls, linger, mailer.handle(event())).await;
        // Past a claim, and past the pause after what may have left.
        for minutes in [16, 27] {
            let again = mailer.handle(event()).await;
            assert!(again.batch_item_failures.is_empty(), "nothing stands in the way of later records");
            mailer.sweep(Timestamp::now() + SignedDuration::from_mins(minutes)).await.expect("the table answers");
        }
        for item in items_of(&table, reference).await {
            let may_be_set_aside = item["mail"]["S"] == "acknowledgement" && item["mailState"]["S"] == "setAside";
            assert!(may_be_set_aside || item["mailState"]["S"] == "sent", "after a crash at wait {polls}: {item}");
        }
        let posts: Vec<String> = receiver.posts_of(reference).into_iter().map(|post| post.id).collect();
        assert!((1..=2).contains(&posts.len()) && posts.iter().all(|id| *id == posts[0]), "{posts:?}");
        let mails = inbox.mails();
        let about = mails.iter().filter(|mail| mail["subject"].as_str().is_some_and(|text| text.contains(reference)));
        let to: Vec<_> = about.map(|mail| mail["destination"]["to"][0].as_str().expect("an address")).collect();
        let mails_to = |address: &str| to.iter().filter(|recipient| **recipient == address).count();
        let (sales, visitor) = (mails_to(SALES), mails_to(&address(&visitor)));
        assert!((1..=2).contains(&sales), "{sales} mails to sales after a crash at wait {polls}");
        assert!(visitor <= 1, "{visitor} mails to the visitor after a crash at wait {polls}");
        runs += 1;
        both += usize::from(visitor == 1);
        assert_eq!(leads(&table).await.len(), runs, "no lead is lost or doubled");
        ended
    })
    .await;
    assert!(both > 0, "without a crash both mails go out");
}
