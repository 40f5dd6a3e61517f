//! Reading the whole table, page by page: only where nobody waits, and no record may be missed.

use serde::de::DeserializeOwned;

use crate::table::keys::{Item, Unreadable, is_signup, key_in_words, read};
use crate::table::signup::Signup;
use crate::table::store::{Store, Unavailable};

/// A pass over the table.
#[derive(Debug)]
pub(crate) struct Scan {
    store: Store,
    start: Option<Item>,
    done: bool,
}

/// Records that were read.
#[derive(Debug)]
pub struct Page<T> {
    /// The records.
    pub records: Vec<T>,
    /// Keys of those that can't be read, e.g. since a later release wrote them.
    pub unreadable: Vec<String>,
}

impl Store {
    /// Every sign-up, in no order: no index has them.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn signups(&self) -> Result<Page<Signup>, Unavailable> {
        let (mut scan, mut signups) = (self.scan(), Page::default());
        while let Some(items) = scan.next().await? {
            signups.extend(items.into_iter().filter(is_signup));
        }
        Ok(signups)
    }

    pub(crate) fn scan(&self) -> Scan {
        Scan { store: self.clone(), start: None, done: false }
    }
}

impl Scan {
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
            .map_err(|error| Unavailable::database(&error))?;
        self.start = page.last_evaluated_key;
        self.done = self.start.is_none();
        Ok(Some(page.items.unwrap_or_default()))
    }
}

impl<T> Default for Page<T> {
    fn default() -> Self {
        Self { records: Vec::new(), unreadable: Vec::new() }
    }
}

impl<T: DeserializeOwned> Page<T> {
    /// Reads items into it.
    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        for item in items {
            let key = key_in_words(&item);
            match read(item) {
                Ok(record) => self.records.push(record),
                Err(Unreadable) => self.unreadable.push(key),
            }
        }
    }
}
