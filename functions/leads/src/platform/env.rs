//! The settings of a function, read once at its start.

use thiserror::Error;

/// A setting that the function can't run without.
#[derive(Debug, Error)]
#[error("the environment variable {0} is not set, or set to what it can't be: set it as template.yaml does")]
pub struct Missing(pub &'static str);

/// A variable that has to be set, and to something.
///
/// # Errors
/// [`Missing`] with the name of the variable.
pub fn required(name: &'static str) -> Result<String, Missing> {
    optional(name).ok_or(Missing(name))
}

/// A variable that has to be set to a whole number from 1 on.
///
/// # Errors
/// [`Missing`] with the name of the variable.
pub fn count(name: &'static str) -> Result<u64, Missing> {
    let number = required(name)?.trim().parse().ok();
    number.filter(|number| *number > 0).ok_or(Missing(name))
}

/// A variable that may be unset or empty.
pub fn optional(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.trim().is_empty())
}
