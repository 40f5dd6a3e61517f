//! The end of a sign-up: the link of any sign-up of an address ends all of it.

use http::{Request, StatusCode};
use leads::Reference;
use serde_json::{Value, json};

use crate::signup::ERIKA;
use crate::support::{Answer, FORM, Inbox, SALES, Stack, silent, text, token, until};

/// The title of the page behind the link of who wanted the trial only.
const ERASED: &str = "Dieser Eintrag ist gelöscht";

/// The subject of the mail to sales about it.
const ENDED: &str = "Nicht mehr anschreiben";

/// What was chosen beside the box for later mails.
#[derive(Clone, Copy, PartialEq)]
enum Wants {
    News,
    Trial,
}

/// Confirms Erika's sign-up number so many; returns the token of its link that ends it.
async fn confirmed(stack: &Stack, inbox: &Inbox, number: usize, wants: Wants) -> String {
    match wants {
        Wants::News => stack.sign_up(ERIKA).await,
        Wants::Trial => stack.try_out(ERIKA).await,
    };
    let confirm = token(&inbox.nth_mail(number, "Noch zwei Klicks").await);
    stack.click("/api/signup/confirm", format!("token={confirm}")).await.leads_to("/signup/confirmed");
    token(&inbox.nth_mail(number, "ist bestätigt").await)
}

async fn end(stack: &Stack, token: &str) -> Answer {
    stack.click("/api/signup/unsubscribe", format!("token={token}")).await
}

async fn one_click(stack: &Stack, token: &str) -> Answer {
    let request = Request::post(format!("/api/signup/unsubscribe?token={token}")).header("content-type", FORM);
    stack.send(request, "List-Unsubscribe=One-Click").await
}

/// The mails to sales about an end, once nothing is due any more.
async fn mails_of_ends(stack: &Stack, inbox: &Inbox) -> Vec<Value> {
    stack.until_no_mail_is_due().await;
    let mails = inbox.mails().into_iter();
    mails.filter(|mail| mail["subject"].as_str().is_some_and(|subject| subject.contains(ENDED))).collect()
}

/// The record of a sign-up.
async fn record(stack: &Stack, token: &str) -> Value {
    let (reference, _) = token.split_once('.').expect("a reference");
    let signups = stack.signups().await;
    signups.into_iter().find(|signup| signup["reference"]["S"] == reference).expect("it is kept")
}

/// Holds a record to the evidence of a consent that was withdrawn, for three years.
fn is_evidence(signup: &Value) {
    assert_eq!(signup["email"]["S"], ERIKA);
    for attribute in ["confirmedAt", "consentDigest"] {
        assert!(signup[attribute].is_object(), "{attribute}: {signup}");
    }
    let withdrawn: jiff::Timestamp = signup["withdrawnAt"]["S"].as_str().expect("a time").parse().expect("a time");
    let expires: i64 = signup["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    assert!((expires - withdrawn.as_second()) / (24 * 60 * 60) >= 3 * 365, "{signup}");
}

/// Holds a record to what is left of a sign-up without a consent.
fn is_erased(signup: &Value) {
    assert_eq!(signup["email"]["S"], "", "the address is gone at once");
    let ends: i64 = signup["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    assert!(ends <= jiff::Timestamp::now().as_second(), "the rest counts as deleted");
}

#[tokio::test]
async fn the_link_of_a_trial_past_its_term_still_erases_the_address_and_sends_sales_a_mail() {
    let (inbox, stack) = Stack::with_inbox().await;
    let link = confirmed(&stack, &inbox, 1, Wants::Trial).await;
    let ended = (jiff::Timestamp::now().as_second() - 5).to_string();
    // DynamoDB deletes what is past its term up to days late.
    stack.set(&record(&stack, &link).await, "expiresAt", json!({ "N": ended })).await;
    for _ in 0..2 {
        end(&stack, &link).await.is_page(200, ERASED);
    }
    is_erased(&record(&stack, &link).await);
    assert_eq!(mails_of_ends(&stack, &inbox).await.len(), 1);
}

#[tokio::test]
async fn the_link_of_a_withdrawn_consent_ends_the_one_that_came_after_it() {
    let (inbox, stack) = Stack::with_inbox().await;
    let first = confirmed(&stack, &inbox, 1, Wants::News).await;
    end(&stack, &first).await.leads_to("/signup/unsubscribed");
    let second = confirmed(&stack, &inbox, 2, Wants::News).await;
    for _ in 0..2 {
        end(&stack, &first).await.leads_to("/signup/unsubscribed");
    }
    is_evidence(&record(&stack, &first).await);
    is_evidence(&record(&stack, &second).await);

    let third = confirmed(&stack, &inbox, 3, Wants::News).await;
    assert_eq!(one_click(&stack, &first).await.status, StatusCode::OK);
    is_evidence(&record(&stack, &third).await);
}

#[tokio::test]
async fn the_link_of_a_trial_ends_the_consent_that_came_after_it_and_the_other_way_round() {
    for ends_by_trial in [true, false] {
        let (inbox, stack) = Stack::with_inbox().await;
        let trial = confirmed(&stack, &inbox, 1, Wants::Trial).await;
        let news = confirmed(&stack, &inbox, 2, Wants::News).await;
        for _ in 0..2 {
            if ends_by_trial {
                end(&stack, &trial).await.is_page(200, ERASED);
            } else {
                end(&stack, &news).await.leads_to("/signup/unsubscribed");
            }
        }
        is_erased(&record(&stack, &trial).await);
        is_evidence(&record(&stack, &news).await);
        assert_eq!(mails_of_ends(&stack, &inbox).await.len(), 1, "sales gets one mail about an address");
        stack.sign_up(ERIKA).await;
        inbox.nth_mail(3, "Noch zwei Klicks").await;
    }
}

#[tokio::test]
async fn unconfirmed_sign_ups_and_those_of_other_addresses_do_not_end() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.subscribe(&inbox, "other@visitor.example").await;
    let trial = confirmed(&stack, &inbox, 2, Wants::Trial).await;
    stack.sign_up(ERIKA).await;
    let pending = token(&inbox.nth_mail(3, "Noch zwei Klicks").await);
    end(&stack, &trial).await.is_page(200, ERASED);
    stack.click("/api/signup/confirm", format!("token={pending}")).await.leads_to("/signup/confirmed");
    inbox.nth_mail(3, "ist bestätigt").await;
    let stand = |signup: &Value| signup["confirmedAt"].is_object() && signup.get("withdrawnAt").is_none();
    assert_eq!(
        stack.signups().await.iter().filter(|signup| stand(signup)).count(),
        2,
        "a click later is a new consent"
    );
}

#[tokio::test]
async fn no_other_record_prevents_a_withdrawal() {
    let (inbox, stack) = Stack::with_inbox().await;
    let news = confirmed(&stack, &inbox, 1, Wants::News).await;
    stack.until_no_mail_is_due().await;
    let index = stack.items().await.into_iter().find(|item| item["sk"]["S"] == "SUBSCRIPTION").expect("the address");
    stack.set(&index, "signup", json!({ "N": "1" })).await;
    // As it may stand there after a record was copied back from a restored table.
    let mut mail = stack.mail(news.split_once('.').expect("a reference").0, "welcomeMail").await;
    mail["sk"] = json!({ "S": "MAIL#signupEndedMail" });
    stack.put(&mail).await;
    end(&stack, &news).await.leads_to("/signup/unsubscribed");
    is_evidence(&record(&stack, &news).await);
    assert_eq!(mails_of_ends(&stack, &inbox).await.len(), 1);
}

#[tokio::test]
async fn an_index_that_names_an_ended_or_erased_sign_up_prevents_no_new_one() {
    let (inbox, stack) = Stack::with_inbox().await;
    let news = confirmed(&stack, &inbox, 1, Wants::News).await;
    stack.until_no_mail_is_due().await;
    let index = stack.items().await.into_iter().find(|item| item["sk"]["S"] == "SUBSCRIPTION").expect("the address");
    end(&stack, &news).await.leads_to("/signup/unsubscribed");
    stack.put(&index).await;
    let second = confirmed(&stack, &inbox, 2, Wants::News).await;
    stack.until_no_mail_is_due().await;
    stack.delete(&record(&stack, &second).await).await;
    let third = confirmed(&stack, &inbox, 3, Wants::News).await;
    assert!(record(&stack, &third).await["confirmedAt"].is_object());
}

#[tokio::test]
async fn clicks_at_the_same_time_on_every_link_of_an_address_end_all_of_it_once() {
    let (inbox, stack) = Stack::with_inbox().await;
    let first = confirmed(&stack, &inbox, 1, Wants::Trial).await;
    let second = confirmed(&stack, &inbox, 2, Wants::Trial).await;
    let news = confirmed(&stack, &inbox, 3, Wants::News).await;
    let (a, b, c, d) = tokio::join!(end(&stack, &first), end(&stack, &second), end(&stack, &news), end(&stack, &news));
    for page in [a, b] {
        page.is_page(200, ERASED);
    }
    for page in [c, d] {
        page.leads_to("/signup/unsubscribed");
    }
    is_erased(&record(&stack, &first).await);
    is_erased(&record(&stack, &second).await);
    is_evidence(&record(&stack, &news).await);
    assert_eq!(mails_of_ends(&stack, &inbox).await.len(), 1);
}

#[tokio::test]
async fn more_sign_ups_than_a_transaction_takes_end_all_the_same() {
    let (inbox, stack) = Stack::with_inbox().await;
    let trial = confirmed(&stack, &inbox, 1, Wants::Trial).await;
    stack.until_no_mail_is_due().await;
    let mut signup = record(&stack, &trial).await;
    let mut index =
        stack.items().await.into_iter().find(|item| item["sk"]["S"] == "SUBSCRIPTION").expect("the address");
    for _ in 0..100 {
        let reference = Reference::random().expect("a code").to_string();
        signup["pk"] = json!({ "S": format!("SIGNUP#{reference}") });
        signup["reference"] = json!({ "S": reference });
        index["trials"]["SS"].as_array_mut().expect("the confirmed ones").push(reference.into());
        stack.put(&signup).await;
    }
    stack.put(&index).await;
    end(&stack, &trial).await.is_page(200, ERASED);
    let signups = stack.signups().await;
    assert_eq!(signups.len(), 101);
    signups.iter().for_each(is_erased);
}

#[tokio::test]
async fn a_record_that_cannot_be_read_is_answered_503_after_all_other_sign_ups_ended() {
    let (inbox, stack) = Stack::with_inbox().await;
    let trial = confirmed(&stack, &inbox, 1, Wants::Trial).await;
    let news = confirmed(&stack, &inbox, 2, Wants::News).await;
    let unread = record(&stack, &trial).await;
    stack.set(&unread, "createdAt", json!({ "S": "of a later release" })).await;
    for _ in 0..2 {
        assert_eq!(end(&stack, &news).await.status, StatusCode::SERVICE_UNAVAILABLE);
        is_evidence(&record(&stack, &news).await);
    }
    stack.set(&unread, "createdAt", unread["createdAt"].clone()).await;
    assert_eq!(end(&stack, &news).await.status, StatusCode::SEE_OTHER);
    is_erased(&record(&stack, &trial).await);
}

#[tokio::test]
async fn sales_gets_a_mail_at_once_when_a_sign_up_ends_by_whichever_link_and_button() {
    for (wants, clicks_once, asked) in [
        (Wants::News, false, "Keine Neuigkeiten mehr"),
        (Wants::News, true, "Keine Neuigkeiten mehr"),
        (Wants::Trial, false, "Adresse löschen"),
        (Wants::Trial, true, "Adresse löschen"),
    ] {
        let (inbox, stack) = Stack::with_inbox().await;
        let token = confirmed(&stack, &inbox, 1, wants).await;
        for _ in 0..2 {
            if clicks_once {
                one_click(&stack, &token).await
            } else {
                end(&stack, &token).await
            };
        }
        let mail = inbox.mail_to(SALES, ENDED).await;
        let (reference, _) = token.split_once('.').expect("a reference");
        for part in ["text", "html"] {
            for says in [ERIKA, asked, reference, "Lösche"] {
                assert!(text(&mail, part).contains(says), "{part} has no {says}: {}", text(&mail, part));
            }
        }
        assert_eq!(mail["replyTo"], json!([]), "nobody writes there by accident");
        assert_eq!(mails_of_ends(&stack, &inbox).await.len(), 1, "a second click answers the same and sends nothing");
        let item = stack.mail(reference, "signupEndedMail").await;
        assert_eq!(item["mailState"]["S"], "sent");
        assert!(!item.to_string().contains(ERIKA), "what was sent needs no address: {item}");
    }
}

#[tokio::test]
async fn the_mail_to_sales_about_an_erased_sign_up_outlives_an_outage_and_the_record() {
    let (inbox, stack) = Stack::with_inbox().await;
    let trial = confirmed(&stack, &inbox, 1, Wants::Trial).await;
    stack.until_no_mail_is_due().await;
    // It takes every mail and answers none: that one comes twice harms nobody.
    let stack = stack.restarted(silent().await).await;
    end(&stack, &trial).await.is_page(200, ERASED);
    let (reference, _) = trial.split_once('.').expect("a reference");
    until("it was tried", async || {
        let mail = stack.mail(reference, "signupEndedMail").await;
        (mail["attempts"]["N"] == "1" && mail["mailState"]["S"] == "due").then_some(())
    })
    .await;
    let item = stack.mail(reference, "signupEndedMail").await;
    let expires: i64 = item["expiresAt"]["N"].as_str().expect("a time").parse().expect("a number");
    let days = (expires - jiff::Timestamp::now().as_second()) / (24 * 60 * 60);
    assert!((29..=30).contains(&days), "an address that reached nobody is deleted after {days} days");
    stack.delete(&record(&stack, &trial).await).await;
    let stack = stack.restarted(inbox.port).await;
    stack.let_pauses_pass().await;
    assert!(text(&inbox.mail_to(SALES, ENDED).await, "text").contains(ERIKA));
}
