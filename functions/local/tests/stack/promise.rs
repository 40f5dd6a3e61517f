//! An answer within 24 hours: what sales is told when one is late.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};
use leads::{LeadState, Period, Reference, Reminded, Waiting};
use reminder::Reminder;
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::parts::sender;
use crate::support::{Inbox, SALES, Stack, free_port, until, valid, with};

fn hours_from_now(hours: i64) -> Timestamp {
    Timestamp::now() + SignedDuration::from_hours(hours)
}

fn reminder(stack: &Stack, mail_port: u16) -> Reminder {
    Reminder::new(stack.store(), sender(mail_port))
}

async fn reminders(inbox: &Inbox) -> Vec<Value> {
    let mails = inbox.mails().await.into_iter();
    mails.filter(|mail| mail["subject"].as_str().is_some_and(|text| text.starts_with("Das wartet auf dich"))).collect()
}

async fn answer(stack: &Stack, reference: &str) {
    let reference = Reference::parse(reference).expect("a reference");
    stack.store().mark_answered(&reference, Timestamp::now()).await.expect("it is marked");
}

/// Posts a message and waits until sales has its mail.
async fn told(stack: &Stack, message: &str) -> String {
    let reference = stack.post_json(&with("message", message)).await.reference();
    stack.ends_of(&reference, &[("salesMail", "sent")]).await;
    reference
}

#[tokio::test]
async fn sales_is_reminded_of_leads_that_wait_for_more_than_20_hours() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (first, second) = (told(&stack, "Eins").await, told(&stack, "Zwei").await);
    let reminder = reminder(&stack, inbox.port);

    assert_eq!(reminder.run(hours_from_now(19)).await.expect("it runs"), Reminded::Silent);
    answer(&stack, &first).await;
    assert_eq!(reminder.run(hours_from_now(21)).await.expect("it runs"), Reminded::Sent);
    let mails = reminders(&inbox).await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0]["subject"], "Das wartet auf dich: 1");
    assert_eq!(mails[0]["destination"]["to"][0], SALES);
    for part in ["text", "html"] {
        let body = mails[0]["body"][part].as_str().expect("a body");
        let link = format!("http://localhost:4280/api/leads/answered?lead={second}");
        for expected in [
            second.as_str(),
            "Erika Mustermann",
            "erika@visitor.example",
            "seit 21 Stunden",
            &link,
            "Der Code eures Teams: ",
        ] {
            assert!(body.contains(expected), "{part} has no {expected}: {body}");
        }
        assert!(!body.contains(&first), "an answered lead waits for nobody");
        assert!(!body.contains("Zwei"), "the message stays out of a mail that many may see");
    }
}

#[tokio::test]
async fn sales_hears_of_the_same_leads_once_in_12_hours_and_of_a_further_one_at_once() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let (first, second) = (told(&stack, "Eins").await, told(&stack, "Zwei").await);
    let reminder = reminder(&stack, inbox.port);
    let run = async |hours| reminder.run(hours_from_now(hours)).await.expect("it runs");

    assert_eq!([run(21).await, run(21).await, run(32).await], [Reminded::Sent, Reminded::Silent, Reminded::Silent]);
    answer(&stack, &first).await;
    assert_eq!(run(32).await, Reminded::Silent, "fewer leads are no news");
    told(&stack, "Drei").await;
    assert_eq!([run(32).await, run(33).await], [Reminded::Sent, Reminded::Silent]);
    assert_eq!([run(43).await, run(45).await], [Reminded::Silent, Reminded::Sent]);
    let mails = reminders(&inbox).await;
    assert_eq!(mails.len(), 3);
    let names = |mail: &Value| mail["body"]["text"].as_str().is_some_and(|text| text.contains(&second));
    assert_eq!(mails.iter().map(names).collect::<Vec<_>>(), [true, false, true], "the further one comes alone");
}

#[tokio::test]
async fn open_and_late_leads_are_counted() {
    let stack = Stack::without_mail().await;
    let mut references = Vec::new();
    for message in ["Eins", "Zwei", "Drei"] {
        references.push(stack.post_json(&with("message", message)).await.reference());
    }
    answer(&stack, &references[1]).await;
    let mut held = with("message", "Vier");
    held["proof"] = Value::Null;
    stack.post_json(&held).await;
    let counted = async |hours| {
        let Waiting { open, overdue, held } =
            Waiting::count(&stack.store(), hours_from_now(hours)).await.expect("the table answers");
        (open, overdue, held)
    };
    assert_eq!([counted(0).await, counted(19).await, counted(21).await], [(2, 0, 1), (2, 0, 1), (2, 2, 1)]);
    let answered =
        stack.store().leads([LeadState::Answered], Period::default()).all().await.expect("the table answers");
    assert_eq!(answered.leads.len(), 1);
    assert_eq!(answered.leads[0].lead.reference().as_str(), references[1]);
}

#[tokio::test]
async fn an_answer_keeps_the_lead_for_six_months_more() {
    let stack = Stack::without_mail().await;
    let reference = stack.post_json(&valid()).await.reference();
    let parsed = Reference::parse(&reference).expect("a reference");
    let time = hours_from_now(24 * 60);
    stack.store().mark_answered(&parsed, time).await.expect("it is marked");
    let ends = time.to_zoned(TimeZone::UTC).checked_add(6.months()).expect("a time").timestamp();
    assert_eq!(stack.lead(&reference).await["expiresAt"]["N"], ends.as_second().to_string());
}

#[tokio::test]
async fn a_lead_whose_mail_may_never_have_arrived_is_named() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(silent.local_addr().expect("an address").port()).await;
    tokio::spawn(async move { while silent.accept().await.is_ok() {} });
    let reference = stack.post_json(&valid()).await.reference();
    stack.ends_of(&reference, &[("salesMail", "inDoubt")]).await;

    let inbox = Inbox::start().await;
    let reminder = reminder(&stack, inbox.port);
    assert_eq!(reminder.run(Timestamp::now()).await.expect("it runs"), Reminded::Sent);
    assert_eq!(reminder.run(Timestamp::now()).await.expect("it runs"), Reminded::Silent, "it was named");
    let mails = reminders(&inbox).await;
    let text = mails[0]["body"]["text"].as_str().expect("a body");
    assert!(text.contains("vielleicht keine E-Mail bekommen") && text.contains(&reference), "{text}");
}

#[tokio::test]
async fn what_is_held_beyond_the_hour_s_mails_comes_in_one_list() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let held = |number: usize| {
        let mut body = with("message", format!("Nachricht {number}"));
        body["proof"] = Value::Null;
        body
    };
    for number in 0..20 {
        stack.post_json(&held(number)).await;
    }
    let lead = stack.post_json(&held(20)).await.reference();
    let sign_up = json!({ "email": "held@visitor.example", "proof": null });
    let sign_up = stack.post_to("/api/signup", &sign_up).await.reference();
    until("the twenty mails", async || (inbox.mails().await.len() == 20).then_some(())).await;

    let reminder = reminder(&stack, inbox.port);
    assert_eq!(reminder.run(Timestamp::now()).await.expect("it runs"), Reminded::Sent);
    let mails = reminders(&inbox).await;
    assert_eq!(mails[0]["subject"], "Das wartet auf dich: 2");
    for part in ["text", "html"] {
        let body = mails[0]["body"][part].as_str().expect("a body");
        let release = format!("http://localhost:4280/api/signup/release?signup={sign_up}");
        for expected in ["Anfragen zum Prüfen", "Anmeldungen zum Prüfen", &lead, "held@visitor.example", &release] {
            assert!(body.contains(expected), "{part} has no {expected}: {body}");
        }
        assert!(!body.contains("mailto:held@visitor.example"), "nobody writes to a held address by a click");
    }
    for told in [stack.lead(&lead).await, stack.signups().await.remove(0)] {
        assert!(told["listedAt"].is_object() && told["queue"].is_null(), "{told}");
    }
    assert_eq!(reminder.run(hours_from_now(13)).await.expect("it runs"), Reminded::Silent, "one list is enough");
}

#[tokio::test]
async fn a_reminder_that_could_not_be_sent_is_sent_later_and_one_in_doubt_is_not_repeated() {
    let stack = Stack::without_mail().await;
    stack.post_json(&valid()).await;
    let down = reminder(&stack, free_port());
    assert!(down.run(hours_from_now(21)).await.is_err());
    assert!(down.run(hours_from_now(21)).await.is_err(), "it is still to be sent");

    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let in_doubt = reminder(&stack, silent.local_addr().expect("an address").port());
    tokio::spawn(async move { while silent.accept().await.is_ok() {} });
    assert_eq!(in_doubt.run(hours_from_now(21)).await.expect("it runs"), Reminded::Silent);

    let inbox = Inbox::start().await;
    let up = reminder(&stack, inbox.port);
    assert_eq!(up.run(hours_from_now(22)).await.expect("it runs"), Reminded::Silent);
    assert_eq!(up.run(hours_from_now(34)).await.expect("it runs"), Reminded::Sent);
}

#[tokio::test]
async fn text_of_a_visitor_reaches_the_reminder_as_text() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    stack.post_json(&with("lastName", "<script>alert(1)</script>")).await;
    assert_eq!(reminder(&stack, inbox.port).run(hours_from_now(21)).await.expect("it runs"), Reminded::Sent);
    let mails = reminders(&inbox).await;
    let html = mails[0]["body"]["html"].as_str().expect("a body");
    assert!(!html.contains("<script") && html.contains("&#60;script&#62;"), "{html}");
}
