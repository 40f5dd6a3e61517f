//! Idempotency keys: how a repeated post is recognised, and what it is answered.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::Next;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::intake::form::Form;
use crate::platform::secret::{Secret, digest};
use crate::platform::source::Source;
use crate::table::keys::{Item, key_of, key_record_key, read};
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number};

/// How long a sign-up without a key is the same one when it comes again, in seconds: a double click, not a second try.
const SAME_SIGNUP_SECONDS: i64 = 60;

/// As many characters as the site's own keys have, 128 random bits in hexadecimal: nobody guesses such a key.
const UNGUESSABLE: usize = 32;

/// The answer to a submission, kept with its idempotency record: a repetition is answered as the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Receipt {
    /// The code of the submission.
    pub reference: Reference,
    /// What happens next.
    pub next: Next,
    /// Until when an answer is promised, where one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_by: Option<Timestamp>,
}

/// What an idempotency key was used for.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeyRecord {
    /// SHA-256 of the body that came with the key.
    pub(crate) body_digest: String,
    /// The answer that was given.
    #[serde(flatten)]
    pub(crate) receipt: Receipt,
    /// TTL attribute, in seconds since 1970.
    expires_at: i64,
}

/// What makes a post the same one when it comes again.
pub(crate) struct Identity {
    /// SHA-256 of what was typed: a proof of work may differ in a repetition of the same post.
    pub(crate) body_digest: String,
    /// SHA-256 of the form and its key, or of its content.
    key: String,
    /// True for a sign-up without a key, whose record has a term of a minute.
    is_short: bool,
}

impl Identity {
    /// A key belongs to a form and to whoever made it. One that nobody guesses is known from every network, since a phone
    /// changes its own between a try and the next; a shorter one may be anybody's, and so may a sign-up without a key: the answer
    /// as before must not reveal who signed up today.
    pub(crate) fn of(form: Form<'_>, source: Source, secret: &Secret) -> Self {
        let body_digest = digest(&[&[form.name().name()], &form.typed()[..]].concat());
        let (name, source) = (form.name().name(), source.key(secret));
        let is_signup = matches!(form, Form::Signup(_));
        let key = match form.key() {
            Some(key) if key.len() < UNGUESSABLE => digest(&["key", name, key, &source]),
            Some(key) => digest(&["key", name, key]),
            None => digest(&["body", &body_digest, if is_signup { &source } else { "" }]),
        };
        Self { body_digest, key, is_short: is_signup && form.key().is_none() }
    }

    pub(crate) fn record_key(&self) -> Item {
        key_record_key(&self.key)
    }

    /// The same post, if it came before; TTL deletes late, up to days: a record past its term counts as deleted.
    pub(crate) fn find(&self, items: &[Item], now: Timestamp) -> Result<Option<KeyRecord>, Unavailable> {
        let record = items.iter().find(|item| key_of(item) == self.record_key()).cloned();
        let record: Option<KeyRecord> = record.map(read).transpose()?;
        Ok(record.filter(|record| record.expires_at > now.as_second()))
    }

    /// The write that keeps the answer; refused where the same post came a moment ago.
    pub(crate) fn keep(
        &self,
        store: &Store,
        receipt: &Receipt,
        now: Timestamp,
    ) -> Result<TransactWriteItem, Unavailable> {
        let is_short = self.is_short.then_some(now.as_second() + SAME_SIGNUP_SECONDS);
        let record = KeyRecord {
            body_digest: self.body_digest.clone(),
            receipt: receipt.clone(),
            expires_at: is_short.unwrap_or_else(|| Retention::IdempotencyRecord.expires_at(now)),
        };
        let mut item: Item = serde_dynamo::to_item(record).map_err(Unavailable::defect)?;
        item.extend(self.record_key());
        let is_free = "attribute_not_exists(pk) OR expiresAt <= :now";
        store.put(item, Some((is_free, &[(":now", number(now.as_second()))])))
    }
}
