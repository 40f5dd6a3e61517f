//! The secret key of the installation, and what is signed or hidden with it.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::env::{self, Missing};

/// A key that only this installation knows; `{:?}` does not show it.
#[derive(Clone)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// A secret of these octets; fewer than 32 random ones could be guessed.
    pub fn new(octets: impl Into<Vec<u8>>) -> Self {
        Self(octets.into())
    }

    /// Reads the secret from `HMAC_SECRET`.
    ///
    /// # Errors
    /// [`Missing`] when the variable is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self::new(env::required("HMAC_SECRET")?))
    }

    /// HMAC-SHA-256 over a text, in hexadecimal; a signature made for one purpose is worth nothing for another.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key");
        for part in [purpose, text] {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part.as_bytes());
        }
        hex(&mac.finalize().into_bytes())
    }

    /// True when [`Self::sign`] made this signature; takes the same time for every wrong one.
    pub fn verifies(&self, purpose: &str, text: &str, signature: &str) -> bool {
        same(&self.sign(purpose, text), signature)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
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
    use super::Secret;

    #[test]
    fn a_signature_holds_for_its_text_its_purpose_and_its_secret_only() {
        let (secret, other) = (Secret::new("one"), Secret::new("two"));
        let signature = secret.sign("a", "text");
        assert!(secret.verifies("a", "text", &signature));
        assert!(!secret.verifies("a", "texts", &signature));
        assert!(!secret.verifies("b", "text", &signature));
        assert!(!secret.verifies("at", "ext", &signature));
        assert!(!other.verifies("a", "text", &signature));
        assert!(!secret.verifies("a", "text", ""));
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret::new("hidden")), "Secret");
    }
}
