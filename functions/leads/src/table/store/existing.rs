//! Conditional changes of a record.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use jiff::Timestamp;

use super::{Store, Unavailable, text};
use crate::table::keys::Item;

/// What is changed: the expression, and its values by their placeholders.
pub(crate) type Change<'a> = (&'a str, Vec<(&'a str, AttributeValue)>);

impl Store {
    /// Changes a record; `:now` in the change stands for the time. A record that is gone stays gone: an erased one must
    /// not come back as an item that holds nothing but a time.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub(crate) async fn change_existing(&self, key: Item, change: &str, now: Timestamp) -> Result<(), Unavailable> {
        self.change_if(key, (change, vec![(":now", text(now))]), "attribute_exists(pk)").await.map(drop)
    }

    /// Changes a record and returns it as it is then; nothing when the condition does not hold.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub(crate) async fn change_if(
        &self,
        key: Item,
        (change, values): Change<'_>,
        condition: &str,
    ) -> Result<Option<Item>, Unavailable> {
        let mut request = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(key))
            .update_expression(change)
            .condition_expression(condition)
            .return_values(ReturnValue::AllNew);
        for (name, value) in values {
            request = request.expression_attribute_values(name, value);
        }
        match request.send().await {
            Ok(changed) => Ok(Some(changed.attributes.unwrap_or_default())),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(None),
                _ => Err(Unavailable::database(&error)),
            },
        }
    }
}
