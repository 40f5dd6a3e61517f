//! The quota of mails: how many an hour of posts leads to. Two bounds of two kinds: whoever has many networks must neither
//! make us a sender of spam to strangers, nor fill the mailbox of sales.
//!
//! | mails | bound | past it |
//! |---|---|---|
//! | to visitors | `VisitorMailsAnHour`; a sixth of it every ten minutes | a lead is not acknowledged, a sign-up waits for a later part |
//! | to sales about posts with a proof | 100 an hour | a list every ten minutes names them |
//! | to sales about doubtful posts | 20 an hour, of the same count | the same |
//!
//! What is promised is counted, when it is. Two kinds of mail are not: one that sales releases by hand, and the one after a
//! confirmation, which only the owner of an address can bring about. A quarter of each part is for the sign-ups that wait.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::intake::sliding_window::Counter;
use crate::intake::spam_verdict::{Counts, MailsLeft};
use crate::table::keys::mails_counter;
use crate::table::store::{Store, Unavailable};

/// How long mails to visitors are counted together, in seconds: a part of the hour.
const PART: i64 = 10 * 60;
/// Parts of an hour.
const PARTS: u64 = 6;
/// One place in so many of a part is kept for what waits.
const KEPT: u64 = 4;
/// How long mails to sales are counted together, in seconds: the bounds of both are told by the hour.
const HOUR: i64 = 60 * 60;

/// The mails of all sources.
#[derive(Debug)]
pub(crate) struct MailQuota {
    pub(crate) visitors: Counter,
    pub(crate) sales: Counter,
    /// Mails to visitors in a part of the hour.
    part: u64,
}

impl MailQuota {
    /// At most so many mails to visitors an hour, six at least; nothing is looked up yet.
    pub(crate) fn of(visitor_mails_an_hour: u64) -> Self {
        Self {
            visitors: Counter::new(mails_counter(), "visitors", PART),
            sales: Counter::new(mails_counter(), "sales", HOUR),
            part: (visitor_mails_an_hour / PARTS).max(1),
        }
    }

    /// Mails to visitors that posts may bring about in a part.
    fn for_posts(&self) -> u64 {
        self.part - self.part / KEPT
    }

    /// What is left, as far as it was looked up.
    pub(crate) fn left(&self, now: Timestamp) -> MailsLeft {
        MailsLeft { to_visitor: self.visitors.known(now) < self.for_posts(), sent_to_sales: self.sales.known(now) }
    }

    /// True when a sign-up that waits can have its mail, as far as it was looked up.
    pub(crate) fn has_kept(&self, now: Timestamp) -> bool {
        self.visitors.known(now) < self.part
    }

    /// The writes that count the mails of a post.
    pub(crate) fn count(
        &self,
        store: &Store,
        counts: Counts,
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let visitor = counts.visitor_mail.then_some((&self.visitors, self.for_posts()));
        let sales = counts.sales_mail.map(|bound| (&self.sales, bound));
        let counters: Vec<_> = visitor.into_iter().chain(sales).collect();
        store.count_up(&counters, now)
    }

    /// The writes that count the mail of a sign-up that waited.
    pub(crate) fn count_kept(&self, store: &Store, now: Timestamp) -> Result<Vec<TransactWriteItem>, Unavailable> {
        store.count_up(&[(&self.visitors, self.part)], now)
    }

    /// Looks up both numbers.
    pub(crate) async fn look_up(&mut self, store: &Store, now: Timestamp) -> Result<(), Unavailable> {
        store.look_up(&mut self.visitors, now).await?;
        store.look_up(&mut self.sales, now).await
    }
}

#[cfg(test)]
mod tests {
    use super::{MailQuota, PARTS};

    #[test]
    fn the_parts_are_no_more_than_the_hour_and_each_keeps_some_for_what_waits() {
        for (bound, part, for_posts) in [(1, 1, 1), (6, 1, 1), (24, 4, 3), (200, 33, 25), (u64::MAX, u64::MAX / 6, 0)] {
            let quota = MailQuota::of(bound);
            assert_eq!(quota.part, part);
            assert!(quota.part * PARTS <= bound.max(PARTS));
            assert!(for_posts == 0 || quota.for_posts() == for_posts);
        }
    }
}
