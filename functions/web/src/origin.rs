//! The proof that a request came through the CDN.

use std::fmt;

use http::Request;
use leads::env::{self, Missing};
use subtle::ConstantTimeEq;

/// The header in which the CDN proves that the request came through it.
const HEADER: &str = "x-origin-secret";

/// What the CDN sends with every request and nobody else knows.
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
    /// [`Missing`] when the variable is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self::new(env::required("ORIGIN_SECRET")?))
    }

    /// True when the request came through the CDN; a wrong secret takes as long as a right one.
    pub fn admits<B>(&self, request: &Request<B>) -> bool {
        let sent = request.headers().get(HEADER).map_or(&b""[..], |value| value.as_bytes());
        sent.ct_eq(self.0.as_bytes()).into()
    }
}

impl fmt::Debug for OriginSecret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OriginSecret")
    }
}
