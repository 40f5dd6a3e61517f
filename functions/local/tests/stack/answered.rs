//! The links by which sales marks a lead as answered.

use http::{Request, StatusCode};
use leads::{Reference, Secret};
use serde_json::json;

use crate::support::{FORM, HMAC_SECRET, Inbox, SALES, Stack, held, valid, with};

/// The path of the link in the mails to sales.
pub(crate) fn signed_link(reference: &str) -> String {
    leads::answered_link(&Secret::new(HMAC_SECRET), "", &Reference::parse(reference).expect("a reference"))
}

/// A lead whose mails are sent, and the link that marks it.
async fn mailed(stack: &Stack, inbox: &Inbox) -> (String, String) {
    let reference = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    let link = signed_link(&reference);
    (reference, link)
}

#[tokio::test]
async fn opening_the_link_asks_and_only_the_button_marks_the_lead_and_only_once() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = mailed(&stack, &inbox).await;
    let before = stack.items().await;
    for method in ["GET", "HEAD", "GET"] {
        let answer = stack.send(Request::builder().method(method).uri(&link), "").await;
        assert_eq!((answer.status, answer.header("x-robots-tag")), (StatusCode::OK, "noindex"));
    }
    for method in ["PUT", "DELETE", "OPTIONS"] {
        let answer = stack.send(Request::builder().method(method).uri(&link), "").await;
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD, POST"));
    }
    let title = format!("Ist die Anfrage {reference} beantwortet?");
    // Whatever a gateway adds to the link.
    let added =
        ["", "&utm_source=a&utm_source=b", "&utm_campaign=Fr%FChling", ".", "%3E"].map(|end| format!("{link}{end}"));
    for link in added.into_iter().chain([link.replace('&', "&amp;")]) {
        stack.open(&link).await.is_page(200, &title);
    }
    let asked = stack.open(&link).await;
    assert_eq!(asked.body.matches("<button").count(), 2, "it answers, or was spam");
    asked.has(&[&format!("<form method=\"post\" action=\"{}\">", link.replace('&', "&#38;"))]);
    asked.has_none(&["Erika", "Mustermann", "visitor.example", "1234567", "Wie geht"]);
    assert_eq!(stack.items().await, before);

    stack.click(&link, "").await.leads_to(&link);
    let lead = stack.lead(&reference).await;
    assert_eq!(lead["leadState"]["S"], "answered");
    let done = stack.open(&link).await;
    done.is_page(200, &format!("Die Anfrage {reference} ist beantwortet"));
    done.has_none(&["<button"]);
    stack.click(&link, "").await.leads_to(&link);
    assert_eq!(stack.lead(&reference).await, lead, "a second click changes nothing");
}

#[tokio::test]
async fn a_link_that_we_did_not_write_marks_nothing() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = mailed(&stack, &inbox).await;
    let other = stack.post_json(&with("message", "Eine andere")).await.reference();
    for wrong in [
        link.replace(&reference, &other),
        link[..link.len() - 1].to_owned(),
        format!("{}&sig=", link.split('&').next().expect("a part")),
        link.split('&').next().expect("a part").to_owned(),
        "/api/leads/answered".to_owned(),
        "/api/leads/answered?lead=%22%3E%3Cscript%3E&sig=%ff".to_owned(),
    ] {
        for answer in [stack.open(&wrong).await, stack.click(&wrong, "").await] {
            answer.is_page(404, "Dieser Link stimmt nicht");
        }
    }
    let past_the_cdn = stack.send_past_the_cdn(Request::post(&link), "").await;
    assert_eq!(past_the_cdn.status, StatusCode::FORBIDDEN);
    assert!(stack.leads().await.iter().all(|lead| lead["leadState"]["S"] == "open"));
}

#[tokio::test]
async fn a_lead_that_is_erased_or_whose_term_is_over_is_gone_and_no_link_brings_it_back() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = mailed(&stack, &inbox).await;
    stack.set(&stack.lead(&reference).await, "expiresAt", json!({ "N": "1000000000" })).await;
    let over = stack.lead(&reference).await;
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        answer.is_page(404, "Diese Anfrage gibt es nicht mehr");
    }
    assert_eq!(stack.lead(&reference).await, over);

    stack.delete(&over).await;
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        answer.is_page(404, "Diese Anfrage gibt es nicht mehr");
    }
    assert!(stack.leads().await.is_empty());
}

#[tokio::test]
async fn the_second_button_closes_spam_and_a_lead_closed_by_mistake_can_still_be_answered() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = mailed(&stack, &inbox).await;
    stack.open(&link).await.has(&["name=\"spam\"", "War Spam</button>"]);
    stack.click(&link, "spam=on").await.leads_to(&link);
    let closed = stack.lead(&reference).await;
    assert_eq!(closed["leadState"]["S"], "closed");
    assert!(closed["closedAt"]["S"].is_string() && closed["answeredAt"].is_null(), "{closed}");
    let page = stack.open(&link).await;
    page.is_page(200, &format!("Die Anfrage {reference} ist geschlossen"));
    page.has(&["Niemand wartet", "Als beantwortet markieren</button>"]);
    page.has_none(&["War Spam", "Erika"]);
    stack.click(&link, "spam=on").await.leads_to(&link);
    assert_eq!(stack.lead(&reference).await, closed, "a second click changes nothing");

    stack.click(&link, "").await.leads_to(&link);
    let answered = stack.lead(&reference).await;
    assert_eq!(answered["leadState"]["S"], "answered");
    stack.click(&link, "spam=on").await.leads_to(&link);
    assert_eq!(stack.lead(&reference).await, answered, "what somebody answered was no spam");
}

#[tokio::test]
async fn spam_that_is_held_is_closed_by_the_same_button() {
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = stack.post_json(&held("Gewinn")).await.reference();
    inbox.mail_to(SALES, &reference).await;
    let link = signed_link(&reference);
    stack.click(&link, "spam=on").await.leads_to(&link);
    let closed = stack.lead(&reference).await;
    assert_eq!(closed["leadState"]["S"], "closed");
    assert!(closed["queue"].is_null() && closed["dueAt"].is_null() && closed["network"].is_null(), "{closed}");
}

#[tokio::test]
async fn a_post_of_another_site_and_one_that_is_too_large_change_nothing() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, answered) = mailed(&stack, &inbox).await;
    let held = stack.post_json(&held("Gewinn")).await.reference();
    let close = leads::close_link(&Secret::new(HMAC_SECRET), "", crate::parts::hours_from_now(0));
    let press = format!("shown={held}&{held}=on");
    for link in [&answered, &close] {
        let post = |said: &[(&str, &str)]| {
            let request = Request::post(link).header("content-type", FORM);
            said.iter().fold(request, |request, (name, value)| request.header(*name, *value))
        };
        for foreign in [&[("sec-fetch-site", "cross-site")][..], &[("origin", "https://other.example")]] {
            let refused = stack.send(post(foreign), press.clone()).await;
            refused.is_page(400, "Bitte drück den Knopf auf unserer Seite");
        }
        stack.send(post(&[]), format!("{press}&x={}", "x".repeat(20_000))).await.is_page(413, "Das ist zu lang");
        let opened = stack.send(Request::get(link).header("sec-fetch-site", "cross-site"), "").await;
        assert_eq!(opened.status, StatusCode::OK, "a link in a webmail is opened from another site");
        assert_eq!(stack.lead(&reference).await["leadState"]["S"], "open");
        assert_eq!(stack.lead(&held).await["leadState"]["S"], "held");
    }
    for link in [&answered, &close] {
        let own = Request::post(link).header("sec-fetch-site", "same-origin").header("origin", "null");
        stack.send(own.header("content-type", FORM), press.clone()).await.leads_to(link);
    }
    assert_eq!(stack.lead(&reference).await["leadState"]["S"], "answered");
    assert_eq!(stack.lead(&held).await["leadState"]["S"], "closed");
}
