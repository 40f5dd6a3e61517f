//! Custom resource of the stack: releases the built site into the bucket.
//!
//! The built site travels as a layer; [`publish`] makes the bucket hold it, and [`Publisher`] answers CloudFormation before the
//! function's time is over: without an answer a stack waits for its `ServiceTimeout`.

mod answer;
mod bucket;
mod cdn;
mod event;
mod handler;
mod publication;
mod release;
mod requests;
mod rules;

pub use bucket::Bucket;
pub use cdn::Cdn;
pub use event::{Event, RequestType};
pub use handler::Publisher;
pub use publication::{empty, publish};
pub use release::{File, Release};
