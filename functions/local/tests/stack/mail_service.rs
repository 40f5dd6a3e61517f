//! What the mail service answers, or does not: no mail is lost and none comes twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::outages::numbered;
use crate::support::{Inbox, Service, Stack, refusing_the_sender, until, valid, with};

#[tokio::test]
async fn a_mail_whose_end_is_unknown_is_not_sent_a_second_time() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(silent.local_addr().expect("an address").port()).await;
    let connections = Arc::new(AtomicUsize::new(0));
    let counted = connections.clone();
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = silent.accept().await {
            // The whole mail may have come when the connection ends.
            let mut octets = [0; 1024];
            let _ = tokio::io::AsyncReadExt::read(&mut connection, &mut octets).await;
            counted.fetch_add(1, Ordering::SeqCst);
        }
    });
    stack.post_json(&valid()).await;
    until("both mails were tried", async || (connections.load(Ordering::SeqCst) >= 2).then_some(())).await;

    let inbox = Inbox::start().await;
    let stack = stack.replayed(inbox.port).await;
    let later = stack.post_json(&numbered(2)).await.reference();
    inbox.mails_of(&later).await;
    let mails = inbox.mails().await;
    let is_list = |mail: &&Value| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("Das wartet"));
    assert_eq!(
        mails.len() - mails.iter().filter(is_list).count(),
        2,
        "only the later lead's, and a list of the others"
    );
}

#[tokio::test]
async fn a_confirmation_whose_end_is_unknown_comes_again_since_a_second_one_does_no_harm() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(silent.local_addr().expect("an address").port()).await;
    tokio::spawn(async move { while silent.accept().await.is_ok() {} });
    let reference = stack.sign_up("erika@visitor.example").await.reference();
    until("it was tried", async || {
        let mail = stack.mail(&reference, "confirmationMail").await;
        (mail["mailState"]["S"] == "due" && mail["attempts"]["N"] != "0").then_some(())
    })
    .await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&reference, &[("confirmationMail", "sent")]).await;
    let signup = stack.signups().await.remove(0);
    assert!(signup["confirmDigests"]["SS"].as_array().is_some_and(|digests| digests.len() >= 2), "{signup}");
    let confirmation = inbox.mail_to("erika@visitor.example", "Noch ein Klick").await;
    let text = confirmation["body"]["text"].as_str().expect("a text");
    let token = text.split_whitespace().find_map(|word| word.split_once("token=")).expect("a link").1;
    stack.click("/api/signup/confirm", format!("token={token}")).await;
    assert!(stack.signups().await.remove(0)["confirmedAt"].is_object());
}

#[tokio::test]
async fn mails_that_ses_refuses_because_of_our_sender_are_sent_once_it_takes_the_sender_again() {
    let stack = Stack::with_mail_at(refusing_the_sender().await).await;
    let reference = stack.post_json(&valid()).await.reference();
    for kind in ["salesMail", "acknowledgement"] {
        until("the mail was tried", async || {
            let mail = stack.mail(&reference, kind).await;
            (mail["mailState"]["S"] == "due" && mail["reason"].is_object()).then_some(())
        })
        .await;
    }
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(inbox.mails().await.len(), 2);
}

#[tokio::test]
async fn a_reply_address_that_ses_refuses_does_not_cost_sales_the_mail() {
    let mut service = Service::refusing(|mail| mail["ReplyToAddresses"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    let (refused, sent) = (service.mail().await, service.mail().await);
    assert_eq!(refused["ReplyToAddresses"], json!(["erika@visitor.example"]));
    assert_eq!(sent["ReplyToAddresses"], Value::Null);
    assert_eq!(sent["Content"], refused["Content"]);
}

#[tokio::test]
async fn an_acknowledgement_that_ses_refuses_holds_up_no_later_lead() {
    let mut service = Service::refusing(|mail| mail["Destination"]["ToAddresses"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    stack.post_json(&with("email", "other@visitor.example")).await;
    let mut recipients = Vec::new();
    while recipients.len() < 4 {
        let mail = service.mail().await;
        let subject = mail["Content"]["Simple"]["Subject"]["Data"].as_str().expect("a subject");
        // The list to sales names the refused one when its hour comes.
        if !subject.starts_with("Das wartet") {
            recipients.push(mail["Destination"]["ToAddresses"][0].clone());
        }
    }
    let text = |value: &Value| value.as_str().expect("an address").to_owned();
    let mut recipients: Vec<String> = recipients.iter().map(text).collect();
    recipients.sort();
    assert_eq!(
        recipients,
        ["erika@visitor.example", "other@visitor.example", "sales@example.org", "sales@example.org"]
    );
}

#[tokio::test]
async fn every_mail_goes_over_a_connection_of_its_own() {
    let mut service = Service::refusing(|_| false).await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    service.mail().await;
    service.mail().await;
    assert_eq!(service.connections(), 2);
}
