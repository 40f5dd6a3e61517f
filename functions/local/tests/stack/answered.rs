//! The links by which sales marks a lead as answered.

use http::{Request, StatusCode};
use leads::{Reference, Secret};

use crate::support::{Answer, HMAC_SECRET, Inbox, Stack, valid, with};

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
        format!("{}&sig=", link.split('&').next().expect("a part")),
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
async fn what_a_quoted_mail_to_sales_tells_the_visitor_marks_nothing_without_the_code_of_the_team() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, signed) = told(&stack, &inbox).await;
    let [sales, _] = inbox.mails_of(&reference).await;
    let link = format!("/api/leads/answered?lead={reference}");
    for part in ["text", "html"] {
        let body = sales["body"][part].as_str().expect("a body");
        assert!(body.contains(&format!("http://localhost:4280{link}")), "{body}");
        assert!(!body.contains("sig=") && !body.contains("beantwortet markieren"), "{body}");
    }
    let asked = stack.open(&link).await;
    page(&asked, &format!("Vorgang {reference}"));
    assert!(asked.body.contains("name=\"code\""), "{}", asked.body);
    let nobodys = stack.open("/api/leads/answered?lead=2222-2222").await;
    assert_eq!(nobodys.body, asked.body.replace(&reference, "2222-2222"), "nor does it tell whether there is a lead");

    let code = Secret::new(HMAC_SECRET).sign("team", "")[..12].to_owned();
    for wrong in ["", "code=", "code=0000-0000-0000", &format!("code={}", &code[..11]), &format!("code={code}0")] {
        let answer = stack.click(&link, wrong).await;
        assert!(answer.body.contains("name=\"code\""), "{}", answer.body);
        assert_eq!(answer.status == StatusCode::UNPROCESSABLE_ENTITY, wrong.len() > "code=".len(), "{wrong}");
    }
    assert_eq!(stack.lead(&reference).await["leadState"]["S"], "open");
    let typed = format!("code=+{}-{}%0D%0A", code[..4].to_uppercase(), &code[4..]);
    let marked = stack.click(&link, typed).await;
    assert_eq!((marked.status, marked.header("location")), (StatusCode::SEE_OTHER, signed.as_str()));
    assert_eq!(stack.lead(&reference).await["leadState"]["S"], "answered");
}

#[tokio::test]
async fn the_link_works_whatever_a_gateway_adds_to_it() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    for changed in [
        format!("{link}&utm_source=a&utm_source=b"),
        format!("{link}&utm_campaign=Fr%FChling"),
        format!("{link}."),
        format!("{link}%3E"),
        link.replace('&', "&amp;"),
    ] {
        page(&stack.open(&changed).await, &format!("Ist die Anfrage {reference} beantwortet?"));
    }
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

#[tokio::test]
async fn a_lead_whose_term_is_over_is_as_good_as_gone_and_no_link_brings_it_back() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (reference, link) = told(&stack, &inbox).await;
    stack.set(&stack.lead(&reference).await, "expiresAt", serde_json::json!({ "N": "1000000000" })).await;
    let before = stack.lead(&reference).await;
    for answer in [stack.open(&link).await, stack.click(&link, "").await] {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        page(&answer, "Diese Anfrage gibt es nicht mehr");
    }
    assert_eq!(stack.lead(&reference).await, before);
}
