//! Reading the indexes: leads of a state in the order of their arrival, and the items of a queue.

use std::collections::HashMap;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::table::keys::{Item, is_over, lead_key};
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::scan::Page;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable, number, text};

/// The index over `leadState` and `createdAt`: template.yaml.
const STATES: &str = "LeadsByState";
/// The index over `queue` and `dueAt`: template.yaml.
const QUEUES: &str = "Queues";

/// Records that have not expired: TTL deletes up to days late.
const NOT_OVER: &str = "attribute_not_exists(expiresAt) OR expiresAt > :now";

/// Sorts before every time that is written in digits; an empty text is no key.
const BEFORE_EVERY_TIME: &str = "-";
/// Sorts behind every time that is written in digits.
const BEHIND_EVERY_TIME: &str = "~";

/// A period in which something came; without an end it is open there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// Its first instant.
    pub since: Option<Timestamp>,
    /// The first instant after it.
    pub until: Option<Timestamp>,
}

impl Store {
    /// Reads one lead as it stands now.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or holds a lead that can't be read.
    pub async fn lead(&self, reference: &Reference) -> Result<Option<LeadRecord>, Unavailable> {
        let item = self.item(lead_key(reference)).await?.filter(|item| !is_over(item, Timestamp::now()));
        item.map(LeadRecord::from_item).transpose().map_err(Unavailable::from)
    }

    /// Leads of some states that came in a time, the oldest first, read from an index that follows the table within moments.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn leads(
        &self,
        states: impl IntoIterator<Item = LeadState>,
        period: Period,
    ) -> Result<Page<LeadRecord>, Unavailable> {
        let mut leads = Page::default();
        for state in states {
            let mut start = None;
            loop {
                let (items, next) = self.page_of_state(state, period, None, start).await?;
                leads.extend(items);
                start = next;
                if start.is_none() {
                    break;
                }
            }
        }
        leads.records.sort_by_key(|record: &LeadRecord| record.lead.created_at());
        Ok(leads)
    }

    /// A page of the leads of a state, the oldest first, and where the next one starts.
    pub(crate) async fn page_of_state(
        &self,
        state: LeadState,
        period: Period,
        most: Option<usize>,
        start: Option<Item>,
    ) -> Result<(Vec<Item>, Option<Item>), Unavailable> {
        let Some(query) = self.query_of_state(state, period) else { return Ok((Vec::new(), None)) };
        let page = query
            .set_limit(most.map(limit))
            .set_exclusive_start_key(start)
            .send()
            .await
            .map_err(|error| Unavailable::database(&error))?;
        Ok((page.items.unwrap_or_default(), page.last_evaluated_key))
    }

    /// How many leads of a state came in a time, counted up to `most` or a little further.
    pub(crate) async fn count_of_state(
        &self,
        state: LeadState,
        period: Period,
        most: usize,
    ) -> Result<usize, Unavailable> {
        Ok(self.count_networks_of_state(state, period, most).await?.0)
    }

    /// How many leads of a state came in a time, and how many of them from each network, counted up to `most` or a little
    /// further.
    pub(crate) async fn count_networks_of_state(
        &self,
        state: LeadState,
        period: Period,
        most: usize,
    ) -> Result<(usize, HashMap<String, usize>), Unavailable> {
        let (mut counted, mut networks, mut start) = (0, HashMap::new(), None);
        let Some(query) = self.query_of_state(state, period) else { return Ok((counted, networks)) };
        let query = query.projection_expression("network");
        loop {
            let page = query.clone().set_exclusive_start_key(start).send().await;
            let page = page.map_err(|error| Unavailable::database(&error))?;
            for item in page.items() {
                counted += 1;
                if let Some(network) = item.get("network").and_then(|network| network.as_s().ok()) {
                    *networks.entry(network.clone()).or_default() += 1;
                }
            }
            start = page.last_evaluated_key;
            if start.is_none() || counted >= most {
                return Ok((counted, networks));
            }
        }
    }

    /// The items of a queue, the longest due first, up to a number.
    pub(crate) async fn entries_of_queue(&self, queue: &str, most: usize) -> Result<Vec<Item>, Unavailable> {
        let (mut entries, mut start) = (Vec::new(), None);
        loop {
            let (page, next) = self.page_of_queue(queue, Timestamp::MAX, most - entries.len(), start).await?;
            entries.extend(page);
            start = next;
            if start.is_none() || entries.len() == most {
                return Ok(entries);
            }
        }
    }

    /// A page of a queue up to a due time, the longest due first, and where the next one starts: of each item its key and what the
    /// index knows besides (template.yaml).
    pub(crate) async fn page_of_queue(
        &self,
        queue: &str,
        until: Timestamp,
        most: usize,
        start: Option<Item>,
    ) -> Result<(Vec<Item>, Option<Item>), Unavailable> {
        let page = self
            .client
            .query()
            .table_name(&self.table)
            .index_name(QUEUES)
            .key_condition_expression("queue = :queue AND dueAt <= :until")
            .expression_attribute_values(":queue", text(queue))
            .expression_attribute_values(":until", number(until.as_second()))
            .filter_expression(NOT_OVER)
            .expression_attribute_values(":now", number(Timestamp::now().as_second()))
            .limit(limit(most))
            .set_exclusive_start_key(start)
            .send()
            .await
            .map_err(|error| Unavailable::database(&error))?;
        Ok((page.items.unwrap_or_default(), page.last_evaluated_key))
    }

    fn query_of_state(&self, state: LeadState, period: Period) -> Option<QueryFluentBuilder> {
        let since = period.since.map_or_else(|| BEFORE_EVERY_TIME.to_owned(), bound);
        let until = period.until.map_or_else(|| BEHIND_EVERY_TIME.to_owned(), bound);
        // DynamoDB refuses a range whose end lies before its beginning.
        (since <= until).then(|| {
            self.client
                .query()
                .table_name(&self.table)
                .index_name(STATES)
                .key_condition_expression("leadState = :state AND createdAt BETWEEN :since AND :until")
                .expression_attribute_values(":state", text(state.name()))
                .expression_attribute_values(":since", text(since))
                .expression_attribute_values(":until", text(until))
                .filter_expression(NOT_OVER)
                .expression_attribute_values(":now", number(Timestamp::now().as_second()))
        })
    }
}

/// A number of items as DynamoDB takes it.
fn limit(items: usize) -> i32 {
    i32::try_from(items).unwrap_or(i32::MAX)
}

/// A time as a bound of `createdAt`, which has as many digits behind the second as it needs: without the `Z` it sorts
/// before every time of the same second.
fn bound(time: Timestamp) -> String {
    time.to_zoned(TimeZone::UTC).strftime("%Y-%m-%dT%H:%M:%S").to_string()
}
