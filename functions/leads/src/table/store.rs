//! The leads table.

mod existing;
mod unavailable;
mod writes;

use std::time::Duration;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{KeysAndAttributes, TransactWriteItem};
use serde::de::DeserializeOwned;

use crate::platform::aws;
use crate::platform::env::{self, Missing};
use crate::table::keys::{Item, channel_of, key_of, read};
pub(crate) use existing::Change;
pub use unavailable::Unavailable;
pub(crate) use writes::{number, text};

/// Longest time for all that a request asks of the database. The function's own limit (template.yaml) is above it, and so
/// are the 15 s that the site waits for an answer (`TIMEOUT_MS` of site/src/forms/submit.ts).
pub(crate) const BUDGET: Duration = Duration::from_secs(10);
/// Reasons for which a throttled transaction is cancelled. Throttling of other requests is retried by the client, as often.
const THROTTLED: [&str; 3] = ["ThrottlingError", "ProvisionedThroughputExceeded", "RequestLimitExceeded"];
/// How often a throttled request is tried.
const TRIES: u32 = 3;
/// The first pause after throttling, before jitter; the second is twice as long.
const THROTTLED_PAUSE: Duration = Duration::from_secs(1);
/// Keys of one read: the most that DynamoDB takes.
const AT_ONCE: usize = 100;
/// How often a change is tried when it conflicts with another.
pub(crate) const ATTEMPTS: usize = 5;
/// First pause after a conflict; each further pause is longer by as much.
const CONFLICT_PAUSE: Duration = Duration::from_millis(15);

/// What became of a transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Transacted {
    /// Everything is written.
    Written,
    /// Nothing is written: the conditions of the writes at these positions do not hold.
    Refused(Vec<usize>),
    /// Nothing is written: it conflicted with another transaction. Worth a retry.
    Conflict,
}

/// The leads table and the client that reaches it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) client: Client,
    pub(crate) table: String,
    /// Whether hook events about new records are queued.
    hooked: bool,
}

impl Store {
    /// A store over the table of this name.
    pub fn new(client: Client, table: impl Into<String>) -> Self {
        Self { client, table: table.into(), hooked: false }
    }

    /// The same, with hook events about new records or without.
    #[must_use]
    pub fn hooked(self, hooked: bool) -> Self {
        Self { hooked, ..self }
    }

    /// True when hook events about new records are queued.
    pub(crate) fn is_hooked(&self) -> bool {
        self.hooked
    }

    /// The table of the environment variable `TABLE_NAME`, as a function reaches it. `LEAD_HOOK` is set where there
    /// is a hook.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        let store = Self::new(aws::dynamodb(&aws::config("DYNAMODB")?), env::required("TABLE_NAME")?);
        Ok(store.hooked(env::optional("LEAD_HOOK").is_some()))
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// Writes everything or nothing.
    pub(crate) async fn transact(&self, writes: Vec<TransactWriteItem>) -> Result<Transacted, Unavailable> {
        let mut tried = 0;
        loop {
            tried += 1;
            let result = self.client.transact_write_items().set_transact_items(Some(writes.clone())).send().await;
            let Err(error) = result else { return Ok(Transacted::Written) };
            let cancelled = match error.as_service_error() {
                Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => cancelled,
                Some(TransactWriteItemsError::TransactionInProgressException(_)) => return Ok(Transacted::Conflict),
                _ => return Err(Unavailable::database(&error)),
            };
            let codes: Vec<_> = cancelled.cancellation_reasons().iter().map(|reason| reason.code()).collect();
            let refused: Vec<_> = (0..codes.len()).filter(|at| codes[*at] == Some("ConditionalCheckFailed")).collect();
            if !refused.is_empty() {
                return Ok(Transacted::Refused(refused));
            }
            if codes.contains(&Some("TransactionConflict")) {
                return Ok(Transacted::Conflict);
            }
            if !codes.iter().flatten().any(|code| THROTTLED.contains(code)) {
                return Err(Unavailable::database(&error));
            }
            pause_after_throttling(tried).await?;
        }
    }

    /// The record under a key, as it is now.
    pub(crate) async fn read<T: DeserializeOwned>(&self, key: Item) -> Result<Option<T>, Unavailable> {
        self.item(key).await?.map(read).transpose().map_err(Unavailable::from)
    }

    /// The item under a key, as it is now.
    pub(crate) async fn item(&self, key: Item) -> Result<Option<Item>, Unavailable> {
        let found = self
            .client
            .get_item()
            .table_name(&self.table)
            .set_key(Some(key))
            .consistent_read(true)
            .send()
            .await
            .map_err(|error| Unavailable::database(&error))?;
        Ok(found.item)
    }

    /// All that lies under the partition key of this one, as it is now: the record first, then its mails and posts.
    pub(crate) async fn partition(&self, key: &Item) -> Result<Vec<Item>, Unavailable> {
        let query = self.client.query().table_name(&self.table).consistent_read(true);
        let query = query.key_condition_expression("pk = :pk").set_expression_attribute_values(Some(
            key.get("pk").map(|pk| (":pk".to_owned(), pk.clone())).into_iter().collect(),
        ));
        let (mut items, mut start) = (Vec::new(), None);
        loop {
            let page = query.clone().set_exclusive_start_key(start).send().await;
            let page = page.map_err(|error| Unavailable::database(&error))?;
            items.extend(page.items.unwrap_or_default());
            start = page.last_evaluated_key;
            if start.is_none() {
                items.sort_by_key(|item| channel_of(item).is_some());
                return Ok(items);
            }
        }
    }

    /// The items under these keys, as they are now, in the order of the keys; without those that are gone.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or throttled the request [`TRIES`] times.
    pub(crate) async fn items(&self, keys: Vec<Item>) -> Result<Vec<Item>, Unavailable> {
        let mut items = Vec::new();
        for keys in keys.chunks(AT_ONCE) {
            let (mut found, mut left, mut tried) = (Vec::new(), keys.to_vec(), 0);
            while !left.is_empty() {
                if tried > 0 {
                    pause_after_throttling(tried).await?;
                }
                tried += 1;
                let asked = KeysAndAttributes::builder().consistent_read(true).set_keys(Some(left)).build();
                let asked = asked.map_err(Unavailable::defect)?;
                let answer = self.client.batch_get_item().request_items(&self.table, asked).send().await;
                let answer = answer.map_err(|error| Unavailable::database(&error))?;
                found.extend(answer.responses.unwrap_or_default().into_values().flatten());
                left = answer.unprocessed_keys.unwrap_or_default().into_values().flat_map(|left| left.keys).collect();
            }
            let place = |item: &Item| keys.iter().position(|key| *key == key_of(item));
            found.sort_by_cached_key(place);
            items.extend(found);
        }
        Ok(items)
    }
}

/// Runs all that a request asks of the database within its time budget, so that the visitor gets our answer and not Lambda's timeout.
/// The write may have happened all the same, so repeating it has to be safe.
pub(crate) async fn in_time<T>(work: impl Future<Output = Result<T, Unavailable>>) -> Result<T, Unavailable> {
    let in_time = tokio::time::timeout(BUDGET, work).await;
    in_time.unwrap_or_else(|_| Err(Unavailable::given_up(format!("not done within {} s", BUDGET.as_secs()))))
}

/// Backoff with jitter before a transaction that conflicted is tried again, longer each time.
pub(crate) async fn pause_after_conflict(attempt: usize) {
    pause(CONFLICT_PAUSE * u32::try_from(attempt).unwrap_or(1)).await;
}

/// The same before a throttled request is tried again.
///
/// # Errors
/// [`Unavailable`] after [`TRIES`].
async fn pause_after_throttling(tried: u32) -> Result<(), Unavailable> {
    if tried == TRIES {
        return Err(Unavailable::given_up(format!("too much was asked of it, {TRIES} times")));
    }
    pause(THROTTLED_PAUSE * tried).await;
    Ok(())
}

/// Jitter: no two wait equally long, so that they do not conflict again.
async fn pause(about: Duration) {
    let jitter = getrandom::u32().map_or(1.0, |random| f64::from(random) / f64::from(u32::MAX) + 0.5);
    tokio::time::sleep(about.mul_f64(jitter)).await;
}
