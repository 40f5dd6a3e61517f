//! The command `leads`, run as people run it, against a running stack.
#![expect(clippy::expect_used, clippy::panic, reason = "a test ends where an expectation fails")]

mod closing;
mod erasing;
mod hooking;
mod reading;
mod rekeying;
mod run;
mod working;
// The stack of the functions' own tests; each of the two uses its part of it.
#[allow(dead_code, unused_imports, reason = "shared with the tests of the local process")]
#[path = "../../../local/tests/stack/support/mod.rs"]
mod support;
