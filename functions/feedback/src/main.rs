//! Lambda: bounces and complaints that SES reports.

use feedback::Feedback;
use jiff::Timestamp;
use lambda_runtime::{Error, LambdaEvent, service_fn};
use leads::logs::causes;
use serde_json::Value;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let feedback = &Feedback::from_env()?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Value>| {
        feedback.handle(&event.payload, Timestamp::now()).await.map_err(|cause| Error::from(causes(&cause)))
    }))
    .await
}
