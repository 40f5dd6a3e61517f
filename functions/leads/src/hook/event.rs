//! What is posted to the hook.

use contract::HookEvent;
use jiff::Timestamp;

use crate::table::lead::Lead;
use crate::table::reference::Reference;
use crate::table::signup::Signup;

/// What happened to which record, and when.
#[derive(Debug)]
pub(crate) struct EventPayload {
    pub(crate) event: HookEvent,
    pub(crate) reference: Reference,
    /// When it happened; where no record says it any more, it was when it was queued.
    pub(crate) at: Option<Timestamp>,
    pub(crate) subject: Subject,
}

/// As much of a record as is posted.
#[derive(Debug)]
pub(crate) enum Subject {
    Lead(Box<Lead>),
    Signup(Box<Signup>),
    /// Nothing but its reference.
    Reference,
}

impl EventPayload {
    /// By this the receiver knows a repetition: an event happens to a record once. Without full stops, which part what is signed.
    pub(crate) fn id(&self) -> String {
        format!("{}-{}", self.reference, self.event.name().replace('.', "-"))
    }
}
