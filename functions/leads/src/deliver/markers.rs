//! The sent-markers in the record that a mail belongs to.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};
use jiff::Timestamp;

use crate::aws::reason;
use crate::item::Item;
use crate::mail::MailKind;
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
    /// The record was erased or the sign-up withdrawn; there is nobody to write to.
    Unwanted,
}

/// The hash of a token that the mail is about to hold.
pub(super) enum TokenDigest {
    /// Of the token that confirms; a later mail's token takes its place.
    Confirm(String),
    /// Of a token that withdraws; it stays good beside those of other mails.
    Unsubscribe(String),
}

impl Store {
    /// Claims a mail, together with the token that it will hold.
    pub(super) async fn claim(
        &self,
        record: Item,
        kind: MailKind,
        token: Option<TokenDigest>,
    ) -> Result<Claim, Unavailable> {
        let claimed = kind.claimed_at();
        let mut request = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(record))
            .condition_expression(
                "attribute_exists(pk) AND attribute_not_exists(#claimed) AND attribute_not_exists(withdrawnAt)",
            )
            .expression_attribute_names("#claimed", &claimed)
            .expression_attribute_values(":now", AttributeValue::S(Timestamp::now().to_string()))
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        let (change, digest) = match token {
            None => ("SET #claimed = :now", None),
            Some(TokenDigest::Confirm(digest)) => {
                ("SET #claimed = :now, confirmDigest = :digest", Some(AttributeValue::S(digest)))
            }
            Some(TokenDigest::Unsubscribe(digest)) => {
                ("SET #claimed = :now ADD unsubscribeDigests :digest", Some(AttributeValue::Ss(vec![digest])))
            }
        };
        if let Some(digest) = digest {
            request = request.expression_attribute_values(":digest", digest);
        }
        let Err(error) = request.update_expression(change).send().await else { return Ok(Claim::Granted) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(failed)) => Ok(match failed.item() {
                Some(item) if item.contains_key(&kind.message_id()) => Claim::Sent,
                Some(item) if item.contains_key(&claimed) => Claim::InDoubt,
                _ => Claim::Unwanted,
            }),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }

    /// Records the id under which SES sent a mail.
    pub(super) async fn mark_sent(&self, record: Item, kind: MailKind, id: &str) -> Result<(), Unavailable> {
        self.update_claimed(record, kind, "SET #id = :id", Some(id)).await
    }

    /// Gives a claim back, so that the mail can be tried again.
    pub(super) async fn release(&self, record: Item, kind: MailKind) -> Result<(), Unavailable> {
        self.update_claimed(record, kind, "REMOVE #claimed", None).await
    }

    async fn update_claimed(
        &self,
        record: Item,
        kind: MailKind,
        update: &str,
        id: Option<&str>,
    ) -> Result<(), Unavailable> {
        let mut request = self
            .client
            .update_item()
            .table_name(&self.table)
            .set_key(Some(record))
            .update_expression(update)
            // An erased record must not come back as an item that holds nothing but a marker.
            .condition_expression("attribute_exists(#claimed)")
            .expression_attribute_names("#claimed", kind.claimed_at());
        if let Some(id) = id {
            request = request
                .expression_attribute_names("#id", kind.message_id())
                .expression_attribute_values(":id", AttributeValue::S(id.to_owned()));
        }
        let Err(error) = request.send().await else { return Ok(()) };
        match error.as_service_error() {
            Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(()),
            _ => Err(Unavailable::because(reason(&error))),
        }
    }
}
