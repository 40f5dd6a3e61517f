//! Reading the whole table, page by page: only for what nobody waits for and what must not miss a record.

use crate::platform::aws::reason;
use crate::table::keys::{Item, Unreadable, is_signup, key_in_words, read};
use crate::table::signup::Signup;
use crate::table::store::{Store, Unavailable};

/// A pass over the table.
#[derive(Debug)]
pub(crate) struct Pages {
    store: Store,
    start: Option<Item>,
    done: bool,
}

/// The sign-ups, page by page, in no order: no index has them.
#[derive(Debug)]
pub struct SignupPages(Pages);

/// Sign-ups that were read.
#[derive(Debug, Default)]
pub struct SignupPage {
    /// The sign-ups.
    pub signups: Vec<Signup>,
    /// Keys of those that can't be read, e.g. since a later release wrote them.
    pub unreadable: Vec<String>,
}

impl Store {
    /// Every sign-up.
    pub fn signups(&self) -> SignupPages {
        SignupPages(self.pages())
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
            .map_err(|error| Unavailable::because(reason(&error)))?;
        self.start = page.last_evaluated_key;
        self.done = self.start.is_none();
        Ok(Some(page.items.unwrap_or_default()))
    }
}

impl SignupPages {
    /// The next page, which may be empty; `None` after the last.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn next(&mut self) -> Result<Option<SignupPage>, Unavailable> {
        let Some(items) = self.0.next().await? else { return Ok(None) };
        let mut page = SignupPage::default();
        for item in items.into_iter().filter(is_signup) {
            let key = key_in_words(&item);
            match read(item) {
                Ok(signup) => page.signups.push(signup),
                Err(Unreadable) => page.unreadable.push(key),
            }
        }
        Ok(Some(page))
    }
}
