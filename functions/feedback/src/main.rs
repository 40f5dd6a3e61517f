//! Lambda: bounces and complaints that SES reports.

use feedback::{Event, Feedback};
use jiff::Timestamp;
use lambda_runtime::{Error, LambdaEvent, service_fn};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let feedback = &Feedback::from_env()?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Event>| {
        feedback.handle(event.payload, Timestamp::now()).await.map_err(Error::from)
    }))
    .await
}
