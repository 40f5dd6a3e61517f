//! The links by which sales marks a lead as answered.

use http::{Request, StatusCode};
use leads::{Reference, Secret};
use serde_json::json;

use crate::support::{HMAC_SECRET, Inbox, Stack, text, valid, with};

/// The path of the link in a reminder.
pub(crate) fn signed_link(reference: &str) -> String {
    leads::answered_link(&Secret::new(HMAC_SECRET), "", &Reference::parse(reference).expect("a reference"))
}

/// A lead whose mails are sent, and the link of a reminder of it.
async fn told(stack: &Stack, inbox: &Inbox) -> (String, String) {
    let reference = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    let link = signed_link(&reference);
    (reference, link)
}

#[tokio::test]
async fn opening_the_link_asks_and_only_the_button_marks_the_lead_and_only_once() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = told(&stack, &inbox).await;
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
    assert_eq!(asked.body.matches("<button").count(), 1);
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
    let (reference, link) = told(&stack, &inbox).await;
    let other = stack.post_json(&with("message", "Eine andere")).await.reference();
    for wrong in [
        link.replace(&reference, &other),
        link[..link.len() - 1].to_owned(),
        format!("{}&sig=", link.split('&').next().expect("a part")),
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
async fn what_a_quoted_mail_to_sales_tells_the_visitor_marks_nothing_without_the_code_of_the_team() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, signed) = told(&stack, &inbox).await;
    let [sales, _] = inbox.mails_of(&reference).await;
    let link = format!("/api/leads/answered?lead={reference}");
    for part in ["text", "html"] {
        let body = text(&sales, part);
        assert!(body.contains(&format!("http://localhost:4280{link}")), "{body}");
        assert!(!body.contains("sig=") && !body.contains("beantwortet markieren"), "{body}");
    }
    let asked = stack.open(&link).await;
    asked.is_page(200, &format!("Vorgang {reference}"));
    asked.has(&["name=\"code\""]);
    let nobodys = stack.open("/api/leads/answered?lead=2222-2222").await;
    assert_eq!(nobodys.body, asked.body.replace(&reference, "2222-2222"), "nor does it tell whether there is a lead");

    let code = Secret::new(HMAC_SECRET).sign(leads::Purpose::Team, "")[..12].to_owned();
    for wrong in ["", "code=", "code=0000-0000-0000", &format!("code={}", &code[..11]), &format!("code={code}0")] {
        let answer = stack.click(&link, wrong).await;
        answer.has(&["name=\"code\""]);
        assert_eq!(answer.status == StatusCode::UNPROCESSABLE_ENTITY, wrong.len() > "code=".len(), "{wrong}");
    }
    assert_eq!(stack.lead(&reference).await["leadState"]["S"], "open");
    let typed = format!("code=+{}+{}-{}%0D%0A", code[..4].to_uppercase(), &code[4..8], &code[8..]);
    stack.click(&link, typed).await.leads_to(&signed);
    assert_eq!(stack.lead(&reference).await["leadState"]["S"], "answered");
}

#[tokio::test]
async fn a_lead_that_is_erased_or_whose_term_is_over_is_gone_and_no_link_brings_it_back() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (reference, link) = told(&stack, &inbox).await;
    stack.set(&stack.lead(&reference).await, "expiresAt", json!({ "N": "1000000000" })).await;
    let over = stack.lead(&reference).await;
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        answer.is_page(404, "Diese Anfrage gibt es nicht mehr");
    }
    assert_eq!(stack.lead(&reference).await, over);

    let parsed = Reference::parse(&reference).expect("a reference");
    stack.store().delete_lead(&parsed).await.expect("it is deleted");
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        answer.is_page(404, "Diese Anfrage gibt es nicht mehr");
    }
    assert!(stack.leads().await.is_empty());
}
