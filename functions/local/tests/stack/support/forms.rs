//! What a visitor sends: fields, a proof of work and an address that nobody else has.

use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicU32, Ordering};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http::HeaderValue;
use leads::{Purpose, Secret};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::HMAC_SECRET;

/// The address and port of a visitor from whose network, a /24, no other request came.
pub(crate) fn somebody() -> HeaderValue {
    static VISITORS: AtomicU32 = AtomicU32::new(0);
    let address = Ipv4Addr::from(0x0A00_0001 + 256 * VISITORS.fetch_add(1, Ordering::Relaxed));
    HeaderValue::try_from(format!("{address}:40000")).expect("an address")
}

/// A body with a proof of work of its own, unless it has the field already; null means none.
pub(crate) fn with_proof(body: &Value) -> Value {
    let mut body = body.clone();
    if body.get("proof").is_none() {
        let is_message = body.get("message").is_some();
        body["proof"] = if is_message { proof() } else { signup_proof() }.into();
    }
    body
}

/// A proof of work without the work: who knows the secret can choose the number, and so the salt to go with it.
pub(crate) fn proof() -> String {
    proof_that_ends(i64::from(u32::MAX))
}

/// One for a sign-up.
pub(crate) fn signup_proof() -> String {
    solved(&format!("expires={}&form=signup", u32::MAX))
}

/// One whose challenge ends at this second since 1970.
pub(crate) fn proof_that_ends(expires_at: i64) -> String {
    solved(&format!("expires={expires_at}&form=contact"))
}

fn solved(terms: &str) -> String {
    static SALTS: AtomicU32 = AtomicU32::new(0);
    let salt = format!("{:032x}?{terms}&", SALTS.fetch_add(1, Ordering::Relaxed));
    let digest = Sha256::digest(format!("{salt}7").as_bytes());
    let challenge: String = digest.iter().map(|octet| format!("{octet:02x}")).collect();
    let signature = Secret::new(HMAC_SECRET).sign(Purpose::Challenge, &challenge);
    let proof = json!({
        "algorithm": "SHA-256", "challenge": challenge, "number": 7, "salt": salt, "signature": signature, "took": 1,
    });
    STANDARD.encode(proof.to_string())
}

pub(crate) fn valid() -> Value {
    json!({
        "firstName": "Erika", "lastName": "Mustermann", "email": "erika@visitor.example",
        "phone": "0721 1234567", "message": "Wie geht das?", "privacyAccepted": true,
    })
}

pub(crate) fn with(field: &str, value: impl Into<Value>) -> Value {
    let mut body = valid();
    body[field] = value.into();
    body
}

/// A message that differs from every other one, so that none is taken for a repetition, of a visitor who wrote no other.
pub(crate) fn numbered(number: usize) -> Value {
    let mut body = with("message", format!("Nachricht {number}"));
    body["email"] = format!("erika@visitor{number}.example").into();
    body
}

/// A message without a proof of work, which somebody of sales has to look at first.
pub(crate) fn held(message: impl Into<Value>) -> Value {
    let mut body = with("message", message);
    body["proof"] = Value::Null;
    body
}

/// What the link of a sign-up's mail has its button post.
pub(crate) fn sign_up_token(purpose: Purpose, reference: &str) -> String {
    format!("token={reference}.{}", Secret::new(HMAC_SECRET).sign(purpose, reference))
}
