//! Batches and sweeps of posts to the hook, and the end of the process that posts.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use leads::{Channel, Hook, HookSender, Outbox, Store, WrongHook};
use mailer::Mailer;
use serde_json::{Value, json};
use web::Api;

use crate::crash::{STRIDE, killed_after, killed_at_waits, request, visitor};
use crate::hooks::RECEIVED;
use crate::parts::{Functions, OwnTable, all_inserted, sender};
use crate::support::{Inbox, Receiver, Reply, Stack, free_port, hook_settings, until};

/// A table of its own, whose leads are posted to the hook.
async fn own_table(stack: &Stack) -> (OwnTable, Store) {
    let table = OwnTable::of(stack, "hooks").await;
    let store = table.store().hooked(true);
    (table, store)
}

/// A mailer to these two.
fn mailer(store: Store, mail_port: u16, receiver: &Receiver) -> Mailer {
    Mailer::new(store, sender(mail_port)).with_hook(Hook::To(HookSender::new(hook_settings(receiver.port))))
}

/// A receiver that answers with this status, and how many mails the inbox had when the first post came.
async fn noting_mails(inbox: &Arc<Inbox>, status: u16) -> (Receiver, Arc<AtomicUsize>) {
    let mails = Arc::new(AtomicUsize::new(0));
    let (inbox, noted) = (inbox.clone(), mails.clone());
    let receiver = Receiver::answering(move |before, _| {
        if before == 0 {
            noted.store(inbox.mails().len(), Ordering::SeqCst);
        }
        Reply::Status(status)
    });
    (receiver.await, mails)
}

/// So many visitors write.
async fn post(store: &Store, count: usize) {
    let contact = Functions::over(store.clone()).contact;
    for number in 0..count {
        contact.handle(request(&visitor(number, Duration::ZERO))).await;
    }
}

#[tokio::test]
async fn no_mail_waits_for_a_receiver_and_of_a_batch_one_post_is_enough_to_learn_that_it_fails() {
    let (stack, inbox) = (Stack::without_mail().await, Arc::new(Inbox::start().await));
    let (receiver, mails) = noting_mails(&inbox, 500).await;
    let (table, store) = own_table(&stack).await;
    post(&store, 3).await;
    let mut items = table.items().await;
    items.retain(|item| item["mailState"].is_object());
    items.sort_by_key(|item| item["hook"].is_null());
    assert!(items[0]["hook"].is_object(), "a post stands before the mails");
    let mailer = mailer(store, inbox.port, &receiver);
    assert!(mailer.handle(all_inserted(&items)).await.batch_item_failures.is_empty());
    assert_eq!((receiver.posts().len(), mails.load(Ordering::SeqCst)), (1, 6));
}

#[tokio::test]
async fn of_what_is_swept_up_the_mails_go_before_the_posts() {
    let (stack, inbox) = (Stack::without_mail().await, Arc::new(Inbox::start().await));
    let (receiver, mails) = noting_mails(&inbox, 204).await;
    let (table, store) = own_table(&stack).await;
    post(&store, 3).await;
    for mut item in table.items().await.into_iter().filter(|item| item["hook"].is_object()) {
        // Longer due than any mail.
        item["dueAt"] = json!({ "N": "1" });
        table.put(&item).await;
    }
    mailer(store, inbox.port, &receiver).sweep(Timestamp::now()).await.expect("the table answers");
    assert_eq!((receiver.posts().len(), mails.load(Ordering::SeqCst)), (3, 6));
}

#[tokio::test]
async fn a_sweep_whose_time_for_posts_is_over_sends_the_mails_and_leaves_the_posts() {
    let (stack, inbox, receiver) = (Stack::without_mail().await, Inbox::start().await, Receiver::start().await);
    let (_, store) = own_table(&stack).await;
    post(&store, 1).await;
    let outbox = Outbox::new(store, sender(inbox.port));
    let outbox = outbox.with_hook(Hook::To(HookSender::new(hook_settings(receiver.port))));
    for (is_over, posts) in [(true, 0), (false, 1)] {
        let swept = outbox.sweep(Timestamp::now(), |channel| is_over && channel == Channel::Hook).await;
        swept.expect("the table answers");
        assert_eq!((receiver.posts().len(), inbox.mails().len()), (posts, 2));
    }
}

#[tokio::test]
async fn a_hook_that_is_set_up_wrongly_stops_no_mail_and_its_posts_wait() {
    let (stack, inbox) = (Stack::without_mail().await, Inbox::start().await);
    let (table, store) = own_table(&stack).await;
    post(&store, 1).await;
    let wrong = Hook::from(Err(WrongHook::NoPublicHost));
    let mailer = Mailer::new(store, sender(inbox.port)).with_hook(wrong);
    mailer.handle(all_inserted(&table.items().await)).await;
    assert_eq!(inbox.mails().len(), 2);
    let post = table.items().await.into_iter().find(|item| item["hook"].is_object()).expect("a post");
    let reason = post["reason"]["S"].as_str().expect("a reason");
    assert!(post["queue"]["S"] == "due" && reason.contains("set up wrongly"), "{post}");
}

#[tokio::test]
async fn a_post_that_came_before_the_process_ended_comes_again_under_the_same_id() {
    let receiver = Receiver::answering(|before, _| if before == 0 { Reply::Hang } else { Reply::Status(204) }).await;
    let stack = Stack::without_mail().await;
    let (table, store) = own_table(&stack).await;
    post(&store, 1).await;
    let mut items = table.items().await;
    items.retain(|item| item["hook"].is_object());
    let mailer = mailer(store, free_port(), &receiver);
    tokio::select! {
        _ = mailer.handle(all_inserted(&items)) => panic!("it waits for the answer"),
        () = until("it came", async || (receiver.posts().len() == 1).then_some(())) => {}
    }
    // The claim of the dead ends, then the pause after it.
    for minutes in [16, 40] {
        mailer.sweep(Timestamp::now() + SignedDuration::from_mins(minutes)).await.expect("the table answers");
    }
    let posts = receiver.posts();
    assert_eq!(posts.len(), 2);
    assert_eq!((&posts[0].id, &posts[0].body), (&posts[1].id, &posts[1].body));
}

#[tokio::test]
async fn a_post_handed_over_again_after_a_crash_comes_under_the_same_id_and_never_not_at_all() {
    post_again_after_crashes(STRIDE).await;
}

#[ignore = "full suite: a crash at each of some ten waits"]
#[tokio::test]
async fn a_post_handed_over_again_after_a_crash_at_any_point_comes_under_the_same_id() {
    post_again_after_crashes(1).await;
}

async fn post_again_after_crashes(stride: usize) {
    let (stack, receiver) = (Stack::without_mail().await, Receiver::start().await);
    let (table, store) = own_table(&stack).await;
    let contact = Functions::over(store.clone()).contact;
    let mailer = mailer(store, free_port(), &receiver);
    killed_at_waits(stride, async |polls, linger| {
        let posted = contact.handle(request(&visitor(polls, linger))).await;
        let posted: Value = serde_json::from_str(posted.body()).expect("JSON");
        let reference = posted["reference"].as_str().expect("a reference");
        let key = json!({ "pk": { "S": format!("LEAD#{reference}") }, "sk": { "S": format!("HOOK#{RECEIVED}") } });
        let read = async || table.ask("GetItem", json!({ "Key": key, "ConsistentRead": true })).await["Item"].take();
        let event = all_inserted(&[read().await]);
        let ended = killed_after(polls, linger, mailer.handle(event.clone())).await;
        mailer.handle(event).await;
        // The claim of the dead ends, then the pause after it.
        for minutes in [16, 40] {
            let later = Timestamp::now() + SignedDuration::from_mins(minutes);
            mailer.sweep(later).await.expect("the table answers");
        }
        assert_eq!(read().await["mailState"]["S"], "sent", "after a crash at wait {polls}");
        let ids: Vec<String> = receiver.posts_of(reference).into_iter().map(|post| post.id).collect();
        assert!(!ids.is_empty() && ids.iter().all(|id| *id == ids[0]), "{ids:?} after a crash at wait {polls}");
        ended
    })
    .await;
}
