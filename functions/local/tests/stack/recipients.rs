//! How many mails leave us: to one person, and in an hour.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::sources::in_one_window;
use crate::spam::pair;
use crate::support::{
    HMAC_SECRET, Inbox, SALES, Stack, free_port, numbered, post_until_answered, somebody, text, with, with_proof,
};

/// Spellings that lead to one inbox.
fn spellings(number: usize) -> [String; 2] {
    let name = ["m.ara", "ma.ra+x", "mara", "M.a.r.a"][number % 4];
    [format!("Mara+{number}@Verein.example"), format!("{name}@{}", ["gmail.com", "GoogleMail.com"][number % 2])]
}

fn sent_to(mails: &[Value], who: &str) -> usize {
    let to = mails.iter().filter_map(|mail| mail["destination"]["to"][0].as_str());
    to.filter(|to| to.to_lowercase().contains(who)).count()
}

#[tokio::test]
async fn however_an_address_is_varied_a_person_gets_three_mails_of_a_kind_a_day_and_sales_every_message() {
    const POSTS: usize = 5;
    let (inbox, stack) = Stack::with_inbox().await;
    for number in 0..POSTS {
        for email in spellings(number) {
            assert_eq!(stack.sign_up(&email).await.next(), "mail");
            let mut body = with("message", format!("{number} {email}"));
            body["email"] = email.into();
            assert_eq!(stack.post_json(&body).await.next(), "mail");
        }
    }
    stack.until_no_mail_is_due().await;
    let mails = inbox.mails();
    assert_eq!((sent_to(&mails, "@verein.example"), sent_to(&mails, "mail.com")), (3 + 3, 3 + 3));
    assert_eq!(sent_to(&mails, SALES), 2 * POSTS);
}

#[tokio::test]
async fn two_addresses_of_a_person_can_both_be_signed_up_and_a_bounce_of_one_stops_only_that_one() {
    let (inbox, stack) = Stack::with_inbox().await;
    for email in ["mara@verein.example", "mara+news@verein.example"] {
        stack.subscribe(&inbox, email).await;
    }
    let (secret, store) = (leads::Secret::new(HMAC_SECRET), stack.store());
    let now = jiff::Timestamp::now();
    store.suppress(&secret, "mara+news@verein.example", leads::Suppressed::Bounce, now).await.expect("it is written");
    assert!(!store.is_suppressed(&secret, "mara@verein.example", now).await.expect("the table answers"));
    let lead = stack.post_json(&with("email", "mara@verein.example")).await.reference();
    stack.ends_of(&lead, &[("acknowledgement", "sent")]).await;
}

#[tokio::test]
async fn three_mails_a_day_means_any_24_hours() {
    let (_inbox, stack) = Stack::with_inbox().await;
    let post = async |stack: &Stack, number: usize, ends: &str| {
        let mut body = numbered(number);
        body["email"] = format!("mara+{number}@verein.example").into();
        let lead = stack.post_json(&body).await.reference();
        stack.ends_of(&lead, &[("acknowledgement", ends)]).await;
    };
    post(&stack, 1, "sent").await;
    post(&stack, 2, "sent").await;
    post(&stack, 3, "sent").await;
    post(&stack, 4, "unwanted").await;

    // The first of them is a day old.
    let items = stack.items().await;
    let first = items.iter().find(|item| item["sk"]["S"] == "acknowledgement#0").expect("the first place");
    stack.set(first, "expiresAt", json!({ "N": "1000000000" })).await;
    post(&stack, 5, "sent").await;
    post(&stack, 6, "unwanted").await;
}

#[tokio::test]
async fn past_the_mails_that_are_left_leads_are_not_acknowledged_and_sign_ups_are_held() {
    let inbox = Inbox::start().await;
    // A sixth of them every ten minutes: three.
    let stack = Stack::with(inbox.port, |settings| settings.visitor_mails_an_hour = 18).await;
    assert_eq!(stack.sign_up("first@visitor.example").await.next(), "mail");
    for number in 1..=2 {
        let answer = stack.post_json(&numbered(number)).await;
        assert_eq!((answer.next().as_str(), stack.verdict(&answer).await), ("mail", pair("clean", "")));
    }
    let unacknowledged = stack.post_json(&numbered(4)).await;
    let expected = ("review", pair("clean", "manyMails"));
    assert_eq!((unacknowledged.next().as_str(), stack.verdict(&unacknowledged).await), expected);
    let mail = inbox.mail_to(SALES, &unacknowledged.reference()).await;
    assert!(text(&mail, "text").contains("Diese Grenze war erreicht"));
    let held = stack.sign_up("last@visitor.example").await;
    assert_eq!(held.next(), "review");
    let mail = inbox.mail_to(SALES, &held.reference()).await;
    assert!(text(&mail, "text").contains("/api/signup/release"), "a person releases it");
    let mut honeypot = numbered(5);
    honeypot["leaveEmpty"] = "x".into();
    assert_eq!(stack.post_json(&honeypot).await.next(), "review", "the answer does not give the honeypot away");

    let items = stack.items().await.into_iter();
    for counter in items.filter(|item| item["pk"]["S"] == "MAILS") {
        for window in counter.as_object().expect("an item").keys().filter(|name| name.starts_with("visitors")) {
            stack.set(&counter, window, json!({ "N": "0" })).await;
        }
    }
    let later = stack.post_json(&numbered(6)).await;
    assert_eq!(stack.verdict(&later).await, pair("clean", ""), "ten minutes later");
}

#[tokio::test]
async fn posts_at_the_same_time_are_each_stored_once_and_promised_no_more_mails_than_ten_minutes_may_have() {
    in_one_window(posts_of_many_visitors).await;
}

async fn posts_of_many_visitors() {
    let stack = Stack::with(free_port(), |settings| settings.visitor_mails_an_hour = 48).await;
    stack.end_stream().await;
    let posts: Vec<_> = (0..40)
        .map(|number| {
            let (api, body) = (stack.local.api, with_proof(&numbered(number)).to_string());
            let viewer = somebody().to_str().expect("ASCII").to_owned();
            tokio::spawn(async move { post_until_answered(api, &viewer, &body).await })
        })
        .collect();
    let (mut promised, mut answered) = (0, BTreeSet::new());
    for post in posts {
        let answer = post.await.expect("an answer");
        promised += usize::from(answer.next() == "mail");
        answered.insert(answer.reference());
    }
    assert_eq!((promised, answered.len(), stack.leads().await.len()), (8, 40, 40));
}
