//! Lambda: custom resource of the stack. `publish work <seconds>` is the process that does one request's work.

use std::io::{Read, Write};
use std::time::{Duration, SystemTime};

use anyhow::Context;
use lambda_runtime::{Error, LambdaEvent, service_fn};
use publish::{Event, Supervisor, worker};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    tracing_subscriber::fmt().json().flatten_event(true).with_writer(std::io::stderr).init();
    let arguments: Vec<_> = std::env::args().collect();
    if let [_, command, seconds] = arguments.as_slice()
        && command == "work"
    {
        return Ok(work(seconds).await?);
    }
    let supervisor = &Supervisor::new(std::env::current_exe()?, ["work"]);
    lambda_runtime::run(service_fn(async |event: LambdaEvent<Event>| {
        let left = event.context.deadline().duration_since(SystemTime::now()).unwrap_or_default();
        Ok::<_, Error>(supervisor.handle(&event.payload, left).await?)
    }))
    .await
}

async fn work(seconds: &str) -> anyhow::Result<()> {
    let time = Duration::from_secs(seconds.parse().context("the last argument is the time in seconds")?);
    let mut event = String::new();
    std::io::stdin().read_to_string(&mut event)?;
    let event: Event = serde_json::from_str(&event).context("stdin holds no request of CloudFormation")?;
    let outcome = worker::run(&event, time).await;
    std::io::stdout().write_all(&serde_json::to_vec(&outcome)?)?;
    Ok(())
}
