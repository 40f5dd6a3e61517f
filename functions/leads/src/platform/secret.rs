//! The secret keys of the installation, and what is signed or hidden with them.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::platform::env::{self, Missing};
pub use crate::platform::purpose::{Key, Purpose};

/// The keys that a function has; `{:?}` does not show them.
///
/// After a rotation the key before goes on to verify: links in mails and challenges that it signed stay good.
#[derive(Clone)]
pub struct Secret {
    keys: [Option<KeyPair>; Key::ALL.len()],
}

#[derive(Clone)]
struct KeyPair {
    current: Vec<u8>,
    previous: Option<Vec<u8>>,
}

impl Secret {
    /// Every key of these octets; fewer than 32 random ones could be guessed.
    pub fn new(octets: impl Into<Vec<u8>>) -> Self {
        Self::of(octets, &Key::ALL)
    }

    /// These keys of the octets, and no others.
    pub fn of(octets: impl Into<Vec<u8>>, keys: &[Key]) -> Self {
        let pair = KeyPair { current: octets.into(), previous: None };
        Self { keys: Key::ALL.map(|key| keys.contains(&key).then(|| pair.clone())) }
    }

    /// Verifies by keys of these octets too, which were those before; nothing new is signed with them.
    #[must_use]
    pub fn or_previous(self, octets: impl Into<Vec<u8>>) -> Self {
        let octets = octets.into();
        Self { keys: self.keys.map(|pair| pair.map(|pair| KeyPair { previous: Some(octets.clone()), ..pair })) }
    }

    /// Reads keys from the environment, and those before them where these are set: [`Key::variables`].
    ///
    /// # Errors
    /// [`Missing`] when one of the keys is not set.
    pub fn from_env(keys: &[Key]) -> Result<Self, Missing> {
        let mut pairs = Key::ALL.map(|_| None);
        for (pair, key) in pairs.iter_mut().zip(Key::ALL).filter(|(_, key)| keys.contains(key)) {
            let (current, previous) = key.variables();
            let previous = env::optional(previous).map(String::into_bytes);
            *pair = Some(KeyPair { current: env::required(current)?.into_bytes(), previous });
        }
        Ok(Self { keys: pairs })
    }

    /// HMAC-SHA-256 over a text, in hexadecimal. Without the key for it, it is a signature that verifies nowhere.
    pub fn sign(&self, purpose: Purpose, text: &str) -> String {
        let key = self.pair(purpose).map_or(&[][..], |pair| &pair.current);
        signature(key, purpose, text)
    }

    /// The signature that the key before would have made, if there is one.
    pub(crate) fn sign_as_before(&self, purpose: Purpose, text: &str) -> Option<String> {
        Some(signature(self.pair(purpose)?.previous.as_ref()?, purpose, text))
    }

    /// True when [`Self::sign`] made this signature, before a rotation or after it; takes the same time for every wrong one.
    pub fn verifies(&self, purpose: Purpose, text: &str, signature: &str) -> bool {
        let by_current = same(&self.sign(purpose, text), signature);
        let by_previous = self.sign_as_before(purpose, text).is_some_and(|previous| same(&previous, signature));
        self.pair(purpose).is_some() & (by_current | by_previous)
    }

    fn pair(&self, purpose: Purpose) -> Option<&KeyPair> {
        self.keys.iter().zip(Key::ALL).find(|(_, key)| *key == purpose.key()).and_then(|(pair, _)| pair.as_ref())
    }
}

fn signature(key: &[u8], purpose: Purpose, text: &str) -> String {
    #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key");
    for part in [purpose.name(), text] {
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
    use super::{Key, Purpose, Secret};

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
    fn who_has_one_key_neither_makes_nor_takes_what_is_signed_with_another() {
        let every = Secret::new("one");
        for (key, purpose) in [
            (Key::Proof, Purpose::Challenge),
            (Key::Proof, Purpose::Reference),
            (Key::Release, Purpose::Release),
            (Key::Sales, Purpose::Answered),
            (Key::Sales, Purpose::Close),
            (Key::Sales, Purpose::Team),
            (Key::Table, Purpose::Address),
            (Key::Table, Purpose::Person),
            (Key::Table, Purpose::Network),
        ] {
            let signature = every.sign(purpose, "text");
            for other in Key::ALL {
                let only = Secret::of("one", &[other]).or_previous("one");
                assert_eq!(only.verifies(purpose, "text", &signature), other == key, "{other:?} {purpose:?}");
                assert_eq!(every.verifies(purpose, "text", &only.sign(purpose, "text")), other == key);
                assert!(other == key || !only.verifies(purpose, "text", &only.sign(purpose, "text")));
            }
        }
    }

    #[test]
    fn after_a_rotation_old_signatures_hold_until_the_next_one_and_new_ones_are_made_with_the_new_secret() {
        let (purpose, other) = (Purpose::Release, Purpose::Close);
        let old = Secret::new("first").sign(purpose, "text");
        let rotated = Secret::new("second").or_previous("first");
        assert!(rotated.verifies(purpose, "text", &old));
        assert!(!rotated.verifies(other, "text", &old) && !rotated.verifies(purpose, "other", &old));
        assert_eq!(rotated.sign(purpose, "text"), Secret::new("second").sign(purpose, "text"));
        assert!(!Secret::new("third").or_previous("second").verifies(purpose, "text", &old));
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret::new("hidden").or_previous("hidden")), "Secret");
    }
}
