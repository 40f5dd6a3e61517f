//! What is past its term counts as deleted, however late the table's TTL is.

use jiff::Timestamp;
use leads::{HeldDecision, Marked, Period, Reference, Reminded, Waiting};
use serde_json::json;

use crate::support::{Inbox, Stack, held, text, valid, with};

#[tokio::test]
async fn a_lead_past_its_term_is_neither_shown_nor_named_nor_written_to_nor_revived() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    let (over, stays) =
        (stack.post_json(&valid()).await.reference(), stack.post_json(&with("message", "!")).await.reference());
    let a_moment_ago = json!({ "N": Timestamp::now().as_second().to_string() });
    stack.set(&stack.lead(&over).await, "expiresAt", a_moment_ago.clone()).await;
    let (store, reference) = (stack.store(), Reference::parse(&over).expect("a reference"));
    let before = stack.lead(&over).await;

    assert_eq!(store.lead(&reference).await.expect("the table answers"), None);
    let records = store.raw_records(&reference).await.expect("the table answers");
    assert!(records.iter().all(|record| record["sk"] != "CONTACT"));
    let open = store.leads(leads::LeadState::ALL, Period::default()).await.expect("the table answers").records;
    assert_eq!(open.iter().map(|record| record.lead.reference().as_str()).collect::<Vec<_>>(), [&stays]);
    assert_eq!(Waiting::count(&store, Timestamp::now()).await.expect("the table answers").open, 1);

    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    let list = inbox.lists().remove(0);
    assert!(!list.to_string().contains(&over) && text(&list, "text").contains(&stays), "{list}");

    assert_eq!(store.mark_answered(&reference, Timestamp::now()).await.expect("the table answers"), Marked::Unknown);
    assert_eq!(stack.lead(&over).await, before);

    let held = stack.post_json(&held("Gehalten")).await.reference();
    let lead = stack.lead(&held).await;
    stack.set(&lead, "expiresAt", a_moment_ago).await;
    let (now, held) = (Timestamp::now(), Reference::parse(&held).expect("a reference"));
    let closed =
        store.decide(HeldDecision::Close, std::slice::from_ref(&held), now, now).await.expect("the table answers");
    assert!(closed.is_empty(), "nor is a held one closed");
    assert_eq!(stack.lead(held.as_str()).await["leadState"], lead["leadState"]);

    stack.let_pauses_pass().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&stays, &[("salesMail", "sent")]).await;
    stack.ends_of(&over, &[("salesMail", "unwanted"), ("acknowledgement", "unwanted")]).await;
}
