//! How many mails leave us: to one person, and in an hour.

use serde_json::{Value, json};

use crate::signup::confirmed;
use crate::spam::{numbered, pair, verdict_of};
use crate::support::{HMAC_SECRET, Inbox, Stack, free_port, post_until_answered, somebody, with, with_proof};

#[tokio::test]
async fn an_address_gets_three_acknowledgements_a_day_and_sales_every_message() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 1..=5 {
        let mut body = numbered(number);
        // Spelling the address in another way does not make it another one.
        body["email"] = if number % 2 == 0 { "Victim@Visitor.Example" } else { "victim@visitor.example" }.into();
        stack.post_json(&body).await;
    }
    stack.until_no_mail_is_due().await;
    let mails = inbox.mails().await;
    let to_victim =
        |mail: &&Value| mail["destination"]["to"][0].as_str().is_some_and(|to| to.to_lowercase().starts_with("victim"));
    assert_eq!(mails.iter().filter(to_victim).count(), 3);
    assert_eq!(mails.iter().filter(|mail| mail["destination"]["to"][0] == "sales@example.org").count(), 5);
}

/// Spellings that lead to one inbox.
fn spellings(number: usize) -> [String; 2] {
    [
        format!("Mara+{number}@verein.example"),
        format!(
            "{}@{}",
            ["m.ara", "ma.ra+x", "mara", "m.a.r.a"][number % 4],
            ["gmail.com", "GoogleMail.com"][number % 2]
        ),
    ]
}

fn sent_to<'a>(mails: &'a [Value], who: &str) -> Vec<&'a str> {
    let to = mails.iter().filter_map(|mail| mail["destination"]["to"][0].as_str());
    to.filter(|to| to.to_lowercase().contains(who)).collect()
}

#[tokio::test]
async fn however_an_address_is_varied_a_person_gets_three_acknowledgements_a_day_and_sales_every_message() {
    const POSTS: usize = 35;
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 0..POSTS {
        for (which, email) in spellings(number).into_iter().enumerate() {
            let mut body = numbered(number * 2 + which);
            body["email"] = email.into();
            assert_eq!(stack.post_json(&body).await.json()["next"], "mail");
        }
    }
    stack.until_no_mail_is_due().await;
    let mails = inbox.mails().await;
    assert_eq!(sent_to(&mails, "@verein.example").len(), 3);
    assert_eq!(sent_to(&mails, "mail.com").len(), 3);
    assert_eq!(sent_to(&mails, "sales@").len(), 2 * POSTS);
}

#[tokio::test]
async fn however_an_address_is_varied_a_person_is_asked_for_confirmation_three_times_a_day() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 0..8 {
        for email in spellings(number) {
            stack.sign_up(&email).await;
        }
    }
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 3 + 3);
}

#[tokio::test]
async fn two_addresses_of_a_person_can_both_be_signed_up_and_a_bounce_of_one_stops_only_that_one() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for email in ["mara@verein.example", "mara+news@verein.example"] {
        confirmed(&stack, &inbox, email).await;
        inbox.mail_to(email, "ist bestätigt").await;
    }
    let (secret, store) = (leads::Secret::new(HMAC_SECRET), stack.store());
    let now = jiff::Timestamp::now();
    store.suppress(&secret, "mara+news@verein.example", leads::Suppressed::Bounce, now).await.expect("it is written");
    assert!(!store.is_suppressed(&secret, "mara@verein.example", now).await.expect("the table answers"));
    let lead = stack.post_json(&with("email", "mara@verein.example")).await.reference();
    stack.ends_of(&lead, &[("acknowledgement", "sent")]).await;
}

#[tokio::test]
async fn a_rotation_of_the_secret_does_not_begin_a_new_day_for_a_person() {
    let inbox = Inbox::start().await;
    let mut stack = Stack::with_mail_at(inbox.port).await;
    let post = async |stack: &Stack, number: usize, ends: &str| {
        let mut body = numbered(number);
        body["email"] = format!("mara+{number}@verein.example").into();
        let lead = stack.post_json(&body).await.reference();
        stack.ends_of(&lead, &[("acknowledgement", ends)]).await;
    };
    post(&stack, 1, "sent").await;
    post(&stack, 2, "sent").await;
    let rotated = leads::Secret::new("the next key").or_previous(HMAC_SECRET);
    stack = stack.restarted_with(inbox.port, |settings| settings.mail.secret = rotated).await;
    post(&stack, 3, "sent").await;
    post(&stack, 4, "unwanted").await;
}

#[tokio::test]
async fn three_mails_a_day_means_any_24_hours() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 1..=3 {
        stack.ends_of(&stack.post_json(&numbered(number)).await.reference(), &[("acknowledgement", "sent")]).await;
    }
    // The first of them is a day old.
    let items = stack.items().await;
    let first = items.iter().find(|item| item["sk"]["S"] == "acknowledgement#0").expect("the first place");
    stack.set(first, "expiresAt", json!({ "N": "1000000000" })).await;
    for (number, ends) in [(4, "sent"), (5, "unwanted")] {
        stack.ends_of(&stack.post_json(&numbered(number)).await.reference(), &[("acknowledgement", ends)]).await;
    }
}

#[tokio::test]
async fn past_the_mails_of_an_hour_posts_are_held_for_sales_and_their_senders_hear_so() {
    let inbox = Inbox::start().await;
    let stack = Stack::with(inbox.port, |settings| settings.visitor_mails_an_hour = 4).await;
    let sign_up = stack.sign_up("first@visitor.example").await;
    assert_eq!(sign_up.json()["next"], "mail");
    for number in 1..=3 {
        let answer = stack.post_json(&numbered(number)).await;
        assert_eq!(
            (answer.json()["next"].as_str(), verdict_of(&stack, &answer).await),
            (Some("mail"), pair("clean", ""))
        );
    }
    let held = stack.post_json(&numbered(4)).await;
    assert_eq!(held.json()["next"], "review");
    assert_eq!(verdict_of(&stack, &held).await, pair("held", "manyMails"));
    let mail = inbox.mail_to("sales@example.org", &held.reference()).await;
    assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage {}", held.reference()));
    assert!(mail["body"]["text"].as_str().is_some_and(|text| text.contains("Diese Grenze war erreicht")));
    assert_eq!(stack.sign_up("last@visitor.example").await.json()["next"], "review");
    let mut honeypot = numbered(5);
    honeypot["leaveEmpty"] = "x".into();
    assert_eq!(stack.post_json(&honeypot).await.json()["next"], "review", "the honeypot is not told");

    let counters = stack.items().await;
    let counters =
        counters.iter().filter(|item| item["pk"]["S"].as_str().is_some_and(|pk| pk.starts_with("VISITORMAILS#")));
    for counter in counters {
        for window in counter.as_object().expect("an item").keys().filter(|name| name.starts_with("at")) {
            stack.set(counter, window, json!({ "N": "0" })).await;
        }
    }
    let later = stack.post_json(&numbered(6)).await;
    assert_eq!(verdict_of(&stack, &later).await, pair("clean", ""), "an hour later");
}

#[tokio::test]
async fn posts_at_the_same_time_are_promised_no_more_mails_than_an_hour_may_have() {
    let stack = Stack::with(free_port(), |settings| settings.visitor_mails_an_hour = 20).await;
    let posts: Vec<_> = (0..40)
        .map(|number| {
            let (api, body) = (stack.local.api, with_proof(&numbered(number)).to_string());
            let viewer = somebody().to_str().expect("ASCII").to_owned();
            tokio::spawn(async move { post_until_answered(api, &viewer, &body).await.json()["next"].clone() })
        })
        .collect();
    let mut promised = 0;
    for post in posts {
        promised += usize::from(post.await.expect("an answer") == "mail");
    }
    assert_eq!(promised, 20);
}
