//! An item of the outbox as a record, stored under the key of its lead or sign-up.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::table::item_kind::ItemKind;
use crate::table::keys::{Item, Unreadable, channel_of, lead_key, outbox_key, read, signup_key};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup_end::SignupEnd;
use crate::table::store::{Store, Unavailable, text};

/// The `queue` of what is to be sent, or what somebody is sending.
pub(crate) const DUE: &str = "due";
/// The `queue` of what was set aside and no list has named.
pub(crate) const STUCK: &str = "stuck";

/// How far an item has come; `crate::outbox` has the transitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ItemState {
    /// To be sent at `dueAt`.
    Due,
    /// Somebody is sending it, until `dueAt` at the latest.
    Claimed,
    /// The end: it was taken, by SES or by the receiver of the hook.
    Sent,
    /// The end: refused, given up, or perhaps sent; a list names it to sales once.
    SetAside,
    /// The end: nobody is to get it.
    Unwanted,
}

/// Which item: the record that it is about, and its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemKey {
    reference: Reference,
    kind: ItemKind,
}

/// An item with its history; the names of the fields are the names of the table's attributes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OutboxItem {
    /// The lead or sign-up that it is about.
    pub reference: Reference,
    /// Which of its items: the attribute `mail` or `hook`.
    #[serde(flatten)]
    pub kind: ItemKind,
    /// How far it has come.
    #[serde(rename = "mailState")]
    pub state: ItemState,
    /// Key of the index over what needs somebody.
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
    /// When it was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<Timestamp>,
    /// The id that SES gave it; of a post the status of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_id: Option<String>,
    /// Why it was not sent the last time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What the mail says, where no record says it any more.
    #[serde(flatten)]
    pub(crate) end: Option<SignupEnd>,
    /// TTL attribute, in seconds since 1970.
    expires_at: i64,
}

impl ItemState {
    /// The name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Due => "due",
            Self::Claimed => "claimed",
            Self::Sent => "sent",
            Self::SetAside => "setAside",
            Self::Unwanted => "unwanted",
        }
    }
}

impl ItemKey {
    /// The key of an item.
    pub fn new(reference: Reference, kind: impl Into<ItemKind>) -> Self {
        Self { reference, kind: kind.into() }
    }

    /// Reads the two parts of a key of the table; nothing when it is no item's.
    pub fn parse(pk: &str, sk: &str) -> Option<Self> {
        let kind = ItemKind::parse(sk)?;
        Some(Self { reference: Reference::parse(pk.split_once('#')?.1)?, kind })
    }

    /// The record that the item is about.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }

    /// Which of its items.
    pub fn kind(&self) -> ItemKind {
        self.kind
    }

    pub(crate) fn item(&self) -> Item {
        outbox_key(&self.reference, self.kind)
    }
}

impl OutboxItem {
    pub(crate) fn from_item(item: Item) -> Result<Self, Unreadable> {
        read(item)
    }

    /// An item that is queued now and due at this or a later time.
    fn due(reference: &Reference, kind: ItemKind, expires_at: i64, (due, now): (Timestamp, Timestamp)) -> Self {
        Self {
            reference: reference.clone(),
            kind,
            state: ItemState::Due,
            queue: Some(DUE.to_owned()),
            due_at: Some(due.as_second()),
            queued_at: now,
            attempts: 0,
            claimed_at: None,
            sent_at: None,
            message_id: None,
            reason: None,
            end: None,
            expires_at,
        }
    }

    /// True while somebody is to send it, or is sending it.
    pub fn is_under_way(&self) -> bool {
        matches!(self.state, ItemState::Due | ItemState::Claimed)
    }

    /// True for a post to the hook.
    pub fn is_post(&self) -> bool {
        matches!(self.kind, ItemKind::Hook(_))
    }

    /// Its key.
    pub fn key(&self) -> ItemKey {
        ItemKey::new(self.reference.clone(), self.kind)
    }
}

impl Store {
    /// What became of each item of a lead or of a sign-up, in the order of [`ItemKind::all`].
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds an item that can't be read.
    pub async fn items_of(&self, reference: &Reference) -> Result<Vec<OutboxItem>, Unavailable> {
        let mut items = Vec::new();
        for key in [lead_key(reference), signup_key(reference)] {
            let of_outbox = self.partition(&key).await?.into_iter().filter(|item| channel_of(item).is_some());
            let read: Result<Vec<_>, _> = of_outbox.map(OutboxItem::from_item).collect();
            items.extend(read?);
        }
        items.sort_by_key(|item: &OutboxItem| ItemKind::all().position(|kind| kind == item.kind));
        Ok(items)
    }

    /// The write by which an item becomes due at once; it is kept until `expires_at`.
    pub(crate) fn queue(
        &self,
        reference: &Reference,
        kind: impl Into<ItemKind>,
        expires_at: i64,
        now: Timestamp,
    ) -> Result<TransactWriteItem, Unavailable> {
        self.queue_for(reference, kind, expires_at, (now, now))
    }

    /// The write that queues an item now, due at a later time.
    pub(crate) fn queue_for(
        &self,
        reference: &Reference,
        kind: impl Into<ItemKind>,
        expires_at: i64,
        (due, now): (Timestamp, Timestamp),
    ) -> Result<TransactWriteItem, Unavailable> {
        self.put_due(&OutboxItem::due(reference, kind.into(), expires_at, (due, now)))
    }

    /// The write that queues the mail about the end of a sign-up; its item keeps the address until the mail is sent.
    pub(crate) fn queue_end(&self, reference: &Reference, end: SignupEnd) -> Result<TransactWriteItem, Unavailable> {
        let (kind, now) = (MailKind::SignupEnded.into(), end.ended_at);
        let item = OutboxItem::due(reference, kind, Retention::SignupEnd.expires_at(now), (now, now));
        self.put_due(&OutboxItem { end: Some(end), ..item })
    }

    /// The write of a queued item. One under the same key is replaced: it came back with a restored table, since the same
    /// transaction changes the record that makes the item due, once.
    fn put_due(&self, due: &OutboxItem) -> Result<TransactWriteItem, Unavailable> {
        let mut item: Item = serde_dynamo::to_item(due).map_err(Unavailable::defect)?;
        item.extend(due.key().item());
        self.put(item, None)
    }

    /// Takes what a list has named out of its queue.
    pub(crate) async fn mark_stuck_listed(&self, key: &ItemKey, now: Timestamp) -> Result<(), Unavailable> {
        let change = "SET listedAt = :at REMOVE queue, dueAt";
        let values = vec![(":at", text(now)), (":stuck", text(STUCK))];
        self.change_if(key.item(), (change, values), "queue = :stuck").await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::ItemKey;
    use crate::table::item_kind::ItemKind;

    #[test]
    fn a_key_is_read_as_it_is_written() {
        for kind in ItemKind::all() {
            let key = ItemKey::new(crate::Reference::random().unwrap(), kind);
            let item = key.item();
            let part = |name: &str| item[name].as_s().unwrap().clone();
            assert_eq!(ItemKey::parse(&part("pk"), &part("sk")), Some(key));
        }
    }

    #[test]
    fn what_is_no_item_has_no_key() {
        for (pk, sk) in [
            ("LEAD#K7QM-4TXR", "CONTACT"),
            ("HELD", "MAIL#salesMail"),
            ("LEAD#K7QM-4TXR", "MAIL#letter"),
            ("LEAD#K7QM-4TXR", "HOOK#salesMail"),
        ] {
            assert_eq!(ItemKey::parse(pk, sk), None, "{pk} {sk}");
        }
    }
}
