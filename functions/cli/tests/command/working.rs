//! Answering, sending again, and wrong calls.

use crate::run::{leads, on, run};
use crate::support::{Inbox, Stack, free_port, silent, until, valid};

#[tokio::test]
async fn a_lead_is_marked_as_answered_once() {
    let stack = Stack::without_mail().await;
    let reference = stack.post_json(&valid()).await.reference();
    let tried = on(&stack, &["answered", "--dry-run", &reference]).await;
    assert_eq!((tried.code, stack.leads().await[0]["leadState"]["S"].as_str()), (Some(0), Some("open")));

    let marked = on(&stack, &["answered", &reference]).await;
    assert_eq!((marked.code, marked.stdout), (Some(0), format!("{reference} is marked as answered\n")));
    let lead = stack.leads().await.remove(0);
    assert_eq!(lead["leadState"]["S"], "answered");
    let again = on(&stack, &["answered", &reference]).await;
    assert_eq!((again.code, again.stdout.contains("was answered")), (Some(0), true));
    let after = stack.leads().await.remove(0);
    for field in ["leadState", "answeredAt"] {
        assert_eq!(after[field], lead[field], "a second time changes nothing");
    }
    assert_eq!(on(&stack, &["answered", &reference, "2222-2222"]).await.code, Some(3));
}

#[tokio::test]
async fn a_mail_that_was_set_aside_is_shown_with_its_reason_and_sent_on_demand() {
    let stack = Stack::with_mail_at(silent().await).await;
    let reference = stack.post_json(&valid()).await.reference();
    stack.ends_of(&reference, &[("acknowledgement", "setAside")]).await;
    let is_tried = async || (stack.mail(&reference, "salesMail").await["attempts"]["N"] == "1").then_some(());
    until("the mail to sales rests", is_tried).await;
    let shown = on(&stack, &["show", &reference]).await.stdout;
    assert!(shown.contains("set aside (") && shown.contains("to be sent, tried 1 times"), "{shown}");

    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    assert_eq!(on(&stack, &["resend", "--dry-run", &reference]).await.code, Some(0));
    assert_eq!(
        stack.mail(&reference, "acknowledgement").await["mailState"]["S"],
        "setAside",
        "a dry run sends nothing"
    );
    let asked = on(&stack, &["resend", &reference]).await;
    let expected = format!("{reference} acknowledgement is being sent\n");
    assert_eq!((asked.code, asked.stdout), (Some(0), expected), "{}", asked.stderr);
    stack.let_pauses_pass().await;
    inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(on(&stack, &["resend", &reference]).await.code, Some(3), "nothing is set aside any more");
}

#[tokio::test]
async fn a_wrong_call_names_the_wrong_option() {
    let usage: [(&[&str], &str); 8] = [
        (&[], "Usage"),
        (&["show"], "<REFERENCES>"),
        (&["show", "K7QM"], "K7QM-4TXR"),
        (&["list", "--signups", "--state", "held"], "--state"),
        (&["list", "--since", "yesterday"], "--since"),
        (&["list", "--state", "lost"], "open, held, answered or closed"),
        (&["export"], "--format"),
        (&["subject", "erase", "erika"], "name@example.org"),
    ];
    for (arguments, expected) in usage {
        let ended = run(leads(arguments)).await;
        assert_eq!(ended.code, Some(2), "{arguments:?}");
        assert!(ended.stderr.contains(expected), "{arguments:?}: {}", ended.stderr);
        assert_eq!(ended.stdout, "");
    }
    let failures: [(&[&str], &str); 2] = [(&["list"], "--table"), (&["list", "--table", "leads"], "--region")];
    for (arguments, expected) in failures {
        let ended = run(leads(arguments)).await;
        assert_eq!((ended.code, ended.stderr.lines().count()), (Some(1), 1), "{arguments:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(expected), "{arguments:?}: {}", ended.stderr);
    }
    let help = run(leads(&["--help"])).await;
    assert_eq!(help.code, Some(0));
    assert!(help.stdout.contains("3  nothing found"), "the exit codes are documented");
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_reported_with_what_to_check() {
    let mut command = leads(&["list", "--local"]);
    command.env("DYNAMODB_PORT", free_port().to_string());
    let ended = run(command).await;
    assert_eq!((ended.code, ended.stderr.lines().count()), (Some(1), 1), "{}", ended.stderr);
    assert!(ended.stderr.contains("npm start"), "{}", ended.stderr);
}
