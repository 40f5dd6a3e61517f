//! The way of a posted form into the table.

pub(crate) mod accept;
pub(crate) mod form;
pub(crate) mod numbers;
pub(crate) mod post;
pub(crate) mod proof;
pub(crate) mod receipt;
pub(crate) mod spam_verdict;
