//! Lambda: reminds sales of leads that wait too long; a schedule calls it.

use jiff::Timestamp;
use lambda_runtime::{Error, LambdaEvent, service_fn};
use leads::logs::causes;
use reminder::Reminder;
use serde::de::IgnoredAny;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let reminder = &Reminder::from_env()?;
    lambda_runtime::run(service_fn(async |_: LambdaEvent<IgnoredAny>| {
        // Boxed: the compiler looks only so deep into a future of futures.
        let reminded = Box::pin(reminder.run(Timestamp::now())).await;
        reminded.map(drop).map_err(|cause| Error::from(causes(&cause)))
    }))
    .await
}
