//! From a valid form to its records in the table; [`accept`] has the steps in order.

pub(crate) mod accept;
pub(crate) mod decision;
pub(crate) mod form;
pub(crate) mod idempotency;
pub(crate) mod numbers;
pub(crate) mod proof;
