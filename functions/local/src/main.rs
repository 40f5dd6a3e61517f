//! The same handlers in one process: `npm start` runs it beside the site and the mail inbox.
//!
//! It prints the one line `ready` on stdout when everything answers, and ends on Ctrl-C or SIGTERM.

use std::io::Write;
use std::process::ExitCode;

use local::{Local, Settings};

#[tokio::main]
async fn main() -> ExitCode {
    leads::logs::start();
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(cause) => {
            let _ = writeln!(std::io::stderr(), "{cause:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> anyhow::Result<()> {
    let running = Local::start(Settings::from_env()?).await?;
    writeln!(std::io::stdout(), "ready")?;
    terminated().await?;
    running.stop().await
}

async fn terminated() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
