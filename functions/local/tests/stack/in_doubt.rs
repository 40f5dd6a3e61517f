//! The mail service takes each mail and its answer is lost: what may come twice comes again, sales is told of the rest.

use jiff::{SignedDuration, Timestamp};
use leads::Reminded;
use reminder::Reminder;
use serde_json::json;
use tokio::net::TcpListener;

use crate::parts::sender;
use crate::signup::{ERIKA, link, token};
use crate::support::{Inbox, Stack, until, valid};

/// The port of a mail service that reads what comes and hangs up without an answer.
async fn silent() -> u16 {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = silent.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = silent.accept().await {
            let mut octets = [0; 1024];
            let _ = tokio::io::AsyncReadExt::read(&mut connection, &mut octets).await;
        }
    });
    port
}

/// Waits until a mail was tried and lies where a second try, or a person, finds it.
async fn ends_in_doubt(stack: &Stack, reference: &str, kind: &str) {
    let may_come_twice = ["confirmationMail", "welcomeMail"].contains(&kind);
    until(&format!("the {kind} is in doubt"), async || {
        let mail = stack.mail(reference, kind).await;
        let (state, queue) = (mail["mailState"]["S"].as_str()?, mail["queue"]["S"].as_str()?);
        let was_tried = mail["attempts"]["N"] != "0";
        let expected = if may_come_twice { ("due", "due") } else { ("inDoubt", "stuck") };
        (was_tried && (state, queue) == expected).then_some(())
    })
    .await;
}

#[tokio::test]
async fn every_kind_of_mail_whose_answer_was_lost_comes_again_or_is_named_to_sales() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let confirmed = stack.sign_up(ERIKA).await.reference();
    let confirm = token(&link(&inbox.mail_to(ERIKA, "Noch ein Klick").await));
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

    let reminder = Reminder::new(stack.store(), sender(inbox.port));
    assert_eq!(reminder.run(Timestamp::now() + SignedDuration::from_hours(1)).await.expect("it runs"), Reminded::Sent);
    let mails = inbox.mails().await;
    let list = mails.iter().find(|mail| mail["subject"].to_string().contains("Das wartet")).expect("a list");
    let text = list["body"]["text"].as_str().expect("a text");
    assert_eq!([&lead, &held, &confirmed].map(|reference| text.contains(reference.as_str())), [true; 3], "{text}");
    assert!(!text.contains(&asked), "nobody has to do anything: {text}");

    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&asked, &[("confirmationMail", "sent")]).await;
    stack.ends_of(&confirmed, &[("welcomeMail", "sent")]).await;
    stack.ends_of(&lead, &[("salesMail", "inDoubt"), ("acknowledgement", "inDoubt")]).await;
}
