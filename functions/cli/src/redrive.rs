//! The dead-letter queue: what the mailer gave up is handed to it once more.
//!
//! Lambda writes the place of the failed records in the stream into the queue, not the records, and the stream forgets
//! them after a day. But it also writes when they came: the leads of that time that lack a mail are the ones that failed.

use std::collections::BTreeSet;
use std::io::{Write, stderr, stdout};

use anyhow::{Context, bail};
use aws_sdk_sqs::Client;
use aws_sdk_sqs::error::ProvideErrorMetadata;
use aws_sdk_sqs::types::Message;
use jiff::{SignedDuration, Timestamp};
use leads::{Period, Store, UndeliveredRecord};
use serde_json::Value;

use crate::Outcome;
use crate::connect::{Connection, hint};
use crate::progress::Progress;
use crate::read::nothing;

/// How far a lead's own time may lie before the time at which the stream took it.
const MARGIN: SignedDuration = SignedDuration::from_mins(5);
/// For so long nobody else gets a message that is being handled; searching a large table takes minutes.
const HIDDEN_SECONDS: i32 = 600;
/// Messages of one request; the most that SQS gives.
const BATCH: i32 = 10;

/// Empties the queue: has the missing mails of its records sent, then deletes its messages.
pub(crate) async fn run(connection: &Connection, queue: &str, dry_run: bool) -> anyhow::Result<Outcome> {
    if connection.is_local() {
        bail!("--local has no dead-letter queue: `npm start` tries each mail until it is sent");
    }
    let store = connection.store().await?;
    let client = Client::new(&connection.config().await?);
    let messages = receive_all(&client, queue, dry_run).await?;
    if messages.is_empty() {
        return nothing("the queue is empty");
    }
    let periods = messages.iter().map(period_of_message).collect::<anyhow::Result<Vec<_>>>()?;
    let records = undelivered(&store, periods).await?;
    let what = if dry_run { "would be mailed" } else { "are being mailed" };
    if !dry_run {
        for record in &records {
            store.request_delivery(record, Timestamp::now()).await.map_err(hint)?;
        }
        for message in &messages {
            delete(&client, queue, message).await?;
        }
    }
    for record in &records {
        writeln!(stdout(), "{}", record.reference())?;
    }
    writeln!(stderr(), "leads: {} messages, {} leads and sign-ups {what}", messages.len(), records.len())?;
    Ok(Outcome::Done)
}

async fn undelivered(store: &Store, periods: Vec<Period>) -> anyhow::Result<Vec<UndeliveredRecord>> {
    let mut search = store.search_undelivered(periods);
    let progress = Progress::counting("records searched");
    let mut records = Vec::new();
    while let Some((found, count)) = search.next().await.map_err(hint)? {
        progress.add(count);
        records.extend(found);
    }
    Ok(records)
}

/// Every message of the queue; none of them comes to anybody else meanwhile.
async fn receive_all(client: &Client, queue: &str, dry_run: bool) -> anyhow::Result<Vec<Message>> {
    let progress = Progress::counting("messages received");
    let (mut messages, mut seen) = (Vec::new(), BTreeSet::new());
    while let Some(batch) = receive(client, queue, dry_run, &seen).await? {
        progress.add(batch.len());
        seen.extend(batch.iter().filter_map(|message| message.message_id.clone()));
        messages.extend(batch);
    }
    Ok(messages)
}

/// The next messages; none when the queue is empty or gives only those that were seen.
async fn receive(
    client: &Client,
    queue: &str,
    dry_run: bool,
    seen: &BTreeSet<String>,
) -> anyhow::Result<Option<Vec<Message>>> {
    let request = client.receive_message().queue_url(queue).max_number_of_messages(BATCH);
    // A dry run leaves every message hidden for as long as it takes to see the whole queue, and no longer.
    let request = request.visibility_timeout(if dry_run { 20 } else { HIDDEN_SECONDS }).wait_time_seconds(1);
    let answer = request.send().await.map_err(|error| {
        let cause = error.code().unwrap_or("no answer").to_owned();
        anyhow::anyhow!(cause).context("the queue can't be read; check --queue, --region and the credentials")
    })?;
    let unseen = |message: &Message| message.message_id().is_none_or(|id| !seen.contains(id));
    let messages: Vec<Message> = answer.messages.unwrap_or_default().into_iter().filter(unseen).collect();
    Ok((!messages.is_empty()).then_some(messages))
}

async fn delete(client: &Client, queue: &str, message: &Message) -> anyhow::Result<()> {
    let request = client.delete_message().queue_url(queue).set_receipt_handle(message.receipt_handle.clone());
    let deleted = request.send().await.map(drop);
    deleted.context("a handled message can't be deleted from the queue: run the command again, no mail is sent twice")
}

fn period_of_message(message: &Message) -> anyhow::Result<Period> {
    let id = message.message_id().unwrap_or("without an id");
    message.body().and_then(period_of).with_context(|| {
        format!("message {id} of --queue does not come from the mailer: look at it and delete it by hand")
    })
}

/// When the failed records came:
/// <https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html>.
fn period_of(body: &str) -> Option<Period> {
    let body: Value = serde_json::from_str(body).ok()?;
    let time = |name: &str| body["DDBStreamBatchInfo"][name].as_str()?.parse::<Timestamp>().ok();
    let (first, last) = (time("approximateArrivalOfFirstRecord")?, time("approximateArrivalOfLastRecord")?);
    Some(Period { since: first.checked_sub(MARGIN).ok(), until: last.checked_add(MARGIN).ok() })
}

#[cfg(test)]
mod tests {
    use super::period_of;

    #[test]
    fn the_time_of_failed_records_is_read_with_a_margin() {
        let body = r#"{ "DDBStreamBatchInfo": {
            "approximateArrivalOfFirstRecord": "2026-11-20T16:00:00Z",
            "approximateArrivalOfLastRecord": "2026-11-20T16:01:00Z"
        } }"#;
        let period = period_of(body).unwrap();
        assert_eq!(period.since, Some("2026-11-20T15:55:00Z".parse().unwrap()));
        assert_eq!(period.until, Some("2026-11-20T16:06:00Z".parse().unwrap()));
        for other in ["", "{}", "[]", "{\"DDBStreamBatchInfo\": {}}"] {
            assert_eq!(period_of(other), None, "{other}");
        }
    }
}
