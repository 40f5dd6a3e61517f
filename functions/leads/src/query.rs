//! Reading leads: one by its reference, or all of a state in the order of their arrival.

use std::collections::VecDeque;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::aws::reason;
use crate::item::{Item, lead_key};
use crate::record::LeadRecord;
use crate::reference::Reference;
use crate::state::LeadState;
use crate::store::{Store, Unavailable, text};

/// The index over `leadState` and `createdAt`: template.yaml.
const INDEX: &str = "LeadsByState";

/// Sorts before every time that is written in digits; an empty text is no key.
const BEFORE_EVERY_TIME: &str = "-";
/// Sorts behind every time that is written in digits.
const BEHIND_EVERY_TIME: &str = "~";

/// A time from which and up to which something came; open ends take everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The first moment that belongs to it.
    pub since: Option<Timestamp>,
    /// The first moment that no longer belongs to it.
    pub until: Option<Timestamp>,
}

impl Period {
    /// True for a moment that belongs to it.
    pub(crate) fn contains(&self, time: Timestamp) -> bool {
        self.since.is_none_or(|since| since <= time) && self.until.is_none_or(|until| time < until)
    }
}

/// The leads of some states, page by page; each state's leads come in the order of their arrival.
#[derive(Debug)]
pub struct LeadPages {
    store: Store,
    states: VecDeque<LeadState>,
    period: Period,
    start: Option<Item>,
}

impl Store {
    /// Reads one lead as it stands now.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a lead that can't be read.
    pub async fn lead(&self, reference: &Reference) -> Result<Option<LeadRecord>, Unavailable> {
        self.read(lead_key(reference)).await
    }

    /// Leads by state and time, read from an index that follows the table within moments.
    pub fn leads(&self, states: impl IntoIterator<Item = LeadState>, period: Period) -> LeadPages {
        LeadPages { store: self.clone(), states: states.into_iter().collect(), period, start: None }
    }
}

impl Store {
    /// A page of the index, and where the next one starts.
    pub(crate) async fn page_of_state(
        &self,
        state: &str,
        period: Period,
        start: Option<Item>,
    ) -> Result<(Vec<Item>, Option<Item>), Unavailable> {
        let since = period.since.map_or_else(|| BEFORE_EVERY_TIME.to_owned(), bound);
        let until = period.until.map_or_else(|| BEHIND_EVERY_TIME.to_owned(), bound);
        // DynamoDB refuses a range whose end lies before its beginning.
        if since > until {
            return Ok((Vec::new(), None));
        }
        let page = self
            .client
            .query()
            .table_name(&self.table)
            .index_name(INDEX)
            .key_condition_expression("leadState = :state AND createdAt BETWEEN :since AND :until")
            .expression_attribute_values(":state", text(state))
            .expression_attribute_values(":since", text(since))
            .expression_attribute_values(":until", text(until))
            .set_exclusive_start_key(start)
            .send()
            .await
            .map_err(|error| Unavailable::because(reason(&error)))?;
        Ok((page.items.unwrap_or_default(), page.last_evaluated_key))
    }
}

impl LeadPages {
    /// The next page, which may be empty; `None` after the last.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a lead that can't be read.
    pub async fn next(&mut self) -> Result<Option<Vec<LeadRecord>>, Unavailable> {
        let Some(state) = self.states.front() else { return Ok(None) };
        let (items, next) = self.store.page_of_state(state.name(), self.period, self.start.take()).await?;
        self.start = next;
        if self.start.is_none() {
            self.states.pop_front();
        }
        let leads = items.into_iter().map(LeadRecord::from_item);
        leads.collect::<Result<_, _>>().map(Some).map_err(Unavailable::because)
    }

    /// All pages in one list, the oldest lead first.
    ///
    /// # Errors
    /// Those of [`Self::next`].
    pub async fn all(mut self) -> Result<Vec<LeadRecord>, Unavailable> {
        let mut leads = Vec::new();
        while let Some(page) = self.next().await? {
            leads.extend(page);
        }
        leads.sort_by_key(|record| record.lead.created_at());
        Ok(leads)
    }
}

/// A time as a bound of `createdAt`, which has as many digits behind the second as it needs: without the `Z` it sorts
/// before every time of the same second.
fn bound(time: Timestamp) -> String {
    time.to_zoned(TimeZone::UTC).strftime("%Y-%m-%dT%H:%M:%S").to_string()
}
