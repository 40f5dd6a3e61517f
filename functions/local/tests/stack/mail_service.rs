//! What the mail service refuses, and what does not reach it: no mail is lost, none comes twice, and none holds up another.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::hooks::parsed;
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
    let stack = Stack::without_mail().await;
    let mut leads = Vec::new();
    for number in 1..=3 {
        leads.push(stack.post_json(&numbered(number)).await.reference());
    }
    let [answered, closed, late] = &leads[..] else { panic!("three") };
    let (table, now) = (stack.store(), Timestamp::now());
    table.mark_answered(&parsed(answered), now).await.expect("the table answers");
    table.close_lead(&parsed(closed), now).await.expect("the table answers");
    let a_day_ago = now - SignedDuration::from_hours(25);
    stack.set(&stack.lead(late).await, "createdAt", json!({ "S": a_day_ago.to_string() })).await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.let_pauses_pass().await;
    for over in [answered, closed] {
        stack.ends_of(over, &[("salesMail", "unwanted"), ("acknowledgement", "unwanted")]).await;
    }
    stack.ends_of(late, &[("salesMail", "sent"), ("acknowledgement", "unwanted")]).await;
}

#[tokio::test]
async fn mails_of_an_outage_arrive_once_each_when_the_mail_service_is_back() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    // More than a sweep tries of a service that is down.
    for number in 0..8 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    let inbox = Inbox::start_at(mail_port).await;
    // Here the pauses pass by themselves, a few seconds, as in the stack.
    for reference in &references {
        inbox.mails_of(reference).await;
    }
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 2 * references.len());
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
