//! What the mail service refuses, and what does not reach it: no mail is lost, none comes twice, and none holds up another.

use std::time::Duration;

use axum::routing::any;
use http::StatusCode;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::support::{Inbox, SALES, Stack, free_port, numbered, until, valid, with};

fn recipients(mails: &[Value]) -> Vec<&str> {
    let mut recipients: Vec<&str> = mails.iter().filter_map(|mail| mail["destination"]["to"][0].as_str()).collect();
    recipients.sort_unstable();
    recipients
}

/// Waits until both mails of a lead were tried, and are to be tried again.
async fn tried(stack: &Stack, reference: &str) {
    for kind in ["salesMail", "acknowledgement"] {
        until("the mail was tried", async || {
            let mail = stack.mail(reference, kind).await;
            (mail["mailState"]["S"] == "due" && mail["reason"].is_object()).then_some(())
        })
        .await;
    }
}

#[tokio::test]
async fn mails_that_ses_refuses_because_of_our_sender_are_sent_once_it_takes_the_sender_again() {
    let stack = Stack::with_mail_at(Inbox::refusing_the_sender().await.port).await;
    let reference = stack.post_json(&valid()).await.reference();
    tried(&stack, &reference).await;
    stack.let_pauses_pass().await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(inbox.mails().len(), 2);
}

#[tokio::test]
async fn what_ses_calls_not_verified_is_ours_to_mend_whomever_it_names() {
    // In the sandbox it names who is written to; else the domain of the sender, or its address.
    let named: [fn(&Value) -> String; 2] =
        [|mail| mail["destination"]["to"][0].as_str().expect("an address").to_owned(), |_| "example.org".to_owned()];
    for named in named {
        let stack = Stack::with_mail_at(Inbox::refusing_as_unverified(named).await.port).await;
        let reference = stack.post_json(&valid()).await.reference();
        tried(&stack, &reference).await;
    }
}

#[tokio::test]
async fn a_reply_address_that_ses_refuses_does_not_cost_sales_the_mail() {
    let service = Inbox::refusing(|mail| mail["replyTo"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    // The acknowledgement may come between the two.
    let attempts = service.attempts(3).await;
    let to_sales: Vec<_> = attempts.iter().filter(|mail| mail["destination"]["to"][0] == SALES).collect();
    let (refused, sent) = (to_sales[0], to_sales[1]);
    assert_eq!((&refused["replyTo"], &sent["replyTo"]), (&json!(["erika@visitor.example"]), &json!([])));
    assert_eq!((&sent["subject"], &sent["body"]), (&refused["subject"], &refused["body"]));
}

#[tokio::test]
async fn an_acknowledgement_that_ses_refuses_holds_up_no_later_lead() {
    let service = Inbox::refusing(|mail| mail["destination"]["to"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    let refused = stack.post_json(&valid()).await.reference();
    let later = stack.post_json(&with("email", "other@visitor.example")).await.reference();
    stack.ends_of(&refused, &[("salesMail", "sent"), ("acknowledgement", "setAside")]).await;
    stack.ends_of(&later, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(recipients(&service.mails()), ["other@visitor.example", SALES, SALES]);
    assert_eq!(service.connections(), 4, "every mail goes over a connection of its own");
}

#[tokio::test]
async fn after_a_lead_is_answered_or_closed_no_mail_promises_anything_and_none_is_tried_for_a_week() {
    for is_answered in [true, false] {
        let service = Inbox::refusing(|_| true).await;
        let stack = Stack::with_mail_at(service.port).await;
        let lead = stack.post_json(&valid()).await.reference();
        until("sales' mail is refused", async || {
            stack.mail(&lead, "salesMail").await["reason"].is_object().then_some(())
        })
        .await;
        let other = stack.post_json(&with("message", "Noch eine")).await.reference();
        let reference = leads::Reference::parse(&lead).expect("a reference");
        let now = jiff::Timestamp::now();
        if is_answered {
            stack.store().mark_answered(&reference, now).await.expect("the table answers");
        } else {
            stack.store().close_lead(&reference, now).await.expect("the table answers");
        }
        stack.let_pauses_pass().await;
        stack.ends_of(&lead, &[("salesMail", "unwanted")]).await;
        stack.ends_of(&other, &[("salesMail", "due")]).await;
    }
    let stack = Stack::without_mail().await;
    let (answered, late) =
        (stack.post_json(&numbered(1)).await.reference(), stack.post_json(&numbered(2)).await.reference());
    let reference = leads::Reference::parse(&answered).expect("a reference");
    stack.store().mark_answered(&reference, jiff::Timestamp::now()).await.expect("the table answers");
    let a_day_ago = jiff::Timestamp::now() - jiff::SignedDuration::from_hours(25);
    stack.set(&stack.lead(&late).await, "createdAt", json!({ "S": a_day_ago.to_string() })).await;
    stack.let_pauses_pass().await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.let_pauses_pass().await;
    stack.ends_of(&answered, &[("salesMail", "unwanted"), ("acknowledgement", "unwanted")]).await;
    stack.ends_of(&late, &[("salesMail", "sent"), ("acknowledgement", "unwanted")]).await;
}

#[tokio::test]
async fn mails_of_an_outage_arrive_once_each_when_the_mail_service_is_back() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    for number in 0..20 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    assert_eq!(stack.leads().await.len(), 20);
    let inbox = Inbox::start_at(mail_port).await;
    // Here the pauses pass by themselves, a few seconds, as in the stack.
    inbox.attempts(40).await;
    stack.until_no_mail_is_due().await;
    let mails = inbox.mails();
    let subjects = mails.iter().filter_map(|mail| mail["subject"].as_str());
    let mut subjects: Vec<&str> =
        subjects.map(|subject| subject.split_once(", bis ").map_or(subject, |(before, _)| before)).collect();
    subjects.sort_unstable();
    // Without their hour, which the test of both mails has.
    let both = |reference: &String| {
        [
            format!("Kontaktanfrage von Erika Mustermann ({reference})"),
            format!("Deine Nachricht ist angekommen ({reference})"),
        ]
    };
    let mut expected: Vec<String> = references.iter().flat_map(both).collect();
    expected.sort_unstable();
    assert_eq!(subjects, expected);
}

#[tokio::test]
async fn a_restart_keeps_the_leads_and_sends_what_is_missing_and_nothing_else() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&numbered(1)).await.reference();
    tried(&stack, &first).await;
    stack.let_pauses_pass().await;
    let inbox = Inbox::start().await;

    let stack = stack.restarted(inbox.port).await;
    let mails = inbox.mails_of(&first).await;
    stack.ends_of(&first, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    for (kind, mail) in ["salesMail", "acknowledgement"].iter().zip(&mails) {
        assert_eq!(stack.mail(&first, kind).await["messageId"]["S"], mail["messageId"], "the id of SES is kept");
    }
    assert_eq!(stack.post_json(&numbered(1)).await.reference(), first, "the idempotency record survives too");

    let stack = stack.restarted(inbox.port).await;
    let second = stack.post_json(&numbered(2)).await.reference();
    inbox.mails_of(&second).await;
    assert_eq!(inbox.mails().len(), 4);
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_mail_that_fails_while_the_process_ends_is_sent_after_the_restart() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(listener.local_addr().expect("an address").port()).await;
    let (came, mut mails) = mpsc::unbounded_channel();
    let busy = any(move || async move {
        let _ = came.send(());
        // Longer than a part of the process takes to end that has nothing to do.
        tokio::time::sleep(Duration::from_millis(300)).await;
        (StatusCode::TOO_MANY_REQUESTS, [("x-amzn-errortype", "TooManyRequestsException")], "{}")
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(busy)).await });
    let inbox = Inbox::start().await;
    let reference = stack.post_json(&valid()).await.reference();
    mails.recv().await.expect("a mail");

    let stack = stack.restarted(inbox.port).await;
    stack.let_pauses_pass().await;
    inbox.mails_of(&reference).await;
}
