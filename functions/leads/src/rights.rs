//! Rights of the persons behind the data: access, erasure, and no further mail once they or their mail server say so.

pub(crate) mod subject;
pub(crate) mod suppression;
