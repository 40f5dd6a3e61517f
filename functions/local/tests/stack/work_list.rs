//! The list to sales under a flood, over records that nobody can read, and at a size that no club has.

use jiff::{SignedDuration, Timestamp};
use leads::Reminded;
use reminder::Reminder;
use serde_json::{Value, json};

use crate::parts::sender;
use crate::signup::confirmed;
use crate::support::{Inbox, Stack, with};

/// Entries of one list.
const SHOWN: usize = 50;

/// A list a minute, a day later, until there is nothing to tell; the references that each of them names.
async fn lists(stack: &Stack, inbox: &Inbox, references: &[String]) -> Vec<Vec<String>> {
    let reminder = Reminder::new(stack.store(), sender(inbox.port));
    for minute in 0..10 {
        let now = Timestamp::now() + SignedDuration::from_hours(21) + SignedDuration::from_mins(minute);
        if reminder.run(now).await.expect("it runs") == Reminded::Silent {
            break;
        }
    }
    let mut mails = inbox.mails().await;
    mails.retain(|mail| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("Das wartet")));
    let named = |mail: &Value| {
        let text = mail["body"]["text"].as_str().expect("a text");
        references.iter().filter(|reference| text.contains(reference.as_str())).cloned().collect()
    };
    mails.iter().map(named).collect()
}

fn without_proof(number: usize) -> Value {
    let mut body = with("message", format!("Nachricht {number}"));
    body["proof"] = Value::Null;
    body
}

#[tokio::test]
async fn behind_a_flood_every_held_message_is_named_once_and_a_clean_one_first() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let mut held = Vec::new();
    for number in 0..20 + SHOWN + 21 {
        held.push(stack.post_json(&without_proof(number)).await.reference());
    }
    let clean = stack.post_json(&with("message", "Eine echte Anfrage")).await.reference();
    let all: Vec<String> = held.iter().chain([&clean]).cloned().collect();
    let lists = lists(&stack, &inbox, &all).await;
    assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), [SHOWN, 22], "{lists:?}");
    assert!(lists[0].contains(&clean), "the clean one comes first");
    let mut named: Vec<&String> = lists.iter().flatten().collect();
    named.sort_unstable();
    let mut expected: Vec<&String> = held[20..].iter().chain([&clean]).collect();
    expected.sort_unstable();
    assert_eq!(named, expected, "each is named once");
}

#[tokio::test]
async fn records_that_nobody_can_read_stand_in_the_way_of_none() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    let mut references = Vec::new();
    for number in 0..60 {
        references.push(stack.post_json(&with("message", format!("Nachricht {number}"))).await.reference());
    }
    for lead in stack.leads().await {
        if lead["reference"]["S"] != references[59] {
            stack.set(&lead, "verdict", json!({ "S": "of a later release" })).await;
        }
    }
    let lists = lists(&stack, &inbox, &references).await;
    assert_eq!(lists, [[references[59].clone()]], "more than fit into a list lie before the good one");
}

#[tokio::test]
async fn mails_about_records_that_nobody_can_read_hide_no_other_mail_that_was_set_aside() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    let mut references = Vec::new();
    for number in 0..60 {
        references.push(stack.post_json(&with("message", format!("Nachricht {number}"))).await.reference());
    }
    for (number, reference) in references.iter().enumerate() {
        if number != 59 {
            stack.set(&stack.lead(reference).await, "verdict", json!({ "S": "of a later release" })).await;
        }
        let mail = stack.mail(reference, "salesMail").await;
        for (name, value) in [("mailState", json!({ "S": "inDoubt" })), ("queue", json!({ "S": "stuck" }))] {
            stack.set(&mail, name, value).await;
        }
        stack.set(&mail, "dueAt", json!({ "N": number.to_string() })).await;
    }
    let reminder = Reminder::new(stack.store(), sender(inbox.port));
    assert_eq!(reminder.run(Timestamp::now()).await.expect("it runs"), Reminded::Sent);
    let text = inbox.mails().await[0]["body"]["text"].as_str().expect("a text").to_owned();
    assert!(text.contains(&references[59]), "{text}");
}

#[tokio::test]
async fn sign_ups_are_in_the_same_list_the_confirmed_whose_mail_was_set_aside_and_the_held_without_one() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, "confirmed@visitor.example").await;
    for number in 0..20 {
        stack.post_json(&without_proof(number)).await;
    }
    stack.post_to("/api/signup", &json!({ "email": "held@visitor.example", "proof": null })).await;
    let references: Vec<String> = stack
        .signups()
        .await
        .iter()
        .map(|signup| signup["reference"]["S"].as_str().expect("a reference").to_owned())
        .collect();
    let signup = stack.signups().await.into_iter().find(|signup| signup["confirmedAt"].is_object());
    let reference = signup.expect("a confirmed one")["reference"]["S"].as_str().expect("a reference").to_owned();
    stack.ends_of(&reference, &[("signupSalesMail", "sent")]).await;
    let mail = stack.mail(&reference, "signupSalesMail").await;
    for (name, value) in [("mailState", json!({ "S": "inDoubt" })), ("queue", json!({ "S": "stuck" }))] {
        stack.set(&mail, name, value).await;
    }
    stack.set(&mail, "dueAt", json!({ "N": "1" })).await;
    let lists = lists(&stack, &inbox, &references).await;
    assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), [2], "both, once: {lists:?}");
    let mail = inbox.mail_to("sales@example.org", "Das wartet").await;
    let text = mail["body"]["text"].as_str().expect("a text");
    for expected in ["confirmed@visitor.example", "held@visitor.example", "nach 72 Stunden von selbst gelöscht"] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert_eq!(text.matches("/api/signup/release").count(), 1, "a confirmed one is past that: {text}");
}

#[tokio::test]
async fn a_backlog_of_overdue_leads_leaves_room_for_what_sales_never_heard_of() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 0..20 {
        stack.post_json(&without_proof(number)).await;
    }
    let held = stack.post_json(&without_proof(20)).await.reference();
    put_open_leads(&stack, SHOWN + 1).await;
    let lists = lists(&stack, &inbox, std::slice::from_ref(&held)).await;
    assert_eq!(lists[0], [held]);
}

async fn put_open_leads(stack: &Stack, count: usize) {
    let lead = stack.post_json(&with("message", "Die erste")).await.reference();
    stack.put_like(&stack.lead(&lead).await, count).await;
}

/// `OPEN_LEADS=20000` takes minutes to write them.
#[tokio::test]
async fn many_open_leads_are_counted_and_listed_page_by_page() {
    let count = std::env::var("OPEN_LEADS").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    put_open_leads(&stack, count).await;
    let waiting = leads::Waiting::count(&stack.store(), Timestamp::now()).await.expect("the table answers");
    assert!((count.min(10_000)..=count + 1).contains(&waiting.open), "{waiting:?}");
    let reminder = Reminder::new(stack.store(), sender(inbox.port));
    let tomorrow = Timestamp::now() + SignedDuration::from_hours(21);
    assert_eq!(reminder.run(tomorrow).await.expect("it runs"), Reminded::Sent);
    let items = stack.items().await;
    let last = items.iter().find(|item| item["pk"]["S"] == "REMINDER").expect("the last list");
    assert!(last.to_string().len() < 1_000, "what is kept of a list does not grow: {last}");
}
