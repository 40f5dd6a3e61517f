//! What browsers post by themselves: read, or answered with the form and all that was typed.

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{Request, StatusCode};
use serde_json::json;

use crate::support::{Answer, FORM, JSON, Stack, valid};

/// What browsers accept when they follow a link or post a form.
const HTML: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

async fn post(stack: &Stack, content_type: &str, body: impl Into<Vec<u8>>) -> Answer {
    stack.send(Request::post("/").header(CONTENT_TYPE, content_type).header(ACCEPT, HTML), body).await
}

/// A message that is taken, encoded by this function.
async fn stored(stack: &Stack, content_type: &str, body: impl Into<Vec<u8>>) -> String {
    let answer = post(stack, content_type, body).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{content_type}: {}", answer.body);
    let (_, reference) = answer.header("location").split_once("reference=").expect("a reference");
    stack.lead(reference).await["message"]["S"].as_str().expect("a text").to_owned()
}

fn percent(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("%{octet:02X}")).collect()
}

fn form(message: &str) -> String {
    format!("firstName=Erika&lastName=M&email=erika%40visitor.example&message={message}&privacyAccepted=on")
}

#[tokio::test]
async fn a_form_is_read_as_utf8_and_one_in_another_charset_is_answered_415() {
    let stack = Stack::without_mail().await;
    for content_type in [FORM, &format!("{FORM}; charset=UTF-8"), &format!("{FORM};Charset=\"utf-8\"")] {
        let message = format!("Grüße ({content_type})");
        assert_eq!(stored(&stack, content_type, form(&percent(message.as_bytes()))).await, message);
    }
    for other in ["; charset=iso-8859-1", ";charset=\"windows-1252\"", "; charset=nonsense"] {
        let kind = format!("{FORM}{other}");
        post(&stack, &kind, form("Hallo")).await.is_page(415, "Das hat nicht geklappt");
        let request = Request::post("/").header(CONTENT_TYPE, &kind).header(ACCEPT, JSON);
        let answer = stack.send(request, form("Hallo")).await;
        assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        assert!(answer.json()["error"].as_str().is_some_and(|error| error.contains("in UTF-8")), "{}", answer.body);
    }
    assert_eq!(stored(&stack, FORM, form("Gr%FC%DFe")).await, "Gr\u{FFFD}\u{FFFD}e", "no message is lost for it");
}

#[tokio::test]
async fn what_a_browser_adds_to_a_form_is_left_out() {
    let stack = Stack::without_mail().await;
    assert_eq!(stored(&stack, FORM, form("1") + "&nickname=x&__proto__=x&Submit=Absenden&=&%FC=%FC").await, "1");
    assert_eq!(stored(&stack, FORM, form("2") + "&message=2&message=").await, "2", "the same twice");
    assert_eq!(stored(&stack, FORM, form("3") + "&message=drei").await, "3 drei", "nothing that was typed is lost");
}

#[tokio::test]
async fn whatever_a_browser_posts_is_answered_with_the_form_and_what_was_typed() {
    let stack = Stack::without_mail().await;
    for (content_type, body, status, kept) in [
        (FORM, b"nickname=x&message=Hallo".to_vec(), 422, "Hallo</textarea>"),
        (FORM, b"email=a%40b.example&email=c%40d.example".to_vec(), 422, "value=\"a@b.example c@d.example\""),
        (FORM, b"x".to_vec(), 422, "</textarea>"),
        (FORM, Vec::new(), 422, "</textarea>"),
        ("multipart/form-data; boundary=b", b"--b--".to_vec(), 415, "</textarea>"),
        ("text/plain", b"message=Hallo\r\n".to_vec(), 415, "</textarea>"),
        ("application/xml", b"<a/>".to_vec(), 415, "</textarea>"),
        (JSON, b"{".to_vec(), 400, "</textarea>"),
        (JSON, json!({ "nickname": "x", "message": "Hallo" }).to_string().into_bytes(), 422, "Hallo</textarea>"),
    ] {
        let answer = post(&stack, content_type, body).await;
        assert_eq!(answer.status.as_u16(), status, "{content_type}: {}", answer.body);
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{content_type}");
        answer.has(&["<form method=\"post\" action=\"/api/contact\">", kept]);
    }
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_person_who_opens_the_address_of_a_form_is_redirected_to_it_and_a_program_gets_405() {
    let stack = Stack::without_mail().await;
    for (path, page) in [
        ("/api/contact", "/contact"),
        ("/api/contact?reference=hallo", "/contact"),
        ("/api/signup", "/"),
        ("/api/signup/confirm", "/"),
        ("/api/signup/unsubscribe", "/contact"),
    ] {
        for method in ["GET", "HEAD"] {
            let request = Request::builder().method(method).uri(path).header(ACCEPT, HTML);
            let answer = stack.send(request, "").await;
            answer.leads_to(page);
            assert_eq!(answer.header("cache-control"), "no-store");
        }
    }
    for accept in ["", "*/*", JSON] {
        let answer = stack.send(Request::get("/").header(ACCEPT, accept), "").await;
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "POST"));
        assert!(answer.json()["error"].is_string());
    }
}

#[tokio::test]
async fn a_form_of_another_site_is_not_taken_and_can_be_sent_from_the_answer() {
    let stack = Stack::without_mail().await;
    for (header, value) in [("origin", "https://other.example"), ("sec-fetch-site", "cross-site")] {
        let request = Request::post("/").header(CONTENT_TYPE, JSON).header(header, value);
        let answer = stack.send(request, valid().to_string()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{header}: {value}");
        assert!(answer.json()["error"].as_str().is_some_and(|error| error.contains("other sites")));

        let request = Request::post("/").header(CONTENT_TYPE, FORM).header(ACCEPT, HTML).header(header, value);
        let page = stack.send(request, form("Hallo")).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{header}: {value}");
        page.has(&[
            "anderen Website",
            "<form method=\"post\" action=\"/api/contact\">",
            "Hallo</textarea>",
            " checked",
        ]);
        let request = Request::post("/api/signup").header(CONTENT_TYPE, FORM).header(header, value);
        assert_eq!(stack.send(request, "email=e%40visitor.example").await.status, StatusCode::BAD_REQUEST);
    }
    assert!(stack.items().await.is_empty());

    let own = Request::post("/").header(CONTENT_TYPE, FORM).header("origin", "http://localhost:4280");
    assert_eq!(stack.send(own, form("Hallo")).await.status, StatusCode::SEE_OTHER);
}
