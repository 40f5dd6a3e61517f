//! A sign-up from the form to the evidence.

use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Inbox, JSON, SALES, Stack, automatic, from_site, repository, text, with_proof};

pub(crate) const ERIKA: &str = "erika@visitor.example";

/// The path and query of the one link in a mail that does something.
pub(crate) fn link(mail: &Value) -> String {
    let text = text(mail, "text");
    let ours = |word: &str| {
        word.strip_prefix("http://localhost:4280").filter(|path| path.starts_with("/api/")).map(str::to_owned)
    };
    let links: Vec<String> = text.split_whitespace().filter_map(ours).collect();
    assert_eq!(links.len(), 1, "one link that does something: {text}");
    links[0].clone()
}

pub(crate) fn token(link: &str) -> String {
    link.split_once("token=").expect("a token").1.to_owned()
}

/// Signs an address up for later mails and confirms it; returns the link that confirmed it.
pub(crate) async fn confirmed(stack: &Stack, inbox: &Inbox, email: &str) -> String {
    stack.sign_up(email).await;
    confirm(stack, inbox, email).await
}

/// Confirms an address that was asked.
async fn confirm(stack: &Stack, inbox: &Inbox, email: &str) -> String {
    let link = link(&inbox.mail_to(email, "Noch zwei Klicks").await);
    stack.click("/api/signup/confirm", format!("token={}", token(&link))).await.leads_to("/signup/confirmed");
    link
}

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
async fn a_confirmed_sign_up_is_evidence_and_sales_hears_of_it() {
    let (inbox, stack) = Stack::with_inbox().await;
    confirmed(&stack, &inbox, ERIKA).await;
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

/// The welcome mail of a confirmed address, with what its headers are called.
async fn welcome(inbox: &Inbox, email: &str) -> (Value, Vec<String>) {
    let mail = inbox.mail_to(email, "bestätigt").await;
    let headers = mail["headers"].as_array().expect("headers").iter();
    let names = headers.map(|header| header["name"].as_str().expect("a name").to_owned()).collect();
    (mail, names)
}

#[tokio::test]
async fn whoever_confirmed_is_led_into_the_trial_with_and_without_the_box() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (with, without) = ("with@visitor.example", "without@visitor.example");
    stack.sign_up(with).await;
    stack.try_out(without).await;
    for (email, is_subscriber, leaves) in
        [(with, true, "Von weiteren E-Mails abmelden"), (without, false, "Adresse jetzt löschen")]
    {
        confirm(&stack, &inbox, email).await;
        let (mail, headers) = welcome(&inbox, email).await;
        for part in ["text", "html"] {
            let body = text(&mail, part);
            for way in [
                "http://localhost:4280/tools/matchday/",
                "http://localhost:4280/tools/",
                "http://localhost:4280/tools/board/#beschluss",
                &from_site("/register"),
                &from_site("/meeting"),
                leaves,
            ] {
                assert!(body.contains(way), "{part} has no {way}: {body}");
            }
            assert!(
                body.find("/tools/") < body.find("/api/signup/unsubscribe"),
                "to leave is not the first thing: {body}"
            );
        }
        assert_eq!(headers.iter().any(|name| name.starts_with("List-")), is_subscriber, "{headers:?}");
        let signup =
            stack.signups().await.into_iter().find(|signup| signup["email"]["S"] == email).expect("it is kept");
        assert_eq!(signup["newsAccepted"]["BOOL"], is_subscriber);
        assert_eq!(signup["consentVersion"]["S"], contract::CONSENT_VERSION, "the words beside the box, ticked or not");
        assert_eq!(signup.get("expiresAt").is_none(), is_subscriber, "without a consent it is kept for a while only");
        let sales = inbox.mail_to(SALES, signup["reference"]["S"].as_str().expect("a reference")).await;
        for part in ["text", "html"] {
            let says = if is_subscriber { "Weitere E-Mails: ja" } else { "Weitere E-Mails: nein" };
            let body = text(&sales, part).replace("</td><td><strong>", ": ");
            assert!(body.contains(says), "{part} has no {says}: {body}");
            assert_eq!(body.contains("/api/signup/unsubscribe"), is_subscriber, "{body}");
        }
    }
}

#[tokio::test]
async fn after_a_withdrawal_the_same_address_is_asked_again_the_same_day_and_can_confirm() {
    let (inbox, stack) = Stack::with_inbox().await;
    let viewer = "198.51.100.9:40000";
    let sign_up = async |round: usize| {
        let request =
            Request::post("/api/signup").header("content-type", JSON).header("cloudfront-viewer-address", viewer);
        let mut body = json!({ "email": ERIKA, "newsAccepted": true, "consentVersion": contract::CONSENT_VERSION });
        body["idempotencyKey"] = format!("{round:032}").into();
        stack.send(request, with_proof(&body).to_string()).await
    };
    for round in 1..=2 {
        assert_eq!(sign_up(round).await.header("idempotent-replayed"), "", "round {round}");
        let asked = inbox.nth_mail(round, "Noch zwei Klicks").await;
        let confirm = format!("token={}", token(&link(&asked)));
        stack.click("/api/signup/confirm", confirm).await.leads_to("/signup/confirmed");
        assert_eq!(sign_up(round).await.header("idempotent-replayed"), "true", "a double click is one sign-up");
        let welcome = inbox.nth_mail(round, "ist bestätigt").await;
        let unsubscribe = format!("token={}", token(&link(&welcome)));
        stack.click("/api/signup/unsubscribe", unsubscribe).await.leads_to("/signup/unsubscribed");
    }
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
