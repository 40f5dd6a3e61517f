//! Held submissions beyond those that get mails of their own: `crate::verdict`.

use jiff::Timestamp;

use super::OpenLeads;
use crate::item::{LISTED_SIGNUP, lead_key, read, signup_key};
use crate::query::Period;
use crate::signup::Signup;
use crate::store::{Store, Unavailable};

impl Store {
    /// The held sign-ups that sales is to hear of by a list, the oldest first.
    pub(super) async fn listed_signups(&self) -> Result<Vec<Signup>, Unavailable> {
        let (mut signups, mut start) = (Vec::new(), None);
        loop {
            let (items, next) = self.page_of_state(LISTED_SIGNUP, Period::default(), start).await?;
            for item in items {
                signups.push(read(item).map_err(Unavailable::because)?);
            }
            start = next;
            if start.is_none() {
                return Ok(signups);
            }
        }
    }

    /// Writes down that sales got the list.
    pub(super) async fn mark_listed(&self, open: &OpenLeads, now: Timestamp) -> Result<(), Unavailable> {
        for record in open.listed() {
            self.change_existing(lead_key(record.lead.reference()), "SET digestMailedAt = :now", now).await?;
        }
        for signup in open.listed_signups() {
            self.change_existing(signup_key(signup.reference()), "SET digestMailedAt = :now REMOVE leadState", now)
                .await?;
        }
        Ok(())
    }
}
