//! Waiting for what comes by itself.

use std::time::Duration;

/// How often something awaited is looked for, and how long it may take before the test gives up.
const POLL: Duration = Duration::from_millis(25);
const GIVE_UP: Duration = Duration::from_secs(60);

/// Waits until something is there.
pub(crate) async fn until<T>(what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
    wait(what, POLL, GIVE_UP, look).await
}

/// Waits until something big is there, which looking at slows down.
pub(crate) async fn until_at_last<T>(what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
    wait(what, 80 * POLL, 5 * GIVE_UP, look).await
}

async fn wait<T>(what: &str, poll: Duration, give_up: Duration, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(poll).await;
        }
    };
    tokio::time::timeout(give_up, waiting).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}
