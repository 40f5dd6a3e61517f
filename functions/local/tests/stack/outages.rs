//! What fails around the functions loses no lead and doubles no mail.

use std::time::Duration;

use axum::routing::any;
use http::StatusCode;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::support::{Inbox, Stack, free_port, until_at_last, valid, with};

pub(crate) fn numbered(number: usize) -> Value {
    let mut body = with("message", format!("Nachricht {number}"));
    body["email"] = format!("visitor{number}@visitor.example").into();
    body
}

#[tokio::test]
async fn mails_of_an_outage_arrive_once_each_when_the_mail_server_is_back() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    for number in 0..5 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    let inbox = Inbox::start_at(mail_port).await;
    for reference in &references {
        inbox.mails_of(reference).await;
    }
    assert_eq!(inbox.mails().await.len(), 10);
}

#[tokio::test]
async fn a_restart_keeps_the_leads_and_sends_what_is_missing_and_nothing_else() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&numbered(1)).await.reference();
    let inbox = Inbox::start().await;

    let stack = stack.restarted(inbox.port).await;
    inbox.mails_of(&first).await;
    assert_eq!(stack.post_json(&numbered(1)).await.reference(), first, "the idempotency record survives too");

    let stack = stack.replayed(inbox.port).await;
    let second = stack.post_json(&numbered(2)).await.reference();
    inbox.mails_of(&second).await;
    assert_eq!(inbox.mails().await.len(), 4);
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_mail_that_fails_while_the_process_ends_is_sent_after_the_restart() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(listener.local_addr().expect("an address").port()).await;
    let (heard, mut mails) = mpsc::unbounded_channel();
    let busy = any(move || async move {
        let _ = heard.send(());
        // Longer than a part of the process takes to end that has nothing to do.
        tokio::time::sleep(Duration::from_millis(300)).await;
        (StatusCode::TOO_MANY_REQUESTS, [("x-amzn-errortype", "TooManyRequestsException")], "{}")
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(busy)).await });
    let inbox = Inbox::start().await;
    let reference = stack.post_json(&valid()).await.reference();
    mails.recv().await.expect("a mail");

    let _stack = stack.restarted(inbox.port).await;
    inbox.mails_of(&reference).await;
}

#[tokio::test]
async fn the_id_of_each_sent_mail_is_kept() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let reference = stack.post_json(&valid()).await.reference();
    let mails = inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    for (kind, mail) in ["salesMail", "acknowledgement"].iter().zip(&mails) {
        assert_eq!(stack.mail(&reference, kind).await["messageId"]["S"], mail["messageId"]);
    }
}

#[tokio::test]
async fn a_hundred_messages_of_a_mail_outage_are_a_hundred_mails_to_sales_none_lost_none_twice() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    for number in 0..100 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    assert_eq!(stack.leads().await.len(), 100);
    let inbox = Inbox::start_at(mail_port).await;
    until_at_last("all mails arrive", async || (inbox.mails().await.len() >= 200).then_some(())).await;
    let mails = inbox.mails().await;
    let mut subjects: Vec<&str> = mails.iter().filter_map(|mail| mail["subject"].as_str()).collect();
    subjects.sort_unstable();
    let mut expected: Vec<String> = references
        .iter()
        .flat_map(|reference| {
            [format!("Kontaktanfrage {reference}"), format!("Deine Nachricht ist angekommen ({reference})")]
        })
        .collect();
    expected.sort_unstable();
    assert_eq!(subjects, expected);
}
