//! The link by which a request came.

use bytes::Bytes;
use http::Request;
use leads::{Reference, Secret};
use web::{has_query, query, typed};

/// Which lead a request is about, and whether it may mark it.
pub(crate) enum Link {
    /// We signed the link, or the team's code came with it.
    Admitted(Reference),
    /// The link of the mail about a lead, which the visitor may know too.
    AsksForCode {
        /// The lead that it names, whether there is one or not.
        reference: Reference,
        /// True when a wrong code came with it.
        is_wrong: bool,
    },
}

impl Link {
    /// The link by which a request came; `None` when we did not write it.
    pub(crate) fn of(request: &Request<Bytes>, secret: &Secret) -> Option<Self> {
        let reference = Reference::parse(&query(request, "lead"))?;
        if has_query(request, "sig") {
            let is_ours = leads::verifies_answered(secret, &reference, &query(request, "sig"));
            return is_ours.then_some(Self::Admitted(reference));
        }
        let code = typed(request, CODE);
        Some(if leads::verifies_team_code(secret, &code) {
            Self::Admitted(reference)
        } else {
            Self::AsksForCode { reference, is_wrong: !code.trim().is_empty() }
        })
    }
}

/// Name of the field with the team's code.
pub(crate) const CODE: &str = "code";
