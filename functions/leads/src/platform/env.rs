//! The settings of a function, read once at its start.

use thiserror::Error;

/// A setting that the function can't run without.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Missing {
    /// There is none.
    #[error("the environment variable {0} is not set: set it as template.yaml does")]
    Unset(&'static str),
    /// There is one, and it is no count.
    #[error("the environment variable {0} is {1:?}: set it to a whole number from 1 on, in digits")]
    NoCount(&'static str, String),
}

/// A variable that has to be set, and to something.
///
/// # Errors
/// [`Missing`] with the name of the variable.
pub fn required(name: &'static str) -> Result<String, Missing> {
    optional(name).ok_or(Missing::Unset(name))
}

/// A variable that has to be set to a whole number from 1 on.
///
/// # Errors
/// [`Missing`] with the name of the variable, and with what it is when that is no such number.
pub fn count(name: &'static str) -> Result<u64, Missing> {
    read_count(name, &required(name)?)
}

fn read_count(name: &'static str, text: &str) -> Result<u64, Missing> {
    let number = text.trim().parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| Missing::NoCount(name, text.to_owned()))
}

/// A variable that may be unset or empty.
pub fn optional(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::read_count;

    #[test]
    fn a_number_that_is_none_is_named_as_it_is_with_what_it_has_to_be() {
        assert_eq!(read_count("MAILS", " 200 "), Ok(200));
        for wrong in ["0", "-1", "abc", "1e3", "1.5"] {
            let message = read_count("MAILS", wrong).unwrap_err().to_string();
            assert!(message.contains(&format!("MAILS is {wrong:?}")), "{message}");
            assert!(message.contains("whole number from 1 on") && !message.contains("not set"), "{message}");
        }
    }
}
