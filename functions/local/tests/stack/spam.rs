//! Verdicts: what holds a submission, and what follows from it.

use http::{Request, StatusCode};
use serde_json::Value;

use crate::support::{Answer, FORM, Inbox, JSON, Stack, proof, proof_that_ends, valid, with, with_proof};

pub(crate) const SOMEBODY: &str = "198.51.100.7:40000";

/// A message that differs from every other one, so that none is taken for a repetition.
pub(crate) fn numbered(number: usize) -> Value {
    with("message", format!("Nachricht {number}"))
}

pub(crate) async fn post_from(stack: &Stack, viewer: &str, body: &Value) -> Answer {
    let request = Request::post("/").header("content-type", JSON).header("cloudfront-viewer-address", viewer);
    stack.send(request, with_proof(body).to_string()).await
}

pub(crate) async fn verdict_of(stack: &Stack, answer: &Answer) -> (String, String) {
    let leads = stack.leads().await;
    let lead = leads.iter().find(|lead| lead["reference"]["S"] == answer.reference()).expect("the lead");
    let text = |name: &str| lead[name]["S"].as_str().unwrap_or_default().to_owned();
    (text("verdict"), text("doubt"))
}

pub(crate) fn pair(verdict: &str, doubt: &str) -> (String, String) {
    (verdict.to_owned(), doubt.to_owned())
}

#[tokio::test]
async fn a_filled_honeypot_without_a_proof_is_answered_like_success_stored_for_30_days_and_leads_to_no_mail() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let mut filled = with("leaveEmpty", "https://spam.example");
    filled["proof"] = "nonsense".into();
    let answer = stack.post_json(&filled).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    assert_eq!(verdict_of(&stack, &answer).await, pair("spam", ""));
    let spam = stack.leads().await.remove(0);
    let seconds = |lead: &Value| {
        let created: jiff::Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
        lead["expiresAt"]["N"].as_str().expect("a time").parse::<i64>().expect("a number") - created.as_second()
    };
    assert_eq!(seconds(&spam), 30 * 24 * 60 * 60);

    let plain = "firstName=E&lastName=M&email=e%40visitor.example&message=x&privacyAccepted=on&leaveEmpty=x";
    let answer = stack.post(FORM, plain).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "a person, or a program that plays one, sees success too");

    // The stream keeps the order: once a later lead's mails are there, those of the spam would be too.
    let later = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&later).await;
    assert_eq!(inbox.mails().await.len(), 2);
}

#[tokio::test]
async fn a_filled_honeypot_with_a_good_proof_is_held_for_a_person_and_answered_as_if_it_were_empty() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let empty = stack.post_json(&valid()).await;
    for (number, name) in ["leaveEmpty", "website"].into_iter().enumerate() {
        let mut body = numbered(number);
        body[name] = "https://verein.example".into();
        let answer = stack.post_json(&body).await;
        assert_eq!((answer.status, &answer.json()["next"]), (StatusCode::ACCEPTED, &empty.json()["next"]), "{name}");
        assert_eq!(verdict_of(&stack, &answer).await, pair("held", "honeypot"), "{name}");
        let mail = inbox.mail_to("sales@example.org", &answer.reference()).await;
        assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage {}", answer.reference()));
        assert!(mail["body"]["text"].as_str().is_some_and(|text| text.contains("verstecktes Feld")));
    }
    let clean = stack.post_json(&numbered(9)).await.reference();
    inbox.mails_of(&clean).await;
    assert_eq!(inbox.mails().await.len(), 6, "two of each clean lead, one to sales of each held one");
}

#[tokio::test]
async fn the_answer_says_what_happens_next_by_the_proof_and_the_source_alone() {
    let stack = Stack::without_mail().await;
    let next = async |body: &Value| stack.post_json(body).await.json()["next"].clone();
    for (number, proof) in
        [Value::Null, "nonsense".into(), proof_that_ends(1_000_000_000).into()].into_iter().enumerate()
    {
        let mut body = numbered(number);
        body["proof"] = proof;
        assert_eq!(next(&body).await, "review", "{body}");
        body["leaveEmpty"] = "x".into();
        assert_eq!(next(&body).await, "review", "{body}");
    }
    let (mut repeated, again) = (numbered(10), numbered(10));
    assert_eq!(next(&repeated).await, "mail");
    repeated["proof"] = Value::Null;
    assert_eq!([next(&repeated).await, next(&again).await], ["mail", "mail"], "a repetition is answered as before");
    for number in 11..=17 {
        let answer = post_from(&stack, SOMEBODY, &numbered(number)).await;
        assert_eq!(answer.json()["next"], if number <= 15 { "mail" } else { "review" }, "{number}");
    }
}

#[tokio::test]
async fn without_a_good_proof_of_work_sales_gets_a_marked_mail_and_the_visitor_none() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for (number, (proof, doubt)) in [
        (Value::Null, "noProof"),
        ("".into(), "noProof"),
        ("nonsense".into(), "badProof"),
        (proof_that_ends(1_000_000_000).into(), "badProof"),
        (proof().replace('e', "f").into(), "badProof"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut body = numbered(number);
        body["proof"] = proof;
        let answer = stack.post_json(&body).await;
        assert_eq!(answer.status, StatusCode::ACCEPTED);
        assert_eq!(verdict_of(&stack, &answer).await, pair("held", doubt));
        let mail = inbox.mail_to("sales@example.org", &answer.reference()).await;
        assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage {}", answer.reference()));
        assert!(mail["body"]["text"].as_str().is_some_and(|text| text.contains("Nachweis gegen Spam")));
    }
    let clean = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&clean).await;
    assert_eq!(inbox.mails().await.len(), 7, "five marked ones and the two of the clean lead");
}

#[tokio::test]
async fn past_twenty_held_an_hour_sales_gets_no_mail_for_each_but_the_record_says_so() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 1..=23 {
        let mut body = numbered(number);
        body["proof"] = Value::Null;
        assert_eq!(stack.post_json(&body).await.status, StatusCode::ACCEPTED);
    }
    let leads = stack.leads().await;
    assert_eq!(leads.iter().filter(|lead| lead["digest"]["BOOL"] == true).count(), 3);
    let later = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&later).await;
    let marked = |mail: &Value| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("[Prüfen]"));
    assert_eq!(inbox.mails().await.iter().filter(|mail| marked(mail)).count(), 20);
}
