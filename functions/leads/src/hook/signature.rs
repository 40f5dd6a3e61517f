//! The signature of a post, after Standard Webhooks (<https://www.standardwebhooks.com/>).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;

use crate::platform::secret::{Purpose, Secret, hmac};

/// Prefix of the key where it is shown, so that people and secret scanners recognise it.
const PREFIX: &str = "whsec_";

/// What posts are signed with; `{:?}` does not show it.
#[derive(Clone)]
pub struct HookKey(Vec<u8>);

impl HookKey {
    /// The key of this installation.
    pub fn of(secret: &Secret) -> Self {
        Self(secret.key(Purpose::Hook).into())
    }

    /// The key as its receiver takes it.
    pub fn shown(&self) -> String {
        format!("{PREFIX}{}", STANDARD.encode(&self.0))
    }

    /// The value of `webhook-signature` for what is sent at this time.
    pub(crate) fn sign(&self, id: &str, time: Timestamp, body: &str) -> String {
        let signed = format!("{id}.{}.{body}", time.as_second());
        format!("v1,{}", STANDARD.encode(hmac(&self.0, signed.as_bytes())))
    }
}

impl fmt::Debug for HookKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HookKey")
    }
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;

    use super::HookKey;
    use crate::platform::secret::Secret;

    /// The example of the specification, as its libraries test it.
    #[test]
    fn the_example_of_the_specification_has_the_signature_that_it_names() {
        let key = HookKey(STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap());
        let time = jiff::Timestamp::from_second(1_614_265_330).unwrap();
        let signature = key.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", time, r#"{"test": 2432232314}"#);
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn the_key_follows_from_that_of_the_installation_and_is_shown_where_it_is_asked_for_alone() {
        let key = HookKey::of(&Secret::new("key of the tests"));
        assert_eq!(key.shown(), "whsec_KDG61pINc8/oouuSfyXjPalJ78QTm0HMuo11RkTAIsA=");
        assert_eq!(format!("{key:?}"), "HookKey");
    }
}
