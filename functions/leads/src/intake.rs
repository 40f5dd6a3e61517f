//! From a valid form to its records in the table; [`accept`] tells it from top to bottom.

pub(crate) mod accept;
pub(crate) mod decision;
pub(crate) mod form;
pub(crate) mod idempotency;
pub(crate) mod numbers;
pub(crate) mod proof;
