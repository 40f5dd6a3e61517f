//! The list to sales under a flood, over records that nobody can read, and at a size that no club has.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jiff::Timestamp;
use leads::Reminded;
use reminder::Reminder;
use serde_json::{Value, json};

use crate::parts::{hours_from_now, on_the_way_to, sender, store};
use crate::signup::confirmed;
use crate::support::{Inbox, Stack, held, text, with};

/// Held leads of one list, and mails that were set aside.
const SHOWN: usize = 101;
const STUCK: usize = 15;

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

/// The stack's database as it is while a flood is counted: it counts for the list, twice, and is throttled then. And how many pages
/// of held leads it was asked for.
async fn throttled_by_counting(stack: &Stack) -> (leads::Store, Arc<AtomicUsize>) {
    const THROTTLED: &str =
        r#"{"__type":"com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException","message":"too many"}"#;
    let (pages, counts) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let counted = pages.clone();
    let address = on_the_way_to(stack.local.dynamodb, move |_, question| {
        if question["ProjectionExpression"] == "network" && counts.fetch_add(1, Ordering::SeqCst) > 1 {
            return Some(THROTTLED);
        }
        let is_list = question["ExpressionAttributeValues"][":queue"]["S"] == "list";
        counted.fetch_add(usize::from(is_list), Ordering::SeqCst);
        None
    });
    (store(address.await, "leads"), pages)
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
        assert!(text(&list, "html").len() <= 30_000, "{}", text(&list, "html").len());
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
    confirmed(&stack, &inbox, "confirmed@visitor.example").await;
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

#[tokio::test]
async fn neither_mails_that_were_set_aside_nor_overdue_leads_take_the_room_of_what_is_held() {
    let (inbox, stack) = Stack::with_inbox().await;
    fill_the_hour(&stack).await;
    let lead = stack.post_json(&with("message", "Die erste")).await.reference();
    stack.ends_of(&lead, &[("acknowledgement", "sent")]).await;
    let (lead, mut mail) = (stack.lead(&lead).await, stack.mail(&lead, "acknowledgement").await);
    for (number, reference) in stack.put_like(&lead, 50 + STUCK).await.into_iter().enumerate() {
        mail["pk"] = json!({ "S": format!("LEAD#{reference}") });
        mail["reference"] = json!({ "S": reference });
        stack.put(&mail).await;
        set_aside(&stack, &mail, number).await;
    }
    let held = stack.post_json(&held("Nachricht 20")).await.reference();
    let signed_up = stack.post_to("/api/signup", &json!({ "email": "held@visitor.example", "proof": null })).await;
    put_open_leads(&stack, SHOWN).await;
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    let list = inbox.lists().remove(0);
    for waiting in [held, signed_up.reference()] {
        assert!(text(&list, "text").contains(&waiting), "{list}");
    }
}

#[tokio::test]
async fn a_clock_that_was_ahead_silences_no_list_once_it_is_right() {
    let (inbox, stack) = Stack::with_inbox().await;
    put_open_leads(&stack, 1).await;
    for (hour, told) in [(47, Reminded::Sent), (21, Reminded::Sent), (21, Reminded::Silent)] {
        assert_eq!(stack.remind(inbox.port, hour).await, told, "{hour}");
    }
}

#[tokio::test]
async fn a_flood_of_long_messages_is_not_read_whole_and_its_counting_keeps_no_list_back() {
    let (inbox, stack) = Stack::with_inbox().await;
    fill_the_hour(&stack).await;
    let long = stack.post_json(&held("€".repeat(5_000))).await.reference();
    // Four megabytes.
    stack.put_like(&stack.lead(&long).await, 250).await;
    let signed_up = stack.post_to("/api/signup", &json!({ "email": "held@visitor.example", "proof": null })).await;
    let (store, pages) = throttled_by_counting(&stack).await;
    // With reminders: without them a list counts once more on a Monday.
    let reminder = Reminder::new(store, sender(inbox.port)).reminding(true);
    reminder.run(hours_from_now(0)).await.expect_err("nothing could be counted");
    let list = inbox.lists().remove(0);
    assert!(text(&list, "text").contains(&signed_up.reference()), "{list}");
    assert_eq!(pages.load(Ordering::SeqCst), 1, "the index has no messages");
}

async fn put_open_leads(stack: &Stack, count: usize) {
    let lead = stack.post_json(&with("message", "Die erste")).await.reference();
    stack.put_like(&stack.lead(&lead).await, count).await;
}

/// `OPEN_LEADS=20000` takes minutes to write them.
#[ignore = "full suite: more open leads than fit into a page of the index"]
#[tokio::test]
async fn many_open_leads_are_counted_and_listed_page_by_page() {
    let count = std::env::var("OPEN_LEADS").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let (inbox, stack) = Stack::with_inbox().await;
    put_open_leads(&stack, count).await;
    let waiting = leads::Waiting::count(&stack.store(), Timestamp::now()).await.expect("the table answers");
    assert!((count.min(leads::COUNTED)..=count + 1).contains(&waiting.open), "{waiting:?}");
    let sent = stack.reminder(inbox.port).run(hours_from_now(21)).await;
    assert_eq!(sent.expect("it runs"), Reminded::Sent);
    let items = stack.items().await;
    let last = items.iter().find(|item| item["pk"]["S"] == "REMINDER").expect("the last list");
    assert!(last.to_string().len() < 1_000, "what is kept of a list does not grow: {last}");
}
