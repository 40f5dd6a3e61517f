//! Looking after the hook.

use crate::run::{leads, on, run};
use crate::support::{HMAC_SECRET, Receiver, Reply, Stack, free_port, held, until, valid};

#[tokio::test]
async fn a_test_is_posted_and_says_with_which_status_it_was_taken_or_why_not() {
    let receiver = Receiver::answering(|before, _| Reply::Status(if before == 0 { 202 } else { 403 })).await;
    let stack = Stack::with(free_port(), receiver.hook()).await;
    assert_eq!(on(&stack, &["hook", "test", "--dry-run"]).await.code, Some(0));
    let tested = on(&stack, &["hook", "test"]).await;
    assert_eq!(tested.code, Some(0), "{}{}", tested.stdout, tested.stderr);
    assert!(tested.stdout.contains("was taken with status 202"), "{}", tested.stdout);
    let posts = receiver.posts();
    assert_eq!((posts.len(), &posts[0].body["type"]), (1, &"test".into()), "a dry run posts nothing");
    let refused = on(&stack, &["hook", "test", "--wait", "1"]).await;
    assert_eq!(refused.code, Some(1));
    assert!(refused.stderr.contains("status 403") && refused.stderr.contains("--wait"), "{}", refused.stderr);
}

#[tokio::test]
async fn where_no_hook_is_set_up_a_test_says_how_to() {
    let stack = Stack::without_mail().await;
    let tested = on(&stack, &["hook", "test"]).await;
    assert_eq!(tested.code, Some(1));
    assert!(tested.stderr.contains("LeadHookUrl"), "{}", tested.stderr);
}

#[tokio::test]
async fn a_lead_is_posted_again_under_its_id_one_from_before_the_hook_for_the_first_time_and_a_held_one_never() {
    let stack = Stack::without_mail().await;
    let (before, held) =
        (stack.post_json(&valid()).await.reference(), stack.post_json(&held("Echt?")).await.reference());
    let receiver = Receiver::start().await;
    let stack = stack.restarted_with(free_port(), receiver.hook()).await;
    assert_eq!(on(&stack, &["hook", "resend", "--dry-run", &before]).await.code, Some(0));
    for times in 1..=2 {
        let asked = on(&stack, &["hook", "resend", &before]).await;
        let expected = format!("{before} lead.received is being posted\n");
        assert_eq!((asked.code, asked.stdout), (Some(0), expected), "{}", asked.stderr);
        until("it is posted", async || (receiver.posts().len() == times).then_some(())).await;
        until("it is marked", async || {
            (stack.posted(&before, "lead.received").await["mailState"]["S"] == "sent").then_some(())
        })
        .await;
    }
    let posts = receiver.posts();
    assert_eq!(posts[0].id, posts[1].id);
    assert_eq!(on(&stack, &["answered", &before]).await.code, Some(0));
    until("from then on its marks are posted", async || (receiver.types_of(&before).len() == 3).then_some(())).await;
    let refused = on(&stack, &["hook", "resend", &held]).await;
    assert_eq!((refused.code, refused.stderr.contains("held")), (Some(3), true), "{}", refused.stderr);
    let signup = stack.sign_up("erika@visitor.example").await.reference();
    let refused = on(&stack, &["hook", "resend", &signup]).await;
    assert_eq!((refused.code, refused.stderr.contains("sign-up")), (Some(3), true), "{}", refused.stderr);
}

#[tokio::test]
async fn the_secret_for_the_receiver_follows_from_the_key_of_the_installation() {
    let mut command = leads(&["hook", "secret"]);
    command.env("DATA_KEY", HMAC_SECRET);
    let shown = run(command).await;
    assert_eq!(shown.stdout, "whsec_KDG61pINc8/oouuSfyXjPalJ78QTm0HMuo11RkTAIsA=\n", "{}", shown.stderr);
    let without = run(leads(&["hook", "secret"])).await;
    assert!(without.code == Some(1) && without.stderr.contains("DATA_KEY"), "{}", without.stderr);
}
