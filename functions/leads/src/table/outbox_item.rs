//! A mail as it lies in the table, beside the lead or the sign-up that it is about.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::table::keys::{Item, MAIL, Unreadable, mail_key, read};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::store::{Store, Unavailable, text};

/// The `queue` of a mail that is to be sent, or that somebody is sending.
pub(crate) const DUE: &str = "due";
/// The `queue` of a mail that was set aside and that sales is to hear of.
pub(crate) const STUCK: &str = "stuck";

/// How far a mail has come; `crate::outbox` tells the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum MailState {
    /// To be sent at `dueAt`.
    Due,
    /// Somebody is sending it, until `dueAt` at the latest.
    Claimed,
    /// SES took it.
    Sent,
    /// It may have been sent.
    InDoubt,
    /// It can't be sent, or was given up.
    Refused,
    /// It is not to be sent.
    Unwanted,
}

/// Which mail: the record that it is about, and its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailKey {
    reference: Reference,
    kind: MailKind,
}

/// A mail with its history; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OutboxMail {
    /// The lead or sign-up that it is about.
    pub reference: Reference,
    /// Which of its mails.
    pub mail: MailKind,
    /// How far it has come.
    pub mail_state: MailState,
    /// Key of the index over mails that need somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    queue: Option<String>,
    /// When somebody is to look at it, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due_at: Option<i64>,
    /// When it became due.
    pub queued_at: Timestamp,
    /// How often it was tried.
    #[serde(default)]
    pub attempts: u32,
    /// How often no answer came, so that it may have been sent.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) doubts: u32,
    /// When somebody began to send it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_at: Option<Timestamp>,
    /// When it was set aside; before December 2026 that was not written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_aside_at: Option<Timestamp>,
    /// When SES took it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<Timestamp>,
    /// The id that SES gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_id: Option<String>,
    /// Why it was not sent the last time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// TTL attribute, in seconds since 1970.
    expires_at: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl MailState {
    /// The name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Due => "due",
            Self::Claimed => "claimed",
            Self::Sent => "sent",
            Self::InDoubt => "inDoubt",
            Self::Refused => "refused",
            Self::Unwanted => "unwanted",
        }
    }
}

impl MailKey {
    /// The key of a mail.
    pub fn new(reference: Reference, kind: MailKind) -> Self {
        Self { reference, kind }
    }

    /// Reads the two parts of a key of the table; nothing when it is no mail's.
    pub fn parse(pk: &str, sk: &str) -> Option<Self> {
        let kind = MailKind::parse(sk.strip_prefix(MAIL)?)?;
        Some(Self { reference: Reference::parse(pk.split_once('#')?.1)?, kind })
    }

    /// The record that the mail is about.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }

    /// Which of its mails.
    pub fn kind(&self) -> MailKind {
        self.kind
    }

    pub(crate) fn item(&self) -> Item {
        mail_key(&self.reference, self.kind)
    }
}

impl OutboxMail {
    pub(crate) fn from_item(item: Item) -> Result<Self, Unreadable> {
        read(item)
    }

    /// True for a mail that was set aside as refused since then. Of an older one only is known when it became due.
    pub fn is_refused_since(&self, since: Timestamp, now: Timestamp) -> bool {
        let aside = self.set_aside_at.unwrap_or(self.queued_at);
        self.mail_state == MailState::Refused && aside >= since && self.expires_at > now.as_second()
    }

    /// Its key.
    pub fn key(&self) -> MailKey {
        MailKey::new(self.reference.clone(), self.mail)
    }
}

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

    /// The write by which a mail becomes due at once; it is kept until `expires_at`.
    pub(crate) fn queue_mail(
        &self,
        reference: &Reference,
        kind: MailKind,
        expires_at: i64,
        now: Timestamp,
    ) -> Result<TransactWriteItem, Unavailable> {
        let mail = OutboxMail {
            reference: reference.clone(),
            mail: kind,
            mail_state: MailState::Due,
            queue: Some(DUE.to_owned()),
            due_at: Some(now.as_second()),
            queued_at: now,
            attempts: 0,
            doubts: 0,
            claimed_at: None,
            set_aside_at: None,
            sent_at: None,
            message_id: None,
            reason: None,
            expires_at,
        };
        let mut item: Item = serde_dynamo::to_item(&mail).map_err(Unavailable::defect)?;
        item.extend(mail_key(reference, kind));
        self.put(item, "attribute_not_exists(pk)", &[])
    }

    /// Takes a mail that was set aside out of what sales is to hear of.
    pub(crate) async fn mark_stuck_mail_listed(&self, key: &MailKey, now: Timestamp) -> Result<(), Unavailable> {
        let change = "SET listedAt = :at REMOVE queue, dueAt";
        let values = vec![(":at", text(now)), (":stuck", text(STUCK))];
        self.change_if(key.item(), (change, values), "queue = :stuck").await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::MailKey;
    use crate::table::mail_kind::MailKind;

    #[test]
    fn a_key_is_read_as_it_is_written() {
        for kind in MailKind::ALL {
            let key = MailKey::new(crate::Reference::random().unwrap(), kind);
            let item = key.item();
            let part = |name: &str| item[name].as_s().unwrap().clone();
            assert_eq!(MailKey::parse(&part("pk"), &part("sk")), Some(key));
        }
    }

    #[test]
    fn what_is_no_mail_has_no_key() {
        for (pk, sk) in [("LEAD#K7QM-4TXR", "CONTACT"), ("HELD", "MAIL#salesMail"), ("LEAD#K7QM-4TXR", "MAIL#letter")] {
            assert_eq!(MailKey::parse(pk, sk), None, "{pk} {sk}");
        }
    }
}
