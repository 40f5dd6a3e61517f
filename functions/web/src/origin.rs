//! The proof that a request came through the CDN.

use std::fmt;

use http::Request;
use leads::env::{self, Missing};
use subtle::ConstantTimeEq;

/// The header in which the CDN proves that the request came through it.
const HEADER: &str = "x-origin-secret";

/// Stands between two secrets while one takes the other's place.
const DIVIDER: char = ',';

/// What the CDN sends with every request and nobody else knows.
///
/// While it is rotated it is two, on both sides: edges of a CDN learn of a new one within minutes, not at once, and whatever
/// they send meanwhile has one that is known here.
#[derive(Clone)]
pub struct OriginSecret(String);

impl OriginSecret {
    /// The secret that the CDN sends.
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// Reads the secret from `ORIGIN_SECRET`.
    ///
    /// # Errors
    /// [`Missing`] when it is not set.
    pub fn from_env() -> Result<Self, Missing> {
        env::required("ORIGIN_SECRET").map(Self)
    }

    /// True when the request came through the CDN; compared in constant time.
    pub fn admits<B>(&self, request: &Request<B>) -> bool {
        let sent = request.headers().get(HEADER).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_known = |sent: &str| {
            let known = self.0.split(DIVIDER).filter(|known| !known.is_empty());
            known.fold(false, |is_known, known| is_known | bool::from(known.as_bytes().ct_eq(sent.as_bytes())))
        };
        sent.split(DIVIDER).fold(false, |is_admitted, sent| is_admitted | is_known(sent))
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
    fn in_a_rotation_each_step_of_one_side_is_admitted_by_the_step_beside_it_of_the_other() {
        let steps = ["first", "second,first", "second"];
        for (at, known) in steps.iter().enumerate() {
            for (sends, sent) in steps.iter().enumerate() {
                assert_eq!(admits(&OriginSecret::new(*known), sent), at.abs_diff(sends) < 2, "{known} {sent}");
            }
        }
        for wrong in ["", ",", "secondfirst", "third", "second first"] {
            assert!(
                !admits(&OriginSecret::new("second,first"), wrong) && !admits(&OriginSecret::new("second,"), wrong)
            );
        }
    }

    #[test]
    fn a_debug_print_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", OriginSecret::new("hidden")), "OriginSecret");
    }
}
