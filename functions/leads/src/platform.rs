//! What every part stands on: settings, clients, secret, logs, times.

pub(crate) mod address;
pub mod aws;
pub mod display_safe;
pub mod env;
pub(crate) mod locales;
pub mod logs;
pub mod metrics;
pub(crate) mod secret;
pub(crate) mod source;
pub mod times;
