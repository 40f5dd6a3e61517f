//! Why an operation failed: the database, a record, the mail service, or a defect of ours.

use std::error::Error as StdError;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use thiserror::Error;

use crate::platform::aws::reason;
use crate::table::keys::Unreadable;

/// What was asked is not done, and nothing is half-written. `leads::logs::causes` has it with its causes, and none of them
/// repeats what a record holds.
#[derive(Debug, Error)]
pub enum Unavailable {
    /// The database failed, refused, or took too long: asking again may help.
    #[error("the leads table is unavailable: {0}")]
    Database(String),
    /// A record can't be read, e.g. since a later release wrote it: asking again does not help.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A list to sales was not sent.
    #[error("the mail service failed: {0}")]
    MailService(String),
    /// It is a fault of the functions or of what they run on, whatever the database does.
    #[error("a defect of the functions")]
    Defect(#[source] Box<dyn StdError + Send + Sync>),
}

impl Unavailable {
    /// What the client of the database says.
    pub(crate) fn database<E: ProvideErrorMetadata>(error: &SdkError<E>) -> Self {
        Self::Database(reason(error))
    }

    /// The database was asked in vain for as long, or as often, as makes sense.
    pub(crate) fn given_up(after: impl Into<String>) -> Self {
        Self::Database(after.into())
    }

    /// A defect of the functions.
    pub(crate) fn defect(cause: impl StdError + Send + Sync + 'static) -> Self {
        Self::Defect(Box::new(cause))
    }
}

#[cfg(test)]
mod tests {
    use super::Unavailable;
    use crate::platform::logs::causes;
    use crate::table::keys::Unreadable;

    #[test]
    fn the_log_tells_the_database_a_record_and_a_defect_apart() {
        let database = Unavailable::given_up("no answer in time");
        assert_eq!(causes(&database), "the leads table is unavailable: no answer in time");
        assert_eq!(causes(&Unavailable::from(Unreadable)), "a record that can't be read");
        let defect = causes(&Unavailable::defect(getrandom::Error::UNSUPPORTED));
        assert!(defect.starts_with("a defect of the functions: "), "{defect}");
    }
}
