//! Custom resources of the stack: the facts of the built site, and its release into the bucket.
//!
//! The built site travels as a layer. [`facts`] reads what the security policy needs to know of it; [`publish`] makes the
//! bucket hold it. Both run in a process of their own ([`worker`]), so that [`Supervisor`] can answer CloudFormation
//! whatever becomes of them: without an answer a stack hangs for an hour.

mod answer;
mod bucket;
mod cdn;
mod event;
mod facts;
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
pub use facts::facts;
pub use kept::{Kept, Manifest};
pub use publication::{empty, publish};
pub use release::{File, Release};
pub use supervisor::Supervisor;
