//! The way of a posted form into the table.

pub(crate) mod accept;
pub(crate) mod form;
pub(crate) mod lookups;
pub(crate) mod mail_quota;
pub(crate) mod post;
pub(crate) mod proof;
pub(crate) mod rate_limit;
pub(crate) mod receipt;
pub(crate) mod sliding_window;
pub(crate) mod spam_verdict;
