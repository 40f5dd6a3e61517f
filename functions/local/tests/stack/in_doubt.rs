//! The mail service takes each mail and its answer is lost: what may come twice comes again, sales is told of the rest.

use leads::Reminded;
use serde_json::json;

use crate::signup::{ERIKA, link, token};
use crate::support::{Stack, silent, text, until, valid};

/// Waits until a mail was tried and lies where a second try, or a person, finds it.
async fn ends_in_doubt(stack: &Stack, reference: &str, kind: &str) {
    let may_come_twice = ["confirmationMail", "welcomeMail"].contains(&kind);
    let expected = if may_come_twice { ("due", "due") } else { ("inDoubt", "stuck") };
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

    assert_eq!(stack.remind(inbox.port, 1).await, Reminded::Sent);
    assert_eq!(stack.remind(inbox.port, 1).await, Reminded::Silent, "it was named");
    let list = inbox.lists().remove(0);
    let list = text(&list, "text");
    assert_eq!([&lead, &held, &confirmed].map(|reference| list.contains(reference.as_str())), [true; 3], "{list}");
    assert!(
        list.contains("vielleicht keine E-Mail bekommen") && !list.contains(&asked),
        "nothing is to be done: {list}"
    );

    stack.let_pauses_pass().await;
    let stack = stack.replayed(inbox.port).await;
    stack.ends_of(&asked, &[("confirmationMail", "sent")]).await;
    stack.ends_of(&confirmed, &[("welcomeMail", "sent")]).await;
    stack.ends_of(&lead, &[("salesMail", "inDoubt"), ("acknowledgement", "inDoubt")]).await;
    let signups = stack.signups().await;
    let signup = signups.iter().find(|signup| signup["reference"]["S"] == asked).expect("the sign-up");
    assert!(signup["confirmDigests"]["SS"].as_array().is_some_and(|digests| digests.len() >= 2), "{signup}");
    let again = inbox.mail_to("other@visitor.example", "Noch ein Klick").await;
    stack.click("/api/signup/confirm", format!("token={}", token(&link(&again)))).await.leads_to("/signup/confirmed");
}
