//! Lambda: DynamoDB stream to SES, and each minute what is due.

use lambda_runtime::{Error, LambdaEvent, service_fn};
use leads::logs::causes;
use mailer::Mailer;
use serde_json::Value;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let mailer = &Mailer::from_env()?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Value>| {
        mailer.called(event.payload).await.map_err(|cause| Error::from(causes(&cause)))
    }))
    .await
}
