//! The functions against the embedded DynamoDB and the real mail server, over HTTP, as visitors and the CDN meet them.
#![expect(clippy::expect_used, clippy::panic, reason = "a test ends where an expectation fails")]

mod answers;
mod idempotency;
mod mails;
mod outages;
mod plain_form;
mod process;
mod support;
