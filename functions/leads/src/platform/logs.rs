//! Logs: one JSON object a line, on stderr.
//!
//! The level is fixed: at `debug` the AWS SDK writes whole requests, and with them the visitor's data.

use tracing::Level;

/// Starts the log; a second call in one process changes nothing.
pub fn start() {
    let _ = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_max_level(Level::INFO)
        .with_writer(std::io::stderr)
        .try_init();
}
