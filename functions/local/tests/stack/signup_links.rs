//! The links in the mails of a sign-up: opening changes nothing, the button does.

use http::{Request, StatusCode};
use serde_json::json;

use crate::signup::{ERIKA, confirmed, link, token};
use crate::support::{FORM, Inbox, Stack, until};

fn german_page(body: &str) {
    assert!(body.contains("<html lang=\"de\">") && body.contains("<meta name=\"robots\" content=\"noindex\">"));
    for forbidden in ["<script", "<style", " style=", " onclick="] {
        assert!(!body.contains(forbidden), "the CSP forbids {forbidden}");
    }
}

#[tokio::test]
async fn a_mail_scanner_that_opens_every_link_changes_nothing() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    stack.sign_up("other@visitor.example").await;
    let confirm = link(&inbox.mail_to("other@visitor.example", "Noch ein Klick").await);
    let unsubscribe = link(&inbox.mail_to(ERIKA, "bestätigt").await);
    let sorted = async || {
        let mut items: Vec<String> = stack.items().await.iter().map(ToString::to_string).collect();
        items.sort();
        items
    };
    let before = until("nothing changes any more", async || {
        let before = sorted().await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        (before == sorted().await).then_some(before)
    })
    .await;
    for path in [&confirm, &unsubscribe] {
        for method in ["GET", "HEAD", "GET"] {
            let answer = stack.send(Request::builder().method(method).uri(path), "").await;
            assert_eq!(answer.status, StatusCode::OK);
            assert_eq!((answer.header("cache-control"), answer.header("x-robots-tag")), ("no-store", "noindex"));
        }
        for method in ["PUT", "DELETE", "OPTIONS"] {
            let answer = stack.send(Request::builder().method(method).uri(path), "").await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
        }
    }
    assert_eq!(sorted().await, before);
}

#[tokio::test]
async fn the_page_of_a_link_has_one_button_with_the_focus_that_posts_the_token() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    stack.sign_up(ERIKA).await;
    let link = link(&inbox.mail_to(ERIKA, "Noch ein Klick").await);
    let page = stack.open(&link).await;
    german_page(&page.body);
    assert_eq!(page.body.matches("<button").count(), 1);
    for part in [
        "<form method=\"post\" action=\"/api/signup/confirm\">",
        &format!("name=\"token\" value=\"{}\"", token(&link)),
        " autofocus>Adresse bestätigen</button>",
    ] {
        assert!(page.body.contains(part), "{part} in {}", page.body);
    }
    let page = stack.open("/api/signup/confirm?token=%22%3E%3Cscript%3E").await;
    german_page(&page.body);
}

#[tokio::test]
async fn a_link_works_whatever_mail_programs_and_gateways_add_to_it() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let confirmed = confirmed(&stack, &inbox, ERIKA).await;
    let unsubscribe = link(&inbox.mail_to(ERIKA, "bestätigt").await);
    for (path, button) in [(&confirmed, "Adresse bestätigen"), (&unsubscribe, "Jetzt abmelden")] {
        let (page, query) = path.split_once('?').expect("a query");
        for changed in [
            format!("{query}&utm_source=a&utm_source=b"),
            format!("utm_campaign=Fr%FChling&{query}"),
            format!("utm_campaign=a&amp;{query}&amp;utm_medium=b"),
            format!("{query}."),
            format!("{query}%3E"),
            format!("{query})."),
            format!("{query}%23"),
            format!("{query}&{query}"),
        ] {
            let answer = stack.open(&format!("{page}?{changed}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{changed}");
            assert!(answer.body.contains(&format!("name=\"token\" value=\"{}\"", token(path))), "{}", answer.body);
            assert!(answer.body.contains(button), "{}", answer.body);
        }
        assert_eq!(stack.open(&format!("{page}?token=%3E")).await.status, StatusCode::NOT_FOUND);
    }
    // Posted by the page as it came, and by a mail program's own button.
    let posted = stack.click("/api/signup/confirm", format!("token=%3C{}%3E.&x=%FC&x=y", token(&confirmed))).await;
    assert_eq!(posted.header("location"), "/signup/confirmed");
    let one_click = format!("{unsubscribe}&utm_source=a&utm_source=b.");
    assert_eq!(stack.click(&one_click, "List-Unsubscribe=One-Click").await.status, StatusCode::OK);
    assert!(stack.signups().await[0]["withdrawnAt"].is_object());
}

#[tokio::test]
async fn a_link_that_was_used_says_confirmed_again_and_mails_nobody_twice() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let link = confirmed(&stack, &inbox, ERIKA).await;
    inbox.mail_to(ERIKA, "bestätigt").await;
    let before = stack.signups().await[0]["confirmedAt"].clone();
    for _ in 0..3 {
        let answer = stack.click("/api/signup/confirm", format!("token={}", token(&link))).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, "/signup/confirmed"));
    }
    assert_eq!(stack.signups().await[0]["confirmedAt"], before);
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().await.len(), 4, "asked, told sales, welcomed; and the last one asked");
}

#[tokio::test]
async fn eight_clicks_at_the_same_time_confirm_once() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    stack.sign_up(ERIKA).await;
    let token = token(&link(&inbox.mail_to(ERIKA, "Noch ein Klick").await));
    let click = || stack.click("/api/signup/confirm", format!("token={token}"));
    let (a, b, c, d) = tokio::join!(click(), click(), click(), click());
    for answer in [a, b, c, d] {
        assert_eq!(answer.header("location"), "/signup/confirmed");
    }
    inbox.mail_to(ERIKA, "bestätigt").await;
    assert_eq!(inbox.mails().await.len(), 3);
}

#[tokio::test]
async fn a_link_that_expired_or_is_none_of_ours_leads_to_a_page_that_says_what_to_do() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    stack.sign_up(ERIKA).await;
    let token = token(&link(&inbox.mail_to(ERIKA, "Noch ein Klick").await));
    let signup = stack.signups().await.remove(0);
    stack.set(&signup, "expiresAt", json!({ "N": "1000000000" })).await;
    let other = token.replace('.', ".A");
    for token in [token.as_str(), &other[..other.len() - 1], "", "x", "K7QM-4TXR.x", "%ff", &"x".repeat(300)] {
        let page = stack.click("/api/signup/confirm", format!("token={token}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{token}");
        german_page(&page.body);
        assert!(page.body.contains("Dieser Link gilt nicht mehr") && page.body.contains("href=\"/\""), "{}", page.body);
    }
    assert_eq!(stack.open("/api/signup/confirm").await.status, StatusCode::NOT_FOUND);
    assert_eq!(stack.signups().await[0].get("confirmedAt"), None);
}

#[tokio::test]
async fn a_token_is_good_for_its_own_purpose_only() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let confirm = token(&confirmed(&stack, &inbox, ERIKA).await);
    let answer = stack.click("/api/signup/unsubscribe", format!("token={confirm}")).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    let unsubscribe = token(&link(&inbox.mail_to(ERIKA, "bestätigt").await));
    let answer = stack.click("/api/signup/confirm", format!("token={unsubscribe}")).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(stack.signups().await[0].get("withdrawnAt"), None);
}

#[tokio::test]
async fn who_knows_no_more_than_a_reference_is_not_told_that_a_consent_was_withdrawn() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let ours = token(&link(&inbox.mail_to(ERIKA, "bestätigt").await));
    stack.click("/api/signup/unsubscribe", format!("token={ours}")).await;
    let (reference, random) = ours.split_once('.').expect("two parts");
    let other = format!("{reference}.{}", random.chars().rev().collect::<String>().replace('A', "B"));
    for token in [other, format!("{reference}.{}", "A".repeat(43))] {
        let answer = stack.click("/api/signup/unsubscribe", format!("token={token}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{token}");
    }
}

#[tokio::test]
async fn no_token_lies_in_the_table() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let confirm = token(&confirmed(&stack, &inbox, ERIKA).await);
    let unsubscribe = token(&link(&inbox.mail_to(ERIKA, "bestätigt").await));
    let table = serde_json::to_string(&stack.items().await).expect("JSON");
    for token in [confirm, unsubscribe] {
        let (_, random) = token.split_once('.').expect("a random part");
        assert_eq!(random.len(), 43, "256 bits");
        assert!(!table.contains(random));
    }
}

#[tokio::test]
async fn signing_off_keeps_the_evidence_for_three_years_and_the_address_can_sign_up_again() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let unsubscribe = link(&inbox.mail_to(ERIKA, "bestätigt").await);
    assert!(stack.open(&unsubscribe).await.body.contains("Jetzt abmelden</button>"));
    for _ in 0..2 {
        let answer = stack.click("/api/signup/unsubscribe", format!("token={}", token(&unsubscribe))).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, "/signup/unsubscribed"));
    }
    let signup = stack.signups().await.remove(0);
    let withdrawn: jiff::Timestamp = signup["withdrawnAt"]["S"].as_str().expect("a time").parse().expect("a time");
    let expires: i64 = signup["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    assert!((expires - withdrawn.as_second()) / (24 * 60 * 60) >= 3 * 365);
    assert!(signup["confirmedAt"].is_object() && signup["email"]["S"] == ERIKA);

    let items = stack.items().await;
    let address = items.iter().find(|item| item["sk"]["S"] == "SUBSCRIPTION").expect("the address");
    assert_eq!(address.get("signup"), None);
    stack.sign_up("Erika@visitor.example").await;
    inbox.mail_to("Erika@visitor.example", "Noch ein Klick").await;
}

#[tokio::test]
async fn a_mail_program_signs_off_with_one_click_in_either_encoding() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    confirmed(&stack, &inbox, ERIKA).await;
    let unsubscribe = link(&inbox.mail_to(ERIKA, "bestätigt").await);
    let multipart = "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    for (content_type, body) in [("multipart/form-data; boundary=b", multipart), (FORM, "List-Unsubscribe=One-Click")] {
        let answer = stack.send(Request::post(&unsubscribe).header("content-type", content_type), body).await;
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, ""), "no page and no redirect");
    }
    assert!(stack.signups().await[0]["withdrawnAt"].is_object());
    let unknown = Request::post("/api/signup/unsubscribe?token=x").header("content-type", FORM);
    assert_eq!(stack.send(unknown, "List-Unsubscribe=One-Click").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn links_answer_only_through_the_cdn() {
    let stack = Stack::without_mail().await;
    for path in
        ["/api/signup", "/api/signup/confirm", "/api/signup/unsubscribe", "/api/signup/release", "/api/challenge"]
    {
        for method in ["GET", "POST"] {
            let request = Request::builder().method(method).uri(path).header("content-type", FORM);
            assert_eq!(stack.send_past_the_cdn(request, "").await.status, StatusCode::FORBIDDEN, "{method} {path}");
        }
    }
}
