//! The proof that a request came through the CDN.

use std::fmt;

use http::Request;
use leads::env::{self, Missing};
use subtle::ConstantTimeEq;

/// The header in which the CDN proves that the request came through it.
const HEADER: &str = "x-origin-secret";

/// What the CDN sends with every request and nobody else knows.
#[derive(Clone)]
pub struct OriginSecret {
    current: String,
    previous: Option<String>,
}

impl OriginSecret {
    /// The secret that the CDN sends.
    pub fn new(secret: impl Into<String>) -> Self {
        Self { current: secret.into(), previous: None }
    }

    /// Admits the secret before the current one too: the edges of a CDN learn of a new one within minutes, not at once.
    #[must_use]
    pub fn or_previous(self, secret: impl Into<String>) -> Self {
        Self { previous: Some(secret.into()), ..self }
    }

    /// Reads the secret from `ORIGIN_SECRET`, and the one before it from `ORIGIN_SECRET_PREVIOUS` if that is set.
    ///
    /// # Errors
    /// [`Missing`] when `ORIGIN_SECRET` is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self { current: env::required("ORIGIN_SECRET")?, previous: env::optional("ORIGIN_SECRET_PREVIOUS") })
    }

    /// True when the request came through the CDN; a wrong secret takes as long as a right one.
    pub fn admits<B>(&self, request: &Request<B>) -> bool {
        let sent = request.headers().get(HEADER).map_or(&b""[..], |value| value.as_bytes());
        let is = |secret: &str| sent.ct_eq(secret.as_bytes());
        // Without a previous one the current one is compared twice, so that the time does not tell.
        (is(&self.current) | is(self.previous.as_ref().unwrap_or(&self.current))).into()
    }
}

impl fmt::Debug for OriginSecret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OriginSecret")
    }
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::{HEADER, OriginSecret};

    fn admits(origin: &OriginSecret, sent: &str) -> bool {
        origin.admits(&Request::get("/").header(HEADER, sent).body(()).unwrap())
    }

    #[test]
    fn a_request_is_admitted_with_the_secret_only() {
        let origin = OriginSecret::new("current");
        assert!(admits(&origin, "current"));
        for wrong in ["", "curren", "currents", "CURRENT", "previous"] {
            assert!(!admits(&origin, wrong), "{wrong}");
        }
        assert!(!origin.admits(&Request::get("/").body(()).unwrap()));
    }

    #[test]
    fn after_a_rotation_both_secrets_are_admitted_and_after_the_next_one_no_longer_the_first() {
        let rotated = OriginSecret::new("second").or_previous("first");
        assert!(admits(&rotated, "second") && admits(&rotated, "first"));
        assert!(!admits(&rotated, "") && !admits(&rotated, "secondfirst"));
        let again = OriginSecret::new("third").or_previous("second");
        assert!(admits(&again, "third") && admits(&again, "second") && !admits(&again, "first"));
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", OriginSecret::new("hidden").or_previous("hidden")), "OriginSecret");
    }
}
