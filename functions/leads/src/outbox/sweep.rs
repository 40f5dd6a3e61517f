//! What the stream's own delivery left: due again, or claimed by a process that is gone.

use jiff::Timestamp;
use tracing::{error, warn};

use super::claim::Claim;
use super::{Attempt, FURTHEST, Outbox};
use crate::platform::metrics;
use crate::table::keys::{Item, key_in_words, key_of};
use crate::table::mail::{DUE, OutboxMail};
use crate::table::store::Unavailable;

/// Mails of one page.
const PAGE: usize = 100;
/// Mails of one page when only their age is looked at: about what DynamoDB reads at once.
const MEASURED: usize = 2_000;
/// So many refusals to take any mail in a row mean that the mail service is down: the next sweep tries again.
const GIVE_UP_AFTER: usize = 5;

/// What a sweep did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Mails that were tried.
    pub tried: usize,
    /// How many of them the mail service did not take.
    pub not_taken: usize,
    /// For how many minutes the oldest mail of the queue had waited, be it due or resting, read or not.
    pub oldest_minutes: u64,
}

impl Outbox {
    /// Tries every mail that is due, the longest due first, until `end`; ends early when the mail service takes none.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; the next sweep goes on.
    pub async fn sweep(&self, now: Timestamp, end: impl Fn() -> bool) -> Result<Swept, Unavailable> {
        let (oldest_minutes, ahead) = self.look_over(now).await?;
        let mut swept = Swept { oldest_minutes, ..Swept::default() };
        for item in ahead {
            if end() {
                return Ok(swept);
            }
            swept.tried += usize::from(self.take_up(item, now).await?.is_some());
        }
        let (mut in_a_row, mut start) = (0, None);
        loop {
            let (mails, next) = self.store.page_of_queue(DUE, now, PAGE, start).await?;
            for item in mails {
                if end() || in_a_row == GIVE_UP_AFTER {
                    return Ok(swept);
                }
                let Some(attempt) = self.take_up(item, now).await? else { continue };
                swept.tried += 1;
                let was_taken = attempt == Attempt::Over;
                swept.not_taken += usize::from(!was_taken);
                in_a_row = if was_taken { 0 } else { in_a_row + 1 };
            }
            start = next;
            if start.is_none() {
                return Ok(swept);
            }
        }
    }

    /// The greatest age in the queue, and what is due further ahead than it can be. It is ordered by what is due next, so that
    /// it takes all of it to tell.
    async fn look_over(&self, now: Timestamp) -> Result<(u64, Vec<Item>), Unavailable> {
        let (mut oldest, mut ahead, mut start) = (0, Vec::new(), None);
        loop {
            let (mails, next) = self.store.page_of_queue(DUE, Timestamp::MAX, MEASURED, start).await?;
            oldest = mails.iter().map(|item| minutes_in_queue(item, now)).fold(oldest, u64::max);
            ahead.extend(mails.into_iter().filter(|item| due_at(item).is_some_and(|due| due > now + FURTHEST)));
            start = next;
            if start.is_none() {
                return Ok((oldest, ahead));
            }
        }
    }

    /// Tries a mail; nothing when it can't be read.
    async fn take_up(&self, item: Item, now: Timestamp) -> Result<Option<Attempt>, Unavailable> {
        let (key, name) = (key_of(&item), key_in_words(&item));
        let Ok(mail) = OutboxMail::from_item(item) else {
            error!(key = name, "a mail in the outbox can't be read, and is set aside");
            metrics::count("UnreadableRecords", 1, &[("Table", self.store.table())]);
            self.store.set_unreadable_aside(key).await?;
            return Ok(None);
        };
        if let Some(claim) = Claim::left_behind(&mail) {
            let cause = "whoever sent it did not say how it ended";
            warn!(reference = %mail.reference, mail = mail.mail.name(), cause, "claim left behind");
            let end = self.in_doubt(&claim, cause, now);
            self.store.end_mail(&claim, &end, now).await?;
            return Ok(Some(Attempt::Over));
        }
        Box::pin(self.attempt(&mail.key(), now)).await.map(Some)
    }
}

/// For how long a mail has been queued; of one that does not say it, for how long it has been due.
fn minutes_in_queue(item: &Item, now: Timestamp) -> u64 {
    let queued_at = item.get("queuedAt").and_then(|at| at.as_s().ok()?.parse().ok());
    let since: Option<Timestamp> = queued_at.or_else(|| due_at(item));
    since.map_or(0, |since| u64::try_from(now.duration_since(since).as_mins()).unwrap_or(0))
}

fn due_at(item: &Item) -> Option<Timestamp> {
    item.get("dueAt").and_then(|at| Timestamp::from_second(at.as_n().ok()?.parse().ok()?).ok())
}
