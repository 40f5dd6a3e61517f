//! A sign-up from the form to the evidence.

use http::{Request, StatusCode};
use leads::{Acceptance, Intake, Secret, Source, Verdict};
use serde_json::{Value, json};

use crate::support::{Answer, FORM, HMAC_SECRET, Inbox, JSON, SALES, Stack, proof, until, with_proof};

pub(crate) const ERIKA: &str = "erika@visitor.example";

pub(crate) fn text<'a>(mail: &'a Value, part: &str) -> &'a str {
    mail["body"][part].as_str().unwrap_or_default()
}

/// The path and query of the one link of ours in a mail.
pub(crate) fn link(mail: &Value) -> String {
    let text = text(mail, "text");
    let links: Vec<&str> = text.split_whitespace().filter(|word| word.starts_with("http")).collect();
    assert_eq!(links.len(), 1, "one link: {text}");
    links[0].strip_prefix("http://localhost:4280").expect("a link to the site").to_owned()
}

pub(crate) fn token(link: &str) -> String {
    link.split_once("token=").expect("a token").1.to_owned()
}

/// Signs an address up and confirms it; returns the link that confirmed it.
pub(crate) async fn confirmed(stack: &Stack, inbox: &Inbox, email: &str) -> String {
    stack.sign_up(email).await;
    let link = link(&inbox.mail_to(email, "Noch ein Klick").await);
    let answer = stack.click("/api/signup/confirm", format!("token={}", token(&link))).await;
    assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, "/signup/confirmed"));
    link
}

#[tokio::test]
async fn the_confirmation_mail_has_one_link_no_advertising_and_nothing_that_was_typed() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let answer = stack.sign_up(ERIKA).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    let mail = inbox.mail_to(ERIKA, "Noch ein Klick").await;
    assert!(link(&mail).starts_with("/api/signup/confirm?token="));
    assert_eq!(text(&mail, "html").matches("<a ").count(), 1);
    for part in ["text", "html"] {
        assert!(text(&mail, part).contains("72 Stunden"));
        for typed in [ERIKA, "erika", &answer.reference(), "kostenlos", "Test"] {
            assert!(!text(&mail, part).replace(&link(&mail), "").contains(typed), "the {part} part holds {typed}");
        }
    }
    assert_eq!(mail["headers"], json!([{ "name": "Auto-Submitted", "value": "auto-generated" }]));
}

#[tokio::test]
async fn a_confirmed_sign_up_is_evidence_and_sales_hears_of_it() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let sales = inbox.mail_to(SALES, "Neue Anmeldung").await;
    assert!(text(&sales, "text").contains(ERIKA) && text(&sales, "text").contains("/api/signup/unsubscribe?token="));
    assert_eq!(sales["replyTo"], json!([ERIKA]));

    let confirmation = inbox.mail_to(ERIKA, "Noch ein Klick").await;
    let signup = stack.signups().await.remove(0);
    let reference = signup["reference"]["S"].as_str().expect("a reference");
    let all = ["confirmationMail", "signupSalesMail", "welcomeMail"].map(|kind| (kind, "sent"));
    stack.ends_of(reference, &all).await;
    for attribute in ["createdAt", "confirmedAt", "consentDigest"] {
        assert!(signup[attribute]["S"].is_string(), "{attribute}");
    }
    assert_eq!(signup["consentVersion"]["S"], contract::CONSENT_VERSION);
    assert_eq!(signup["page"]["S"], "/");
    let mail = stack.mail(reference, "confirmationMail").await;
    assert_eq!(mail["messageId"]["S"], confirmation["messageId"]);
    for network in ["requestedFrom", "confirmedFrom"] {
        assert!(signup[network]["S"].as_str().is_some_and(|text| text.ends_with(".0/24")), "{network}");
    }
    assert_eq!(signup.get("expiresAt"), None, "kept until it is withdrawn");
}

#[tokio::test]
async fn the_mail_after_the_confirmation_lets_mail_programs_sign_off_with_one_click() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let welcome = inbox.mail_to(ERIKA, "bestätigt").await;
    let link = format!("http://localhost:4280{}", link(&welcome));
    let headers = welcome["headers"].as_array().expect("headers");
    for (name, value) in
        [("List-Unsubscribe", format!("<{link}>")), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into())]
    {
        assert!(headers.contains(&json!({ "name": name, "value": value })), "{headers:?}");
    }
}

#[tokio::test]
async fn known_and_unknown_addresses_get_the_same_answer() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let (known, unknown) = (stack.sign_up(ERIKA).await, stack.sign_up("new@visitor.example").await);
    let shape = |answer: &Answer| {
        let names: Vec<String> = answer.headers.keys().map(ToString::to_string).collect();
        (answer.status, names, answer.body.len(), answer.json().as_object().map(serde_json::Map::len))
    };
    assert_eq!(shape(&known), shape(&unknown));
    let plain = async |email: &str| stack.click("/api/signup", format!("email={email}")).await;
    let (known, unknown) = (plain(ERIKA).await, plain("newer@visitor.example").await);
    assert_eq!((known.status, known.header("location")), (StatusCode::SEE_OTHER, "/signup/asked"));
    assert_eq!(
        (known.status, known.headers.len(), &known.body),
        (unknown.status, unknown.headers.len(), &unknown.body)
    );
}

#[tokio::test]
async fn an_address_gets_three_confirmation_mails_a_day_however_it_is_spelled() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for email in [ERIKA, "Erika@Visitor.Example", "ERIKA@visitor.example", ERIKA, ERIKA] {
        let answer = stack.sign_up(email).await;
        assert_eq!((answer.status, &answer.json()["next"]), (StatusCode::ACCEPTED, &json!("mail")));
    }
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 4);

    let items = stack.items().await;
    for place in items.iter().filter(|item| item["writtenFor"].is_object()) {
        stack.set(place, "expiresAt", json!({ "N": "1000000000" })).await;
    }
    stack.sign_up("Erika@visitor.example").await;
    until("a day later there is another one", async || (inbox.mails().await.len() == 5).then_some(())).await;
}

#[tokio::test]
async fn after_a_withdrawal_the_same_address_is_asked_again_the_same_day_and_can_confirm() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let viewer = "198.51.100.9:40000";
    // From one source and without a key, as a program or a plain form posts: the same content is a new sign-up.
    let sign_up = async || {
        let request =
            Request::post("/api/signup").header("content-type", JSON).header("cloudfront-viewer-address", viewer);
        stack.send(request, with_proof(&json!({ "email": ERIKA })).to_string()).await
    };
    let mails = async |subject: &str| {
        let mails = inbox.mails().await.into_iter();
        mails.filter(|mail| mail["subject"].as_str().is_some_and(|text| text.contains(subject))).collect::<Vec<_>>()
    };
    for round in 1..=2 {
        assert_eq!(sign_up().await.header("idempotent-replayed"), "", "round {round}");
        let asked = until("the confirmation", async || mails("Noch ein Klick").await.get(round - 1).cloned()).await;
        let confirmed = stack.click("/api/signup/confirm", format!("token={}", token(&link(&asked)))).await;
        assert_eq!(confirmed.header("location"), "/signup/confirmed");
        assert_eq!(sign_up().await.header("idempotent-replayed"), "true", "a double click is one sign-up");
        let welcome = until("the welcome", async || mails("ist bestätigt").await.get(round - 1).cloned()).await;
        let withdrawn = stack.click("/api/signup/unsubscribe", format!("token={}", token(&link(&welcome)))).await;
        assert_eq!(withdrawn.header("location"), "/signup/unsubscribed");
    }
}

#[tokio::test]
async fn four_sign_ups_of_one_address_at_the_same_time_are_three_mails_at_most() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let post = || stack.sign_up(ERIKA);
    let answers: [Answer; 4] = tokio::join!(post(), post(), post(), post()).into();
    assert!(answers.iter().all(|answer| answer.status == StatusCode::ACCEPTED));
    let key = |number: usize| {
        with_proof(&json!({ "email": "other@visitor.example", "idempotencyKey": format!("key {number}") }))
    };
    let bodies: Vec<Value> = (0..4).map(key).collect();
    let post = |number: usize| stack.post_to("/api/signup", &bodies[number]);
    let answers: [Answer; 4] = tokio::join!(post(0), post(1), post(2), post(3)).into();
    assert!(answers.iter().all(|answer| answer.status == StatusCode::ACCEPTED));
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 7, "three to each, and the last");
}

#[tokio::test]
async fn a_held_sign_up_gets_its_mail_when_sales_releases_it() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let answer = stack.click("/api/signup", format!("email={ERIKA}")).await;
    assert_eq!(answer.header("location"), "/signup/asked");
    let sales = inbox.mail_to(SALES, "[Prüfen] Anmeldung").await;
    assert!(text(&sales, "text").contains(ERIKA));
    assert_eq!(sales["replyTo"], json!([]), "nobody writes to an unconfirmed address by accident");
    let link = link(&sales);

    let page = stack.open(&link).await;
    assert!(page.body.contains("Bestätigungsmail senden</button>"), "{}", page.body);
    assert_eq!(inbox.mails().await.len(), 1, "opening the link sends nothing");

    let (_, query) = link.split_once('?').expect("a query");
    let wrong = stack.click("/api/signup/release", query.replace("signature=", "signature=0")).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
    for _ in 0..2 {
        let released = stack.click("/api/signup/release", query).await;
        assert_eq!(released.status, StatusCode::OK);
        assert!(released.body.contains("freigegeben"), "{}", released.body);
    }
    inbox.mail_to(ERIKA, "Noch ein Klick").await;
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 3);
}

#[tokio::test]
async fn a_sign_up_with_a_filled_honeypot_is_held_with_a_proof_and_leads_to_no_mail_without() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let held = with_proof(&json!({ "email": "held@visitor.example", "leaveEmpty": "x" }));
    assert_eq!(stack.post_to("/api/signup", &held).await.json()["next"], "mail");
    let mail = inbox.mail_to(SALES, "[Prüfen] Anmeldung").await;
    assert!(text(&mail, "text").contains("held@visitor.example"));
    let body = json!({ "email": ERIKA, "leaveEmpty": "x" });
    assert_eq!(stack.post_to("/api/signup", &body).await.json()["next"], "review");
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 2);
    assert_eq!(stack.signups().await.iter().filter(|signup| signup["verdict"]["S"] == "spam").count(), 1);
}

#[tokio::test]
async fn a_wrong_address_is_named_in_json_and_on_a_page_that_keeps_it() {
    let stack = Stack::without_mail().await;
    let answer = stack.post_to("/api/signup", &json!({ "email": "erika", "page": "https://other.example" })).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json(), json!({ "errors": { "email": "email", "page": "characters" } }));
    let page = stack.click("/api/signup", "email=erika%22&page=%2Fpricing%2F&consentVersion=2026-11").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    for part in [
        "<form method=\"post\" action=\"/api/signup\">",
        "value=\"erika&#34;\"",
        "name=\"page\" value=\"/pricing/\"",
        "name=\"consentVersion\" value=\"2026-11\"",
        "<a href=\"#email\">Bitte gib eine gültige E-Mail-Adresse ein.</a>",
    ] {
        assert!(page.body.contains(part), "{part} in {}", page.body);
    }
    let page = stack.post(FORM, "x").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn the_evidence_keeps_an_old_version_of_the_consent_without_calling_it_the_present_one() {
    let stack = Stack::without_mail().await;
    let body = with_proof(&json!({ "email": ERIKA, "consentVersion": "2020-01" }));
    stack.post_to("/api/signup", &body).await;
    let signup = stack.signups().await.remove(0);
    assert_eq!(signup["consentVersion"]["S"], "2020-01");
    assert_eq!(signup.get("consentDigest"), None);
}

#[tokio::test]
async fn after_a_rotation_of_the_secret_proofs_made_before_hold_until_the_next_one() {
    let stack = Stack::without_mail().await;
    let accept = async |secret: Secret, key: &str| {
        let form = contract::SignupForm {
            email: ERIKA.to_owned(),
            idempotency_key: Some(key.to_owned()),
            proof: Some(proof()),
            ..contract::SignupForm::default()
        };
        let accepted = Intake::new(stack.store(), secret, u64::MAX).accept(&form, Source::default()).await;
        let Acceptance::Stored(_, verdict) = accepted.expect("the table answers") else { panic!("not stored") };
        verdict
    };
    assert_eq!(accept(Secret::new("the next key").or_previous(HMAC_SECRET), "one").await, Verdict::Clean);
    assert_eq!(accept(Secret::new("the next key"), "two").await, Verdict::Held);
}
