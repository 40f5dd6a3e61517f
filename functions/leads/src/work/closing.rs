//! Closing leads that are spam or nothing: a single one by [`Store::close_lead`], held ones by the link in the list to sales,
//! with what it shows and what its button does (docs/decisions/0015).
//!
//! That link carries the time of its list: later leads are neither shown nor touched. The page shows everything that its button
//! decides about: what is closed, and what becomes an open lead.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use contract::HookEvent;
use futures_util::{StreamExt, TryStreamExt, stream};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::COUNTED;
use crate::platform::secret::{Purpose, Secret};
use crate::table::keys::{is_over, lead_key};
use crate::table::query::Period;
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::state::LeadState;
use crate::table::store::{ATTEMPTS, Store, Unavailable, number, text};

/// Where the link leads.
pub const CLOSE_PATH: &str = "/api/leads/close";
/// What the link is signed as.
const PURPOSE: Purpose = Purpose::Close;
/// How long the link holds: it shows what strangers wrote.
const TERM: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Held leads that one page shows, and one press of its button decides: as many as a person looks through at once.
pub const DECIDED_AT_ONCE: usize = 200;
/// Changes on their way to the table at the same time.
const AT_ONCE: usize = 16;
/// What becomes of a lead that never needed an answer.
const CLOSED: &str = "SET leadState = :state, closedAt = :at REMOVE queue, dueAt, network";

/// A page of the held leads that came before a list.
#[derive(Debug, Default)]
pub struct HeldPage {
    /// At most [`DECIDED_AT_ONCE`] leads, the oldest first.
    pub leads: Vec<LeadRecord>,
    /// How many there are with these, counted up to [`COUNTED`].
    pub count: usize,
    /// How many can't be read, and therefore are not shown.
    pub unreadable: usize,
    /// How many of all came from each network.
    networks: HashMap<String, usize>,
}

/// What a person thinks of a held lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldDecision {
    /// It never needed an answer.
    Close,
    /// Somebody waits for an answer.
    Open,
}

/// The address that shows, and closes, what was held before the list of this time; without an origin it is a path.
pub fn close_link(secret: &Secret, site_origin: &str, list: Timestamp) -> String {
    let list = list.as_millisecond().to_string();
    format!("{site_origin}{CLOSE_PATH}?list={list}&sig={}", secret.sign(PURPOSE, &list))
}

/// The time of the list that this link is from; `None` when we did not write it.
pub fn verified_close(secret: &Secret, list: &str, signature: &str) -> Option<Timestamp> {
    let time = list.parse().ok().and_then(|list| Timestamp::from_millisecond(list).ok());
    time.filter(|_| secret.verifies(PURPOSE, list, signature))
}

/// True when the link of a list of this time is too old.
pub fn is_close_link_over(list: Timestamp, now: Timestamp) -> bool {
    now.duration_since(list) > TERM
}

impl HeldPage {
    /// True for what is like a flood: it has no proof, and is not the only one of its network.
    pub fn is_like_a_flood(&self, record: &LeadRecord) -> bool {
        let of_network = record.lead.network.as_ref().and_then(|network| self.networks.get(network));
        !record.lead.judgement().has_proof() && of_network != Some(&1)
    }
}

impl Store {
    /// Closes a lead that nobody answered, be it open or held; false when it is neither.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; closing again is safe.
    pub async fn close_lead(&self, reference: &Reference, now: Timestamp) -> Result<bool, Unavailable> {
        for _ in 0..ATTEMPTS {
            let item = self.item(lead_key(reference)).await?.filter(|item| !is_over(item, now));
            let Some(record) = item.map(LeadRecord::from_item).transpose()? else { return Ok(false) };
            if !matches!(record.state(), LeadState::Open | LeadState::Held) {
                return Ok(false);
            }
            let values = vec![
                (":state", text(LeadState::Closed.name())),
                (":at", text(now)),
                (":before", text(record.state().name())),
            ];
            let events = record.hook_events(HookEvent::LeadClosed);
            if self.change_with_events(reference, (CLOSED, values), "leadState = :before", (events, now)).await? {
                return Ok(true);
            }
        }
        Err(Unavailable::given_up(format!("no mark succeeded in {ATTEMPTS} attempts")))
    }

    /// A page of what is held and came before a list.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn held_before(&self, list: Timestamp) -> Result<HeldPage, Unavailable> {
        // The index knows seconds only.
        let until = list.checked_add(SignedDuration::from_secs(1)).ok();
        let period = Period { since: None, until };
        let came_before = |record: &LeadRecord| record.lead.created_at() < list;
        let page = self.collect(LeadState::Held, period, DECIDED_AT_ONCE, came_before).await?;
        let (count, networks) = if page.has_more {
            self.count_networks_of_state(LeadState::Held, period, COUNTED).await?
        } else {
            let mut networks = HashMap::new();
            for network in page.found.iter().filter_map(|record| record.lead.network.as_ref()) {
                *networks.entry(network.clone()).or_default() += 1;
            }
            (page.found.len(), networks)
        };
        Ok(HeldPage { leads: page.found, count, unreadable: page.unreadable, networks })
    }

    /// Decides about held leads that came before a time, and returns those that were still held. What is decided twice
    /// stays as it was decided first.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or did for some of them; deciding again is safe.
    pub async fn decide(
        &self,
        decision: HeldDecision,
        references: &[Reference],
        before: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<Reference>, Unavailable> {
        let changes = references.iter().cloned().map(|reference| async move {
            let is_done = self.decide_one(decision, &reference, before, now).await?;
            Ok(is_done.then_some(reference))
        });
        stream::iter(changes).buffered(AT_ONCE).try_filter_map(async |done| Ok(done)).try_collect().await
    }

    async fn decide_one(
        &self,
        decision: HeldDecision,
        reference: &Reference,
        before: Timestamp,
        now: Timestamp,
    ) -> Result<bool, Unavailable> {
        let (state, change) = match decision {
            HeldDecision::Close => (LeadState::Closed, CLOSED),
            HeldDecision::Open => {
                (LeadState::Open, "SET leadState = :state, releasedAt = :at REMOVE queue, dueAt, network")
            }
        };
        let values = vec![
            (":state", text(state.name())),
            (":at", text(now)),
            (":held", text(LeadState::Held.name())),
            (":before", before_in_the_table(before)),
            (":now", number(now.as_second())),
        ];
        // One whose term is over is as good as gone.
        let condition = "leadState = :held AND createdAt < :before AND expiresAt > :now";
        // A lead that was held until it was closed was never posted to the hook.
        let events = match decision {
            HeldDecision::Close => &[],
            HeldDecision::Open => {
                self.lead(reference).await?.map_or(&[][..], |record| record.hook_events(HookEvent::LeadReceived))
            }
        };
        self.change_with_events(reference, (change, values), condition, (events, now)).await
    }
}

/// A bound of `createdAt`, which has as many digits behind the second as it needs. With all nine of them no time from this
/// one on sorts before it.
fn before_in_the_table(time: Timestamp) -> AttributeValue {
    text(time.to_zoned(TimeZone::UTC).strftime("%Y-%m-%dT%H:%M:%S.%9fZ"))
}
