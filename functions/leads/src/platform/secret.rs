//! The secret key of the installation, and what is signed or hidden with it.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::platform::env::{self, Missing};

/// A key that only this installation knows; `{:?}` does not show it.
///
/// After a rotation the key before goes on to verify: links in mails and challenges that it signed stay good.
#[derive(Clone)]
pub struct Secret {
    current: Vec<u8>,
    previous: Option<Vec<u8>>,
}

impl Secret {
    /// A secret of these octets; fewer than 32 random ones could be guessed.
    pub fn new(octets: impl Into<Vec<u8>>) -> Self {
        Self { current: octets.into(), previous: None }
    }

    /// Verifies by the secret before too, of these octets; nothing new is signed with it.
    #[must_use]
    pub fn or_previous(self, octets: impl Into<Vec<u8>>) -> Self {
        Self { previous: Some(octets.into()), ..self }
    }

    /// Reads the secret from `HMAC_SECRET`, and the one before it from `HMAC_SECRET_PREVIOUS` if that is set.
    ///
    /// # Errors
    /// [`Missing`] when `HMAC_SECRET` is not set.
    pub fn from_env() -> Result<Self, Missing> {
        let previous = env::optional("HMAC_SECRET_PREVIOUS").map(String::into_bytes);
        Ok(Self { current: env::required("HMAC_SECRET")?.into_bytes(), previous })
    }

    /// HMAC-SHA-256 over a text, in hexadecimal; a signature made for one purpose is worth nothing for another.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        signature(&self.current, purpose, text)
    }

    /// The signature that the secret before would have made, if there is one.
    pub(crate) fn sign_as_before(&self, purpose: &str, text: &str) -> Option<String> {
        self.previous.as_ref().map(|previous| signature(previous, purpose, text))
    }

    /// True when [`Self::sign`] made this signature, before a rotation or after it; takes the same time for every wrong one.
    pub fn verifies(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let by_current = same(&self.sign(purpose, text), signature);
        let by_previous = self.sign_as_before(purpose, text).is_some_and(|previous| same(&previous, signature));
        by_current | by_previous
    }
}

fn signature(key: &[u8], purpose: &str, text: &str) -> String {
    #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key");
    for part in [purpose, text] {
        mac.update(&(part.len() as u64).to_be_bytes());
        mac.update(part.as_bytes());
    }
    hex(&mac.finalize().into_bytes())
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
    fn after_a_rotation_old_signatures_hold_until_the_next_one_and_new_ones_are_made_with_the_new_secret() {
        let old = Secret::new("first").sign("a", "text");
        let rotated = Secret::new("second").or_previous("first");
        assert!(rotated.verifies("a", "text", &old));
        assert!(!rotated.verifies("b", "text", &old) && !rotated.verifies("a", "other", &old));
        assert_eq!(rotated.sign("a", "text"), Secret::new("second").sign("a", "text"));
        assert!(!Secret::new("third").or_previous("second").verifies("a", "text", &old));
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret::new("hidden").or_previous("hidden")), "Secret");
    }
}
