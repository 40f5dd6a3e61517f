//! What mail servers and visitors answer to our mails, written into the lead.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;

use crate::aws::reason;
use crate::item::lead_key;
use crate::reference::Reference;
use crate::store::{Store, Unavailable};
use crate::suppression::Suppressed;

impl Store {
    /// Marks a lead whose visitor can't be written to; a lead that is gone stays gone.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; marking again is safe.
    pub async fn mark_unreachable(
        &self,
        reference: &Reference,
        why: Suppressed,
        now: Timestamp,
    ) -> Result<(), Unavailable> {
        let attribute = match why {
            Suppressed::Bounce => "undeliverableAt",
            Suppressed::Complaint => "complainedAt",
        };
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(lead_key(reference)))
            .update_expression("SET #marked = if_not_exists(#marked, :now)")
            .condition_expression("attribute_exists(pk)")
            .expression_attribute_names("#marked", attribute)
            .expression_attribute_values(":now", AttributeValue::S(now.to_string()))
            .send()
            .await;
        let Err(error) = result else { return Ok(()) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(()),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}
