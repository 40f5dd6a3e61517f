//! Claiming an item before it is sent: a lease by a conditional write, so that no other process sends it too.

use jiff::Timestamp;

use super::{CLAIM_TERM, Outcome};
use crate::table::outbox_item::{ItemKey, ItemState, OutboxItem, STUCK};
use crate::table::store::{Change, Store, Unavailable, number, text};

/// An item that is ours to send.
pub(super) struct Claim {
    pub(super) key: ItemKey,
    /// Attempts, this one included.
    pub(super) attempts: u32,
    /// When the item became due.
    queued_at: Timestamp,
    claimed_at: Timestamp,
}

impl Claim {
    /// The claim of a process that died.
    pub(super) fn left_behind(item: &OutboxItem) -> Option<Self> {
        let claimed_at = item.claimed_at.filter(|_| item.state == ItemState::Claimed)?;
        Some(Self::of(item, claimed_at))
    }

    fn of(item: &OutboxItem, claimed_at: Timestamp) -> Self {
        let OutboxItem { attempts, queued_at, .. } = *item;
        Self { key: item.key(), attempts, queued_at, claimed_at }
    }

    /// When it became due.
    pub(super) fn queued_at(&self) -> Timestamp {
        self.queued_at
    }

    /// True when it was tried long and often enough.
    pub(super) fn is_past_its_bounds(&self, now: Timestamp) -> bool {
        self.key.kind().is_past_its_bounds(self.attempts, now.duration_since(self.queued_at))
    }
}

impl Store {
    /// Claims an item; nothing when it is not due, or claimed by another process.
    pub(super) async fn claim(&self, key: &ItemKey, now: Timestamp) -> Result<Option<Claim>, Unavailable> {
        let change = "SET mailState = :claimed, claimedAt = :at, dueAt = :end ADD attempts :one";
        let values = vec![
            (":claimed", text(ItemState::Claimed.name())),
            (":at", text(now)),
            (":end", number((now + CLAIM_TERM).as_second())),
            (":one", number(1)),
            (":due", text(ItemState::Due.name())),
            (":now", number(now.as_second())),
        ];
        let claimed = self.change_if(key.item(), (change, values), "mailState = :due AND dueAt <= :now").await?;
        let Some(item) = claimed else { return Ok(None) };
        let item = OutboxItem::from_item(item)?;
        Ok(Some(Claim::of(&item, now)))
    }

    /// Writes down what became of a claimed item, unless another process has claimed it since.
    pub(super) async fn end_item(&self, claim: &Claim, outcome: &Outcome, now: Timestamp) -> Result<(), Unavailable> {
        let (state, (change, mut values)): (ItemState, Change) = match outcome {
            Outcome::Sent(id) => (
                ItemState::Sent,
                (
                    // A mail about the end of a sign-up needs its address no more.
                    "SET mailState = :state, sentAt = :at, messageId = :id REMOVE queue, dueAt, claimedAt, reason, email",
                    vec![(":at", text(now)), (":id", text(id))],
                ),
            ),
            Outcome::Later(why, pause) => (
                ItemState::Due,
                (
                    "SET mailState = :state, dueAt = :due, reason = :why REMOVE claimedAt",
                    vec![(":due", number(now.as_second() + pause.unwrap_or_default())), (":why", text(why))],
                ),
            ),
            Outcome::SetAside(why) => (
                ItemState::SetAside,
                (
                    "SET mailState = :state, queue = :stuck, dueAt = :due, reason = :why REMOVE claimedAt",
                    vec![(":stuck", text(STUCK)), (":due", number(now.as_second())), (":why", text(why))],
                ),
            ),
            Outcome::Unwanted(why) => (
                ItemState::Unwanted,
                ("SET mailState = :state, reason = :why REMOVE queue, dueAt, claimedAt", vec![(":why", text(why))]),
            ),
        };
        values.extend([(":state", text(state.name())), (":claim", text(claim.claimed_at))]);
        self.change_if(claim.key.item(), (change, values), "claimedAt = :claim").await.map(drop)
    }
}
