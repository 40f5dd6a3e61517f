//! What the lists are made of, a bounded page of each.

use jiff::Timestamp;
use tracing::error;

use crate::table::keys::{Item, LISTED, Unreadable, is_over, is_signup, key_in_words, lead_key, read, signup_key};
use crate::table::mail::{OutboxMail, STUCK};
use crate::table::query::Period;
use crate::table::record::LeadRecord;
use crate::table::signup::Signup;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable};

/// A lead or a sign-up.
#[derive(Debug)]
pub(crate) enum Record {
    Lead(Box<LeadRecord>),
    Signup(Box<Signup>),
}

/// A mail that was set aside, and what it is about.
#[derive(Debug)]
pub(crate) struct StuckMail {
    pub(crate) mail: OutboxMail,
    pub(crate) about: Record,
}

/// A part of a list.
pub(super) struct Found<T> {
    pub(super) found: Vec<T>,
    pub(super) unreadable: usize,
    pub(super) has_more: bool,
}

/// Where a part of a list comes from.
pub(super) enum Source<'a> {
    /// Leads of a state and a time.
    State(LeadState, Period),
    /// A queue, up to a moment.
    Queue(&'a str, Timestamp),
}

/// Pages of one part of a list that are read at most: records that can't be read are stepped over up to here.
const PAGES: usize = 20;

impl Record {
    fn read(item: Item) -> Result<Self, Unreadable> {
        if is_signup(&item) {
            read(item).map(Box::new).map(Self::Signup)
        } else {
            read(item).map(Box::new).map(Self::Lead)
        }
    }

    fn key(&self) -> Item {
        match self {
            Self::Lead(record) => lead_key(record.lead.reference()),
            Self::Signup(signup) => signup_key(signup.reference()),
        }
    }
}

impl Store {
    /// Open leads that came after `since` and before `until`, the oldest first.
    pub(super) async fn overdue(
        &self,
        since: Option<Timestamp>,
        until: Timestamp,
        most: usize,
    ) -> Result<Found<LeadRecord>, Unavailable> {
        let is_new = |record: &LeadRecord| since.is_none_or(|since| record.lead.created_at() > since);
        let source = Source::State(LeadState::Open, Period { since, until: Some(until) });
        // The index knows seconds only, and gives what was named last once more.
        self.collect(source, most, |item| LeadRecord::from_item(item).map(|record| is_new(&record).then_some(record)))
            .await
    }

    /// Mails that were set aside, the longest ago first, with what they are about.
    pub(super) async fn stuck_mails(&self, now: Timestamp, most: usize) -> Result<Found<StuckMail>, Unavailable> {
        let (mut found, mut unreadable) = (Vec::new(), 0);
        for _ in 0..PAGES {
            let source = Source::Queue(STUCK, now);
            let mails = self.collect(source, most, |item| OutboxMail::from_item(item).map(Some)).await?;
            found.clear();
            let count = mails.found.len();
            for mail in mails.found {
                match self.about(&mail, now).await? {
                    Some(Ok(about)) => found.push(StuckMail { mail, about }),
                    // Nobody is left to write to, or nobody can say who: the record itself is found by `leads list`.
                    gone => {
                        unreadable += usize::from(gone.is_some());
                        self.mark_stuck_mail_listed(&mail.key(), now).await?;
                    }
                }
            }
            // What was marked has left the queue, and others have come to its place.
            if found.len() == count {
                return Ok(Found { found, unreadable: unreadable + mails.unreadable, has_more: mails.has_more });
            }
        }
        Ok(Found { found, unreadable, has_more: true })
    }

    /// What a mail is about; nothing when it was erased or its term is over.
    async fn about(
        &self,
        mail: &OutboxMail,
        now: Timestamp,
    ) -> Result<Option<Result<Record, Unreadable>>, Unavailable> {
        let of_lead = mail.mail.is_about_a_lead();
        let key = if of_lead { lead_key(&mail.reference) } else { signup_key(&mail.reference) };
        Ok(self.item(key).await?.filter(|item| !is_over(item, now)).map(Record::read))
    }

    /// Held leads and sign-ups that no mail told of, the oldest first.
    pub(super) async fn held_to_list(&self, now: Timestamp, most: usize) -> Result<Found<Record>, Unavailable> {
        self.collect(Source::Queue(LISTED, now), most, |item| Record::read(item).map(Some)).await
    }

    /// The first records of a source that can be read; the others are logged by their keys and stand in nobody's way.
    pub(super) async fn collect<T>(
        &self,
        source: Source<'_>,
        most: usize,
        read: impl Fn(Item) -> Result<Option<T>, Unreadable>,
    ) -> Result<Found<T>, Unavailable> {
        let (mut page, mut start) = (Found { found: Vec::new(), unreadable: 0, has_more: false }, None);
        for _ in 0..PAGES {
            let room = most - page.found.len();
            if room == 0 {
                break;
            }
            let (items, next) = match source {
                Source::State(state, period) => self.page_of_state(state, period, Some(room), start).await?,
                Source::Queue(queue, until) => self.page_of_queue(queue, until, room, start).await?,
            };
            for item in items {
                let key = key_in_words(&item);
                match read(item) {
                    Ok(one) => page.found.extend(one),
                    Err(Unreadable) => {
                        error!(key, "a record can't be read");
                        page.unreadable += 1;
                    }
                }
            }
            page.has_more = next.is_some();
            start = next;
            if start.is_none() {
                break;
            }
        }
        Ok(page)
    }

    /// Writes down that sales got a list of these.
    pub(super) async fn mark_listed(
        &self,
        stuck: &[StuckMail],
        held: &[Record],
        now: Timestamp,
    ) -> Result<(), Unavailable> {
        for stuck in stuck {
            self.mark_stuck_mail_listed(&stuck.mail.key(), now).await?;
        }
        for record in held {
            self.change_existing(record.key(), "SET listedAt = :now REMOVE queue, dueAt", now).await?;
        }
        Ok(())
    }
}
