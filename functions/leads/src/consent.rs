//! Double opt-in: an address is asked, confirms by the link in a mail, and withdraws by another.

pub(crate) mod links;
mod release;
mod request;
mod subscription;
pub(crate) mod token;

use crate::platform::secret::Secret;
use crate::table::store::Store;

/// The sign-ups of a table, from their request to their end.
#[derive(Clone, Debug)]
pub struct Consents {
    store: Store,
    secret: Secret,
}

impl Consents {
    /// The sign-ups of this table; the secret hides their addresses and signs links.
    pub fn new(store: Store, secret: Secret) -> Self {
        Self { store, secret }
    }

    /// The table behind it.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }
}
