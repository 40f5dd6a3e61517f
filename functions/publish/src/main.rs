//! Lambda: custom resource of the stack.

use std::time::SystemTime;

use lambda_runtime::{Error, LambdaEvent, service_fn};
use publish::{Event, Publisher};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    tracing_subscriber::fmt().json().flatten_event(true).with_writer(std::io::stderr).init();
    let publisher = &Publisher::from_env().await?;
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Event>| {
        let left = event.context.deadline().duration_since(SystemTime::now()).unwrap_or_default();
        Ok::<_, Error>(publisher.handle(&event.payload, left).await?)
    }))
    .await
}
