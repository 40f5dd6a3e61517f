//! The one who sends an item claims it first: by a conditional write, so that nobody else sends it too.

use std::fmt;

use jiff::Timestamp;

use super::{CLAIM_TERM, FURTHEST};
use crate::table::outbox_item::{ItemKey, ItemState, OutboxItem, STUCK};
use crate::table::store::{Change, Store, Unavailable, number, text};

/// An item that is ours to send.
pub(super) struct Claim {
    pub(super) key: ItemKey,
    /// Attempts, this one included.
    pub(super) attempts: u32,
    /// How often no answer came.
    pub(super) doubts: u32,
    /// When the item became due.
    queued_at: Timestamp,
    claimed_at: Timestamp,
}

/// How an attempt ended.
pub(super) enum End {
    /// It was taken, under this id.
    Sent(String),
    /// To be tried again at this second since 1970, for this reason; so often no answer came.
    Later(i64, String, u32),
    /// It may have been sent, and a second one would be one too many.
    InDoubt(String),
    /// It can't be sent.
    Refused(String),
    /// It is not to be sent.
    Unwanted(&'static str),
}

impl fmt::Display for End {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.state().name())
    }
}

impl End {
    fn state(&self) -> ItemState {
        match self {
            Self::Sent(_) => ItemState::Sent,
            Self::Later(..) => ItemState::Due,
            Self::InDoubt(_) => ItemState::InDoubt,
            Self::Refused(_) => ItemState::Refused,
            Self::Unwanted(_) => ItemState::Unwanted,
        }
    }
}

impl Claim {
    /// The claim of a process that is gone.
    pub(super) fn left_behind(item: &OutboxItem) -> Option<Self> {
        let claimed_at = item.claimed_at.filter(|_| item.state == ItemState::Claimed)?;
        Some(Self::of(item, claimed_at))
    }

    fn of(item: &OutboxItem, claimed_at: Timestamp) -> Self {
        let OutboxItem { attempts, doubts, queued_at, .. } = *item;
        Self { key: item.key(), attempts, doubts, queued_at, claimed_at }
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
    /// Claims an item; nothing when it is not due, or when somebody else has it.
    pub(super) async fn claim(&self, key: &ItemKey, now: Timestamp) -> Result<Option<Claim>, Unavailable> {
        let change = "SET mailState = :claimed, claimedAt = :at, dueAt = :end ADD attempts :one";
        let values = vec![
            (":claimed", text(ItemState::Claimed.name())),
            (":at", text(now)),
            (":end", number((now + CLAIM_TERM).as_second())),
            (":one", number(1)),
            (":due", text(ItemState::Due.name())),
            (":now", number(now.as_second())),
            (":furthest", number((now + FURTHEST).as_second())),
        ];
        let is_due = "mailState = :due AND (dueAt <= :now OR dueAt > :furthest)";
        let claimed = self.change_if(key.item(), (change, values), is_due).await?;
        let Some(item) = claimed else { return Ok(None) };
        let item = OutboxItem::from_item(item)?;
        Ok(Some(Claim::of(&item, now)))
    }

    /// Writes down how a claimed item ended, unless somebody else has claimed it since.
    pub(super) async fn end_item(&self, claim: &Claim, end: &End, now: Timestamp) -> Result<(), Unavailable> {
        let (change, mut values): Change = match end {
            End::Sent(id) => (
                // What it told of the end of a sign-up needs no address any more.
                "SET mailState = :state, sentAt = :at, messageId = :id REMOVE queue, dueAt, claimedAt, reason, email",
                vec![(":at", text(now)), (":id", text(id))],
            ),
            End::Later(due_at, why, doubts) => (
                "SET mailState = :state, dueAt = :due, reason = :why, doubts = :doubts REMOVE claimedAt",
                vec![(":due", number(due_at)), (":why", text(why)), (":doubts", number(doubts))],
            ),
            End::InDoubt(why) | End::Refused(why) => (
                "SET mailState = :state, queue = :stuck, dueAt = :due, setAsideAt = :at, reason = :why REMOVE claimedAt",
                vec![
                    (":stuck", text(STUCK)),
                    (":due", number(now.as_second())),
                    (":at", text(now)),
                    (":why", text(why)),
                ],
            ),
            End::Unwanted(why) => {
                ("SET mailState = :state, reason = :why REMOVE queue, dueAt, claimedAt", vec![(":why", text(why))])
            }
        };
        values.extend([(":state", text(end.state().name())), (":claim", text(claim.claimed_at))]);
        self.change_if(claim.key.item(), (change, values), "claimedAt = :claim").await.map(drop)
    }
}
