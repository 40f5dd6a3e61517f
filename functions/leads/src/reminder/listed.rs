//! Held submissions beyond those that get mails of their own: `crate::verdict`.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use jiff::Timestamp;

use super::OpenLeads;
use crate::aws::reason;
use crate::item::{Item, LISTED_SIGNUP, lead_key, read, signup_key};
use crate::query::Period;
use crate::signup::Signup;
use crate::store::{Store, Unavailable, text};

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
            self.mark_one(lead_key(record.lead.reference()), "SET digestMailedAt = :now", now).await?;
        }
        for signup in open.listed_signups() {
            self.mark_one(signup_key(signup.reference()), "SET digestMailedAt = :now REMOVE leadState", now).await?;
        }
        Ok(())
    }

    async fn mark_one(&self, key: Item, change: &str, now: Timestamp) -> Result<(), Unavailable> {
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(key))
            .update_expression(change)
            // An erased record must not come back as an item that holds nothing but a time.
            .condition_expression("attribute_exists(pk)")
            .expression_attribute_values(":now", text(now))
            .send()
            .await;
        let Err(error) = result else { return Ok(()) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(()),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}
