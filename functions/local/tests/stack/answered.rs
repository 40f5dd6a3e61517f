//! The link by which sales marks a lead as answered.

use http::{Request, StatusCode};
use serde_json::Value;

use crate::support::{Answer, Inbox, Stack, valid, with};

/// The path of the link in a mail.
pub(crate) fn link(mail: &Value) -> String {
    let text = mail["body"]["text"].as_str().expect("a text");
    let line = text.lines().find(|line| line.contains("/api/leads/answered")).expect("a link");
    let address = line.trim().strip_prefix("http://localhost:4280").expect("our site").to_owned();
    let html = mail["body"]["html"].as_str().expect("a page");
    assert!(html.contains(&format!("href=\"http://localhost:4280{}\"", address.replace('&', "&#38;"))), "{html}");
    address
}

/// A lead whose mails are sent, and its link.
async fn told(stack: &Stack, inbox: &Inbox) -> (String, String) {
    let reference = stack.post_json(&valid()).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    (reference, link(&sales))
}

fn page(answer: &Answer, title: &str) {
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!((answer.header("cache-control"), answer.header("x-robots-tag")), ("no-store", "noindex"));
    assert!(answer.body.contains("<html lang=\"de\">"));
    assert!(answer.body.contains(&format!("<h1>{title}</h1>")), "{}", answer.body);
}

#[tokio::test]
async fn opening_the_link_asks_and_changes_nothing() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    let before = stack.items().await;
    for method in ["GET", "HEAD", "GET"] {
        let answer = stack.send(Request::builder().method(method).uri(&link), "").await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    for method in ["PUT", "DELETE", "OPTIONS"] {
        let answer = stack.send(Request::builder().method(method).uri(&link), "").await;
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD, POST"));
    }
    let asked = stack.open(&link).await;
    page(&asked, &format!("Ist die Anfrage {reference} beantwortet?"));
    assert_eq!(asked.body.matches("<button").count(), 1);
    for private in ["Erika", "Mustermann", "visitor.example", "1234567", "Wie geht"] {
        assert!(!asked.body.contains(private), "the page names {private}");
    }
    assert_eq!(stack.items().await, before);
}

#[tokio::test]
async fn the_button_marks_the_lead_once_and_the_page_says_so_from_then_on() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    let asked = stack.open(&link).await;
    assert!(asked.body.contains(&format!("<form method=\"post\" action=\"{}\">", link.replace('&', "&#38;"))));

    let clicked = stack.click(&link, "").await;
    assert_eq!((clicked.status, clicked.header("location")), (StatusCode::SEE_OTHER, link.as_str()));
    let lead = stack.lead(&reference).await;
    assert_eq!(lead["leadState"]["S"], "answered");
    let done = stack.open(&link).await;
    page(&done, &format!("Die Anfrage {reference} ist beantwortet"));
    assert!(!done.body.contains("<button"));

    assert_eq!(stack.click(&link, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(stack.lead(&reference).await, lead, "a second click changes nothing");
}

#[tokio::test]
async fn a_link_that_we_did_not_write_marks_nothing() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    let other = stack.post_json(&with("message", "Eine andere")).await.reference();
    for wrong in [
        link.replace(&reference, &other),
        link[..link.len() - 1].to_owned(),
        link.split('&').next().expect("a part").to_owned(),
        "/api/leads/answered".to_owned(),
        "/api/leads/answered?lead=%22%3E%3Cscript%3E&sig=%ff".to_owned(),
    ] {
        for answer in [stack.open(&wrong).await, stack.click(&wrong, "").await] {
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
            page(&answer, "Dieser Link stimmt nicht");
            assert!(!answer.body.contains("<script"));
        }
    }
    let past_the_cdn = stack.send_past_the_cdn(Request::post(&link), "").await;
    assert_eq!(past_the_cdn.status, StatusCode::FORBIDDEN);
    assert!(stack.leads().await.iter().all(|lead| lead["leadState"]["S"] == "open"));
}

#[tokio::test]
async fn the_link_of_an_erased_lead_says_so_and_brings_nothing_back() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    let parsed = leads::Reference::parse(&reference).expect("a reference");
    stack.store().delete_lead(&parsed).await.expect("it is deleted");
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        page(&answer, "Diese Anfrage gibt es nicht mehr");
    }
    assert!(stack.leads().await.is_empty());
}
