//! Who may be written to: an address that strangers type into a form must not become a target.

use jiff::Timestamp;
use serde::Deserialize;

use crate::platform::address::{person_key, person_key_before};
use crate::platform::secret::Secret;
use crate::table::keys::{Item, written_to_key};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number, text};

/// Mails of one kind to one person within 24 hours at most: the first may not have come, or somebody wrote again; a
/// stranger's inbox is not flooded.
const MAILS_A_DAY: usize = 3;

/// One of the mails of a day.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WrittenTo {
    /// The record that it was about, by which an erasure finds this.
    written_for: String,
    expires_at: i64,
}

impl Store {
    /// True when this mail may go to an address; asking again for the same mail does not count.
    ///
    /// Each mail has a place of its person for the 24 hours after it. Those that were taken under the secret before a rotation
    /// count too.
    pub(super) async fn may_write_to(
        &self,
        address: &str,
        (reference, kind): (&Reference, MailKind),
        secret: &Secret,
    ) -> Result<bool, Unavailable> {
        let (now, written_for) = (Timestamp::now(), reference.as_str());
        let mut taken_before = 0;
        if let Some(before) = person_key_before(secret, address) {
            for place in 0..MAILS_A_DAY {
                let written: Option<WrittenTo> = self.read(written_to_key(&before, kind, place)).await?;
                let written = written.filter(|written| written.expires_at > now.as_second());
                if written.as_ref().is_some_and(|written| written.written_for == written_for) {
                    return Ok(true);
                }
                taken_before += usize::from(written.is_some());
            }
        }
        let person = person_key(secret, address);
        for place in 0..MAILS_A_DAY - taken_before {
            if self.take_place(written_to_key(&person, kind, place), written_for, now).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes a place, if it is free or ours.
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
