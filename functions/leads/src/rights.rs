//! What a person may ask of us, and what mail servers report: shown, erased, written to no more.

pub(crate) mod subject;
pub(crate) mod suppression;
