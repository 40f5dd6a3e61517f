//! The signature of a post, after Standard Webhooks (<https://www.standardwebhooks.com/>).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;
use thiserror::Error;

/// What stands before a secret, so that people and scanners know it.
const PREFIX: &str = "whsec_";
/// Fewer octets than these the specification doesn't allow.
const SHORTEST: usize = 24;

/// What posts are signed with; `{:?}` does not show it.
#[derive(Clone)]
pub struct HookKeys {
    current: Vec<u8>,
    /// The one before the last rotation: each post carries both signatures, so that receivers follow when they can.
    previous: Option<Vec<u8>>,
}

/// A secret that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("set it to whsec_ and at least 24 octets in base64")]
pub struct NotAKey;

impl HookKeys {
    /// Reads a secret, with or without `whsec_` before it.
    ///
    /// # Errors
    /// [`NotAKey`] when it is no base64, or too short.
    pub fn parse(secret: &str) -> Result<Self, NotAKey> {
        Ok(Self { current: octets(secret)?, previous: None })
    }

    /// Signs with this secret too.
    ///
    /// # Errors
    /// As [`Self::parse`].
    pub fn or_previous(self, secret: &str) -> Result<Self, NotAKey> {
        Ok(Self { previous: Some(octets(secret)?), ..self })
    }

    /// The value of `webhook-signature` for what is sent at this time.
    pub(crate) fn sign(&self, id: &str, time: Timestamp, body: &str) -> String {
        let signed = format!("{id}.{}.{body}", time.as_second());
        let keys = [Some(&self.current), self.previous.as_ref()];
        let signatures = keys.into_iter().flatten().map(|key| format!("v1,{}", signature(key, &signed)));
        signatures.collect::<Vec<_>>().join(" ")
    }
}

fn octets(secret: &str) -> Result<Vec<u8>, NotAKey> {
    let secret = secret.trim();
    let octets = STANDARD.decode(secret.strip_prefix(PREFIX).unwrap_or(secret)).map_err(|_| NotAKey)?;
    if octets.len() < SHORTEST { Err(NotAKey) } else { Ok(octets) }
}

fn signature(key: &[u8], text: &str) -> String {
    #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key");
    mac.update(text.as_bytes());
    STANDARD.encode(mac.finalize().into_bytes())
}

impl fmt::Debug for HookKeys {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HookKeys")
    }
}

#[cfg(test)]
mod tests {
    use super::{HookKeys, NotAKey};

    const SECRET: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

    /// The example of the specification, as its libraries test it.
    #[test]
    fn the_example_of_the_specification_has_the_signature_that_it_names() {
        let time = jiff::Timestamp::from_second(1_614_265_330).unwrap();
        let signature =
            HookKeys::parse(SECRET).unwrap().sign("msg_p5jXN8AQM9LWM0D4loKWxJek", time, r#"{"test": 2432232314}"#);
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn after_a_rotation_a_post_carries_the_signatures_of_both_secrets_the_new_one_first() {
        let other = "A".repeat(44);
        let (time, body) = (jiff::Timestamp::UNIX_EPOCH, "{}");
        let (old, new) = (HookKeys::parse(SECRET).unwrap(), HookKeys::parse(&other).unwrap());
        let both = new.clone().or_previous(SECRET).unwrap().sign("1", time, body);
        assert_eq!(both, format!("{} {}", new.sign("1", time, body), old.sign("1", time, body)));
    }

    #[test]
    fn what_is_no_base64_or_too_short_to_be_secret_is_refused() {
        for secret in ["", "whsec_", "whsec_c2hvcnQ=", "no base64 at all, however long it may be!", "whsec_*"] {
            assert_eq!(HookKeys::parse(secret).map(drop), Err(NotAKey), "{secret}");
        }
        assert_eq!(format!("{:?}", HookKeys::parse(SECRET).unwrap()), "HookKeys");
    }
}
