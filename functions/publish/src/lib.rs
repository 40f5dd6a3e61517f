//! Custom resources of the stack: the facts of the built site, and its release into the bucket.
//!
//! The built site travels as a layer. [`build_facts`] reads what the security policy needs to know of it; [`publish`] makes the
//! bucket hold it. Both run in a process of their own ([`worker`]), so that [`Supervisor`] can answer CloudFormation
//! whatever becomes of them: without an answer a stack hangs for an hour.

mod answer;
mod bucket;
mod build_facts;
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
pub use build_facts::build_facts;
pub use cdn::Cdn;
pub use event::{Event, RequestType};
pub use kept::{Kept, Manifest};
pub use publication::{empty, publish};
pub use release::{File, Release};
pub use supervisor::Supervisor;
