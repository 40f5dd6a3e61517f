//! The list to sales under a flood, and over records that nobody can read.

use leads::Reminded;
use serde_json::{Value, json};

use crate::spam::{SOMEBODY, post_from};
use crate::support::{Inbox, Stack, held, text, with};

/// Held leads of one list.
const SHOWN: usize = 25;

/// A list each hour, a day later, until there is nothing to tell; the references that each of them names.
async fn lists(stack: &Stack, inbox: &Inbox, references: &[String]) -> Vec<Vec<String>> {
    for hour in 21..30 {
        if stack.remind(inbox.port, hour).await == Reminded::Silent {
            break;
        }
    }
    let named = |mail: &Value| {
        references.iter().filter(|reference| text(mail, "text").contains(reference.as_str())).cloned().collect()
    };
    inbox.lists().iter().map(named).collect()
}

fn reference_of(record: &Value) -> String {
    record["reference"]["S"].as_str().expect("a reference").to_owned()
}

/// Posts so many held messages that sales gets no mail for each any more.
async fn fill_the_hour(stack: &Stack) {
    for number in 0..20 {
        stack.post_json(&held(format!("Nachricht {number}"))).await;
    }
}

/// As if the mail had been sent and its answer lost, at this second.
async fn set_aside(stack: &Stack, mail: &Value, second: usize) {
    for (name, value) in [("mailState", json!({ "S": "setAside" })), ("queue", json!({ "S": "stuck" }))] {
        stack.set(mail, name, value).await;
    }
    stack.set(mail, "dueAt", json!({ "N": second.to_string() })).await;
}

#[tokio::test]
async fn behind_a_flood_every_held_message_is_named_once_and_a_clean_one_in_the_first_list() {
    let (inbox, stack) = Stack::with_inbox().await;
    fill_the_hour(&stack).await;
    let listed = stack.post_json(&held("Die erste auf der Liste")).await.reference();
    stack.put_like(&stack.lead(&listed).await, SHOWN + 19).await;
    let clean = stack.post_json(&with("message", "Eine echte Anfrage")).await.reference();
    let leads = stack.leads().await;
    let mut expected: Vec<String> =
        leads.iter().filter(|lead| lead["queue"]["S"] == "list").map(reference_of).collect();
    assert_eq!(expected.len(), SHOWN + 20);
    expected.push(clean.clone());
    let lists = lists(&stack, &inbox, &expected).await;
    assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), [SHOWN + 1, 20], "{lists:?}");
    assert!(lists[0].contains(&clean), "the clean one has a share of its own");
    for list in inbox.lists() {
        assert!(
            expected
                .iter()
                .all(|reference| text(&list, "html").contains(reference) == text(&list, "text").contains(reference))
        );
    }
    let mut named: Vec<String> = lists.into_iter().flatten().collect();
    named.sort_unstable();
    expected.sort_unstable();
    assert_eq!(named, expected, "each is named once");
}

#[tokio::test]
async fn who_writes_from_a_network_of_their_own_stands_before_the_second_of_any_other() {
    let (inbox, stack) = Stack::with_inbox().await;
    fill_the_hour(&stack).await;
    let mut references = Vec::new();
    for number in 0..3 {
        references.push(post_from(&stack, SOMEBODY, &held(format!("Flut {number}"))).await.reference());
    }
    references.push(stack.post_json(&held("Wirklich")).await.reference());
    for (second, reference) in references.iter().enumerate() {
        stack.set(&stack.lead(reference).await, "dueAt", json!({ "N": second.to_string() })).await;
    }
    stack.remind(inbox.port, 0).await;
    let list = inbox.lists().remove(0);
    let mut named = references.clone();
    named.sort_by_key(|reference| text(&list, "text").find(reference));
    assert_eq!(named, [0, 3, 1, 2].map(|at: usize| references[at].clone()));
}

#[tokio::test]
async fn records_that_nobody_can_read_hide_no_other_that_waits_nor_a_mail_that_was_set_aside() {
    let (inbox, stack) = Stack::with_inbox().await;
    let lead = stack.post_json(&with("message", "Eine unlesbare")).await.reference();
    stack.ends_of(&lead, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    let (mut lead, mut mail) = (stack.lead(&lead).await, stack.mail(&lead, "salesMail").await);
    lead["verdict"] = json!({ "S": "of a later release" });
    for (name, value) in [("mailState", json!({ "S": "setAside" })), ("queue", json!({ "S": "stuck" }))] {
        mail[name] = value;
    }
    mail["dueAt"] = json!({ "N": "1" });
    // More than are read of a page lie before the good one.
    let unreadable = stack.put_like(&lead, 520).await;
    for reference in unreadable.iter().take(SHOWN) {
        mail["pk"] = json!({ "S": format!("LEAD#{reference}") });
        mail["reference"] = json!({ "S": reference });
        stack.put(&mail).await;
    }
    let good = stack.post_json(&with("message", "Eine gute")).await.reference();
    stack.ends_of(&good, &[("salesMail", "sent")]).await;
    set_aside(&stack, &stack.mail(&good, "salesMail").await, 2).await;
    assert_eq!(stack.remind(inbox.port, 0).await, Reminded::Sent);
    assert!(text(&inbox.lists()[0], "text").contains(&good), "{:?}", inbox.lists());
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent, "and now it waits for too long");
    assert!(text(&inbox.lists()[1], "text").contains(&good), "{:?}", inbox.lists());
}

#[tokio::test]
async fn sign_ups_are_in_the_same_list_the_confirmed_whose_mail_was_set_aside_and_the_held_without_one() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.subscribe(&inbox, "confirmed@visitor.example").await;
    let reference = reference_of(&stack.signups().await[0]);
    stack.ends_of(&reference, &[("signupSalesMail", "sent")]).await;
    set_aside(&stack, &stack.mail(&reference, "signupSalesMail").await, 1).await;
    fill_the_hour(&stack).await;
    stack.post_to("/api/signup", &json!({ "email": "held@visitor.example", "proof": null })).await;
    let references: Vec<String> = stack.signups().await.iter().map(reference_of).collect();
    let lists = lists(&stack, &inbox, &references).await;
    assert_eq!(lists.iter().map(Vec::len).sum::<usize>(), 2, "both, once: {lists:?}");
    let list = inbox.lists().remove(0);
    let list = text(&list, "text");
    for expected in ["confirmed@visitor.example", "held@visitor.example", "nach 72 Stunden von selbst gelöscht"] {
        assert!(list.contains(expected), "{expected}: {list}");
    }
    assert_eq!(list.matches("/api/signup/release").count(), 1, "a confirmed one is past that: {list}");
}
