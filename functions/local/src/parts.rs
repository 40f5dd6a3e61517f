//! Tasks of the process that end together.

use anyhow::Context;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Tasks that run until they are to end.
#[derive(Default)]
pub(crate) struct Parts {
    end: watch::Sender<bool>,
    tasks: JoinSet<anyhow::Result<()>>,
}

impl Parts {
    /// Resolves when the parts are to end, or when nobody can say so any more.
    pub(crate) fn end(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut end = self.end.subscribe();
        async move {
            let _ = end.wait_for(|end| *end).await;
        }
    }

    /// Starts a part.
    pub(crate) fn spawn(&mut self, part: impl Future<Output = anyhow::Result<()>> + Send + 'static) {
        self.tasks.spawn(part);
    }

    /// Ends the parts, each after what it is doing.
    ///
    /// # Errors
    /// The first part that failed.
    pub(crate) async fn stop(mut self) -> anyhow::Result<()> {
        self.end.send_replace(true);
        let mut outcome = Ok(());
        while let Some(part) = self.tasks.join_next().await {
            outcome = outcome.and(part.context("a part of the local process panicked").and_then(|result| result));
        }
        outcome
    }
}
