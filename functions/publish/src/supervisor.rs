//! Runs the work in a process of its own and answers CloudFormation however it ends.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;
use tracing::error;

use crate::answer::{Outcome, send};
use crate::event::Event;

/// Time that is left for the answer: all attempts of [`send`] with their pauses.
const ANSWER: Duration = Duration::from_secs(25);

/// Starts a worker for each request.
///
/// A worker that panics, runs out of memory or hangs takes only itself down. Release builds abort on a panic, so nothing
/// in the worker's own process could still answer.
#[derive(Clone, Debug)]
pub struct Supervisor {
    program: PathBuf,
    arguments: Vec<OsString>,
}

impl Supervisor {
    /// The worker's program and first arguments; it gets its time in whole seconds as the last argument and the event
    /// as JSON on stdin, and prints an [`Outcome`] as JSON.
    pub fn new<A: Into<OsString>>(program: impl Into<PathBuf>, arguments: impl IntoIterator<Item = A>) -> Self {
        Self { program: program.into(), arguments: arguments.into_iter().map(Into::into).collect() }
    }

    /// Handles a request in what is left of the function's time.
    ///
    /// # Errors
    /// When the answer could not be sent.
    pub async fn handle(&self, event: &Event, left: Duration) -> anyhow::Result<()> {
        let time = left.saturating_sub(ANSWER);
        let outcome = match tokio::time::timeout(time, self.work(event, time)).await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(cause)) => Outcome::Failed(format!("the worker ended without an outcome: {cause:#}")),
            Err(_) => Outcome::Failed(format!("the worker was not done after {} s", time.as_secs())),
        };
        if let Outcome::Failed(reason) = &outcome {
            error!(reason, request_id = event.request_id, "request failed");
        }
        send(event, &outcome).await
    }

    async fn work(&self, event: &Event, time: Duration) -> anyhow::Result<Outcome> {
        let mut worker = Command::new(&self.program)
            .args(&self.arguments)
            .arg(time.as_secs().to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("start it")?;
        let mut stdin = worker.stdin.take().context("open its input")?;
        // One that ended already says more by its status than by its closed input.
        let _ = stdin.write_all(&serde_json::to_vec(event)?).await;
        drop(stdin);
        let ended = worker.wait_with_output().await.context("wait for it")?;
        serde_json::from_slice(&ended.stdout).with_context(|| ended.status.to_string())
    }
}
