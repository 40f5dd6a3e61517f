//! The rate limit of mails to a person: strangers may type anybody's address into a form.

use jiff::Timestamp;

use crate::platform::address::person_key;
use crate::platform::secret::Secret;
use crate::table::keys::{Item, written_to_key};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number, text};

/// Mails of one kind to one person within 24 hours at most: the first may not have come, or somebody wrote again; a
/// stranger's inbox is not flooded.
const MAILS_A_DAY: usize = 3;

impl Store {
    /// True when this mail may go to an address; asking again for the same mail does not count.
    ///
    /// Each kind has three slots of a person; a mail takes one for 24 hours.
    pub(super) async fn may_write_to(
        &self,
        address: &str,
        (reference, kind): (&Reference, MailKind),
        secret: &Secret,
    ) -> Result<bool, Unavailable> {
        let (now, written_for) = (Timestamp::now(), reference.as_str());
        let person = person_key(secret, address);
        for slot in 0..MAILS_A_DAY {
            if self.take_slot(written_to_key(&person, kind, slot), written_for, now).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes a slot if it is free or this record's own. It names the record, by which an erasure finds it.
    async fn take_slot(&self, slot: Item, written_for: &str, now: Timestamp) -> Result<bool, Unavailable> {
        let change = "SET writtenFor = :for, expiresAt = :end";
        let values = vec![
            (":for", text(written_for)),
            (":end", number(Retention::Contacted.expires_at(now))),
            (":now", number(now.as_second())),
        ];
        let is_free = "attribute_not_exists(pk) OR expiresAt <= :now OR writtenFor = :for";
        Ok(self.change_if(slot, (change, values), is_free).await?.is_some())
    }
}
