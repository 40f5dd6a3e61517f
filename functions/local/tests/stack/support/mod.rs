//! What the tests have in common: a running stack, a mail inbox, requests and their answers.

mod clients;
mod forms;
mod http;
mod inbox;
mod ports;
mod receiver;
mod stack;
mod wait;

use std::path::{Path, PathBuf};

use serde_json::Value;

pub(crate) use clients::{config, store};
pub(crate) use forms::{
    held, numbered, proof, proof_that_ends, sign_up_token, signup_proof, somebody, valid, with, with_proof,
};
pub(crate) use http::{Answer, dynamodb, exchange, post_until_answered};
pub(crate) use inbox::{Inbox, automatic, link, silent, text, token};
pub(crate) use ports::free_port;
pub(crate) use receiver::{Receiver, Reply, hook_settings};
pub(crate) use stack::{Stack, settings};
pub(crate) use wait::until;

pub(crate) const SECRET: &str = "secret of the tests";
pub(crate) const HMAC_SECRET: &str = "key of the tests";
pub(crate) const SALES: &str = "sales@example.org";
pub(crate) const JSON: &str = "application/json";
pub(crate) const FORM: &str = "application/x-www-form-urlencoded";

/// A text that mails have from the site: the operator's data change, when there are some.
pub(crate) fn from_site(pointer: &str) -> String {
    let file = repository().join("functions/leads/site.generated.json");
    let site: Value = serde_json::from_slice(&std::fs::read(file).expect("it is written")).expect("JSON");
    site.pointer(pointer).and_then(Value::as_str).expect(pointer).to_owned()
}

/// The hour that has begun.
pub(crate) fn full_hour(time: jiff::Timestamp) -> jiff::Timestamp {
    jiff::Timestamp::from_second(time.as_second() / 3600 * 3600).expect("a time")
}

pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
