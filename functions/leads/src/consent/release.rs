//! Releasing a held sign-up.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::table::keys::signup_key;
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number, text};
use crate::table::verdict::Verdict;

impl Store {
    /// The writes after which a held sign-up is asked for confirmation; refused when it is not held.
    pub(crate) fn release_signup(
        &self,
        reference: &Reference,
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let expires_at = Retention::UnconfirmedSignup.expires_at(now);
        let release = self.update(
            signup_key(reference),
            "SET verdict = :clean, releasedAt = :now, expiresAt = :end REMOVE doubt, queue, dueAt",
            "verdict = :held",
            &[
                (":clean", text(Verdict::Clean.name())),
                (":held", text(Verdict::Held.name())),
                (":now", text(now)),
                (":end", number(expires_at)),
            ],
        )?;
        Ok(vec![release, self.queue(reference, MailKind::Confirmation, expires_at, now)?])
    }
}
