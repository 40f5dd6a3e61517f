//! The table's stream, fed to the mailer as Lambda's event source mapping does it.

use std::time::Duration;

use anyhow::Context;
use aws_lambda_events::event::dynamodb::Event;
use dynoxide::Database;
use mailer::Mailer;
use serde_json::{Value, json};
use tracing::warn;

use crate::Settings;

/// Records a batch holds at most; Lambda's default.
const BATCH_SIZE: usize = 100;
/// First wait after a batch with a failure; it doubles with each further failure.
const RETRY_FIRST: Duration = Duration::from_millis(250);
/// Longest wait. Unlike Lambda's, retries have no end: nobody empties a dead-letter queue on a developer's machine.
const RETRY_MAX: Duration = Duration::from_secs(5);

/// The one shard of the table's stream.
pub(crate) struct Stream {
    database: Database,
    stream_arn: String,
    shard_id: String,
    /// The last record that was handled. A restart begins anew, as Lambda may hand over any record twice.
    position: Option<String>,
    rest: Duration,
}

/// What became of a batch.
enum Batch {
    Empty,
    Handled,
    Failed,
}

impl Stream {
    pub(crate) fn open(database: Database, settings: &Settings) -> anyhow::Result<Self> {
        let table = &settings.table;
        let streams = database.list_streams(serde_json::from_value(json!({ "TableName": table }))?)?;
        let streams = serde_json::to_value(streams)?;
        let stream_arn = streams["Streams"][0]["StreamArn"]
            .as_str()
            .context("the table has no stream: delete the data folder, it was made by an older version")?
            .to_owned();
        let shard_id = dynoxide::streams::shard_id(table);
        Ok(Self { database, stream_arn, shard_id, position: None, rest: settings.stream_rest })
    }

    /// Hands over records until the process is to end; a batch that was begun is finished.
    pub(crate) async fn feed(
        mut self,
        mailer: Mailer,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> anyhow::Result<()> {
        tokio::pin!(stop);
        let mut retry = RETRY_FIRST;
        loop {
            let wait = match self.next_batch(&mailer).await {
                Ok(Batch::Handled) => {
                    retry = RETRY_FIRST;
                    Duration::ZERO
                }
                Ok(Batch::Empty) => self.rest,
                Ok(Batch::Failed) => {
                    let wait = retry;
                    retry = (2 * retry).min(RETRY_MAX);
                    wait
                }
                Err(cause) => {
                    warn!(cause = format!("{cause:#}"), "stream not read");
                    RETRY_MAX
                }
            };
            tokio::select! {
                () = &mut stop => return Ok(()),
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    async fn next_batch(&mut self, mailer: &Mailer) -> anyhow::Result<Batch> {
        let records = self.records()?;
        let numbers: Vec<String> = records.iter().filter_map(sequence_number).collect();
        let Some(last) = numbers.last() else { return Ok(Batch::Empty) };
        let event: Event = serde_json::from_value(json!({ "Records": records }))?;
        let response = mailer.handle(event).await;
        // Lambda goes on behind the last record before the first failure, and hands over the rest again.
        let first_failure =
            response.batch_item_failures.iter().filter_map(|failure| failure.item_identifier.as_ref()).min();
        let handled = match first_failure {
            None => Some(last),
            Some(failed) => numbers.iter().filter(|number| *number < failed).max(),
        };
        if handled.is_some() {
            self.position = handled.cloned();
        }
        Ok(if first_failure.is_none() { Batch::Handled } else { Batch::Failed })
    }

    fn records(&self) -> anyhow::Result<Vec<Value>> {
        let mut request = json!({ "StreamArn": self.stream_arn, "ShardId": self.shard_id });
        match &self.position {
            Some(position) => {
                request["ShardIteratorType"] = "AFTER_SEQUENCE_NUMBER".into();
                request["SequenceNumber"] = position.as_str().into();
            }
            None => request["ShardIteratorType"] = "TRIM_HORIZON".into(),
        }
        let iterator = self.database.get_shard_iterator(serde_json::from_value(request)?)?;
        let request = json!({ "ShardIterator": iterator.shard_iterator, "Limit": BATCH_SIZE });
        let response = self.database.get_records(serde_json::from_value(request)?)?;
        response.records.into_iter().map(|record| Ok(serde_json::to_value(record)?)).collect()
    }
}

fn sequence_number(record: &Value) -> Option<String> {
    record["dynamodb"]["SequenceNumber"].as_str().map(str::to_owned)
}
