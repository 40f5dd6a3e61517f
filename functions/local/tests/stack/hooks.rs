//! What is posted to the hook: which events, in which order, and until when.

use jiff::{SignedDuration, Timestamp};
use leads::{HeldDecision, Marked, Reference};
use serde_json::{Value, json};

use crate::signup::ERIKA;
use crate::support::{Inbox, Receiver, Reply, Stack, free_port, held, numbered, text, token, until, valid};

pub(crate) const RECEIVED: &str = "lead.received";

/// A stack that posts to a receiver, and whose mails nobody takes.
pub(crate) async fn posting_to(receiver: &Receiver) -> Stack {
    Stack::with(free_port(), receiver.hook()).await
}

pub(crate) fn parsed(reference: &str) -> Reference {
    Reference::parse(reference).expect("a reference")
}

/// Waits until a post was tried and not taken, for this reason.
pub(crate) async fn not_taken(stack: &Stack, reference: &str, event: &str, reason: &str) -> Value {
    until(&format!("{event} of {reference} is not taken: {reason}"), async || {
        let post = stack.posted(reference, event).await;
        let is_meant = post["mailState"]["S"] == "due" && post["reason"]["S"].as_str()?.contains(reason);
        is_meant.then_some(post)
    })
    .await
}

/// Waits until a post was taken, and lets its pauses pass.
pub(crate) async fn taken(stack: &Stack, reference: &str, event: &str) -> Value {
    until(&format!("{event} of {reference} is taken"), async || {
        stack.let_pauses_pass().await;
        let post = stack.posted(reference, event).await;
        (post["mailState"]["S"] == "sent").then_some(post)
    })
    .await
}

#[tokio::test]
async fn a_post_left_by_a_restored_table_does_not_prevent_a_mark_and_is_replaced() {
    let receiver = Receiver::answering(|_, _| Reply::Status(204)).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    let mut post = taken(&stack, &reference, RECEIVED).await;
    // As it may stand there after the lead was copied back from a restored table.
    post["sk"] = json!({ "S": "HOOK#lead.answered" });
    post["hook"] = json!({ "S": "lead.answered" });
    stack.put(&post).await;
    let marked = stack.store().mark_answered(&parsed(&reference), Timestamp::now()).await.expect("it is marked");
    assert_eq!(marked, Marked::Now);
    taken(&stack, &reference, "lead.answered").await;
    assert_eq!(receiver.events_of(&reference), [RECEIVED, "lead.answered"]);
}

#[tokio::test]
async fn three_events_of_a_lead_come_in_their_order_each_after_the_one_before_was_taken() {
    let receiver = Receiver::answering(|before, _| Reply::Status(if before < 3 { 500 } else { 204 })).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    not_taken(&stack, &reference, RECEIVED, "status 500").await;
    let (table, now) = (stack.store(), Timestamp::now());
    assert!(table.close_lead(&parsed(&reference), now).await.expect("the table answers"));
    assert_eq!(table.mark_answered(&parsed(&reference), now).await.expect("the table answers"), Marked::Now);
    taken(&stack, &reference, "lead.answered").await;
    let types = receiver.types_of(&reference);
    assert_eq!(types, [RECEIVED, RECEIVED, RECEIVED, RECEIVED, "lead.closed", "lead.answered"]);
    let posts = receiver.posts();
    let lead = &posts[0].body["data"];
    assert_eq!((&lead["email"], &lead["message"]), (&valid()["email"], &valid()["message"]));
    assert_eq!(lead["answerBy"], stack.answer_by(&reference).await.to_string());
    assert_eq!(posts[5].body["data"], json!({ "reference": reference }), "a mark names nobody");
}

#[tokio::test]
async fn an_erasure_is_posted_after_all_before_it_and_leaves_nothing_but_a_code() {
    let receiver = Receiver::start().await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    taken(&stack, &reference, RECEIVED).await;
    let unseen = stack.post_json(&held("Wer liest das?")).await.reference();
    let erase = async || {
        let records = stack.store().subject_records("erika@visitor.example").await.expect("the table answers");
        records.erase(&stack.store()).await.expect("the table answers");
        records.len()
    };
    let restored = stack.lead(&reference).await;
    assert!(erase().await > 1);
    assert_eq!(erase().await, 0, "the event about an erasure is not erased");
    let erased = stack.posted(&reference, "lead.erased").await;
    let due: i64 = erased["dueAt"]["N"].as_str().expect("a time").parse().expect("seconds");
    let queued: Timestamp = erased["queuedAt"]["S"].as_str().expect("a time").parse().expect("a time");
    assert!(due >= queued.as_second() + 10, "a post that left before has time to arrive");
    taken(&stack, &reference, "lead.erased").await;
    assert_eq!(receiver.types_of(&reference), [RECEIVED, "lead.erased"]);
    let last = receiver.posts_of(&reference).pop().expect("a post");
    assert_eq!(last.body["data"], json!({ "reference": reference }));
    taken(&stack, &unseen, "lead.erased").await;
    assert_eq!(receiver.types_of(&unseen), ["lead.erased"], "a person may have released it a moment ago");
    stack.put(&restored).await;
    assert_eq!(erase().await, 1, "what came back by a restore of the table");
    taken(&stack, &reference, "lead.erased").await;
    assert_eq!(receiver.types_of(&reference), [RECEIVED, "lead.erased", "lead.erased"]);
    let left: Vec<Value> = stack.items().await.into_iter().filter(|item| item["reference"].is_object()).collect();
    assert_eq!(left.len(), 2, "{left:#?}");
}

#[tokio::test]
async fn an_erasure_is_posted_even_if_the_lead_ended_by_its_term_since_it_was_found() {
    let receiver = Receiver::start().await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&valid()).await.reference();
    taken(&stack, &reference, RECEIVED).await;
    let records = stack.store().subject_records("erika@visitor.example").await.expect("the table answers");
    stack.delete(&stack.lead(&reference).await).await;
    records.erase(&stack.store()).await.expect("the table answers");
    taken(&stack, &reference, "lead.erased").await;
}

#[tokio::test]
async fn a_lead_from_before_the_hook_is_posted_with_what_became_of_it() {
    let stack = Stack::without_mail().await;
    let (table, now) = (stack.store(), Timestamp::now());
    let mut references = Vec::new();
    for number in 1..=3 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    references.push(stack.post_json(&held("Echt?")).await.reference());
    let [_, closed, answered, vouched] = &references[..] else { panic!("four") };
    assert!(table.close_lead(&parsed(closed), now).await.expect("the table answers"));
    for reference in [answered, vouched] {
        assert_eq!(table.mark_answered(&parsed(reference), now).await.expect("the table answers"), Marked::Now);
    }
    // As it was marked before there was a hook.
    let mut lead = stack.lead(vouched).await;
    lead.as_object_mut().expect("a record").remove("releasedAt");
    stack.put(&lead).await;
    for (reference, expected) in references.iter().zip([
        &[RECEIVED][..],
        &[RECEIVED, "lead.closed"],
        &[RECEIVED, "lead.answered"],
        &[RECEIVED, "lead.answered"],
    ]) {
        let posted = table.post_again(&parsed(reference), now).await.expect("the table answers");
        assert_eq!(
            posted.into_iter().map(leads::ItemKind::from).map(leads::ItemKind::name).collect::<Vec<_>>(),
            expected
        );
    }
}

#[tokio::test]
async fn what_is_held_is_posted_once_a_person_released_or_answered_it_and_never_when_it_was_closed() {
    let receiver = Receiver::start().await;
    let stack = posting_to(&receiver).await;
    let mut references = Vec::new();
    for text in ["Frei", "Beantwortet", "Spam", "Spam, dann doch nicht"] {
        references.push(stack.post_json(&held(text)).await.reference());
    }
    let [released, answered, closed, mistaken] = &references[..] else { panic!("four") };
    for reference in &references {
        assert!(stack.posted(reference, RECEIVED).await.is_null(), "nobody looked at it yet");
    }
    let (table, now) = (stack.store(), Timestamp::now());
    let opened = table.decide(HeldDecision::Open, &[parsed(released)], now, now).await.expect("the table answers");
    assert_eq!(opened, [parsed(released)]);
    for reference in [closed, mistaken] {
        assert!(table.close_lead(&parsed(reference), now).await.expect("the table answers"));
    }
    for reference in [answered, mistaken] {
        assert_eq!(table.mark_answered(&parsed(reference), now).await.expect("the table answers"), Marked::Now);
        taken(&stack, reference, "lead.answered").await;
    }
    taken(&stack, released, RECEIVED).await;
    assert_eq!(receiver.events_of(released), [RECEIVED]);
    assert_eq!(receiver.events_of(answered), [RECEIVED, "lead.answered"]);
    assert_eq!(receiver.events_of(closed), [""; 0]);
    assert_eq!(receiver.events_of(mistaken), [RECEIVED, "lead.answered"]);
}

#[tokio::test]
async fn a_sign_up_is_posted_when_it_is_confirmed_and_when_it_ends() {
    let (inbox, receiver) = (Inbox::start().await, Receiver::start().await);
    let stack = Stack::with(inbox.port, receiver.hook()).await;
    let trial = "trial@other.example";
    let references = [stack.sign_up(ERIKA).await.reference(), stack.try_out(trial).await.reference()];
    for (address, reference) in [ERIKA, trial].into_iter().zip(&references) {
        let confirm = token(&inbox.mail_to(address, "Noch zwei Klicks").await);
        assert_eq!(receiver.events_of(reference), [""; 0], "nobody confirmed it yet");
        stack.click("/api/signup/confirm", format!("token={confirm}")).await;
        let leave = token(&inbox.mail_to(address, "bestätigt").await);
        taken(&stack, reference, "signup.confirmed").await;
        stack.click("/api/signup/unsubscribe", format!("token={leave}")).await;
    }
    taken(&stack, &references[0], "signup.withdrawn").await;
    taken(&stack, &references[1], "signup.erased").await;
    assert_eq!(receiver.events_of(&references[0]), ["signup.confirmed", "signup.withdrawn"]);
    assert_eq!(receiver.events_of(&references[1]), ["signup.confirmed", "signup.erased"]);
    let confirmed = &receiver.posts()[0].body["data"];
    assert_eq!((&confirmed["email"], &confirmed["newsAccepted"]), (&json!(ERIKA), &json!(true)));
}

#[tokio::test]
async fn a_post_that_nobody_takes_is_set_aside_after_a_week_and_named_to_sales_once() {
    let (inbox, receiver) = (Inbox::start().await, Receiver::answering(|_, _| Reply::Status(500)).await);
    let stack = Stack::with(inbox.port, receiver.hook()).await;
    let reference = stack.post_json(&valid()).await.reference();
    let post = not_taken(&stack, &reference, RECEIVED, "status 500").await;
    let age = |hours| json!({ "S": (Timestamp::now() - SignedDuration::from_hours(hours)).to_string() });
    stack.set(&post, "queuedAt", age(8 * 24)).await;
    until("it is given up", async || {
        stack.let_pauses_pass().await;
        (stack.posted(&reference, RECEIVED).await["mailState"]["S"] == "setAside").then_some(())
    })
    .await;
    inbox.mails_of(&reference).await;
    stack.remind(inbox.port, 0).await;
    let list = text(&inbox.lists()[0], "text").to_owned();
    assert!(list.contains("Nicht in eurem System angekommen (1)") && list.contains(&reference), "{list}");
}

#[tokio::test]
async fn without_a_hook_nothing_is_queued_and_what_was_queued_is_dropped_after_an_hour() {
    let receiver = Receiver::answering(|_, _| Reply::Status(500)).await;
    let stack = posting_to(&receiver).await;
    let reference = stack.post_json(&numbered(1)).await.reference();
    not_taken(&stack, &reference, RECEIVED, "status 500").await;
    let stack = stack.restarted(free_port()).await;
    stack.let_pauses_pass().await;
    let post = not_taken(&stack, &reference, RECEIVED, "there is no hook yet").await;
    let hour_ago = Timestamp::now() - SignedDuration::from_hours(1);
    stack.set(&post, "queuedAt", json!({ "S": hour_ago.to_string() })).await;
    stack.let_pauses_pass().await;
    until("it is unwanted", async || {
        (stack.posted(&reference, RECEIVED).await["mailState"]["S"] == "unwanted").then_some(())
    })
    .await;
    let other = stack.post_json(&numbered(2)).await.reference();
    assert!(stack.posted(&other, RECEIVED).await.is_null());
}
