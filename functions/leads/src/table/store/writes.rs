//! Single writes of a transaction.

use aws_sdk_dynamodb::types::{AttributeValue, Delete, Put, TransactWriteItem, Update};

use super::{Store, Unavailable};
use crate::table::keys::Item;

impl Store {
    /// Writes a whole record, if the condition holds for the one that it replaces.
    pub(crate) fn put(
        &self,
        item: Item,
        condition: Option<(&str, &[(&str, AttributeValue)])>,
    ) -> Result<TransactWriteItem, Unavailable> {
        let (condition, values) = condition.unzip();
        let mut put = Put::builder()
            .table_name(&self.table)
            .set_item(Some(item))
            .set_condition_expression(condition.map(str::to_owned));
        for (name, value) in values.unwrap_or_default() {
            put = put.expression_attribute_values(*name, value.clone());
        }
        Ok(TransactWriteItem::builder().put(put.build().map_err(Unavailable::defect)?).build())
    }

    /// Changes a record, or makes it, if the condition holds for it.
    pub(crate) fn update(
        &self,
        key: Item,
        change: &str,
        condition: &str,
        values: &[(&str, AttributeValue)],
    ) -> Result<TransactWriteItem, Unavailable> {
        let mut update = Update::builder()
            .table_name(&self.table)
            .set_key(Some(key))
            .update_expression(change)
            .condition_expression(condition);
        for (name, value) in values {
            update = update.expression_attribute_values(*name, value.clone());
        }
        Ok(TransactWriteItem::builder().update(update.build().map_err(Unavailable::defect)?).build())
    }

    /// Deletes a record.
    pub(crate) fn remove(&self, key: Item) -> Result<TransactWriteItem, Unavailable> {
        let delete = Delete::builder().table_name(&self.table).set_key(Some(key));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(Unavailable::defect)?).build())
    }
}

/// A number as an attribute.
pub(crate) fn number(value: impl ToString) -> AttributeValue {
    AttributeValue::N(value.to_string())
}

/// A text as an attribute.
pub(crate) fn text(value: impl ToString) -> AttributeValue {
    AttributeValue::S(value.to_string())
}
