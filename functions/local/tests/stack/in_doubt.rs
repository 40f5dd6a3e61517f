//! The mail service takes each mail and its answer is lost: what may come twice comes again, sales gets a list of the rest.

use jiff::{SignedDuration, Timestamp};
use leads::Reminded;
use mailer::Mailer;
use serde_json::json;

use crate::parts::{OwnTable, sender};
use crate::signup::ERIKA;
use crate::support::{Inbox, Stack, free_port, numbered, silent, text, token, until, valid};

/// Waits until a mail was tried and lies where a second try, or a person, finds it.
async fn ends_in_doubt(stack: &Stack, reference: &str, kind: &str) {
    let expected = if kind == "acknowledgement" { ("setAside", "stuck") } else { ("due", "due") };
    until(&format!("the {kind} is in doubt"), async || {
        let mail = stack.mail(reference, kind).await;
        let found = (mail["mailState"]["S"].as_str()?, mail["queue"]["S"].as_str()?);
        (mail["attempts"]["N"] != "0" && found == expected).then_some(())
    })
    .await;
}

#[tokio::test]
async fn every_kind_of_mail_whose_answer_was_lost_comes_again_or_is_named_to_sales() {
    let (inbox, stack) = Stack::with_inbox().await;
    let confirmed = stack.sign_up(ERIKA).await.reference();
    let confirm = token(&inbox.mail_to(ERIKA, "Noch zwei Klicks").await);
    let stack = stack.restarted(silent().await).await;
    stack.click("/api/signup/confirm", format!("token={confirm}")).await;
    let lead = stack.post_json(&valid()).await.reference();
    let asked = stack.sign_up("other@visitor.example").await.reference();
    let held = stack.post_to("/api/signup", &json!({ "email": "third@visitor.example" })).await.reference();
    for (reference, kind) in [
        (&lead, "salesMail"),
        (&lead, "acknowledgement"),
        (&asked, "confirmationMail"),
        (&held, "heldSignupMail"),
        (&confirmed, "signupSalesMail"),
        (&confirmed, "welcomeMail"),
    ] {
        ends_in_doubt(&stack, reference, kind).await;
    }

    assert_eq!(stack.remind(inbox.port, 1).await, Reminded::Sent);
    assert_eq!(stack.remind(inbox.port, 1).await, Reminded::Silent, "it was named");
    let list = inbox.lists().remove(0);
    let list = text(&list, "text");
    assert!(list.contains(&lead), "{list}");
    assert!(
        [&held, &confirmed, &asked].iter().all(|reference| !list.contains(*reference)),
        "nothing is to be done: {list}"
    );

    let stack = stack.restarted(inbox.port).await;
    stack.let_pauses_pass().await;
    stack.ends_of(&asked, &[("confirmationMail", "sent")]).await;
    stack.ends_of(&held, &[("heldSignupMail", "sent")]).await;
    stack.ends_of(&confirmed, &[("signupSalesMail", "sent"), ("welcomeMail", "sent")]).await;
    stack.ends_of(&lead, &[("salesMail", "sent"), ("acknowledgement", "setAside")]).await;
    let again = inbox.mail_to("other@visitor.example", "Noch zwei Klicks").await;
    stack.click("/api/signup/confirm", format!("token={}", token(&again))).await.leads_to("/signup/confirmed");
}

#[tokio::test]
async fn a_mail_service_that_answers_nothing_is_down_whatever_kind_of_mail_it_leaves_in_doubt() {
    let stack = Stack::without_mail().await;
    for number in 0..8 {
        stack.post_json(&numbered(number)).await;
    }
    let table = OwnTable::of(&stack, "outage").await;
    for mut item in stack.items().await.into_iter().filter(|item| item["sk"]["S"] != "MAIL#salesMail") {
        if item["mailState"].is_object() {
            item["mailState"] = json!({ "S": "due" });
            item["queue"] = json!({ "S": "due" });
            item["dueAt"] = json!({ "N": "1" });
        }
        table.put(&item).await;
    }
    let mailer = Mailer::new(table.store(), sender(silent().await));
    let swept = mailer.sweep(Timestamp::now()).await.expect("the table answers");
    assert_eq!((swept.tried, swept.not_taken), (5, 5), "the next sweep tries the rest");
}

#[tokio::test]
async fn a_mail_whose_answer_is_always_lost_comes_three_times_at_most_and_is_then_named_once() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(silent().await).await;
    let asked = stack.sign_up(ERIKA).await.reference();
    for sent in 1..=5 {
        let ended = until("the mail was tried once more, or never will be", async || {
            let mail = stack.mail(&asked, "confirmationMail").await;
            let is_aside = mail["queue"]["S"] == "stuck";
            let tries: u32 = mail["attempts"]["N"].as_str()?.parse().ok()?;
            let is_tried = mail["queue"]["S"] == "due" && mail["mailState"]["S"] == "due" && tries >= sent;
            (is_aside || is_tried).then_some(is_aside)
        })
        .await;
        if ended {
            break;
        }
        stack.let_pauses_pass().await;
    }
    let mail = stack.mail(&asked, "confirmationMail").await;
    assert_eq!((&mail["attempts"]["N"], &mail["mailState"]["S"]), (&json!("3"), &json!("setAside")), "{mail}");
    assert_eq!(
        [stack.remind(inbox.port, 0).await, stack.remind(inbox.port, 2).await],
        [Reminded::Sent, Reminded::Silent]
    );
    assert!(text(&inbox.lists()[0], "text").contains(ERIKA));
}

#[tokio::test]
async fn a_mail_that_nobody_takes_is_set_aside_at_the_age_at_which_it_is_of_no_use_any_more() {
    let stack = Stack::without_mail().await;
    let lead = stack.post_json(&valid()).await.reference();
    let age = async |kind: &str, hours: i64| {
        let queued = Timestamp::now() - SignedDuration::from_hours(hours);
        stack.set(&stack.mail(&lead, kind).await, "queuedAt", json!({ "S": queued.to_string() })).await;
        stack.let_pauses_pass().await;
    };
    age("acknowledgement", 25).await;
    stack.ends_of(&lead, &[("acknowledgement", "setAside")]).await;
    age("salesMail", 25).await;
    assert_eq!(stack.mail(&lead, "salesMail").await["queue"]["S"], "due", "it is still due to sales");
    age("salesMail", 24 * 8).await;
    stack.ends_of(&lead, &[("salesMail", "setAside")]).await;
    for kind in ["acknowledgement", "salesMail"] {
        assert_eq!(stack.mail(&lead, kind).await["queue"]["S"], "stuck", "{kind} is named in a list");
    }
}

#[tokio::test]
async fn a_mail_that_cannot_be_read_holds_up_no_other_and_is_sent_once_it_can() {
    let stack = Stack::without_mail().await;
    let lead = stack.post_json(&numbered(1)).await.reference();
    let is_tried = async || Some(stack.mail(&lead, "salesMail").await).filter(|mail| mail["reason"].is_object());
    let mail = until("the mail rests", is_tried).await;
    stack.set(&mail, "mailState", json!({ "S": "of a later release" })).await;
    stack.let_pauses_pass().await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    let other = stack.post_json(&numbered(2)).await.reference();
    stack.ends_of(&other, &[("salesMail", "sent")]).await;
    assert_eq!(stack.mail(&lead, "salesMail").await["queue"]["S"], "due", "it is counted where it lies");
    stack.set(&mail, "mailState", json!({ "S": "due" })).await;
    stack.ends_of(&lead, &[("salesMail", "sent")]).await;
}

#[tokio::test]
async fn the_age_that_the_alarm_watches_is_that_of_whatever_waits_due_or_resting_read_or_not() {
    let stack = Stack::without_mail().await;
    let lead = stack.post_json(&numbered(1)).await.reference();
    let mut resting = stack.mail(&lead, "salesMail").await;
    let table = OwnTable::of(&stack, "ages").await;
    let mailer = Mailer::new(table.store(), sender(free_port()));
    let oldest = async || mailer.sweep(Timestamp::now()).await.expect("the table answers").oldest_minutes;
    let minutes_ago = |minutes| Timestamp::now() - SignedDuration::from_mins(minutes);
    let due_at = |time: Timestamp| json!({ "N": time.as_second().to_string() });
    assert_eq!(oldest().await, 0);

    let mut unreadable = json!({ "pk": { "S": "LEAD#K7QM-4TXR" }, "sk": resting["sk"], "queue": { "S": "due" } });
    (unreadable["expiresAt"], unreadable["dueAt"]) = (resting["expiresAt"].clone(), due_at(minutes_ago(120)));
    table.put(&unreadable).await;
    assert_eq!(oldest().await, 120);
    resting["mailState"] = json!({ "S": "due" });
    (resting["queuedAt"], resting["dueAt"]) = (json!({ "S": minutes_ago(300).to_string() }), due_at(minutes_ago(-9)));
    table.put(&resting).await;
    assert_eq!(oldest().await, 300);
}
