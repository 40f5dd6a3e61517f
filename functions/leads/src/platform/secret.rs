//! The one key of the installation, and what is signed or hashed with it (docs/decisions/0022).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::platform::env::{self, Missing};

/// The variable of the environment that has the key.
const VARIABLE: &str = "DATA_KEY";

/// The key of the installation; `{:?}` does not show it.
///
/// A key for each [`Purpose`] is derived from it, so that what is made for one is worth nothing for another.
#[derive(Clone)]
pub struct Secret(Vec<u8>);

/// What a derived key is for; a signature or hash for one purpose is invalid for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A challenge of the proof of work.
    Challenge,
    /// The reference of what came with a proof of work.
    Reference,
    /// The link that confirms a sign-up.
    Confirm,
    /// The link that withdraws a consent.
    Unsubscribe,
    /// The link that releases a held sign-up.
    Release,
    /// The link that marks a lead as answered.
    Answered,
    /// The link that closes what is held.
    Close,
    /// An address as a name in the table.
    Address,
    /// A person as a name in the table.
    Person,
    /// A network as a name in the table.
    Network,
    /// What is posted to the hook.
    Hook,
}

impl Purpose {
    /// What its key is derived by.
    fn name(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Reference => "reference",
            Self::Confirm => "confirm",
            Self::Unsubscribe => "unsubscribe",
            Self::Release => "release",
            Self::Answered => "answered",
            Self::Close => "close",
            Self::Address => "address",
            Self::Person => "person",
            Self::Network => "network",
            Self::Hook => "hook",
        }
    }
}

impl Secret {
    /// The key of these octets; fewer than 32 random ones could be guessed.
    pub fn new(octets: impl Into<Vec<u8>>) -> Self {
        Self(octets.into())
    }

    /// Reads the key from the environment.
    ///
    /// # Errors
    /// [`Missing`] when it is not set.
    pub fn from_env() -> Result<Self, Missing> {
        env::required(VARIABLE).map(Self::new)
    }

    /// The key of a purpose: HMAC-SHA-256 over its name.
    pub(crate) fn key(&self, purpose: Purpose) -> [u8; 32] {
        hmac(&self.0, purpose.name().as_bytes())
    }

    /// HMAC-SHA-256 over a text, with the key of its purpose.
    pub(crate) fn digest(&self, purpose: Purpose, text: &str) -> [u8; 32] {
        hmac(&self.key(purpose), text.as_bytes())
    }

    /// The same in base64, as addresses of pages have it.
    pub fn sign(&self, purpose: Purpose, text: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.digest(purpose, text))
    }

    /// True when [`Self::sign`] made this signature; takes the same time for every wrong one.
    pub fn verifies(&self, purpose: Purpose, text: &str, signature: &str) -> bool {
        same(&self.sign(purpose, text), signature)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}

/// HMAC-SHA-256.
pub(crate) fn hmac(key: &[u8], text: &[u8]) -> [u8; 32] {
    #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key");
    mac.update(text);
    mac.finalize().into_bytes().into()
}

/// SHA-256 in hexadecimal; each part is preceded by its length, so that no two lists of parts run into the same text.
pub(crate) fn digest(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hex(&hash.finalize())
}

pub(crate) fn sha256(octets: &[u8]) -> [u8; 32] {
    Sha256::digest(octets).into()
}

/// Compares two texts without telling by the time it takes where they differ.
pub(crate) fn same(left: &str, right: &str) -> bool {
    left.as_bytes().ct_eq(right.as_bytes()).into()
}

pub(crate) fn hex(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("{octet:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{Purpose, Secret};

    /// As `openssl` and Python compute it: links in old mails and names in the table rest on it.
    #[test]
    fn a_signature_is_that_of_the_key_that_is_derived_for_its_purpose() {
        let secret = Secret::new("key of the tests");
        assert_eq!(secret.sign(Purpose::Unsubscribe, "K7QM-4TXR"), "28DgfI41nkn0Ds0pCKVlZ7ocM03vEcQCVcfQO2sRYWg");
        assert_eq!(
            secret.sign(Purpose::Address, "erika@visitor.example"),
            "fN9Z3q1mmcF2m7kB2T6AjUpzrxRyHnm1lPEdG7-_gCQ"
        );
    }

    #[test]
    fn a_signature_holds_for_its_text_its_purpose_and_its_secret_only() {
        let (secret, other) = (Secret::new("one"), Secret::new("two"));
        let signature = secret.sign(Purpose::Answered, "text");
        assert!(secret.verifies(Purpose::Answered, "text", &signature));
        assert!(!secret.verifies(Purpose::Answered, "texts", &signature));
        assert!(!secret.verifies(Purpose::Close, "text", &signature));
        assert!(!other.verifies(Purpose::Answered, "text", &signature));
        assert!(!secret.verifies(Purpose::Answered, "text", ""));
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret::new("hidden")), "Secret");
    }
}
