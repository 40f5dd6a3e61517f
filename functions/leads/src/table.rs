//! The table: its records, their keys and how long they are kept, and how they are read and written.

pub(crate) mod hook_events;
pub(crate) mod item_kind;
pub(crate) mod keys;
pub(crate) mod lead;
pub(crate) mod mail_kind;
pub(crate) mod outbox_item;
pub(crate) mod promise;
pub(crate) mod query;
pub(crate) mod record;
pub(crate) mod reference;
pub(crate) mod resend;
pub(crate) mod retention;
pub(crate) mod scan;
pub(crate) mod signup;
pub(crate) mod signup_end;
pub(crate) mod state;
pub(crate) mod store;
pub(crate) mod verdict;
