//! What the mailer gave up is mailed after all.

use serde_json::{Value, json};

use crate::queue::Queue;
use crate::run::{Ended, leads, run};
use crate::support::{Inbox, Stack, dynamodb, until, valid, with};

fn failed_between(first: &str, last: &str) -> Value {
    json!({
        "requestContext": { "condition": "RetryAttemptsExhausted" },
        "DDBStreamBatchInfo": {
            "shardId": "shard", "batchSize": 1,
            "approximateArrivalOfFirstRecord": first, "approximateArrivalOfLastRecord": last,
        },
    })
}

async fn redrive(stack: &Stack, queue: &Queue, options: &[&str]) -> Ended {
    let endpoint = format!("http://127.0.0.1:{}", queue.port);
    let queue_url = format!("{endpoint}/123456789012/dead-letters");
    let mut command = leads(&["redrive", "--table", "leads", "--region", "eu-central-1", "--queue", &queue_url]);
    command
        .args(options)
        .env("AWS_ACCESS_KEY_ID", "local")
        .env("AWS_SECRET_ACCESS_KEY", "local")
        .env("AWS_ENDPOINT_URL_DYNAMODB", format!("http://{}", stack.local.dynamodb))
        .env("AWS_ENDPOINT_URL_SQS", endpoint);
    run(command).await
}

/// Makes a lead that the mailer gave up: the stream went past it and no mail was claimed.
async fn give_up(stack: &Stack, reference: &str) {
    let update = json!({
        "TableName": "leads",
        "Key": { "pk": { "S": format!("LEAD#{reference}") }, "sk": { "S": "CONTACT" } },
        "UpdateExpression": "REMOVE salesMailClaimedAt, salesMailId, acknowledgementClaimedAt, acknowledgementId",
    });
    dynamodb(stack.local.dynamodb, "UpdateItem", &update).await;
}

#[tokio::test]
async fn leads_that_ended_in_the_queue_are_mailed_once_and_the_queue_is_emptied() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let given_up = stack.post_json(&valid()).await.reference();
    let mailed = stack.post_json(&with("message", "Eine andere")).await.reference();
    let marked = async |reference: &str| {
        until("both mails are marked", async || {
            let leads = stack.leads().await;
            let lead = leads.iter().find(|lead| lead["reference"]["S"] == reference)?;
            (lead["salesMailId"].is_object() && lead["acknowledgementId"].is_object()).then_some(())
        })
        .await;
    };
    marked(&given_up).await;
    marked(&mailed).await;
    give_up(&stack, &given_up).await;
    let now = jiff::Timestamp::now().to_string();
    let queue =
        Queue::holding(&[failed_between(&now, &now), failed_between("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")])
            .await;

    let tried = redrive(&stack, &queue, &["--dry-run"]).await;
    assert_eq!((tried.code, tried.stdout), (Some(0), format!("{given_up}\n")), "{}", tried.stderr);
    assert_eq!((queue.len(), inbox.mails().await.len()), (2, 4), "a dry run changes nothing");

    let done = redrive(&stack, &queue, &[]).await;
    assert_eq!((done.code, done.stdout), (Some(0), format!("{given_up}\n")), "{}", done.stderr);
    assert_eq!(queue.len(), 0);
    marked(&given_up).await;
    assert_eq!(inbox.mails().await.len(), 6, "two for the lead that was given up, none for the other");

    let empty = redrive(&stack, &queue, &[]).await;
    assert_eq!((empty.code, empty.stderr.as_str()), (Some(3), "leads: the queue is empty\n"));
}

#[tokio::test]
async fn a_message_of_somebody_else_is_named_and_stays_in_the_queue() {
    let stack = Stack::without_mail().await;
    let queue = Queue::holding(&[json!({ "hello": "world" })]).await;
    let ended = redrive(&stack, &queue, &[]).await;
    assert_eq!((ended.code, queue.len()), (Some(1), 1));
    assert!(ended.stderr.contains("m0") && ended.stderr.contains("--queue"), "{}", ended.stderr);
}

#[tokio::test]
async fn a_queue_that_does_not_answer_is_told_with_what_to_check() {
    let stack = Stack::without_mail().await;
    let mut queue = Queue::holding(&[]).await;
    queue.port = crate::support::free_port();
    let ended = redrive(&stack, &queue, &[]).await;
    assert_eq!((ended.code, ended.stderr.lines().count()), (Some(1), 1), "{}", ended.stderr);
    assert!(ended.stderr.contains("--queue"), "{}", ended.stderr);
}
