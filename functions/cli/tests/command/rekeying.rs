//! What becomes of names in the table when the installation gets another key.

use jiff::Timestamp;
use leads::{Secret, Suppressed};
use serde_json::Value;

use crate::run::{Ended, leads, run};
use crate::support::{Answer, HMAC_SECRET, Inbox, SALES, Stack, token};

const BEFORE: &str = "the key before";
const ERIKA: &str = "erika@visitor.example";
const OTHER: &str = "other@visitor.example";
const GONE: &str = "gone@visitor.example";

async fn rekey(stack: &Stack, more: &[&str]) -> Ended {
    let mut command = leads(&["rekey", "--local"]);
    command.args(more).env("DYNAMODB_PORT", stack.local.dynamodb.port().to_string()).env("DATA_KEY", HMAC_SECRET);
    run(command).await
}

/// What is known of addresses.
async fn known(stack: &Stack) -> Vec<Value> {
    stack.items().await.into_iter().filter(|item| item["sk"]["S"] == "SUBSCRIPTION").collect()
}

/// Releases and confirms the sign-up number so many, whose proof is of the key that comes after; returns the token of its link
/// that ends it.
async fn released(stack: &Stack, inbox: &Inbox, number: usize, asked: Answer) -> String {
    let held = token(&inbox.mail_to(SALES, &asked.reference()).await);
    stack.click("/api/signup/release", format!("token={held}")).await;
    let confirm = token(&inbox.nth_mail(number, "Noch zwei Klicks").await);
    stack.click("/api/signup/confirm", format!("token={confirm}")).await.leads_to("/signup/confirmed");
    token(&inbox.nth_mail(number, "ist bestätigt").await)
}

#[tokio::test]
async fn with_another_key_every_sign_up_of_an_address_is_found_and_its_old_names_are_gone() {
    let inbox = Inbox::start().await;
    let stack = Stack::with(inbox.port, |settings| settings.mail.secret = Secret::new(BEFORE)).await;
    released(&stack, &inbox, 1, stack.try_out(ERIKA).await).await;
    let old_link = released(&stack, &inbox, 2, stack.sign_up(ERIKA).await).await;
    released(&stack, &inbox, 3, stack.sign_up(OTHER).await).await;
    stack.until_no_mail_is_due().await;
    let before = known(&stack).await;

    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    // Nobody knew that she was signed up.
    stack.subscribe(&inbox, ERIKA).await;
    stack.until_no_mail_is_due().await;
    let items = stack.items().await;
    let tried = rekey(&stack, &["--dry-run"]).await;
    assert_eq!((tried.code, tried.stdout.lines().count()), (Some(0), 3), "{}", tried.stderr);
    assert_eq!(stack.items().await, items, "a dry run changes nothing");

    let rekeyed = rekey(&stack, &[]).await;
    assert_eq!((rekeyed.code, &rekeyed.stdout), (Some(0), &tried.stdout), "{}", rekeyed.stderr);
    let after = known(&stack).await;
    assert_eq!(after.len(), 2);
    assert!(after.iter().all(|item| before.iter().all(|old| old["pk"] != item["pk"])), "{after:?}");
    assert!(after.iter().all(|item| item.get("expiresAt").is_none()), "a consent has no term: {after:?}");
    assert_eq!(rekey(&stack, &[]).await.stdout, rekeyed.stdout);
    assert_eq!(known(&stack).await, after, "a second time changes nothing");

    stack
        .click("/api/signup/unsubscribe", format!("token={old_link}"))
        .await
        .is_page(404, "Diesen Link kennen wir nicht");
    let (reference, _) = old_link.split_once('.').expect("a reference");
    let new_link = rekeyed.stdout.lines().find(|line| line.starts_with(reference)).expect("its new link");
    let (_, token) = new_link.split_once("token=").expect("a token");
    stack.click("/api/signup/unsubscribe", format!("token={token}")).await.leads_to("/signup/unsubscribed");
    for signup in stack.signups().await {
        assert_eq!(signup["withdrawnAt"].is_object(), signup["email"]["S"] != OTHER, "{signup}");
    }
    let again = stack.sign_up(OTHER).await.reference();
    stack.ends_of(&again, &[("confirmationMail", "unwanted")]).await;
}

#[tokio::test]
async fn a_withdrawal_or_a_bounce_before_the_rename_ends_the_sign_ups_under_the_old_name_too() {
    let inbox = Inbox::start().await;
    let stack = Stack::with(inbox.port, |settings| settings.mail.secret = Secret::new(BEFORE)).await;
    released(&stack, &inbox, 1, stack.sign_up(ERIKA).await).await;
    released(&stack, &inbox, 2, stack.sign_up(OTHER).await).await;
    released(&stack, &inbox, 3, stack.sign_up(GONE).await).await;
    stack.until_no_mail_is_due().await;

    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    let secret = Secret::new(HMAC_SECRET);
    stack.store().suppress(&secret, GONE, Suppressed::Bounce, Timestamp::now()).await.expect("it is written");
    let [_, since] = stack.subscribe(&inbox, ERIKA).await;
    stack.click("/api/signup/unsubscribe", format!("token={since}")).await.leads_to("/signup/unsubscribed");
    stack.until_no_mail_is_due().await;
    let tried = rekey(&stack, &["--dry-run"]).await;
    let rekeyed = rekey(&stack, &[]).await;
    for signup in stack.signups().await {
        assert_eq!(signup["withdrawnAt"].is_object(), signup["email"]["S"] != OTHER, "{signup}");
    }
    assert_eq!((rekeyed.code, rekeyed.stdout.lines().count()), (Some(0), 1), "{}", rekeyed.stdout);
    assert_eq!(tried.stdout, rekeyed.stdout);
    assert_eq!(rekey(&stack, &[]).await.stdout, rekeyed.stdout, "a second time changes nothing");
}
