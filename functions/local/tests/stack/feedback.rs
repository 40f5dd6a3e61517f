//! What SES reports about our mails.

use feedback::{Feedback, NotHandled};
use http::StatusCode;
use jiff::{SignedDuration, Timestamp};
use leads::Secret;
use serde_json::{Value, json};

use crate::signup::ERIKA;
use crate::support::{HMAC_SECRET, SALES, Stack, text, valid, with};

/// An event as SES hands it over through `EventBridge`.
pub(crate) fn event(reference: &str, mail: &str, address: &str, what: &Value) -> Value {
    let mut detail = json!({
        "mail": {
            "messageId": "0100018d", "destination": [address],
            "tags": { "ses:configuration-set": ["site"], "mail": [mail], "reference": [reference] },
        },
    });
    for (name, value) in what.as_object().expect("an object") {
        detail[name] = value.clone();
    }
    json!({ "source": "aws.ses", "detail-type": "Email", "detail": detail })
}

pub(crate) fn bounce(kind: &str, address: &str) -> Value {
    let recipients = json!([{ "emailAddress": address, "action": "failed", "status": "5.1.1" }]);
    json!({ "eventType": "Bounce", "bounce": { "bounceType": kind, "bouncedRecipients": recipients } })
}

pub(crate) fn complaint(address: &str) -> Value {
    let recipients = json!([{ "emailAddress": address }]);
    json!({ "eventType": "Complaint", "complaint": { "complainedRecipients": recipients } })
}

async fn report(stack: &Stack, event: Value) {
    let feedback = Feedback::new(stack.store(), Secret::new(HMAC_SECRET), SALES);
    feedback.handle(&event, Timestamp::now()).await.expect("the event is handled");
}

async fn suppressions(stack: &Stack) -> Vec<Value> {
    stack.items().await.into_iter().filter(|item| item["sk"]["S"] == "SUPPRESSED").collect()
}

#[tokio::test]
async fn after_a_bounce_the_lead_says_so_and_the_address_gets_no_mail_but_sales_does() {
    let (inbox, stack) = Stack::with_inbox().await;
    let first = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&first).await;
    let address = "Erika@Visitor.example";
    for _ in 0..2 {
        report(&stack, event(&first, "acknowledgement", address, &bounce("Permanent", address))).await;
    }
    assert!(stack.lead(&first).await["undeliverableAt"].is_object());
    let stopped = suppressions(&stack).await;
    assert_eq!(stopped.len(), 1);
    assert_eq!(stopped[0]["reason"]["S"], "bounce");
    assert!(stopped[0]["expiresAt"].is_object());
    assert!(!Value::from(stopped).to_string().to_lowercase().contains("visitor"), "the record names nobody");

    let second = stack.post_json(&with("message", "Noch etwas")).await.reference();
    let third = stack.post_json(&with("email", "other@visitor.example")).await.reference();
    inbox.mails_of(&third).await;
    let mails = inbox.mails();
    let about_the_second: Vec<_> =
        mails.iter().filter(|mail| mail["subject"].as_str().is_some_and(|text| text.contains(&second))).collect();
    assert_eq!(about_the_second.len(), 1);
    assert_eq!(about_the_second[0]["destination"]["to"], json!([SALES]));
}

#[tokio::test]
async fn after_a_complaint_the_lead_says_so_and_the_address_gets_no_mail() {
    let stack = Stack::without_mail().await;
    let reference = stack.post_json(&valid()).await.reference();
    let address = "erika@visitor.example";
    report(&stack, event(&reference, "acknowledgement", address, &complaint(address))).await;
    assert!(stack.lead(&reference).await["complainedAt"].is_object());
    assert_eq!(suppressions(&stack).await[0]["reason"]["S"], "complaint");
    let (table, secret, now) = (stack.store(), Secret::new(HMAC_SECRET), Timestamp::now());
    assert!(table.is_suppressed(&secret, address, now).await.is_ok_and(|stopped| stopped));
    let later = now + SignedDuration::from_hours(24 * 800);
    let stopped = table.is_suppressed(&secret, address, later).await.expect("the table answers");
    assert!(!stopped, "past its term it counts as deleted");
}

#[tokio::test]
async fn an_address_that_complained_gets_no_mail_that_asks_for_confirmation() {
    let (inbox, stack) = Stack::with_inbox().await;
    let address = "erika@visitor.example";
    report(&stack, event("2222-2222", "confirmationMail", address, &complaint(address))).await;
    assert_eq!(stack.sign_up("Erika@visitor.example").await.status, StatusCode::ACCEPTED);
    stack.sign_up("other@visitor.example").await;
    inbox.mail_to("other@visitor.example", "Noch zwei Klicks").await;
    assert_eq!(inbox.mails().len(), 1);
}

#[tokio::test]
async fn a_complaint_or_a_hard_bounce_of_who_is_signed_up_ends_it_as_a_sign_off_does() {
    let (complaint, bounce) = (complaint(ERIKA), bounce("Permanent", ERIKA));
    for (what, mail, why) in [
        (&complaint, "welcomeMail", "als Spam gemeldet"),
        (&bounce, "welcomeMail", "nimmt keine E-Mails mehr an"),
        // A mail about a message of hers: the address alone says whose sign-up it is.
        (&complaint, "acknowledgement", "als Spam gemeldet"),
    ] {
        let (inbox, stack) = Stack::with_inbox().await;
        stack.subscribe(&inbox, ERIKA).await;
        let signup = stack.signups().await.remove(0);
        let signed_up = signup["reference"]["S"].as_str().expect("a reference");
        let about = if mail == "welcomeMail" { signed_up } else { "2222-2222" };
        for _ in 0..2 {
            report(&stack, event(about, mail, "Erika@visitor.example", what)).await;
        }
        let ended = stack.signups().await.remove(0);
        assert!(ended["withdrawnAt"].is_object(), "{ended}");
        assert_eq!((&ended["email"], &ended["consentDigest"]), (&signup["email"], &signup["consentDigest"]));
        let told = inbox.mail_to(SALES, "Nicht mehr anschreiben").await;
        for says in [ERIKA, why] {
            assert!(text(&told, "text").contains(says), "no {says}: {}", text(&told, "text"));
        }
        stack.until_no_mail_is_due().await;
        assert_eq!(inbox.mails().len(), 4, "sales gets one mail");
    }
}

#[tokio::test]
async fn a_mail_that_asks_for_confirmation_and_bounces_ends_nothing_that_nobody_confirmed() {
    let stack = Stack::without_mail().await;
    let asked = stack.sign_up(ERIKA).await.reference();
    report(&stack, event(&asked, "confirmationMail", ERIKA, &bounce("Permanent", ERIKA))).await;
    let signup = stack.signups().await.remove(0);
    assert_eq!((signup.get("withdrawnAt"), &signup["email"]["S"]), (None, &json!(ERIKA)));
}

#[tokio::test]
async fn what_says_nothing_about_the_visitor_s_address_changes_nothing() {
    let stack = Stack::without_mail().await;
    let reference = stack.post_json(&valid()).await.reference();
    let before = stack.lead(&reference).await;
    let address = "erika@visitor.example";
    let mut not_spam = complaint(address);
    not_spam["complaint"]["complaintFeedbackType"] = json!("not-spam");
    for what in [bounce("Transient", address), not_spam] {
        report(&stack, event(&reference, "acknowledgement", address, &what)).await;
    }
    // Sales goes on getting mails whatever comes back.
    let sales = "Sales@Example.org";
    report(&stack, event(&reference, "salesMail", sales, &bounce("Permanent", sales))).await;

    let feedback = Feedback::new(stack.store(), Secret::new(HMAC_SECRET), SALES);
    let unknown = event(&reference, "acknowledgement", address, &json!({ "eventType": "Reject" }));
    let handled = feedback.handle(&unknown, Timestamp::now()).await;
    assert!(matches!(handled, Err(NotHandled::UnknownShape)), "{handled:?}");
    assert!(suppressions(&stack).await.is_empty());
    assert_eq!(stack.lead(&reference).await, before);
}

#[tokio::test]
async fn an_event_about_an_erased_lead_brings_nothing_of_it_back() {
    let stack = Stack::without_mail().await;
    let address = "erika@visitor.example";
    report(&stack, event("2222-2222", "acknowledgement", address, &bounce("Permanent", address))).await;
    report(&stack, event("no reference", "acknowledgement", address, &complaint(address))).await;
    assert_eq!(suppressions(&stack).await.len(), 1);
    assert_eq!(stack.items().await.len(), 1, "only the suppression stands");
}
