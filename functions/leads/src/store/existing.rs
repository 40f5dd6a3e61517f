//! Changes of a record that may be gone by now.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use jiff::Timestamp;

use super::{Store, Unavailable, text};
use crate::aws::reason;
use crate::item::Item;

impl Store {
    /// Changes a record; `:now` in the change stands for the time. A record that is gone stays gone: an erased one must
    /// not come back as an item that holds nothing but a time.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub(crate) async fn change_existing(&self, key: Item, change: &str, now: Timestamp) -> Result<(), Unavailable> {
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(key))
            .update_expression(change)
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
