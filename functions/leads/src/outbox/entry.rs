//! A mail as it lies in the table, beside the lead or the sign-up that it is about.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::item::{Item, Unreadable, mail_key, read};
use crate::mail::MailKind;
use crate::reference::Reference;
use crate::store::{Store, Unavailable};

/// The `queue` of a mail that is to be sent, or that somebody is sending.
pub(super) const DUE: &str = "due";
/// The `queue` of a mail that was set aside and that sales is to hear of.
pub(crate) const STUCK: &str = "stuck";

/// Begins the sort key of every mail.
pub(crate) const SORT_KEY: &str = "MAIL#";

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
    /// It can't be sent.
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
    /// When somebody began to send it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_at: Option<Timestamp>,
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
        let kind = MailKind::parse(sk.strip_prefix(SORT_KEY)?)?;
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

    pub(super) fn item(&self) -> Item {
        mail_key(&self.reference, self.kind)
    }
}

impl OutboxMail {
    pub(crate) fn from_item(item: Item) -> Result<Self, Unreadable> {
        read(item)
    }

    /// Its key.
    pub fn key(&self) -> MailKey {
        MailKey::new(self.reference.clone(), self.mail)
    }
}

impl Store {
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
            claimed_at: None,
            sent_at: None,
            message_id: None,
            reason: None,
            expires_at,
        };
        let mut item: Item = serde_dynamo::to_item(&mail).map_err(Unavailable::because)?;
        item.extend(mail_key(reference, kind));
        self.put(item, "attribute_not_exists(pk)", &[])
    }
}

#[cfg(test)]
mod tests {
    use super::MailKey;
    use crate::mail::MailKind;

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
