//! A sign-up from the form to the evidence.

use http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Answer, SALES, Stack, automatic, link, repository, text, token};

pub(crate) const ERIKA: &str = "erika@visitor.example";

#[tokio::test]
async fn the_confirmation_mail_has_one_link_no_advertising_and_nothing_that_was_typed() {
    let (inbox, stack) = Stack::with_inbox().await;
    let answer = stack.sign_up(ERIKA).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    let mail = inbox.mail_to(ERIKA, "Noch zwei Klicks").await;
    assert!(link(&mail).starts_with("/api/signup/confirm?token="));
    let html = text(&mail, "html");
    assert_eq!(
        (html.matches("<a ").count(), html.matches("href=\"http://localhost:4280/api/").count()),
        (4, 2),
        "{html}"
    );
    let ends: i64 = stack.signups().await[0]["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    let ends = jiff::Timestamp::from_second(ends).expect("a time");
    for part in ["text", "html"] {
        for until in [leads::times::german_hour(ends), leads::times::german_short_day(ends)] {
            assert!(text(&mail, part).contains(&until), "{until}: {}", text(&mail, part));
        }
        for typed in [ERIKA, "erika", &answer.reference(), "kostenlos", "Test"] {
            assert!(!text(&mail, part).replace(&link(&mail), "").contains(typed), "the {part} part holds {typed}");
        }
    }
    assert_eq!(mail["headers"], automatic("auto-generated"));
}

#[tokio::test]
async fn every_sentence_that_counts_clicks_says_as_many_as_there_are() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.sign_up(ERIKA).await;
    let mail = inbox.mail_to(ERIKA, "Noch zwei Klicks").await;
    let page = stack.open(&link(&mail)).await;
    let (in_mail, on_page) =
        (text(&mail, "html").matches("class=\"button\"").count(), page.body.matches("<button").count());
    assert_eq!((in_mail, on_page), (1, 1));
    page.has(&["<h1>Noch ein Klick,"]);
    let told = [
        ("home", "/cta/note"),
        ("common", "/signup/mail"),
        ("signup-asked", "/text"),
        ("mail", "/confirmation/heading"),
        ("mail", "/confirmation/text"),
    ];
    for (file, place) in told {
        let file = std::fs::read(repository().join(format!("locales/de/{file}.json"))).expect("a file");
        let texts: Value = serde_json::from_slice(&file).expect("JSON");
        let sentence = texts.pointer(place).and_then(Value::as_str).expect(place).to_lowercase();
        assert!(sentence.contains("zwei klicks"), "{place}: {sentence}");
    }
}

#[tokio::test]
async fn a_confirmed_sign_up_is_evidence_and_sales_gets_a_mail_about_it() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.subscribe(&inbox, ERIKA).await;
    let sales = inbox.mail_to(SALES, "Neuer Eintrag").await;
    assert!(text(&sales, "text").contains(ERIKA) && text(&sales, "text").contains("/api/signup/unsubscribe?token="));
    assert_eq!(sales["replyTo"], json!([ERIKA]));

    let confirmation = inbox.mail_to(ERIKA, "Noch zwei Klicks").await;
    let signup = stack.signups().await.remove(0);
    let reference = signup["reference"]["S"].as_str().expect("a reference");
    let all = ["confirmationMail", "signupSalesMail", "welcomeMail"].map(|kind| (kind, "sent"));
    stack.ends_of(reference, &all).await;
    let signup = stack.signups().await.remove(0);
    assert_eq!(signup["confirmationMailId"]["S"], confirmation["messageId"], "it outlives the mail's own record");
    let time = |name: &str| -> jiff::Timestamp { signup[name]["S"].as_str().expect(name).parse().expect("a time") };
    assert!(time("createdAt") <= time("confirmationSentAt") && time("confirmationSentAt") <= time("confirmedAt"));
    for attribute in ["createdAt", "confirmedAt", "consentDigest"] {
        assert!(signup[attribute]["S"].is_string(), "{attribute}");
    }
    assert_eq!(signup["consentVersion"]["S"], contract::CONSENT_VERSION);
    assert_eq!(signup["page"]["S"], "/");
    for network in ["requestedFrom", "confirmedFrom"] {
        assert!(signup[network]["S"].as_str().is_some_and(|text| text.ends_with(".0/24")), "{network}");
    }
    assert_eq!(signup.get("expiresAt"), None, "kept until it is withdrawn");

    // The mail after the confirmation lets mail programs sign off with one click.
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
async fn a_confirmed_sign_up_without_the_box_names_the_wording_beside_it_and_is_kept_for_a_while_only() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.try_out(ERIKA).await;
    let confirm = token(&inbox.mail_to(ERIKA, "Noch zwei Klicks").await);
    stack.click("/api/signup/confirm", format!("token={confirm}")).await.leads_to("/signup/confirmed");
    let signup = stack.signups().await.remove(0);
    assert_eq!((&signup["newsAccepted"]["BOOL"], signup["expiresAt"].is_object()), (&json!(false), true));
    assert_eq!(signup["consentVersion"]["S"], contract::CONSENT_VERSION);
}

#[tokio::test]
async fn four_sign_ups_of_one_address_at_the_same_time_are_three_mails_at_most() {
    let (inbox, stack) = Stack::with_inbox().await;
    let post = || stack.sign_up(ERIKA);
    let answers: [Answer; 4] = tokio::join!(post(), post(), post(), post()).into();
    assert!(answers.iter().all(|answer| answer.status == StatusCode::ACCEPTED));
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 3);
}

#[tokio::test]
async fn a_held_sign_up_gets_its_mail_when_sales_releases_it() {
    let (inbox, stack) = Stack::with_inbox().await;
    let answer = stack.click("/api/signup", format!("email={ERIKA}")).await;
    assert_eq!(answer.header("location"), "/signup/asked");
    let sales = inbox.mail_to(SALES, "[Prüfen] Eintrag").await;
    assert!(text(&sales, "text").contains(ERIKA));
    assert_eq!(sales["replyTo"], json!([]), "nobody writes to an unconfirmed address by accident");
    let link = link(&sales);

    let page = stack.open(&link).await;
    assert!(page.body.contains("Bestätigungsmail senden</button>"), "{}", page.body);
    assert_eq!(inbox.mails().len(), 1, "opening the link sends nothing");

    let (_, query) = link.split_once('?').expect("a query");
    let wrong = stack.click("/api/signup/release", query.replace('.', ".A")).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
    for _ in 0..2 {
        let released = stack.click("/api/signup/release", query).await;
        assert_eq!(released.status, StatusCode::OK);
        assert!(released.body.contains("freigegeben"), "{}", released.body);
    }
    inbox.mail_to(ERIKA, "Noch zwei Klicks").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 2);
}
