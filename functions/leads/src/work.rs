//! The work that waits for sales, read a page at a time and listed in one mail.
//!
//! | list | what | at most | comes again |
//! |---|---|---|---|
//! | overdue | open leads older than 20 hours, where reminders are wanted | 25 | in rounds, 12 hours apart |
//! | unmarked | how many those are, where they are not | a line | each Monday |
//! | undecided | how many held leads are older than 20 hours | a line | in rounds, 12 hours apart |
//! | stuck | mails and posts about leads and sign-ups that were set aside: `crate::outbox` | 15 | no |
//! | held | held leads without a mail of their own: `crate::intake::decision` | 25 | no |
//! | held | sign-ups likewise | 15, and what leads leave free | no |
//!
//! Every ten minutes a mail lists what is stuck or held, if anything is. Each kind has a share of its own, so that none hides
//! another, and a queue of its own. Held leads are in an order that is fair by network ([`shares`]). What does not fit into a
//! mail comes in the next one.

pub(crate) mod answered;
pub(crate) mod closing;
#[cfg(test)]
mod largest;
mod last;
mod shares;
pub(crate) mod waiting;

use jiff::{SignedDuration, Timestamp};

use crate::table::promise::{PROMISED_HOURS, late_when_received_by};
use crate::table::query::Period;
use crate::table::record::LeadRecord;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable};
use last::{Before, LastList, Round, is_long_ago};
use shares::{OVERDUE, STUCK};
use waiting::{Found, Record, StuckItem};

/// From this age on an open lead is in danger: four hours later its answer is late.
pub(crate) const OVERDUE_AFTER: SignedDuration = SignedDuration::from_hours(PROMISED_HOURS - 4);
/// No list names an overdue lead again before this time has passed.
const SILENCE: SignedDuration = SignedDuration::from_hours(12);
/// A list of nothing but overdue leads comes once in this time: an hour, but for some minutes by which a schedule may vary.
const OVERDUE_REST: SignedDuration = SignedDuration::from_mins(55);
/// Leads are counted up to here: of the longest messages that reads 6,000 units, twelve seconds of what the table allows.
pub const COUNTED: usize = 2_000;

/// How much waits for sales, each number up to [`COUNTED`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Leads that nobody has answered.
    pub open: usize,
    /// Leads whose hour has passed without an answer, or without anybody's look at what is held: who wrote waits either way.
    pub late: usize,
}

/// The next mail to sales.
#[derive(Debug)]
pub struct WorkList {
    pub(crate) now: Timestamp,
    /// The open leads that wait for more than 20 hours, the oldest first.
    pub(crate) overdue: Vec<LeadRecord>,
    /// What was set aside of the outbox, with what it is about.
    pub(crate) stuck: Vec<StuckItem>,
    /// Leads that a person has to look at first, without a mail of their own.
    pub(crate) held_leads: Vec<Record>,
    /// Sign-ups likewise.
    pub(crate) held_signups: Vec<Record>,
    /// How many held leads nobody has decided about for long, up to [`COUNTED`]: the list has their number and the link to them.
    pub(crate) undecided: usize,
    /// How many open leads nobody has marked for long, up to [`COUNTED`]; only on Mondays without reminders.
    pub(crate) unmarked: usize,
    /// True when held leads wait at all, named here or not.
    pub(crate) is_any_held: bool,
    /// True when there was no room for everything.
    pub(crate) has_more: bool,
    /// Records that can't be read, and that are therefore not named.
    unreadable: usize,
    last: Before,
}

impl Waiting {
    /// Counts what waits at `now`.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn count(store: &Store, now: Timestamp) -> Result<Self, Unavailable> {
        let late = Period { since: None, until: Some(late_when_received_by(now)) };
        let late_of = async |state| store.count_of_state(state, late, COUNTED).await;
        Ok(Self {
            open: store.count_of_state(LeadState::Open, Period::default(), COUNTED).await?,
            late: late_of(LeadState::Open).await? + late_of(LeadState::Held).await?,
        })
    }
}

impl WorkList {
    /// Reads what the next mail to sales names; open leads are reminded of where that is wanted, and else counted on Mondays.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn read(store: &Store, reminders: bool, now: Timestamp) -> Result<Self, Unavailable> {
        let last = store.last_list().await?;
        let (since, long) = (last.overdue_since(now, SILENCE), now - OVERDUE_AFTER);
        let overdue = if reminders { store.overdue(since, long, OVERDUE).await? } else { Found::default() };
        let unmarked = if !reminders && last.counts_unmarked(now) {
            store.count_of_state(LeadState::Open, Period { since: None, until: Some(long) }, COUNTED).await?
        } else {
            0
        };
        let stuck = store.stuck_items(now, STUCK).await?;
        let (held_leads, held_signups) = store.held_to_list().await?;
        let is_any_held = store.count_of_state(LeadState::Held, Period::default(), 1).await? > 0;
        let long_ago = Period { since: last.undecided_since(now, SILENCE), until: Some(long) };
        let undecided = if is_any_held { store.count_of_state(LeadState::Held, long_ago, COUNTED).await? } else { 0 };
        let is_unreadable = usize::from(matches!(last, Before::Unreadable));
        Ok(Self {
            now,
            undecided,
            unmarked,
            is_any_held,
            has_more: overdue.has_more || stuck.has_more || held_leads.has_more || held_signups.has_more,
            unreadable: is_unreadable
                + overdue.unreadable
                + stuck.unreadable
                + held_leads.unreadable
                + held_signups.unreadable,
            overdue: overdue.found,
            stuck: stuck.found,
            held_leads: held_leads.found,
            held_signups: held_signups.found,
            last,
        })
    }

    /// True when there is nothing to name now.
    pub(crate) fn is_empty(&self) -> bool {
        let is_long_ago = self.last.list().is_none_or(|last| is_long_ago(last.sent_at, self.now, OVERDUE_REST));
        self.concerned() == 0 || (self.concerned() == self.overdue.len() && !is_long_ago)
    }

    /// How many records can't be read, of those that would be named or sent now.
    pub fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// Takes the lock for this list; false when another process has one under way.
    pub(crate) async fn begin(&self, store: &Store) -> Result<bool, Unavailable> {
        store.replace_list(&self.last, Some(&self.begun())).await
    }

    /// Releases the lock: the list was certainly not sent.
    pub(crate) async fn take_back(&self, store: &Store) -> Result<(), Unavailable> {
        store.replace_list(&Before::List(self.begun()), self.last.list()).await.map(drop)
    }

    /// Writes down that sales got the list.
    pub(crate) async fn mark(&self, store: &Store) -> Result<(), Unavailable> {
        let mut sent = self.begun();
        if let Some(record) = self.overdue.last() {
            sent.overdue = Some(Round { at: self.now, up_to: record.lead.created_at() });
        }
        if self.undecided > 0 {
            sent.undecided = Some(Round { at: self.now, up_to: self.now - OVERDUE_AFTER });
        }
        if self.unmarked > 0 {
            sent.unmarked_at = Some(self.now);
        }
        store.replace_list(&Before::List(self.begun()), Some(&sent)).await?;
        store.mark_listed(&self.stuck, self.held_leads.iter().chain(&self.held_signups), self.now).await
    }

    /// This list before it is known that sales got it: what it names is named again.
    fn begun(&self) -> LastList {
        LastList::begun(self.now, &self.last)
    }

    /// How much the mail is about.
    pub(crate) fn concerned(&self) -> usize {
        self.undecided + self.unmarked + self.named()
    }

    /// How much the mail names.
    pub(crate) fn named(&self) -> usize {
        self.overdue.len() + self.stuck.len() + self.held_leads.len() + self.held_signups.len()
    }
}
