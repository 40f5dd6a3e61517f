//! Reading the whole table, page by page: only for what nobody waits for and what must not miss a record.

use crate::platform::aws::reason;
use crate::table::keys::Item;
use crate::table::store::{Store, Unavailable};

/// A pass over the table.
#[derive(Debug)]
pub(crate) struct Pages {
    store: Store,
    start: Option<Item>,
    done: bool,
}

impl Store {
    pub(crate) fn pages(&self) -> Pages {
        Pages { store: self.clone(), start: None, done: false }
    }
}

impl Pages {
    /// The next page, which may be empty; `None` after the last.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<Item>>, Unavailable> {
        if self.done {
            return Ok(None);
        }
        let page = self
            .store
            .client
            .scan()
            .table_name(&self.store.table)
            .consistent_read(true)
            .set_exclusive_start_key(self.start.take())
            .send()
            .await
            .map_err(|error| Unavailable::because(reason(&error)))?;
        self.start = page.last_evaluated_key;
        self.done = self.start.is_none();
        Ok(Some(page.items.unwrap_or_default()))
    }
}
