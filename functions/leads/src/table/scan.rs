//! Reading the whole table, page by page: only for what nobody waits for and what must not miss a record.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use crate::table::keys::{Item, Unreadable, channel_of, is_signup, key_in_words, read};
use crate::table::outbox_item::OutboxItem;
use crate::table::signup::Signup;
use crate::table::store::{Store, Unavailable};

/// A pass over the table.
#[derive(Debug)]
pub(crate) struct Pages {
    store: Store,
    start: Option<Item>,
    done: bool,
}

/// All records of a kind, page by page, in no order: no index has them.
#[derive(Debug)]
pub struct RecordPages<T> {
    pages: Pages,
    is_meant: fn(&Item) -> bool,
    kind: PhantomData<T>,
}

/// Records that were read.
#[derive(Debug)]
pub struct RecordPage<T> {
    /// The records.
    pub records: Vec<T>,
    /// Keys of those that can't be read, e.g. since a later release wrote them.
    pub unreadable: Vec<String>,
}

impl Store {
    /// Every sign-up.
    pub fn signups(&self) -> RecordPages<Signup> {
        RecordPages { pages: self.pages(), is_meant: is_signup, kind: PhantomData }
    }

    /// Every item of the outbox, whatever became of it.
    pub fn outbox(&self) -> RecordPages<OutboxItem> {
        RecordPages { pages: self.pages(), is_meant: |item| channel_of(item).is_some(), kind: PhantomData }
    }

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
            .map_err(|error| Unavailable::database(&error))?;
        self.start = page.last_evaluated_key;
        self.done = self.start.is_none();
        Ok(Some(page.items.unwrap_or_default()))
    }
}

impl<T: DeserializeOwned> RecordPages<T> {
    /// The next page, which may be empty; `None` after the last.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn next(&mut self) -> Result<Option<RecordPage<T>>, Unavailable> {
        let Some(items) = self.pages.next().await? else { return Ok(None) };
        let mut page = RecordPage { records: Vec::new(), unreadable: Vec::new() };
        for item in items.into_iter().filter(self.is_meant) {
            let key = key_in_words(&item);
            match read(item) {
                Ok(record) => page.records.push(record),
                Err(Unreadable) => page.unreadable.push(key),
            }
        }
        Ok(Some(page))
    }
}
