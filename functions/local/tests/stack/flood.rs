//! A flood: what a real visitor is answered, and when sales gets the message.

use jiff::Timestamp;
use leads::Secret;
use serde_json::Value;

use crate::spam::{pair, post_from};
use crate::support::{HMAC_SECRET, Inbox, SALES, Stack, held, numbered, somebody, text, with};

/// An address of the network from which a flood comes.
fn hostile(number: usize) -> String {
    format!("203.0.113.{}:40000", number / 5)
}

fn numbered_without_proof(number: usize) -> Value {
    let mut body = numbered(number);
    body["proof"] = Value::Null;
    body
}

#[tokio::test]
async fn when_no_more_mails_may_go_to_visitors_sales_hears_of_a_lead_with_a_proof_all_the_same() {
    let inbox = Inbox::start().await;
    let stack = Stack::with(inbox.port, |settings| settings.visitor_mails_an_hour = 4).await;
    for number in 0..30 {
        stack.post_json(&numbered(number)).await;
        stack.post_json(&numbered_without_proof(100 + number)).await;
    }
    let real = stack.post_json(&with("message", "Wirklich")).await;
    assert_eq!((real.next().as_str(), stack.verdict(&real).await), ("review", pair("clean", "manyMails")));
    let mail = inbox.mail_to(SALES, &real.reference()).await;
    assert!(!mail["subject"].as_str().expect("a subject").contains("Prüfen"), "nothing speaks against it");
    for part in ["text", "html"] {
        assert!(text(&mail, part).contains("keine Eingangsbestätigung"), "{mail}");
    }
    stack.until_no_mail_is_due().await;
    assert!(inbox.mails().iter().all(|mail| mail["destination"]["to"][0] != "erika@visitor.example"));
}

#[tokio::test]
async fn who_writes_from_a_network_of_their_own_stands_before_a_flood_in_the_next_list() {
    let (inbox, stack) = Stack::with_inbox().await;
    for number in 0..60 {
        post_from(&stack, &hostile(number), &numbered_without_proof(number)).await;
    }
    let real = stack.post_json(&held("Wirklich")).await.reference();
    stack.remind(inbox.port, 0).await;
    let lists = inbox.lists();
    let list = lists.iter().map(|list| text(list, "text")).find(|list| list.contains(&real)).expect("it is named");
    let place = |reference: &str| list.find(reference);
    let leads = stack.leads().await;
    let named = leads.iter().filter_map(|lead| place(lead["reference"]["S"].as_str().expect("a reference")));
    let real = place(&real);
    assert!(
        named.filter(|other| Some(*other) < real).count() <= 1,
        "the first of the one network, and then it: {list}"
    );
}

#[tokio::test]
async fn on_the_page_that_closes_what_is_held_only_what_is_like_a_flood_is_ticked() {
    let stack = Stack::without_mail().await;
    let mut flood = Vec::new();
    for number in 0..3 {
        flood.push(post_from(&stack, &hostile(number), &numbered_without_proof(number)).await.reference());
    }
    let alone = stack.post_json(&held("Ohne JavaScript, aus einem eigenen Netz")).await.reference();
    let viewer = somebody();
    let viewer = viewer.to_str().expect("ASCII");
    let mut proven = Vec::new();
    for number in 10..27 {
        proven.push(post_from(&stack, viewer, &numbered(number)).await.reference());
    }
    let page = stack.open(&leads::close_link(&Secret::new(HMAC_SECRET), "", Timestamp::now())).await;
    let is_ticked = |reference: &String| {
        let (_, field) = page.body.split_once(&format!("name=\"{reference}\"")).expect("it is shown");
        field.split('>').next().expect("the end of a field").contains("checked")
    };
    assert!(flood.iter().all(is_ticked));
    assert!(!is_ticked(&alone), "the only one of its network");
    assert_eq!(proven[15..].iter().map(is_ticked).collect::<Vec<_>>(), [false, false], "they have a proof");
}
