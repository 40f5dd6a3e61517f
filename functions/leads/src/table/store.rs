//! The leads table.

mod existing;
mod unavailable;
mod writes;

use std::time::Duration;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::TransactWriteItem;
use serde::de::DeserializeOwned;

use crate::platform::aws;
use crate::platform::env::{self, Missing};
use crate::table::keys::{Item, read};
pub(crate) use existing::Change;
pub use unavailable::{DatabaseError, Defect, Unavailable};
pub(crate) use writes::{number, text};

/// Longest time for all that a request asks of the database. The function's own limit (template.yaml) is above it, and so
/// are the 15 s that the site waits for an answer (`TIMEOUT_MS` of site/src/forms/submit.ts).
pub(crate) const BUDGET: Duration = Duration::from_secs(10);
/// Reasons for which a transaction is cancelled that pass by themselves.
const WORTH_ANOTHER_TRY: [&str; 3] = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];
/// How often a change is tried when another one is in the way.
pub(crate) const ATTEMPTS: usize = 5;
/// First pause after a transaction that another one was in the way of; each further pause is longer by as much.
const CONFLICT_PAUSE: Duration = Duration::from_millis(15);

/// What became of a transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Transacted {
    /// Everything is written.
    Written,
    /// Nothing is written: the conditions of the writes at these positions do not hold.
    Refused(Vec<usize>),
    /// Nothing is written: another transaction was in the way, or too much was asked of the table. It is worth trying again.
    Conflict,
}

/// The leads table and the client that reaches it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) client: Client,
    pub(crate) table: String,
    /// Whether the hook is to hear of what is stored from now on.
    hooked: bool,
}

impl Store {
    /// A store over the table of this name.
    pub fn new(client: Client, table: impl Into<String>) -> Self {
        Self { client, table: table.into(), hooked: false }
    }

    /// The same, of whose new records the hook is to hear, or is not.
    #[must_use]
    pub fn hooked(self, hooked: bool) -> Self {
        Self { hooked, ..self }
    }

    /// True when the hook is to hear of what is stored from now on.
    pub(crate) fn is_hooked(&self) -> bool {
        self.hooked
    }

    /// The table of the environment variable `TABLE_NAME`, as a function reaches it. `LEAD_HOOK` is set for those that store
    /// what a hook is to hear of.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        let store = Self::new(aws::dynamodb(&aws::config()?), env::required("TABLE_NAME")?);
        Ok(store.hooked(env::optional("LEAD_HOOK").is_some()))
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// Writes everything or nothing.
    pub(crate) async fn transact(&self, writes: Vec<TransactWriteItem>) -> Result<Transacted, Unavailable> {
        let result = self.client.transact_write_items().set_transact_items(Some(writes)).send().await;
        let Err(error) = result else { return Ok(Transacted::Written) };
        match error.as_service_error() {
            Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => {
                let codes: Vec<_> = cancelled.cancellation_reasons().iter().map(|reason| reason.code()).collect();
                let refused: Vec<_> =
                    (0..codes.len()).filter(|i| codes[*i] == Some("ConditionalCheckFailed")).collect();
                match refused {
                    refused if !refused.is_empty() => Ok(Transacted::Refused(refused)),
                    _ if codes.iter().flatten().any(|code| WORTH_ANOTHER_TRY.contains(code)) => {
                        Ok(Transacted::Conflict)
                    }
                    _ => Err(Unavailable::database(&error)),
                }
            }
            Some(TransactWriteItemsError::TransactionInProgressException(_)) => Ok(Transacted::Conflict),
            _ => Err(Unavailable::database(&error)),
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
}

/// Does all that a request asks of the database, or gives up in time to say so: whoever is cut off by Lambda gets an answer
/// that nobody wrote. What was under way may be written all the same, so it has to be safe to ask again.
pub(crate) async fn in_time<T>(work: impl Future<Output = Result<T, Unavailable>>) -> Result<T, Unavailable> {
    let in_time = tokio::time::timeout(BUDGET, work).await;
    in_time.unwrap_or_else(|_| Err(Unavailable::given_up(format!("not done within {} s", BUDGET.as_secs()))))
}

/// Backoff with jitter: waits before a transaction is tried again, longer each time; not two tries wait equally long, so that
/// they do not meet again.
pub(crate) async fn pause_after_conflict(attempt: usize) {
    let jitter = getrandom::u32().map_or(1.0, |random| f64::from(random) / f64::from(u32::MAX) + 0.5);
    tokio::time::sleep(CONFLICT_PAUSE.mul_f64(jitter) * u32::try_from(attempt).unwrap_or(1)).await;
}
