//! Custom resource of the stack: the release of the built site into the bucket.
//!
//! The built site travels as a layer; [`publish`] makes the bucket hold it. It runs in a process of its own ([`worker`]), so
//! that [`Supervisor`] can answer CloudFormation whatever becomes of it: without an answer a stack hangs for an hour.

mod answer;
mod bucket;
mod cdn;
mod event;
mod kept;
mod publication;
mod release;
mod rules;
mod supervisor;
pub mod worker;

pub use answer::{Outcome, send};
pub use bucket::Bucket;
pub use cdn::Cdn;
pub use event::{Event, RequestType};
pub use kept::{Kept, Manifest};
pub use publication::{empty, publish};
pub use release::{File, Release};
pub use supervisor::Supervisor;
