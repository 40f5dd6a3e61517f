//! The keys of all records in the table.
//!
//! | record | `pk` | `sk` |
//! |---|---|---|
//! | lead | `LEAD#<reference>` | `CONTACT` |
//! | sign-up, at last the evidence of a consent | `SIGNUP#<reference>` | `SIGNUP` |
//! | mail of a lead or of a sign-up | that of its record | `MAIL#<kind>` |
//! | post to the hook about a lead or a sign-up | that of its record | `HOOK#<event>` |
//! | idempotency record | `KEY#<SHA-256 of the key>` | `KEY` |
//! | which sign-ups of an address stand | `ADDRESS#<address key>` | `SUBSCRIPTION` |
//! | one of the mails of a kind to a person within 24 hours | `PERSON#<person key>` | `<kind>#<number>` |
//! | posts of a customer in ten minutes, of a network in an hour | `SOURCE#<source key>` | `FROM#<seconds since 1970>` |
//! | mails to visitors and to sales in an hour | `MAILS` | `FROM#<seconds since 1970>` |
//! | stopped address | `ADDRESS#<address key>` | `SUPPRESSED` |
//! | last reminder to sales | `REMINDER` | `LAST` |
//! | record of an erasure | `ERASURE#<salted hash of the address>` | `ERASURE` |
//!
//! Keys of addresses, persons and sources are keyed hashes: the table shows neither who signed up nor from where somebody wrote.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::table::item_kind::{Channel, ItemKind};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;

/// An item as the SDK takes it.
pub(crate) type Item = HashMap<String, AttributeValue>;

/// The sort key of a lead from the contact form.
const CONTACT: &str = "CONTACT";
/// The sort key of a sign-up.
const SIGNUP: &str = "SIGNUP";
/// The sort key of what is known of an address.
const SUBSCRIPTION: &str = "SUBSCRIPTION";
/// The `queue` of a held lead that a list to sales is to name.
pub(crate) const LISTED_LEADS: &str = "list";
/// The `queue` of a held sign-up: one of its own, so that whoever looks for one reads no leads, and the other way round.
pub(crate) const LISTED_SIGNUPS: &str = "signups";
/// The sort key of an idempotency record.
const KEY: &str = "KEY";

/// A record whose attributes can't be read, e.g. of a later release. Why is left out: the reason repeats their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a record that can't be read")]
pub struct Unreadable;

/// Reads a record; no error of this repeats what it holds.
pub(crate) fn read<T: DeserializeOwned>(item: impl Into<serde_dynamo::Item>) -> Result<T, Unreadable> {
    serde_dynamo::from_item(item.into()).map_err(|_| Unreadable)
}

pub(crate) fn signup_key(reference: &Reference) -> Item {
    key(format!("SIGNUP#{reference}"), SIGNUP)
}

/// The attributes that put a record into a list for sales; `crate::work::shares` orders them.
pub(crate) fn listed(queue: &str, since: Timestamp) -> Item {
    HashMap::from([
        ("queue".to_owned(), AttributeValue::S(queue.to_owned())),
        ("dueAt".to_owned(), AttributeValue::N(since.as_second().to_string())),
    ])
}

pub(crate) fn subscription_key(address_key: &str) -> Item {
    key(format!("ADDRESS#{address_key}"), SUBSCRIPTION)
}

pub(crate) fn written_to_key(person_key: &str, kind: MailKind, number: usize) -> Item {
    key(format!("PERSON#{person_key}"), &format!("{}#{number}", kind.name()))
}

/// The name of the counters of a customer or of a network.
pub(crate) fn source_counter(source_key: &str) -> String {
    format!("SOURCE#{source_key}")
}

/// The name of the counters of mails.
pub(crate) fn mails_counter() -> String {
    "MAILS".to_owned()
}

/// The item of a counter for the window that begins at this second since 1970.
pub(crate) fn counter_key(counter: &str, start: i64) -> Item {
    key(counter.to_owned(), &format!("FROM#{start}"))
}

pub(crate) fn lead_key(reference: &Reference) -> Item {
    key(format!("LEAD#{reference}"), CONTACT)
}

pub(crate) fn outbox_key(reference: &Reference, kind: ItemKind) -> Item {
    let mut key = if kind.is_about_a_lead() { lead_key(reference) } else { signup_key(reference) };
    key.insert("sk".to_owned(), AttributeValue::S(format!("{}{}", kind.channel().prefix(), kind.name())));
    key
}

pub(crate) fn key_record_key(digest: &str) -> Item {
    key(format!("KEY#{digest}"), KEY)
}

pub(crate) fn suppression_key(address_key: &str) -> Item {
    key(format!("ADDRESS#{address_key}"), "SUPPRESSED")
}

pub(crate) fn reminder_key() -> Item {
    key("REMINDER".to_owned(), "LAST")
}

pub(crate) fn erasure_key(digest: &str) -> Item {
    key(format!("ERASURE#{digest}"), "ERASURE")
}

/// The key of an item that was read.
pub(crate) fn key_of(item: &Item) -> Item {
    item.iter().filter(|(name, _)| *name == "pk" || *name == "sk").map(|(k, v)| (k.clone(), v.clone())).collect()
}

/// True for a sign-up.
pub(crate) fn is_signup(item: &Item) -> bool {
    item.get("sk").and_then(|sk| sk.as_s().ok()).is_some_and(|sk| sk == SIGNUP)
}

/// True for what is known of an address.
pub(crate) fn is_subscription(item: &Item) -> bool {
    item.get("sk").and_then(|sk| sk.as_s().ok()).is_some_and(|sk| sk == SUBSCRIPTION)
}

/// The channel of an item of the outbox; nothing for every other record.
pub(crate) fn channel_of(item: &Item) -> Option<Channel> {
    Channel::of_sort_key(item.get("sk")?.as_s().ok()?)
}

/// True past an item's term: TTL deletes late, up to days, and until then it counts as deleted.
pub(crate) fn is_over(item: &Item, now: Timestamp) -> bool {
    let end = item.get("expiresAt").and_then(|end| end.as_n().ok()).and_then(|end| end.parse::<i64>().ok());
    end.is_some_and(|end| end <= now.as_second())
}

/// The key of an item for a log: it names nobody.
pub(crate) fn key_in_words(item: &Item) -> String {
    let part = |name: &str| item.get(name).and_then(|value| value.as_s().ok()).map_or("?", String::as_str);
    format!("{} {}", part("pk"), part("sk"))
}

fn key(pk: String, sk: &str) -> Item {
    HashMap::from([("pk".to_owned(), AttributeValue::S(pk)), ("sk".to_owned(), AttributeValue::S(sk.to_owned()))])
}
