//! DynamoDB stream to SES: every new lead and every state of a sign-up leads to its mails.
//!
//! A record whose mails could not be sent is reported as a failed item of the batch, so that the stream hands it over
//! again; what was sent before stays sent once (see `leads::deliver`).

use anyhow::Context;
use aws_lambda_events::event::dynamodb::{Event, EventRecord};
use aws_lambda_events::streams::{DynamoDbBatchItemFailure, DynamoDbEventResponse};
use leads::{MailSender, NotALead, Store};
use tracing::{error, warn};

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Mailer {
    store: Store,
    sender: MailSender,
}

impl Mailer {
    /// A mailer over this table and mail service.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { store, sender }
    }

    /// Reads settings from the environment and makes the clients.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Ok(Self::new(Store::from_env()?, MailSender::from_env()?))
    }

    /// Handles a batch of stream records and names those to hand over again.
    pub async fn handle(&self, event: Event) -> DynamoDbEventResponse {
        let mut response = DynamoDbEventResponse::default();
        for record in event.records {
            let sequence_number = record.change.sequence_number.clone();
            // On the heap: the compiler gives up on the layout of futures that are nested this deep.
            if let Err(cause) = Box::pin(self.handle_record(record)).await {
                warn!(sequence_number, cause = format!("{cause:#}"), "stream record failed");
                let mut failure = DynamoDbBatchItemFailure::default();
                failure.item_identifier = sequence_number;
                response.batch_item_failures.push(failure);
            }
        }
        response
    }

    async fn handle_record(&self, record: EventRecord) -> anyhow::Result<()> {
        let image = record.change.new_image;
        let delivered = match record.event_name.as_str() {
            // Every later change of a lead, the sent-markers included, comes as MODIFY.
            "INSERT" => match leads::lead_from_item(image.clone()) {
                Ok(lead) => leads::deliver(&self.store, &self.sender, &lead).await.context("deliver a lead"),
                Err(NotALead::OtherKind) => self.deliver_signup(image).await,
                Err(unreadable) => Err(unreadable.into()),
            },
            // A sign-up is confirmed or released long after it was requested, and what failed may be asked for again.
            "MODIFY" => match leads::lead_from_item(image.clone()) {
                Ok(lead) if leads::delivery_is_requested(&image) => {
                    leads::deliver(&self.store, &self.sender, &lead).await.context("deliver a lead")
                }
                Ok(_) => Ok(()),
                Err(NotALead::OtherKind) => self.deliver_signup(image).await,
                Err(unreadable) => Err(unreadable.into()),
            },
            _ => Ok(()),
        };
        if let Err(cause) = &delivered
            && cause.is::<NotALead>()
        {
            // Reported as failed, it ends in the dead-letter queue instead of vanishing.
            error!(event_id = record.event_id, "stream record can't be read");
        }
        delivered
    }

    async fn deliver_signup(&self, image: serde_dynamo::Item) -> anyhow::Result<()> {
        match leads::signup_from_item(image) {
            Ok((signup, claimed)) => {
                leads::deliver_signup(&self.store, &self.sender, &signup, &claimed).await.context("deliver a sign-up")
            }
            Err(NotALead::OtherKind) => Ok(()),
            Err(unreadable) => Err(unreadable.into()),
        }
    }
}
