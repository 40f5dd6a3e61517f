//! Verdicts: what holds a submission, and what follows from it.

use http::{Request, StatusCode};
use serde_json::Value;

use crate::support::{
    Answer, FORM, JSON, SALES, Stack, numbered, proof, proof_that_ends, text, valid, with, with_proof,
};

pub(crate) const SOMEBODY: &str = "198.51.100.7:40000";

pub(crate) async fn post_from(stack: &Stack, viewer: &str, body: &Value) -> Answer {
    let request = Request::post("/").header("content-type", JSON).header("cloudfront-viewer-address", viewer);
    stack.send(request, with_proof(body).to_string()).await
}

pub(crate) fn pair(verdict: &str, doubt: &str) -> (String, String) {
    (verdict.to_owned(), doubt.to_owned())
}

#[tokio::test]
async fn a_filled_honeypot_without_a_proof_is_answered_like_success_stored_for_30_days_and_leads_to_no_mail() {
    let (inbox, stack) = Stack::with_inbox().await;
    let mut filled = with("leaveEmpty", "https://spam.example");
    filled["proof"] = "nonsense".into();
    let answer = stack.post_json(&filled).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    assert_eq!(stack.verdict(&answer).await, pair("spam", ""));
    let spam = stack.lead(&answer.reference()).await;
    let created: jiff::Timestamp = spam["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
    let expires: i64 = spam["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    assert_eq!(expires - created.as_second(), 30 * 24 * 60 * 60);

    let plain = "firstName=E&lastName=M&email=e%40visitor.example&message=x&privacyAccepted=on&leaveEmpty=x";
    let answer = stack.post(FORM, plain).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "a person, or a program that plays one, sees success too");

    // The stream keeps the order: once a later lead's mails are there, those of the spam would be too.
    let later = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&later).await;
    assert_eq!(inbox.mails().len(), 2);
}

#[tokio::test]
async fn what_is_doubtful_leads_to_a_marked_mail_to_sales_with_its_reason_and_to_none_to_the_visitor() {
    let (inbox, stack) = Stack::with_inbox().await;
    let mut number = 0;
    let mut is_held = async |body: Value, next: &str, doubt: &str, reason: &str| {
        number += 1;
        let mut message = numbered(number);
        for (name, value) in body.as_object().expect("fields") {
            message[name] = value.clone();
        }
        let answer = stack.post_json(&message).await;
        assert_eq!((answer.status, answer.next().as_str()), (StatusCode::ACCEPTED, next), "{body}");
        assert_eq!(stack.verdict(&answer).await, pair("held", doubt), "{body}");
        let mail = inbox.mail_to(SALES, &answer.reference()).await;
        assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage von Erika Mustermann ({})", answer.reference()));
        assert!(text(&mail, "text").contains(reason), "{body}");
        for part in ["text", "html"] {
            assert_eq!(
                text(&mail, part).contains("Antworte bis"),
                next == "mail",
                "an hour, if one was promised: {mail}"
            );
        }
    };
    for (proof, doubt) in [
        (Value::Null, "noProof"),
        ("".into(), "noProof"),
        ("nonsense".into(), "badProof"),
        (proof_that_ends(1_000_000_000).into(), "badProof"),
        (proof().replace('e', "f").into(), "badProof"),
    ] {
        is_held(serde_json::json!({ "proof": proof }), "review", doubt, "Nachweis gegen Spam").await;
    }
    // With a good proof a filled trap may be a browser's own doing, and the answer does not tell that it was seen.
    is_held(serde_json::json!({ "leaveEmpty": "x" }), "mail", "honeypot", "verstecktes Feld").await;
    let clean = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&clean).await;
    assert_eq!(inbox.mails().len(), number + 2, "a marked one of each, and the two of the clean lead");
}
