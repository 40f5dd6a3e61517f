//! Accepting a valid form: stored once, whatever happens to the request.

use contract::ContactForm;
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::item::KeyRecord;
use crate::lead::Lead;
use crate::reference::Reference;
use crate::retention::Retention;
use crate::store::{Store, Unavailable, Written};

/// How often a write is tried when a reference is taken or another transaction is in the way.
const ATTEMPTS: usize = 5;

/// What became of a valid form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acceptance {
    /// The lead is stored.
    Stored(Reference),
    /// The same post came before; this is what it was answered.
    Replayed(Reference),
    /// The key came before with another body; nothing was stored.
    KeyReused,
}

/// Stores a valid form as a lead, together with the record that makes a repeated post the same post.
///
/// Without a key of its own a form is recognised by its content: a double click with JavaScript off is one lead.
///
/// # Errors
/// [`Unavailable`] when the database failed; posting the same form again is safe.
pub async fn accept(store: &Store, form: &ContactForm) -> Result<Acceptance, Unavailable> {
    let body_digest = body_digest(form);
    let key_digest = match &form.idempotency_key {
        Some(key) => digest(&["key", key]),
        None => digest(&["body", &body_digest]),
    };
    for _ in 0..ATTEMPTS {
        let now = Timestamp::now();
        let reference = Reference::random().map_err(Unavailable::because)?;
        let record = KeyRecord {
            body_digest: body_digest.clone(),
            reference: reference.clone(),
            expires_at: Retention::IdempotencyRecord.expires_at(now),
        };
        let lead = Lead::from_form(form, reference.clone(), now);
        match store.write(&lead, &key_digest, &record, now).await? {
            Written::Stored => return Ok(Acceptance::Stored(reference)),
            Written::KeyInUse => match store.key_record(&key_digest, now).await? {
                Some(before) if before.body_digest == body_digest => return Ok(Acceptance::Replayed(before.reference)),
                Some(_) => return Ok(Acceptance::KeyReused),
                None => {}
            },
            Written::Again => {}
        }
    }
    Err(Unavailable::because(format!("no write succeeded in {ATTEMPTS} attempts")))
}

fn body_digest(form: &ContactForm) -> String {
    let phone = form.phone.as_deref().unwrap_or_default();
    digest(&["contact", &form.first_name, &form.last_name, &form.email, phone, &form.message])
}

/// SHA-256 in hexadecimal; each part is preceded by its length, so that no two lists of parts run into the same text.
fn digest(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().iter().map(|octet| format!("{octet:02x}")).collect()
}
