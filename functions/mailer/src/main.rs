//! Lambda: DynamoDB stream to SES.

use aws_lambda_events::event::dynamodb::Event;
use lambda_runtime::{Error, LambdaEvent, service_fn};
use mailer::Mailer;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let mailer = &Mailer::from_env()?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Event>| {
        Ok::<_, std::convert::Infallible>(mailer.handle(event.payload).await)
    }))
    .await
}
