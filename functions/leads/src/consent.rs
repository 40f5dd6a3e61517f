//! Double opt-in: an address is asked, confirms by a link in a mail, and unsubscribes by another.

mod end;
pub(crate) mod links;
pub(crate) mod rekey;
mod request;
mod subscription;

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::HookEvent;
use jiff::Timestamp;

use crate::platform::secret::Secret;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::{Store, Unavailable};

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
}

impl Store {
    /// The write that queues a hook event about a sign-up; none unless a hook was set up when it came.
    fn hook_event(
        &self,
        signup: &Signup,
        event: HookEvent,
        now: Timestamp,
    ) -> Result<Option<TransactWriteItem>, Unavailable> {
        let expires_at = Retention::Contact.expires_at(now);
        signup.hooked.then(|| self.queue(signup.reference(), event, expires_at, now)).transpose()
    }
}
