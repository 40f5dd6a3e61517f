//! Reads the entries of the lists, a page of each at most.

use jiff::Timestamp;
use tracing::error;

use super::shares::{HELD, HELD_LEADS, Waits, in_turn};
use crate::table::keys::{
    Item, LISTED_LEADS, LISTED_SIGNUPS, Unreadable, is_over, is_signup, key_in_words, key_of, lead_key, read,
    signup_key,
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
#[derive(Debug)]
pub(super) struct Found<T> {
    pub(super) found: Vec<T>,
    pub(super) unreadable: usize,
    pub(super) has_more: bool,
}

impl<T> Default for Found<T> {
    fn default() -> Self {
        Self { found: Vec::new(), unreadable: 0, has_more: false }
    }
}

/// Records of one page.
const PAGE: usize = 500;
/// Records of overdue leads that are read at most: those that can't be read are stepped over up to here.
const READ_AT_MOST: usize = 10_000;
/// Entries of a queue that are put in order, or stepped over, at most: a megabyte of the index has some 5,000.
const ORDERED: usize = 20_000;
/// How often what was set aside is read anew at most, after those about nothing were taken out.
const ROUNDS: usize = 20;

impl Record {
    pub(super) fn read(item: Item) -> Result<Self, Unreadable> {
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

/// The keys of held submissions, in the order of the list.
fn keys_in_turn(entries: Vec<Item>) -> impl ExactSizeIterator<Item = Item> {
    let waits = |item: Item| {
        let text = |name: &str| item.get(name).and_then(|value| value.as_s().ok());
        let network = text("network").or(text("requestedFrom")).cloned().unwrap_or_default();
        let since = item.get("dueAt").and_then(|at| at.as_n().ok()?.parse().ok()).unwrap_or_default();
        Waits { what: key_of(&item), network, since }
    };
    in_turn(entries.into_iter().map(waits).collect())
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
        // The index knows seconds only, and gives what was named last once more.
        self.collect(LeadState::Open, Period { since, until: Some(until) }, most, is_new).await
    }

    /// What was set aside, the longest ago first, with what they are about.
    pub(super) async fn stuck_items(&self, now: Timestamp, most: usize) -> Result<Found<StuckItem>, Unavailable> {
        let (mut found, mut unreadable) = (Vec::new(), 0);
        for _ in 0..ROUNDS {
            let keys = self.entries_of_queue(STUCK, ORDERED).await?.iter().map(key_of).collect::<Vec<_>>();
            let items = self.first_of(keys.into_iter(), most, OutboxItem::from_item).await?;
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

    /// Held leads and sign-ups without a mail of their own, each in its turn, as many as have room.
    pub(super) async fn held_to_list(&self) -> Result<(Found<Record>, Found<Record>), Unavailable> {
        let leads = self.entries_of_queue(LISTED_LEADS, ORDERED).await?;
        let leads = self.first_of(keys_in_turn(leads), HELD_LEADS, Record::read).await?;
        let signups = self.entries_of_queue(LISTED_SIGNUPS, ORDERED).await?;
        let signups = self.first_of(keys_in_turn(signups), HELD - leads.found.len(), Record::read).await?;
        Ok((leads, signups))
    }

    /// The first leads of a state and a time that are meant and can be read.
    pub(super) async fn collect(
        &self,
        state: LeadState,
        period: Period,
        most: usize,
        is_meant: impl Fn(&LeadRecord) -> bool,
    ) -> Result<Found<LeadRecord>, Unavailable> {
        let mut collected = Found::default();
        let (mut read, mut start) = (0, None);
        loop {
            let (items, next) = self.page_of_state(state, period, Some(PAGE), start).await?;
            read += items.len();
            for item in items {
                let name = key_in_words(&item);
                match LeadRecord::from_item(item) {
                    Ok(record) if !is_meant(&record) => {}
                    Ok(record) if collected.found.len() < most => collected.found.push(record),
                    Ok(_) => return Ok(Found { has_more: true, ..collected }),
                    Err(Unreadable) => {
                        error!(key = name, "a record can't be read");
                        collected.unreadable += 1;
                    }
                }
            }
            start = next;
            if start.is_none() || read >= READ_AT_MOST {
                return Ok(collected);
            }
        }
    }

    /// The first records of a queue that can be read. Those that can't be are stepped over, and logged by their keys.
    async fn first_of<T>(
        &self,
        mut keys: impl ExactSizeIterator<Item = Item>,
        most: usize,
        read: impl Fn(Item) -> Result<T, Unreadable>,
    ) -> Result<Found<T>, Unavailable> {
        let (mut found, mut unreadable) = (Vec::new(), 0);
        loop {
            let next: Vec<Item> = keys.by_ref().take(most - found.len()).collect();
            if next.is_empty() {
                return Ok(Found { found, unreadable, has_more: keys.len() > 0 });
            }
            for item in self.items(next).await? {
                let name = key_in_words(&item);
                // The index lags: what somebody decided about meanwhile has left the queue.
                let is_queued = item.contains_key("queue");
                match read(item) {
                    Ok(one) => found.extend(is_queued.then_some(one)),
                    Err(Unreadable) => {
                        error!(key = name, "a record can't be read");
                        unreadable += 1;
                    }
                }
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
