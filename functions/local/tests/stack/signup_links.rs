//! The links in the mails of a sign-up: opening changes nothing, the button does.

use http::{Request, StatusCode};
use serde_json::json;

use crate::signup::ERIKA;
use crate::support::{FORM, Inbox, SALES, Stack, token};

/// The tokens of a confirmed sign-up, once its mails are sent: of the link that confirmed it and of the one that ends it.
async fn both_tokens(inbox: &Inbox, stack: &Stack) -> [String; 2] {
    let tokens = stack.subscribe(inbox, ERIKA).await;
    stack.until_no_mail_is_due().await;
    tokens
}

/// The links with these tokens.
fn links([confirm, unsubscribe]: &[String; 2]) -> [String; 2] {
    [format!("/api/signup/confirm?token={confirm}"), format!("/api/signup/unsubscribe?token={unsubscribe}")]
}

#[tokio::test]
async fn a_mail_scanner_that_opens_every_link_changes_nothing() {
    let (inbox, stack) = Stack::with_inbox().await;
    let links = links(&both_tokens(&inbox, &stack).await);
    let sorted = async || {
        let mut items: Vec<String> = stack.items().await.iter().map(ToString::to_string).collect();
        items.sort();
        items
    };
    let before = sorted().await;
    for path in &links {
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
async fn the_page_of_a_link_has_one_button_and_names_the_address_whatever_gateways_add_to_the_link() {
    let (inbox, stack) = Stack::with_inbox().await;
    let tokens = both_tokens(&inbox, &stack).await;
    let links = links(&tokens);
    let buttons = [" autofocus>Adresse bestätigen</button>", "Jetzt abmelden</button>"];
    for ((link, token), button) in links.iter().zip(&tokens).zip(buttons) {
        let (page, query) = link.split_once('?').expect("a query");
        let answer = stack.open(&format!("{page}?utm_campaign=Fr%FChling&{query}%3E")).await;
        assert_eq!(answer.status, StatusCode::OK);
        let field = format!("name=\"token\" value=\"{token}\"");
        answer.has(&[&format!("<form method=\"post\" action=\"{page}\">"), &field, button]);
        answer.has(&[&format!("<p class=\"keep\">{ERIKA}</p>")]);
        answer.has_none(&["<script", "<style", " style=", " onclick="]);
        assert_eq!(answer.body.matches("<button").count(), 1);
        let forged = stack.open(&link.replace('.', ".A")).await;
        forged.has_none(&[ERIKA]);
        assert_eq!(stack.open(&format!("{page}?token=%3E")).await.status, StatusCode::NOT_FOUND);
    }
    // Posted by the page as it came, and by a mail program's own button.
    let posted = format!("token=%3C{}%3E.&x=%FC&x=y", tokens[0]);
    stack.click("/api/signup/confirm", posted).await.leads_to("/signup/confirmed");
    let one_click = format!("{}&utm_source=a&utm_source=b.", links[1]);
    assert_eq!(stack.click(&one_click, "List-Unsubscribe=One-Click").await.status, StatusCode::OK);
    assert!(stack.signups().await[0]["withdrawnAt"].is_object());
}

#[tokio::test]
async fn however_often_a_link_is_used_it_confirms_once_and_mails_nobody_twice() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.sign_up(ERIKA).await;
    let token = token(&inbox.mail_to(ERIKA, "Noch zwei Klicks").await);
    let click = || stack.click("/api/signup/confirm", format!("token={token}"));
    let (a, b, c, d) = tokio::join!(click(), click(), click(), click());
    let first = stack.signups().await[0]["confirmedAt"].clone();
    for answer in [a, b, c, d, click().await] {
        answer.leads_to("/signup/confirmed");
    }
    assert_eq!(stack.signups().await[0]["confirmedAt"], first);
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 3, "asked, told sales, welcomed");
}

#[tokio::test]
async fn a_link_that_expired_or_is_none_of_ours_leads_to_a_page_that_says_what_to_do() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.sign_up(ERIKA).await;
    let token = token(&inbox.mail_to(ERIKA, "Noch zwei Klicks").await);
    let signup = stack.signups().await.remove(0);
    stack.set(&signup, "expiresAt", json!({ "N": "1000000000" })).await;
    let other = token.replace('.', ".A");
    for token in [token.as_str(), &other[..other.len() - 1], "", "x", "K7QM-4TXR.x", "%ff", "%22%3E%3Cscript%3E"] {
        let page = stack.click("/api/signup/confirm", format!("token={token}")).await;
        page.is_page(404, "Dieser Link gilt nicht mehr");
        page.has(&["href=\"/\""]);
    }
    assert_eq!(stack.open("/api/signup/confirm").await.status, StatusCode::NOT_FOUND);
    assert_eq!(stack.signups().await[0].get("confirmedAt"), None);
}

#[tokio::test]
async fn a_token_lies_nowhere_in_the_table_is_the_same_in_each_mail_and_good_for_its_own_purpose_only() {
    let (inbox, stack) = Stack::with_inbox().await;
    let [confirm, unsubscribe] = both_tokens(&inbox, &stack).await;
    let table = serde_json::to_string(&stack.items().await).expect("JSON");
    for (path, other) in [("/api/signup/unsubscribe", &confirm), ("/api/signup/confirm", &unsubscribe)] {
        let (_, signature) = other.split_once('.').expect("a signature");
        assert_eq!(signature.len(), 43, "256 bits");
        assert!(!table.contains(signature));
        for path in [path, "/api/signup/release"] {
            let answer = stack.click(path, format!("token={other}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        }
    }
    let sales = inbox.mail_to(SALES, "Neuer Eintrag").await;
    assert_eq!(token(&sales), unsubscribe);
    assert_eq!(stack.signups().await[0].get("withdrawnAt"), None);
}

#[tokio::test]
async fn a_mail_program_signs_off_with_one_click_in_either_encoding() {
    let (inbox, stack) = Stack::with_inbox().await;
    let [_, unsubscribe] = links(&both_tokens(&inbox, &stack).await);
    let multipart = "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    for (content_type, body) in [("multipart/form-data; boundary=b", multipart), (FORM, "List-Unsubscribe=One-Click")] {
        let answer = stack.send(Request::post(&unsubscribe).header("content-type", content_type), body).await;
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, ""), "no page and no redirect");
    }
    assert!(stack.signups().await[0]["withdrawnAt"].is_object());
    let unknown = Request::post("/api/signup/unsubscribe?token=x").header("content-type", FORM);
    assert_eq!(stack.send(unknown, "List-Unsubscribe=One-Click").await.status, StatusCode::NOT_FOUND);
}
