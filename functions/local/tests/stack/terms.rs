//! What is past its term counts as deleted, however late the table's TTL is.

use http::StatusCode;
use jiff::{SignedDuration, Timestamp};
use leads::{Decision, Marked, Period, Reference, Reminded, Secret, Waiting};
use reminder::Reminder;
use serde_json::json;

use crate::parts::sender;
use crate::support::{HMAC_SECRET, Inbox, Stack, valid, with};

#[tokio::test]
async fn a_lead_past_its_term_is_neither_shown_nor_named_nor_written_to_nor_revived() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    let (over, stays) =
        (stack.post_json(&valid()).await.reference(), stack.post_json(&with("message", "!")).await.reference());
    for lead in stack.leads().await.iter().filter(|lead| lead["reference"]["S"] == over) {
        stack.set(lead, "expiresAt", json!({ "N": Timestamp::now().as_second().to_string() })).await;
    }
    let (store, reference) = (stack.store(), Reference::parse(&over).expect("a reference"));
    let before = stack.lead(&over).await;

    assert_eq!(store.lead(&reference).await.expect("the table answers"), None);
    assert!(
        store.raw_records(&reference).await.expect("the table answers").iter().all(|record| record["sk"] != "CONTACT")
    );
    let open = store.leads(leads::LeadState::ALL, Period::default()).all().await.expect("the table answers").leads;
    assert_eq!(open.iter().map(|record| record.lead.reference().as_str()).collect::<Vec<_>>(), [&stays]);
    assert_eq!(Waiting::count(&store, Timestamp::now()).await.expect("the table answers").open, 1);

    let now = Timestamp::now() + SignedDuration::from_hours(21);
    assert_eq!(Reminder::new(stack.store(), sender(inbox.port)).run(now).await.expect("it runs"), Reminded::Sent);
    let list = inbox.mails().await.remove(0);
    assert!(!list.to_string().contains(&over) && list.to_string().contains(&stays), "{list}");

    let link = leads::answered_link(&Secret::new(HMAC_SECRET), "", &reference);
    assert_eq!(stack.open(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stack.click(&link, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(store.mark_answered(&reference, Timestamp::now()).await.expect("the table answers"), Marked::Unknown);
    assert_eq!(stack.lead(&over).await, before);

    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&stays, &[("salesMail", "sent")]).await;
    stack.ends_of(&over, &[("salesMail", "unwanted"), ("acknowledgement", "unwanted")]).await;
}

#[tokio::test]
async fn a_held_lead_past_its_term_is_not_closed() {
    let stack = Stack::without_mail().await;
    let mut body = valid();
    body["proof"] = serde_json::Value::Null;
    let held = stack.post_json(&body).await.reference();
    let lead = stack.lead(&held).await;
    let reference = Reference::parse(&held).expect("a reference");
    stack.set(&lead, "expiresAt", json!({ "N": Timestamp::now().as_second().to_string() })).await;
    let now = Timestamp::now();
    let closed = stack.store().decide(Decision::Close, &[reference], now, now).await.expect("the table answers");
    assert!(closed.is_empty());
    assert_eq!(stack.lead(&held).await["leadState"], lead["leadState"]);
}
