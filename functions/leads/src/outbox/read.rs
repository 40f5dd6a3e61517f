//! The mails of one record.

use super::{MailKey, OutboxMail};
use crate::mail::MailKind;
use crate::reference::Reference;
use crate::store::{Store, Unavailable};

impl Store {
    /// What became of each mail of a lead or of a sign-up, in the order of [`MailKind::ALL`].
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a mail that can't be read.
    pub async fn mails_of(&self, reference: &Reference) -> Result<Vec<OutboxMail>, Unavailable> {
        let mut mails = Vec::new();
        for kind in MailKind::ALL {
            mails.extend(self.read(MailKey::new(reference.clone(), kind).item()).await?);
        }
        Ok(mails)
    }
}
