//! Answering a lead: the link in the mail to sales, and what it does.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};
use jiff::Timestamp;

use crate::aws::reason;
use crate::item::lead_key;
use crate::record::LeadRecord;
use crate::reference::Reference;
use crate::retention::Retention;
use crate::secret::Secret;
use crate::state::LeadState;
use crate::store::{Store, Unavailable};

/// What a link is signed as.
const PURPOSE: &str = "answered";
/// Where the link leads.
pub const ANSWERED_PATH: &str = "/api/leads/answered";

/// What marking a lead as answered found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// It was open and is answered now.
    Now,
    /// It was answered before.
    Before(Timestamp),
    /// There is no such lead, or none any more.
    Unknown,
}

/// True when the signature was made for this lead.
pub fn verifies_answered(secret: &Secret, reference: &Reference, signature: &str) -> bool {
    secret.verifies(PURPOSE, reference.as_str(), signature)
}

/// The address that sales opens to mark a lead as answered. The link has no term of its own: the lead has one.
pub(crate) fn answered_link(secret: &Secret, site_origin: &str, reference: &Reference) -> String {
    format!("{site_origin}{ANSWERED_PATH}?lead={reference}&sig={}", secret.sign(PURPOSE, reference.as_str()))
}

impl Store {
    /// Marks a lead as answered; a second time changes nothing. Its term starts anew, since an answer is a contact.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; marking again is safe.
    pub async fn mark_answered(&self, reference: &Reference, now: Timestamp) -> Result<Marked, Unavailable> {
        let expires_at = Retention::Contact.expires_at(now);
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(lead_key(reference)))
            .update_expression(
                "SET leadState = :answered, answeredAt = :now, expiresAt = :expiresAt REMOVE queue, dueAt",
            )
            .condition_expression("attribute_exists(pk) AND leadState <> :answered")
            .expression_attribute_values(":answered", AttributeValue::S(LeadState::Answered.name().to_owned()))
            .expression_attribute_values(":now", AttributeValue::S(now.to_string()))
            .expression_attribute_values(":expiresAt", AttributeValue::N(expires_at.to_string()))
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld)
            .send()
            .await;
        let Err(error) = result else { return Ok(Marked::Now) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(failed)) => match failed.item() {
                None => Ok(Marked::Unknown),
                Some(item) => {
                    let record = LeadRecord::from_item(item.clone()).map_err(Unavailable::because)?;
                    Ok(record.answered_at.map_or(Marked::Unknown, Marked::Before))
                }
            },
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}
