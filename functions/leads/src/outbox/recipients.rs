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
    /// Each mail has a place of its person for the 24 hours after it.
    pub(super) async fn may_write_to(
        &self,
        address: &str,
        (reference, kind): (&Reference, MailKind),
        secret: &Secret,
    ) -> Result<bool, Unavailable> {
        let (now, written_for) = (Timestamp::now(), reference.as_str());
        let person = person_key(secret, address);
        for place in 0..MAILS_A_DAY {
            if self.take_place(written_to_key(&person, kind, place), written_for, now).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes a place, if it is free or ours; by the record that it names an erasure finds it.
    async fn take_place(&self, place: Item, written_for: &str, now: Timestamp) -> Result<bool, Unavailable> {
        let change = "SET writtenFor = :for, expiresAt = :end";
        let values = vec![
            (":for", text(written_for)),
            (":end", number(Retention::Contacted.expires_at(now))),
            (":now", number(now.as_second())),
        ];
        let is_free = "attribute_not_exists(pk) OR expiresAt <= :now OR writtenFor = :for";
        Ok(self.change_if(place, (change, values), is_free).await?.is_some())
    }
}
