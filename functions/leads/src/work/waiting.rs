//! What the lists are made of, a bounded page of each.

use jiff::{SignedDuration, Timestamp};
use tracing::error;

use super::shares::{EntryKind, Shares, Walk};
use crate::table::keys::{
    Item, LISTED_LEADS, LISTED_SIGNUPS, Unreadable, channel_of, is_over, is_signup, key_in_words, key_of, lead_key,
    read, signup_key,
};
use crate::table::outbox_item::{OutboxItem, STUCK};
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

/// An item of the outbox that was set aside, and what it is about.
#[derive(Debug)]
pub(crate) struct StuckItem {
    pub(crate) item: OutboxItem,
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

/// Records of one page.
const PAGE: usize = 500;
/// Records of one part of a list that are read at most: those that can't be read, or have no room, are stepped over up to here.
const READ_AT_MOST: usize = 10_000;
/// How often what was set aside is read anew at most, after those about nothing were taken out.
const ROUNDS: usize = 20;

/// A sign-up that waits for a mail is named from this time before its end on; until then no person is needed.
const NAMED_BEFORE_END: SignedDuration = SignedDuration::from_hours(24);

impl Record {
    pub(super) fn read(item: Item) -> Result<Self, Unreadable> {
        if is_signup(&item) {
            read(item).map(Box::new).map(Self::Signup)
        } else {
            read(item).map(Box::new).map(Self::Lead)
        }
    }

    fn kind(&self, now: Timestamp) -> EntryKind {
        match self {
            Self::Lead(_) => EntryKind::Lead,
            Self::Signup(signup) if signup.waits_for_mail() && !signup.is_over(now + NAMED_BEFORE_END) => {
                EntryKind::Waiting
            }
            Self::Signup(_) => EntryKind::Signup,
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

    /// What was set aside, the longest ago first, with what they are about.
    pub(super) async fn stuck_items(&self, now: Timestamp, most: usize) -> Result<Found<StuckItem>, Unavailable> {
        let (mut found, mut unreadable) = (Vec::new(), 0);
        for _ in 0..ROUNDS {
            let source = Source::Queue(STUCK, now);
            let items = self.collect(source, most, |item| OutboxItem::from_item(item).map(Some)).await?;
            found.clear();
            let count = items.found.len();
            for item in items.found {
                match self.about(&item, now).await? {
                    Some(Ok(about)) => found.push(StuckItem { item, about }),
                    // Nobody is left to write to, or nobody can say who: the record itself is found by `leads list`.
                    gone => {
                        unreadable += usize::from(gone.is_some());
                        self.mark_stuck_listed(&item.key(), now).await?;
                    }
                }
            }
            // What was marked has left the queue, and others have come to its place.
            if found.len() == count {
                return Ok(Found { found, unreadable: unreadable + items.unreadable, has_more: items.has_more });
            }
        }
        Ok(Found { found, unreadable, has_more: true })
    }

    /// What an item is about; nothing when it was erased or its term is over.
    async fn about(
        &self,
        item: &OutboxItem,
        now: Timestamp,
    ) -> Result<Option<Result<Record, Unreadable>>, Unavailable> {
        let of_lead = item.kind.is_about_a_lead();
        let key = if of_lead { lead_key(&item.reference) } else { signup_key(&item.reference) };
        Ok(self.item(key).await?.filter(|item| !is_over(item, now)).map(Record::read))
    }

    /// Held leads and sign-ups that no mail told of, in the order of their places, as many of each as have room.
    pub(super) async fn held_to_list(&self, now: Timestamp) -> Result<(Shares<Record>, usize), Unavailable> {
        let (mut shares, mut unreadable) = (Shares::default(), 0);
        for queue in [LISTED_LEADS, LISTED_SIGNUPS] {
            unreadable += self
                .walk(Source::Queue(queue, now), |item| {
                    let record = Record::read(item)?;
                    Ok(shares.offer(record.kind(now), record))
                })
                .await?;
        }
        Ok((shares, unreadable))
    }

    /// Sign-ups that wait for a mail, in the order of their places.
    pub(super) async fn waiting_signups(&self, now: Timestamp, most: usize) -> Result<Vec<Signup>, Unavailable> {
        let is_waiting = |item: Item| {
            Ok(match Record::read(item)? {
                Record::Signup(signup) if signup.waits_for_mail() => Some(*signup),
                _ => None,
            })
        };
        Ok(self.collect(Source::Queue(LISTED_SIGNUPS, now), most, is_waiting).await?.found)
    }

    /// How many records were taken out of their queues because they can't be read, after those that can be by now were put
    /// back.
    pub(super) async fn still_unreadable(&self, now: Timestamp) -> Result<usize, Unavailable> {
        let is_readable = |item: &Item| {
            let item = item.clone();
            if channel_of(&item).is_some() { OutboxItem::from_item(item).is_ok() } else { Record::read(item).is_ok() }
        };
        self.bring_back_readable(is_readable, now).await
    }

    /// The first records of a source that can be read.
    pub(super) async fn collect<T>(
        &self,
        source: Source<'_>,
        most: usize,
        read: impl Fn(Item) -> Result<Option<T>, Unreadable>,
    ) -> Result<Found<T>, Unavailable> {
        let (mut found, mut has_more) = (Vec::new(), false);
        let unreadable = self
            .walk(source, |item| {
                let one = read(item)?;
                has_more = has_more || (one.is_some() && found.len() == most);
                if !has_more {
                    found.extend(one);
                }
                Ok(if has_more { Walk::Ends } else { Walk::Goes })
            })
            .await?;
        Ok(Found { found, unreadable, has_more })
    }

    /// Hands over the records of a source until nothing has room any more; how many could not be read. They are logged by
    /// their keys and stand in nobody's way: those of a queue leave it.
    async fn walk(
        &self,
        source: Source<'_>,
        mut take: impl FnMut(Item) -> Result<Walk, Unreadable>,
    ) -> Result<usize, Unavailable> {
        let (mut unreadable, mut read, mut start) = (0, 0, None);
        loop {
            let (items, next) = match source {
                Source::State(state, period) => self.page_of_state(state, period, Some(PAGE), start).await?,
                Source::Queue(queue, until) => self.page_of_queue(queue, until, PAGE, start).await?,
            };
            read += items.len();
            for item in items {
                let (key, name) = (key_of(&item), key_in_words(&item));
                match take(item) {
                    Ok(Walk::Goes) => {}
                    Ok(Walk::Ends) => return Ok(unreadable),
                    Err(Unreadable) => {
                        error!(key = name, "a record can't be read");
                        unreadable += 1;
                        if matches!(source, Source::Queue(..)) {
                            self.set_unreadable_aside(key).await?;
                        }
                    }
                }
            }
            start = next;
            if start.is_none() || read >= READ_AT_MOST {
                return Ok(unreadable);
            }
        }
    }

    /// Writes down that sales got a list of these.
    pub(super) async fn mark_listed(
        &self,
        stuck: &[StuckItem],
        held: impl Iterator<Item = &Record>,
        now: Timestamp,
    ) -> Result<(), Unavailable> {
        for stuck in stuck {
            self.mark_stuck_listed(&stuck.item.key(), now).await?;
        }
        for record in held {
            self.change_existing(record.key(), "SET listedAt = :now REMOVE queue, dueAt", now).await?;
        }
        Ok(())
    }
}
