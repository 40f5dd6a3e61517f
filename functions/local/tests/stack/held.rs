//! The link of a list by which sales closes what is held, all at once.

use std::collections::BTreeMap;

use http::{Request, StatusCode};
use jiff::{SignedDuration, Timestamp};
use leads::{DECIDED_AT_ONCE, Reminded, Secret};
use serde_json::{Value, json};

use crate::spam::{SOMEBODY, post_from};
use crate::support::{Answer, HMAC_SECRET, Stack, held, numbered, text, valid};

fn link(list: Timestamp) -> String {
    leads::close_link(&Secret::new(HMAC_SECRET), "", list)
}

async fn hold(stack: &Stack, message: &str) -> String {
    stack.post_json(&held(message)).await.reference()
}

/// The states of all leads, by reference.
async fn states(stack: &Stack) -> BTreeMap<String, String> {
    let text = |value: &Value| value["S"].as_str().expect("a text").to_owned();
    stack.leads().await.iter().map(|lead| (text(&lead["reference"]), text(&lead["leadState"]))).collect()
}

/// The references that a page shows, as its button posts them.
fn shown(page: &Answer) -> Vec<String> {
    let Some((_, rest)) = page.body.split_once("name=\"shown\" value=\"") else { return Vec::new() };
    rest.split('"').next().expect("a value").split('.').map(str::to_owned).collect()
}

/// What a browser posts when these stayed ticked.
fn press(shown: &[String], ticked: &[&String]) -> String {
    let ticked: String = ticked.iter().map(|reference| format!("&{reference}=on")).collect();
    format!("shown={}{ticked}", shown.join("."))
}

#[tokio::test]
async fn the_link_of_a_list_shows_what_was_held_before_it_and_opening_it_changes_nothing() {
    let (inbox, stack) = Stack::with_inbox().await;
    for number in 0..21 {
        hold(&stack, &format!("\n  Nachricht {number}\nZweite Zeile")).await;
    }
    let open = stack.post_json(&valid()).await.reference();
    assert_eq!(stack.remind(inbox.port, 0).await, Reminded::Sent);
    let later = hold(&stack, "Nach der Liste").await;
    let mail = inbox.lists().remove(0);
    let link = text(&mail, "text").split_whitespace().find(|word| word.contains("/api/leads/close")).expect("a link");
    let link = link.strip_prefix("http://localhost:4280").expect("our address");
    assert!(text(&mail, "html").contains("/api/leads/close?list="));

    let before = stack.leads().await;
    let page = stack.open(link).await;
    assert_eq!(stack.send(Request::head(link), "").await.status, StatusCode::OK);
    page.is_page(200, "Anfragen zum Prüfen: 21");
    page.has(&["Erika Mustermann &#60;erika@visitor.example&#62;", "<bdi>Nachricht 20</bdi>"]);
    page.has_none(&["Zweite Zeile", &later, &open]);
    assert!(!page.body.contains("checked"), "each is the only one of its network");
    assert_eq!(stack.leads().await, before, "a mail gateway that opens the link closes nothing");
}

#[tokio::test]
async fn the_button_closes_what_stayed_ticked_and_opens_what_did_not() {
    let stack = Stack::without_mail().await;
    let mut held = Vec::new();
    for number in 0..4 {
        held.push(hold(&stack, &format!("Nachricht {number}")).await);
    }
    let open = stack.post_json(&valid()).await.reference();
    let link = link(Timestamp::now());
    let later = hold(&stack, "Nach der Liste").await;
    let listed = shown(&stack.open(&link).await);
    assert_eq!(listed, held, "the oldest first");

    // What the page never showed is decided by no crafted form either.
    let mut posted = listed.clone();
    posted.extend([later.clone(), open.clone()]);
    let ticked: Vec<&String> = posted.iter().filter(|reference| **reference != held[2]).collect();
    stack.click(&link, press(&posted, &ticked)).await.leads_to(&link);
    let expected = [(&held[0], "closed"), (&held[1], "closed"), (&held[2], "open"), (&held[3], "closed")];
    let expected = expected.into_iter().chain([(&open, "open"), (&later, "held")]);
    let expected: BTreeMap<String, String> = expected.map(|(key, state)| (key.clone(), state.to_owned())).collect();
    assert_eq!(states(&stack).await, expected);
    stack.open(&link).await.is_page(200, "Hier ist nichts mehr zu prüfen");

    let all: Vec<&String> = posted.iter().collect();
    stack.click(&link, press(&posted, &all)).await;
    assert_eq!(states(&stack).await, expected, "what is decided stays so, however often the form comes");
    stack.click(&link, "").await.leads_to(&link);
    assert_eq!(states(&stack).await, expected);
}

#[tokio::test]
async fn sales_is_reminded_of_what_somebody_called_real() {
    let (inbox, stack) = Stack::with_inbox().await;
    let real = hold(&stack, "Wirklich").await;
    stack.click(&link(Timestamp::now()), format!("shown={real}")).await;
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    let list = inbox.lists().remove(0);
    let list = text(&list, "text");
    assert!(list.contains(&real) && !list.contains("/api/leads/close"), "nothing is held any more: {list}");
}

#[tokio::test]
async fn a_link_that_we_did_not_write_or_that_is_too_old_shows_and_closes_nothing() {
    let stack = Stack::without_mail().await;
    let held = hold(&stack, "Nachricht").await;
    let one = std::slice::from_ref(&held);
    let good = link(Timestamp::now());
    let later = link(Timestamp::now() + SignedDuration::from_hours(1));
    let signature = good.split("sig=").nth(1).expect("a signature");
    for wrong in [
        good[..good.len() - 1].to_owned(),
        format!("{}&sig={signature}", later.split('&').next().expect("a part")),
        good.replace("list=", "list=0"),
        format!("/api/leads/close?sig={signature}"),
        "/api/leads/close?list=99999999999999999999&sig=%ff".to_owned(),
        link(Timestamp::now() - SignedDuration::from_hours(7 * 24 + 1)),
    ] {
        for answer in [stack.open(&wrong).await, stack.click(&wrong, press(one, &[&held])).await] {
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
            assert!(!answer.body.contains("Erika"), "{}", answer.body);
        }
    }
    let put = stack.send(Request::put(&good), press(one, &[&held])).await;
    assert_eq!(put.status, StatusCode::METHOD_NOT_ALLOWED);
    let past_the_cdn = stack.send_past_the_cdn(Request::post(&good), press(one, &[&held])).await;
    assert_eq!(past_the_cdn.status, StatusCode::FORBIDDEN);
    assert_eq!(states(&stack).await[&held], "held");
    stack.open(&format!("{good}&utm_source=a&utm_source=b")).await.is_page(200, "Anfragen zum Prüfen: 1");
}

#[tokio::test]
async fn a_flood_is_closed_portion_by_portion_and_each_says_how_many_are_left() {
    let stack = Stack::without_mail().await;
    stack.end_stream().await;
    let first = hold(&stack, "Die erste").await;
    let unreadable = hold(&stack, "Von einer späteren Version").await;
    stack.set(&stack.lead(&unreadable).await, "verdict", json!({ "S": "of a later release" })).await;
    stack.put_like(&stack.lead(&first).await, DECIDED_AT_ONCE + 19).await;
    let link = link(Timestamp::now());
    let mut portions = Vec::new();
    // On a slow machine a press ends before its whole portion is decided, and the rest is shown again.
    for _ in 0..20 {
        let page = stack.open(&link).await;
        let shown = shown(&page);
        if shown.is_empty() {
            break;
        }
        let title = page.body.split("<h1>").nth(1).expect("a title").split('<').next().expect("a title");
        let count: usize =
            title.strip_prefix("Anfragen zum Prüfen: ").and_then(|count| count.parse().ok()).expect(title);
        portions.push((count, shown.len()));
        let all: Vec<&String> = shown.iter().collect();
        stack.click(&link, press(&shown, &all)).await.leads_to(&link);
    }
    assert_eq!(portions.first(), Some(&(DECIDED_AT_ONCE + 21, DECIDED_AT_ONCE)));
    assert!(portions.len() > 1 && portions.is_sorted_by(|one, next| one.0 > next.0), "{portions:?}");
    let last = stack.open(&link).await;
    assert!(last.body.contains("nicht lesbar") && !last.body.contains("<button"), "{}", last.body);
    let left: Vec<String> =
        states(&stack).await.into_iter().filter(|(_, state)| state != "closed").map(|(key, _)| key).collect();
    assert_eq!(left, [unreadable]);
}

#[tokio::test]
async fn only_what_is_like_a_flood_is_ticked_beforehand() {
    let stack = Stack::without_mail().await;
    let trapped = |number: usize| {
        let mut body = numbered(number);
        body["leaveEmpty"] = "x".into();
        body
    };
    let alone = hold(&stack, "Ohne JavaScript, aus einem eigenen Netz").await;
    let (mut flood, mut proven) = (Vec::new(), Vec::new());
    for number in 0..2 {
        flood.push(post_from(&stack, SOMEBODY, &held(format!("Nachricht {number}"))).await.reference());
        proven.push(post_from(&stack, "203.0.113.7:40000", &trapped(number)).await.reference());
    }
    let page = stack.open(&link(Timestamp::now())).await;
    let is_ticked = |reference: &String| {
        let (_, field) = page.body.split_once(&format!("name=\"{reference}\"")).expect("it is shown");
        field.split('>').next().expect("the end of a field").contains("checked")
    };
    assert!(flood.iter().all(is_ticked));
    assert!(!is_ticked(&alone), "the only one of its network");
    assert!(!proven.iter().any(is_ticked), "they have a proof");
}
