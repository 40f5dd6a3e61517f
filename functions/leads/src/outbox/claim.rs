//! The one who sends a mail claims it first: by a conditional write, so that nobody else sends it too.

use std::fmt;

use jiff::Timestamp;

use super::{CLAIM_TERM, FURTHEST};
use crate::table::mail::{DUE, MailKey, MailState, OutboxMail, STUCK};
use crate::table::store::{Change, Store, Unavailable, number, text};

/// A mail that is ours to send.
pub(super) struct Claim {
    pub(super) key: MailKey,
    /// Attempts, this one included.
    pub(super) attempts: u32,
    /// How often no answer came.
    pub(super) doubts: u32,
    /// When the mail became due.
    queued_at: Timestamp,
    claimed_at: Timestamp,
}

/// How an attempt ended.
pub(super) enum End {
    /// SES took it and gave it this id.
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
    fn state(&self) -> MailState {
        match self {
            Self::Sent(_) => MailState::Sent,
            Self::Later(..) => MailState::Due,
            Self::InDoubt(_) => MailState::InDoubt,
            Self::Refused(_) => MailState::Refused,
            Self::Unwanted(_) => MailState::Unwanted,
        }
    }
}

impl Claim {
    /// The claim of a process that is gone.
    pub(super) fn left_behind(mail: &OutboxMail) -> Option<Self> {
        let claimed_at = mail.claimed_at.filter(|_| mail.mail_state == MailState::Claimed)?;
        Some(Self::of(mail, claimed_at))
    }

    fn of(mail: &OutboxMail, claimed_at: Timestamp) -> Self {
        let OutboxMail { attempts, doubts, queued_at, .. } = *mail;
        Self { key: mail.key(), attempts, doubts, queued_at, claimed_at }
    }

    /// True when it was tried long and often enough.
    pub(super) fn is_past_its_bounds(&self, now: Timestamp) -> bool {
        let (tries, age) = self.key.kind().bounds();
        self.attempts >= tries || now.duration_since(self.queued_at) >= age
    }
}

impl Store {
    /// Claims a mail; nothing when it is not due, or when somebody else has it.
    pub(super) async fn claim_mail(&self, key: &MailKey, now: Timestamp) -> Result<Option<Claim>, Unavailable> {
        let change = "SET mailState = :claimed, claimedAt = :at, dueAt = :end ADD attempts :one";
        let values = vec![
            (":claimed", text(MailState::Claimed.name())),
            (":at", text(now)),
            (":end", number((now + CLAIM_TERM).as_second())),
            (":one", number(1)),
            (":due", text(MailState::Due.name())),
            (":now", number(now.as_second())),
            (":furthest", number((now + FURTHEST).as_second())),
        ];
        let is_due = "mailState = :due AND (dueAt <= :now OR dueAt > :furthest)";
        let claimed = self.change_if(key.item(), (change, values), is_due).await?;
        let Some(item) = claimed else { return Ok(None) };
        let mail = OutboxMail::from_item(item)?;
        Ok(Some(Claim::of(&mail, now)))
    }

    /// Writes down how a claimed mail ended, unless somebody else has claimed it since.
    pub(super) async fn end_mail(&self, claim: &Claim, end: &End, now: Timestamp) -> Result<(), Unavailable> {
        let (change, mut values): Change = match end {
            End::Sent(id) => (
                "SET mailState = :state, sentAt = :at, messageId = :id REMOVE queue, dueAt, claimedAt, reason",
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

    /// Has a mail sent (again) that was set aside; false when it is neither set aside nor due.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; asking again is safe.
    pub async fn resend_mail(&self, key: &MailKey, now: Timestamp) -> Result<bool, Unavailable> {
        // Its bounds begin anew.
        let change = "SET mailState = :due, queue = :queue, dueAt = :now, queuedAt = :at REMOVE attempts, doubts";
        let values = vec![
            (":due", text(MailState::Due.name())),
            (":queue", text(DUE)),
            (":now", number(now.as_second())),
            (":at", text(now)),
            (":doubt", text(MailState::InDoubt.name())),
            (":refused", text(MailState::Refused.name())),
        ];
        let is_meant = "mailState IN (:due, :doubt, :refused)";
        Ok(self.change_if(key.item(), (change, values), is_meant).await?.is_some())
    }
}
