//! What every part stands on: settings, clients, secret, logs, times.

pub(crate) mod address;
pub mod aws;
pub mod env;
pub mod logs;
pub mod metrics;
pub(crate) mod purpose;
pub(crate) mod secret;
pub mod shown;
pub(crate) mod source;
pub mod times;
