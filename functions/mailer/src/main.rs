//! Lambda: DynamoDB stream to SES, and each minute what is due.

use aws_lambda_events::event::dynamodb::Event;
use aws_lambda_events::streams::DynamoDbEventResponse;
use jiff::Timestamp;
use lambda_runtime::{Error, LambdaEvent, service_fn};
use leads::logs::causes;
use mailer::Mailer;
use serde::Deserialize;

/// What calls the function: template.yaml.
#[derive(Deserialize)]
#[serde(untagged)]
enum Call {
    /// The table's stream.
    Stream(Event),
    /// The schedule.
    Schedule {},
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let mailer = &Mailer::from_env()?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Call>| match event.payload {
        Call::Stream(event) => Ok::<_, Error>(mailer.handle(event).await),
        Call::Schedule {} => mailer
            .scheduled(Timestamp::now())
            .await
            .map(|()| DynamoDbEventResponse::default())
            .map_err(|cause| Error::from(causes(&cause))),
    }))
    .await
}
