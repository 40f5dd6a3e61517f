//! Waiting for what comes by itself.

use std::time::Duration;

/// How often something awaited is looked for, and how long it may take before the test gives up.
const POLL: Duration = Duration::from_millis(15);
pub(crate) const GIVE_UP: Duration = Duration::from_secs(60);

/// Waits until something is there.
pub(crate) async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(POLL).await;
        }
    };
    tokio::time::timeout(GIVE_UP, waiting).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}
