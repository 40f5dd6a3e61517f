//! From the DynamoDB stream to SES and the hook: queued items are sent at once; a sweep each minute sends what is left.
//!
//! A failure is noted in the item itself and delays no other (`leads::Outbox`). Only a database error fails a record of the
//! batch, so that the stream delivers it again.

use std::time::{Duration, Instant};

use aws_lambda_events::event::dynamodb::{Event, EventRecord};
use aws_lambda_events::streams::{DynamoDbBatchItemFailure, DynamoDbEventResponse};
use jiff::Timestamp;
use leads::logs::causes;
use leads::{
    Attempt, Channel, Hook, HookSettings, ItemKey, MailSender, Outbox, Secret, Store, Swept, Unavailable, env, metrics,
};
use serde::Deserialize;
use serde_dynamo::{AttributeValue, Item};
use serde_json::Value;
use tracing::{error, info, warn};

/// A sweep begins with nothing further after this time: the function ends after five minutes (template.yaml).
const SWEEP: Duration = Duration::from_mins(4);
/// A sweep begins with no further post after this time: a receiver that is slow holds up no mail of a later page.
const POSTS: Duration = Duration::from_mins(1);

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

    /// Posts to a hook too, where there is one.
    #[must_use]
    pub fn with_hook(self, hook: Hook) -> Self {
        Self { outbox: self.outbox.with_hook(hook) }
    }

    /// Reads settings from the environment and makes the clients. A hook that is set up wrongly stops no mail.
    ///
    /// # Errors
    /// [`env::Missing`] names the variable that is not set.
    pub fn from_env() -> Result<Self, env::Missing> {
        let secret = Secret::from_env()?;
        let hook = HookSettings::from_env(&secret).into();
        Ok(Self::new(Store::from_env()?, MailSender::from_env(secret)?).with_hook(hook))
    }

    /// Handles a call of the table's stream, or of the schedule, whose event has no records (template.yaml).
    ///
    /// # Errors
    /// Those of [`Self::scheduled`].
    pub async fn called(&self, event: Value) -> Result<DynamoDbEventResponse, Unavailable> {
        if event.get("Records").is_some() {
            if let Ok(event) = Event::deserialize(event) {
                // On the heap: the compiler gives up on the layout of futures that are nested this deep.
                return Ok(Box::pin(self.handle(event)).await);
            }
            // The cause may repeat what a record holds.
            error!("records of the stream that can't be read: the sweep sends the items themselves");
            metrics::count("UnreadableRecords", 1, &[("Table", self.outbox.store().table())]);
        }
        Box::pin(self.scheduled(Timestamp::now())).await?;
        Ok(DynamoDbEventResponse::default())
    }

    /// Handles a batch of stream records and names those to hand over again.
    pub async fn handle(&self, event: Event) -> DynamoDbEventResponse {
        let mut response = DynamoDbEventResponse::default();
        let mut queued: Vec<_> = event.records.iter().filter_map(|record| Some((record, queued(record)?))).collect();
        // Mails first: no mail waits for a receiver that hangs.
        queued.sort_by_key(|(_, key)| key.kind().channel() == Channel::Hook);
        let mut is_hook_down = false;
        for (record, key) in queued {
            let is_post = key.kind().channel() == Channel::Hook;
            if is_post && is_hook_down {
                // The next sweep tries it.
                continue;
            }
            match self.outbox.deliver(&key, Timestamp::now()).await {
                Ok(attempt) => is_hook_down |= is_post && attempt == Attempt::NotTaken,
                Err(cause) => {
                    let sequence_number = record.change.sequence_number.clone();
                    warn!(sequence_number, cause = causes(&cause), "stream record failed");
                    let mut failure = DynamoDbBatchItemFailure::default();
                    failure.item_identifier = sequence_number;
                    response.batch_item_failures.push(failure);
                }
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
        let is_over = |channel| began.elapsed() > if channel == Channel::Hook { POSTS } else { SWEEP };
        let swept = self.outbox.sweep(now, is_over).await?;
        if swept.tried > 0 {
            info!(tried = swept.tried, not_taken = swept.not_taken, "outbox swept");
        }
        Ok(swept)
    }

    /// A sweep as the schedule calls it, with the numbers that alarms watch.
    ///
    /// # Errors
    /// Those of [`Self::sweep`].
    pub async fn scheduled(&self, now: Timestamp) -> Result<(), Unavailable> {
        let swept = self.sweep(now).await?;
        let table = self.outbox.store().table();
        metrics::count("OldestDueMailMinutes", swept.oldest_minutes, &[("Table", table)]);
        if self.outbox.has_hook() {
            metrics::count("OldestDueHookMinutes", swept.oldest_hook_minutes, &[("Table", table)]);
        }
        Ok(())
    }
}

/// The item of the outbox that was queued by this change of the table, if it is one.
fn queued(record: &EventRecord) -> Option<ItemKey> {
    let keys: &Item = &record.change.keys;
    let part = |name: &str| match keys.get(name) {
        Some(AttributeValue::S(text)) => Some(text.as_str()),
        _ => None,
    };
    (record.event_name == "INSERT").then(|| ItemKey::parse(part("pk")?, part("sk")?)).flatten()
}
