//! Why what was asked of the table was not done: the database, a record, or a defect of ours.

use aws_sdk_dynamodb::error::{BuildError, ProvideErrorMetadata, SdkError};
use thiserror::Error;

use crate::platform::aws::reason;
use crate::table::keys::Unreadable;

/// What was asked is not done, and nothing is half-written. `leads::logs::causes` has it with its causes, and none of them
/// repeats what a record holds.
#[derive(Debug, Error)]
pub enum Unavailable {
    /// The database failed, refused, or took too long: asking again may help.
    #[error("the leads table is unavailable")]
    Database(#[source] DatabaseError),
    /// A record can't be read, e.g. since a later release wrote it: asking again does not help.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is a fault of the functions or of what they run on, whatever the database does.
    #[error("a defect of the functions")]
    Defect(#[source] Defect),
}

/// What the database answered, or did not.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct DatabaseError(String);

/// What went wrong before anything was asked of the database.
#[derive(Debug, Error)]
pub enum Defect {
    /// The operating system has no random numbers.
    #[error("no random numbers")]
    Random(#[from] getrandom::Error),
    /// A record can't be written as the table keeps it.
    #[error("a record that can't be serialised")]
    Serialising(#[from] serde_dynamo::Error),
    /// The template of a mail failed.
    #[error("a mail that can't be rendered")]
    Rendering(#[from] askama::Error),
    /// A request to the database lacks a part.
    #[error("a request that can't be built")]
    Building(#[from] BuildError),
}

impl Unavailable {
    /// What the client of the database says.
    pub(crate) fn database<E: ProvideErrorMetadata>(error: &SdkError<E>) -> Self {
        Self::Database(DatabaseError(reason(error)))
    }

    /// The database was asked in vain for as long, or as often, as makes sense.
    pub(crate) fn given_up(after: impl Into<String>) -> Self {
        Self::Database(DatabaseError(after.into()))
    }

    /// A fault of ours.
    pub(crate) fn defect(cause: impl Into<Defect>) -> Self {
        Self::Defect(cause.into())
    }
}

#[cfg(test)]
mod tests {
    use super::{DatabaseError, Unavailable};
    use crate::platform::logs::causes;
    use crate::table::keys::Unreadable;

    #[test]
    fn the_log_tells_the_database_a_record_and_a_defect_apart() {
        let database = Unavailable::Database(DatabaseError("no answer in time".to_owned()));
        assert_eq!(causes(&database), "the leads table is unavailable: no answer in time");
        assert_eq!(causes(&Unavailable::from(Unreadable)), "a record that can't be read");
        let random = causes(&Unavailable::defect(getrandom::Error::UNSUPPORTED));
        assert!(random.starts_with("a defect of the functions: no random numbers: "), "{random}");
        let rendering = causes(&Unavailable::defect(askama::Error::Fmt));
        assert!(rendering.starts_with("a defect of the functions: a mail that can't be rendered: "), "{rendering}");
    }
}
