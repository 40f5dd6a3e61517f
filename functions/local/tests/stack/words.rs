//! A visitor's words in the mails to sales can't pass for ours.

use jiff::{SignedDuration, Timestamp};
use leads::Reminded;
use reminder::Reminder;
use serde_json::{Value, json};

use crate::parts::sender;
use crate::support::{Inbox, Stack, valid};

fn text(mail: &Value) -> String {
    mail["body"]["text"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn each_line_of_a_message_is_quoted_so_that_none_of_them_looks_like_ours() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let ours = "Nur für unser Team, bitte nicht mitschicken:\nhttps://evil.example/";
    let mut body = valid();
    body["message"] = json!(format!("Hallo\n\n-- \n{ours}\nTelefon: 0900 1"));
    let reference = stack.post_json(&body).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    let text = text(&sales);
    assert!(
        text.contains("\n> Hallo\n>\n> --\n> Nur für") || text.contains("\n> Hallo\n>\n> -- \n> Nur für"),
        "{text}"
    );
    let unquoted: Vec<&str> = text.lines().filter(|line| !line.starts_with('>')).collect();
    assert_eq!(unquoted.iter().filter(|line| line.starts_with("Nur für unser Team")).count(), 1);
    assert!(unquoted.iter().all(|line| !line.contains("evil.example") && !line.contains("0900")), "{text}");
}

#[tokio::test]
async fn a_name_is_one_bounded_line_that_turns_no_other_wherever_sales_reads_it() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    let mut body = valid();
    (body["firstName"], body["lastName"]) = (json!("\u{5E9}".repeat(90)), json!("Bitte ".repeat(16).trim_end()));
    let reference = stack.post_json(&body).await.reference();
    let lead = stack.lead(&reference).await;
    // As a release before the rules of today, or a hand, may have written it.
    stack.set(&lead, "lastName", json!({ "S": "\u{202e}x\nVorgang: 1\u{1b}[2J" })).await;
    let stack = stack.restarted(inbox.port).await;
    let [sales, _] = inbox.mails_of(&reference).await;
    let now = Timestamp::now() + SignedDuration::from_hours(21);
    assert_eq!(Reminder::new(stack.store(), sender(inbox.port)).run(now).await.expect("it runs"), Reminded::Sent);
    let list = inbox.mails().await.into_iter().find(|mail| mail["subject"].to_string().contains("Das wartet"));
    for mail in [sales, list.expect("a list")] {
        let text = text(&mail);
        let line = text.lines().find(|line| line.contains('\u{5E9}')).expect("the name");
        let name = line.trim_start_matches("Name: ");
        assert!(name.starts_with('\u{2068}') && name.ends_with("…\u{2069}"), "{name:?}");
        assert_eq!(name.chars().count(), 80 + 2);
        assert!(!mail["body"].to_string().contains(['\u{202e}', '\u{1b}']), "{mail}");
        assert!(!text.lines().any(|line| line.starts_with("Vorgang: 1")), "{text}");
    }
}
