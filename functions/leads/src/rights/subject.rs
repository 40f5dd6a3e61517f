//! Everything that the table holds about one e-mail address (GDPR, articles 15 and 17).
//!
//! The whole table is read: an answer to a data subject must not depend on an index that somebody forgot to write.

use std::collections::HashSet;

use aws_sdk_dynamodb::types::AttributeValue;
use contract::HookEvent;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use serde_json::Value;

use crate::platform::address::normalised;
use crate::platform::secret::{digest, hex};
use crate::table::keys::{Item, erasure_key, is_over, is_signup, key_of, lead_key, read, signup_key};
use crate::table::outbox_item::ItemKey;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{ATTEMPTS, Store, Transacted, Unavailable, pause_after_conflict};

/// Delay of the hook event about an erasure: longer than the timeout of a post, so that none that left before arrives after it.
const PAST_EVERY_POST: SignedDuration = SignedDuration::from_secs(30);

/// What the table holds about a person.
#[derive(Debug)]
pub struct SubjectRecords {
    address: String,
    /// Records with the address come last, since the others are found by them: an erasure that was cut off can be repeated.
    pub(crate) items: Vec<Item>,
}

/// The record that data was erased, and when; it holds nothing about the person.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Erasure {
    erased_at: Timestamp,
    records: usize,
    /// Random, so that equal addresses have unequal digests and no list of digests can be made beforehand.
    salt: String,
    /// SHA-256 of salt and address: proves the erasure to whoever names the address.
    digest: String,
    expires_at: i64,
}

impl Store {
    /// Searches the whole table for the records of an address, however it was spelled, and for those that name a lead or a sign-up
    /// of it; without the hook event about an erasure, which names a reference and nobody.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn subject_records(&self, address: &str) -> Result<SubjectRecords, Unavailable> {
        let (address, mut scan) = (normalised(address), self.scan());
        let (mut found, mut without_address) = (Vec::new(), Vec::new());
        while let Some(items) = scan.next().await? {
            for item in items {
                match text(&item, "email") {
                    Some(email) if normalised(email) == address => found.push(item),
                    Some(_) => {}
                    None => without_address.push(item),
                }
            }
        }
        let references: HashSet<String> =
            found.iter().filter_map(|item| text(item, "reference").map(str::to_owned)).collect();
        let is_meant = |item: &Item| names_any(item, &references) && !is_erasure_event(item);
        let mut items: Vec<Item> = without_address.into_iter().filter(is_meant).collect();
        items.extend(found);
        Ok(SubjectRecords { address, items })
    }

    /// The records of a lead or of a sign-up as they stand in the table, whether or not they can be read; those past their
    /// term count as deleted.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn raw_records(&self, reference: &Reference) -> Result<Vec<Value>, Unavailable> {
        let mut records = Vec::new();
        for key in [lead_key(reference), signup_key(reference)] {
            records.extend(self.partition(&key).await?.into_iter().filter(|item| !is_over(item, Timestamp::now())));
        }
        records.into_iter().map(|item| read(item).map_err(Unavailable::from)).collect()
    }

    async fn delete(&self, item: &Item) -> Result<(), Unavailable> {
        let request = self.client.delete_item().table_name(&self.table).set_key(Some(key_of(item)));
        request.send().await.map(drop).map_err(|error| Unavailable::database(&error))
    }

    /// Deletes a record that may have been posted to the hook, and queues the event about it, in one transaction.
    async fn erase_with_event(&self, item: &Item, erased: &ItemKey, now: Timestamp) -> Result<(), Unavailable> {
        let expires_at = Retention::ErasureRecord.expires_at(now);
        for attempt in 1..=ATTEMPTS {
            let event = self.queue_for(erased.reference(), erased.kind(), expires_at, (now + PAST_EVERY_POST, now))?;
            match self.transact(vec![self.remove(key_of(item))?, event]).await? {
                Transacted::Written => return Ok(()),
                Transacted::Refused(_) | Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no erasure succeeded in {ATTEMPTS} attempts")))
    }

    /// Writes down that `records` records of an address are erased.
    async fn record_erasure(&self, address: &str, records: usize, now: Timestamp) -> Result<(), Unavailable> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(Unavailable::defect)?;
        let salt = hex(&salt);
        let digest = digest(&[&salt, &normalised(address)]);
        let erasure = Erasure {
            erased_at: now,
            records,
            salt,
            digest: digest.clone(),
            expires_at: Retention::ErasureRecord.expires_at(now),
        };
        let mut item: Item = serde_dynamo::to_item(&erasure).map_err(Unavailable::defect)?;
        item.extend(erasure_key(&digest));
        let request = self.client.put_item().table_name(&self.table).set_item(Some(item));
        request.send().await.map(drop).map_err(|error| Unavailable::database(&error))
    }
}

impl SubjectRecords {
    /// How many records there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// True when the table holds nothing about the person.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Every record with every attribute, as it stands in the table.
    ///
    /// # Errors
    /// [`Unavailable`] when an attribute is of a kind that JSON has no word for.
    pub fn to_json(&self) -> Result<Vec<Value>, Unavailable> {
        let values = self.items.iter().map(|item| read(item.clone()).map_err(Unavailable::from));
        values.collect()
    }

    /// Writes down that they are erased, and deletes them one by one.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed. A new search finds what is left, whatever ended this one.
    pub async fn erase(&self, store: &Store) -> Result<(), Unavailable> {
        store.record_erasure(&self.address, self.items.len(), Timestamp::now()).await?;
        for item in &self.items {
            match erasure_event(item) {
                Some(erased) => store.erase_with_event(item, &erased, Timestamp::now()).await?,
                None => store.delete(item).await?,
            }
        }
        Ok(())
    }
}

/// The hook event about the erasure of a record; none for one that came before there was a hook. A held lead may have
/// been released since it was read, and an event too many does no harm.
fn erasure_event(item: &Item) -> Option<ItemKey> {
    if !item.get("hooked").is_some_and(|hooked| hooked == &AttributeValue::Bool(true)) {
        return None;
    }
    let reference = Reference::parse(text(item, "reference")?)?;
    Some(ItemKey::new(reference, if is_signup(item) { HookEvent::SignupErased } else { HookEvent::LeadErased }))
}

fn is_erasure_event(item: &Item) -> bool {
    let event = text(item, "hook").and_then(HookEvent::parse);
    matches!(event, Some(HookEvent::LeadErased | HookEvent::SignupErased))
}

fn text<'a>(item: &'a Item, name: &str) -> Option<&'a str> {
    item.get(name).and_then(|value| value.as_s().ok()).map(String::as_str)
}

fn names_any(item: &Item, references: &HashSet<String>) -> bool {
    item.values().any(|value| match value {
        AttributeValue::S(text) => references.contains(text),
        AttributeValue::Ss(texts) => texts.iter().any(|text| references.contains(text)),
        _ => false,
    })
}
