//! Calls what the stack's schedules call, but more often, since a developer waits for it.

use std::pin::pin;
use std::time::Duration;

use jiff::Timestamp;
use leads::logs::causes;
use mailer::Mailer;
use reminder::Reminder;
use tokio::time::timeout;
use tracing::warn;

/// Time between two sweeps of the outbox; the stack's is a minute.
const SWEEPS: Duration = Duration::from_millis(500);

/// Sends sales the list of what waits, with a rest after each time.
pub(crate) async fn remind(
    reminder: Reminder,
    rest: Duration,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop);
    loop {
        if let Err(cause) = reminder.run(Timestamp::now()).await {
            warn!(cause = causes(&cause), "sales not reminded");
        }
        if timeout(rest, &mut stop).await.is_ok() {
            return Ok(());
        }
    }
}

/// Sends what is due.
pub(crate) async fn sweep(mailer: Mailer, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
    let mut stop = pin!(stop);
    loop {
        if let Err(cause) = mailer.sweep(Timestamp::now()).await {
            warn!(cause = causes(&cause), "outbox not swept");
        }
        if timeout(SWEEPS, &mut stop).await.is_ok() {
            return Ok(());
        }
    }
}
