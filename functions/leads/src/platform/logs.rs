//! Logs: one JSON object a line, on stderr.
//!
//! The level is fixed: at `debug` the AWS SDK writes whole requests, and with them the visitor's data.

use std::error::Error;

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

/// An error with all of its causes, in one line.
pub fn causes(error: &dyn Error) -> String {
    let (mut text, mut next) = (error.to_string(), error.source());
    while let Some(cause) = next {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        next = cause.source();
    }
    text
}
