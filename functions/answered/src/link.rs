//! The signed link.

use http::Request;
use leads::{Reference, Secret};
use web::query;

/// A link that sales got: which lead, and the proof that we wrote it.
pub(crate) struct Link {
    pub(crate) reference: Reference,
    signature: String,
}

impl Link {
    /// The link by which a request came; `None` when we did not write it.
    pub(crate) fn of<B>(request: &Request<B>, secret: &Secret) -> Option<Self> {
        let (reference, signature) = (Reference::parse(&query(request, "lead"))?, query(request, "sig"));
        leads::verifies_answered(secret, &reference, &signature).then_some(Self { reference, signature })
    }

    /// Path and query, as the page posts to them and as it is loaded anew.
    pub(crate) fn address(&self) -> String {
        format!("{}?lead={}&sig={}", leads::ANSWERED_PATH, self.reference, self.signature)
    }
}
