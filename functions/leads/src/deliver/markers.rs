//! The sent-markers in a lead's item.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};
use jiff::Timestamp;

use crate::aws::reason;
use crate::item::lead_key;
use crate::mail::MailKind;
use crate::reference::Reference;
use crate::store::{Store, Unavailable};

/// What the attempt to claim a mail found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// The mail is ours to send.
    Granted,
    /// The mail was sent.
    Sent,
    /// Somebody claimed the mail and did not say how it ended.
    InDoubt,
    /// The lead was erased; there is nobody to write to.
    Erased,
}

impl Store {
    /// Claims a mail of a lead.
    pub(super) async fn claim(&self, lead: &Reference, kind: MailKind) -> Result<Claim, Unavailable> {
        let result = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(lead_key(lead)))
            .update_expression("SET #claimed = :now")
            .condition_expression("attribute_exists(pk) AND attribute_not_exists(#claimed)")
            .expression_attribute_names("#claimed", claimed_at(kind))
            .expression_attribute_values(":now", AttributeValue::S(Timestamp::now().to_string()))
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld)
            .send()
            .await;
        let Err(error) = result else { return Ok(Claim::Granted) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(failed)) => Ok(match failed.item() {
                None => Claim::Erased,
                Some(item) if item.contains_key(&message_id(kind)) => Claim::Sent,
                Some(_) => Claim::InDoubt,
            }),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }

    /// Records the id under which SES sent a mail.
    pub(super) async fn mark_sent(&self, lead: &Reference, kind: MailKind, id: &str) -> Result<(), Unavailable> {
        self.update_claimed(lead, kind, "SET #id = :id", Some(id)).await
    }

    /// Gives a claim back, so that the mail can be tried again.
    pub(super) async fn release(&self, lead: &Reference, kind: MailKind) -> Result<(), Unavailable> {
        self.update_claimed(lead, kind, "REMOVE #claimed", None).await
    }

    async fn update_claimed(
        &self,
        lead: &Reference,
        kind: MailKind,
        update: &str,
        id: Option<&str>,
    ) -> Result<(), Unavailable> {
        let mut request = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(lead_key(lead)))
            .update_expression(update)
            // An erased lead must not come back as an item that holds nothing but a marker.
            .condition_expression("attribute_exists(#claimed)")
            .expression_attribute_names("#claimed", claimed_at(kind));
        if let Some(id) = id {
            request = request
                .expression_attribute_names("#id", message_id(kind))
                .expression_attribute_values(":id", AttributeValue::S(id.to_owned()));
        }
        let Err(error) = request.send().await else { return Ok(()) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(()),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}

fn claimed_at(kind: MailKind) -> String {
    format!("{}ClaimedAt", kind.name())
}

fn message_id(kind: MailKind) -> String {
    format!("{}Id", kind.name())
}
