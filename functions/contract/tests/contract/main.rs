//! What crosses the wire, as browsers and programs write it.
#![expect(clippy::expect_used, clippy::panic, reason = "a test ends where an expectation fails")]

mod form;
mod schema;
mod verdicts;
