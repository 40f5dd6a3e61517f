//! The form of a sign-up: what it takes, what it answers, and what it gives back to correct.

use http::StatusCode;
use serde_json::json;

use crate::signup::ERIKA;
use crate::support::{Answer, FORM, SALES, Stack, from_site, text, with_proof};

#[tokio::test]
async fn a_form_without_javascript_posts_its_box_and_one_without_the_box_wants_no_later_mails() {
    let stack = Stack::without_mail().await;
    let version = contract::CONSENT_VERSION;
    for (body, wants) in [("", false), (&*format!("&newsAccepted=on&consentVersion={version}"), true)] {
        let body = format!("email={}@visitor.example{body}", body.len());
        stack.click("/api/signup", body.clone()).await.leads_to("/signup/asked");
        let signups = stack.signups().await;
        let signup = signups.iter().find(|signup| body.contains(signup["email"]["S"].as_str().expect("an address")));
        assert_eq!(signup.expect("it is kept")["newsAccepted"]["BOOL"], wants, "{body}");
    }
}

#[tokio::test]
async fn known_and_unknown_addresses_get_the_same_answer() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.subscribe(&inbox, ERIKA).await;
    let (known, unknown) = (stack.sign_up(ERIKA).await, stack.sign_up("new@visitor.example").await);
    let shape = |answer: &Answer| {
        let names: Vec<String> = answer.headers.keys().map(ToString::to_string).collect();
        (answer.status, names, answer.body.len(), answer.json().as_object().map(serde_json::Map::len))
    };
    assert_eq!(shape(&known), shape(&unknown));
    let plain = async |email: &str| stack.click("/api/signup", format!("email={email}")).await;
    let (known, unknown) = (plain(ERIKA).await, plain("newer@visitor.example").await);
    known.leads_to("/signup/asked");
    assert_eq!(
        (known.status, known.headers.len(), &known.body),
        (unknown.status, unknown.headers.len(), &unknown.body)
    );
}

#[tokio::test]
async fn a_consent_to_a_text_that_never_was_gets_the_present_one_to_read_and_keeps_what_was_typed() {
    let stack = Stack::without_mail().await;
    let body = format!("email={ERIKA}&page=%2Fpricing%2F&idempotencyKey=k&newsAccepted=on&consentVersion=9999-99");
    let page = stack.click("/api/signup", body).await;
    page.is_page(422, "Bitte schick deine Adresse noch einmal ab");
    let present = format!("name=\"consentVersion\" value=\"{}\"", contract::CONSENT_VERSION);
    page.has(&[
        "Danach sind es zwei Klicks",
        "<input type=\"checkbox\" id=\"newsAccepted\" name=\"newsAccepted\" value=\"on\" aria-describedby",
        &format!("<label for=\"newsAccepted\">{}</label>", from_site("/consent")),
        "name=\"page\" value=\"/pricing/\"",
        "name=\"idempotencyKey\" value=\"k\"",
        &format!("value=\"{ERIKA}\""),
        &present,
    ]);
    page.has_none(&["9999-99", "Diese Angabe stimmt noch nicht"]);
    assert!(stack.items().await.is_empty());

    let body = format!("email={ERIKA}&consentVersion={}", contract::CONSENT_VERSION);
    stack.click("/api/signup", body).await.leads_to("/signup/asked");
    let signup = stack.signups().await.remove(0);
    assert_eq!(signup["consentVersion"]["S"], contract::CONSENT_VERSION);
    assert!(signup["consentDigest"]["S"].is_string());
}

#[tokio::test]
async fn a_consent_that_names_no_text_is_refused() {
    let stack = Stack::without_mail().await;
    let answer = stack.post_to("/api/signup", &json!({ "email": ERIKA, "newsAccepted": true })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json(), json!({ "errors": { "consentVersion": "required" } }));
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_wrong_address_is_named_in_json_and_on_a_page_that_keeps_it() {
    let stack = Stack::without_mail().await;
    let answer = stack.post_to("/api/signup", &json!({ "email": "erika", "page": "https://other.example" })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json(), json!({ "errors": { "email": "email", "page": "characters" } }));
    let version = contract::CONSENT_VERSION;
    let body = format!("email=erika%22&page=%2Fpricing%2F&consentVersion={version}&newsAccepted=on");
    let page = stack.click("/api/signup", body).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    page.has(&[
        "<form method=\"post\" action=\"/api/signup\">",
        "value=\"erika&#34;\"",
        "name=\"page\" value=\"/pricing/\"",
        &format!("name=\"consentVersion\" value=\"{version}\""),
        "name=\"newsAccepted\" value=\"on\" aria-describedby=\"newsAccepted-hint\" checked",
        "<a href=\"#email\">Bitte gib eine gültige E-Mail-Adresse ein.</a>",
    ]);
    let page = stack.post(FORM, "x").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_sign_up_with_a_filled_honeypot_is_held_with_a_proof_and_leads_to_no_mail_without() {
    let (inbox, stack) = Stack::with_inbox().await;
    let held = with_proof(&json!({ "email": "held@visitor.example", "leaveEmpty": "x" }));
    assert_eq!(stack.post_to("/api/signup", &held).await.next(), "mail");
    let mail = inbox.mail_to(SALES, "[Prüfen] Eintrag").await;
    assert!(text(&mail, "text").contains("held@visitor.example"));
    let body = json!({ "email": ERIKA, "leaveEmpty": "x" });
    assert_eq!(stack.post_to("/api/signup", &body).await.next(), "review");
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 1);
    assert_eq!(stack.signups().await.iter().filter(|signup| signup["verdict"]["S"] == "spam").count(), 1);
}
