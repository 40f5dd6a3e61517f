//! Who may be written to: an address that strangers type into the form must not become a target.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::platform::aws::reason;
use crate::table::keys::acknowledgements_key;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::store::{Store, Unavailable, number};

/// Acknowledgements to one address on one day (of UTC) at most.
const ACKNOWLEDGEMENTS_A_DAY: usize = 3;

impl Store {
    /// True when this lead's acknowledgement may go to the address; asking again for the same lead does not count.
    pub(super) async fn may_acknowledge(&self, address_key: &str, lead: &Reference) -> Result<bool, Unavailable> {
        let now = Timestamp::now();
        let date = now.to_zoned(TimeZone::UTC).date();
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(acknowledgements_key(address_key, date)))
            .update_expression("ADD leads :leads SET expiresAt = :end")
            .condition_expression("attribute_not_exists(leads) OR contains(leads, :lead) OR size(leads) < :most")
            .expression_attribute_values(":leads", AttributeValue::Ss(vec![lead.to_string()]))
            .expression_attribute_values(":lead", AttributeValue::S(lead.to_string()))
            .expression_attribute_values(":most", number(ACKNOWLEDGEMENTS_A_DAY))
            .expression_attribute_values(":end", number(Retention::Contacted.expires_at(now)))
            .send()
            .await;
        let Err(error) = result else { return Ok(true) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(false),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}
