//! The way of a posted form into the table.

pub(crate) mod accept;
pub(crate) mod counters;
pub(crate) mod crowd;
pub(crate) mod draft;
pub(crate) mod form;
pub(crate) mod judging;
pub(crate) mod mails;
pub(crate) mod post;
pub(crate) mod proof;
pub(crate) mod receipt;
pub(crate) mod seen;
