//! Batches and sweeps of posts to the hook.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use leads::{Channel, Hook, HookSender, Outbox, Store, WrongHook};
use mailer::Mailer;
use serde_json::json;
use web::Api;

use crate::crash::{request, visitor};
use crate::parts::{Functions, OwnTable, all_inserted, sender};
use crate::support::{Inbox, Receiver, Reply, Stack, hook_settings};

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
async fn mails_go_before_posts_in_a_batch_and_in_a_sweep_and_a_batch_tries_one_post_of_a_receiver_that_fails() {
    for (is_sweep, status, posts) in [(false, 500, 1), (true, 204, 3)] {
        let (stack, inbox) = (Stack::without_mail().await, Arc::new(Inbox::start().await));
        let (receiver, mails) = noting_mails(&inbox, status).await;
        let (table, store) = own_table(&stack).await;
        post(&store, 3).await;
        let mailer = mailer(store, inbox.port, &receiver);
        let mut items = table.items().await;
        items.retain(|item| item["mailState"].is_object());
        items.sort_by_key(|item| item["hook"].is_null());
        if is_sweep {
            for item in &mut items[..3] {
                // Longer due than any mail.
                item["dueAt"] = json!({ "N": "1" });
                table.put(item).await;
            }
            mailer.sweep(Timestamp::now()).await.expect("the table answers");
        } else {
            assert!(mailer.handle(all_inserted(&items)).await.batch_item_failures.is_empty());
        }
        assert_eq!((receiver.posts().len(), mails.load(Ordering::SeqCst)), (posts, 6), "a sweep: {is_sweep}");
    }
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
