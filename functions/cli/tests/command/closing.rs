//! Closing leads.

use crate::run::on;
use crate::support::{Stack, held, valid, with};

async fn state(stack: &Stack, reference: &str) -> String {
    stack.lead(reference).await["leadState"]["S"].as_str().expect("a state").to_owned()
}

#[tokio::test]
async fn open_and_held_leads_are_closed_by_their_references_and_what_is_answered_or_closed_says_so() {
    let stack = Stack::without_mail().await;
    let open = stack.post_json(&valid()).await.reference();
    let held = stack.post_json(&held("Gewinn")).await.reference();
    let answered = stack.post_json(&with("message", "Echt")).await.reference();
    on(&stack, &["answered", &answered]).await;

    let tried = on(&stack, &["close", "--dry-run", &open, &held]).await;
    let expected = format!("{open} would be closed\n{held} would be closed\n");
    assert_eq!((tried.code, tried.stdout), (Some(0), expected), "{}", tried.stderr);
    assert_eq!([state(&stack, &open).await, state(&stack, &held).await], ["open", "held"], "a dry run changes nothing");
    let closed = on(&stack, &["close", &open, &held]).await;
    assert_eq!((closed.code, closed.stdout), (Some(0), format!("{open} is closed\n{held} is closed\n")));
    assert_eq!([state(&stack, &open).await, state(&stack, &held).await], ["closed", "closed"]);

    let again = on(&stack, &["close", &open, &answered, "2222-2222"]).await;
    assert_eq!((again.code, again.stdout.as_str()), (Some(3), ""));
    for said in [format!("{open} was closed before"), format!("{answered} is answered"), "no lead 2222-2222".to_owned()]
    {
        assert!(again.stderr.contains(&said), "{said}: {}", again.stderr);
    }
    assert_eq!(state(&stack, &answered).await, "answered");
}
