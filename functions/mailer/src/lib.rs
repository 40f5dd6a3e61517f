//! DynamoDB stream to SES: every mail that is queued is sent at once, and what is left is swept up each minute.
//!
//! A mail that the mail service does not take writes that into its own item and stands in nobody's way (`leads::Outbox`): only
//! a database that fails makes a record of the batch fail, so that the stream hands it over again.

use std::time::{Duration, Instant};

use aws_lambda_events::event::dynamodb::{Event, EventRecord};
use aws_lambda_events::streams::{DynamoDbBatchItemFailure, DynamoDbEventResponse};
use jiff::Timestamp;
use leads::logs::causes;
use leads::{Key, MailKey, MailSender, Outbox, Store, Swept, Unavailable, metrics};
use serde_dynamo::{AttributeValue, Item};
use tracing::{info, warn};

/// A sweep begins with no further mail after this time: the function ends after five minutes (template.yaml).
const SWEEP: Duration = Duration::from_mins(4);

/// The keys that it works with: it finds stopped addresses, and writes links that release a sign-up.
pub const KEYS: [Key; 2] = [Key::Release, Key::Table];

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Mailer {
    outbox: Outbox,
}

impl Mailer {
    /// A mailer over this table and mail service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { outbox: Outbox::new(store, sender) }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, MailSender::from_env(&KEYS)?))
    }

    /// Handles a batch of stream records and names those to hand over again.
    pub async fn handle(&self, event: Event) -> DynamoDbEventResponse {
        let mut response = DynamoDbEventResponse::default();
        for record in event.records {
            let sequence_number = record.change.sequence_number.clone();
            if let Err(cause) = self.handle_record(&record).await {
                warn!(sequence_number, cause = causes(&cause), "stream record failed");
                let mut failure = DynamoDbBatchItemFailure::default();
                failure.item_identifier = sequence_number;
                response.batch_item_failures.push(failure);
            }
        }
        response
    }

    /// Sends what is due and what others left behind.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; the next sweep goes on.
    pub async fn sweep(&self, now: Timestamp) -> Result<Swept, Unavailable> {
        let began = Instant::now();
        let swept = self.outbox.sweep(now, || began.elapsed() > SWEEP).await?;
        if swept.tried > 0 {
            info!(tried = swept.tried, not_taken = swept.not_taken, "outbox swept");
        }
        Ok(swept)
    }

    /// A sweep as the schedule calls it, with the number that the alarm watches.
    ///
    /// # Errors
    /// Those of [`Self::sweep`].
    pub async fn scheduled(&self, now: Timestamp) -> Result<(), Unavailable> {
        let swept = self.sweep(now).await?;
        let table = self.outbox.store().table();
        metrics::count("OldestDueMailMinutes", swept.oldest_minutes, &[("Table", table)]);
        Ok(())
    }

    async fn handle_record(&self, record: &EventRecord) -> Result<(), Unavailable> {
        match queued(record) {
            Some(key) => self.outbox.deliver(&key, Timestamp::now()).await,
            None => Ok(()),
        }
    }
}

/// The mail that was queued by this change of the table, if it is one.
fn queued(record: &EventRecord) -> Option<MailKey> {
    let keys: &Item = &record.change.keys;
    let part = |name: &str| match keys.get(name) {
        Some(AttributeValue::S(text)) => Some(text.as_str()),
        _ => None,
    };
    (record.event_name == "INSERT").then(|| MailKey::parse(part("pk")?, part("sk")?)).flatten()
}
