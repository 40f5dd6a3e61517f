//! The way of a posted form into the table.

pub(crate) mod accept;
pub(crate) mod counters;
pub(crate) mod draft;
pub(crate) mod judging;
pub(crate) mod post;
pub(crate) mod proof;
pub(crate) mod receipt;
