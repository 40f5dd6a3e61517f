//! Everything that the table holds about one e-mail address (GDPR, articles 15 and 17).
//!
//! The whole table is read: an answer to a data subject must not depend on an index that somebody forgot to write.

use std::collections::HashSet;

use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;

use crate::platform::address::normalised;
use crate::platform::secret::{digest, hex};
use crate::table::keys::{Item, erasure_key, is_over, key_of, lead_key, mail_key, read, signup_key};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::scan::Pages;
use crate::table::store::{Store, Unavailable};

/// A pass over the whole table in search of one person's records.
#[derive(Debug)]
pub struct SubjectSearch {
    pages: Pages,
    address: String,
    found: Vec<Item>,
    /// Records without an address of their own, which belong to a person by the lead or the sign-up that they name.
    unassigned: Vec<Item>,
}

/// What the table holds about a person.
#[derive(Debug)]
pub struct SubjectRecords {
    items: Vec<Item>,
}

/// That and when data was erased, and nothing that tells whose.
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
    /// Begins a search for the records of an address, however it was spelled.
    pub fn search_subject(&self, address: &str) -> SubjectSearch {
        let address = normalised(address);
        SubjectSearch { pages: self.pages(), address, found: Vec::new(), unassigned: Vec::new() }
    }

    /// Deletes a lead with its mails.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn delete_lead(&self, reference: &Reference) -> Result<(), Unavailable> {
        self.delete(&lead_key(reference)).await?;
        for kind in MailKind::ALL.into_iter().filter(|kind| kind.is_about_a_lead()) {
            self.delete(&mail_key(reference, kind)).await?;
        }
        Ok(())
    }

    /// The records of a lead or of a sign-up as they stand in the table, whether or not they can be read; those past their
    /// term count as deleted.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn raw_records(&self, reference: &Reference) -> Result<Vec<Value>, Unavailable> {
        let mails = MailKind::ALL.map(|kind| mail_key(reference, kind));
        let mut records = Vec::new();
        for key in [lead_key(reference), signup_key(reference)].into_iter().chain(mails) {
            if let Some(item) = self.item(key).await?.filter(|item| !is_over(item, Timestamp::now())) {
                records.push(read(item)?);
            }
        }
        Ok(records)
    }

    async fn delete(&self, item: &Item) -> Result<(), Unavailable> {
        let request = self.client.delete_item().table_name(&self.table).set_key(Some(key_of(item)));
        request.send().await.map(drop).map_err(|error| Unavailable::database(&error))
    }

    /// Writes down that `records` records of an address were erased.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn record_erasure(&self, address: &str, records: usize, now: Timestamp) -> Result<(), Unavailable> {
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

impl SubjectSearch {
    /// Reads the next page of the table and says how many items it had; `None` at the end.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn next(&mut self) -> Result<Option<usize>, Unavailable> {
        let Some(items) = self.pages.next().await? else { return Ok(None) };
        let count = items.len();
        for item in items {
            match text(&item, "email") {
                Some(email) if normalised(email) == self.address => self.found.push(item),
                Some(_) => {}
                None => self.unassigned.push(item),
            }
        }
        Ok(Some(count))
    }

    /// What was found, together with the records that name a lead or a sign-up that was found.
    pub fn finish(self) -> SubjectRecords {
        let references: HashSet<String> =
            self.found.iter().filter_map(|item| text(item, "reference").map(str::to_owned)).collect();
        let mut items = self.found;
        items.extend(self.unassigned.into_iter().filter(|item| names_any(item, &references)));
        SubjectRecords { items }
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

    /// Deletes the records one by one and calls `progress` after each.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; erasing again goes on where this ended.
    pub async fn erase(&self, store: &Store, mut progress: impl FnMut()) -> Result<(), Unavailable> {
        for item in &self.items {
            store.delete(item).await?;
            progress();
        }
        Ok(())
    }
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
