//! The reminder, called from time to time as the stack's schedule calls it.

use std::time::Duration;

use jiff::Timestamp;
use reminder::Reminder;
use tracing::warn;

/// Time between two calls; the stack's is an hour, for which nobody waits at a desk.
const INTERVAL: Duration = Duration::from_secs(60);

pub(crate) async fn keep(reminder: Reminder, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
    tokio::pin!(stop);
    loop {
        if let Err(cause) = reminder.run(Timestamp::now()).await {
            warn!(%cause, "sales not reminded");
        }
        tokio::select! {
            () = &mut stop => return Ok(()),
            () = tokio::time::sleep(INTERVAL) => {}
        }
    }
}
