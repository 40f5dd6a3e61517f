//! The functions against the embedded DynamoDB and a mail service in this process, over HTTP, as visitors and the CDN meet them.
#![expect(clippy::expect_used, clippy::panic, reason = "a test ends where an expectation fails")]

mod answered;
mod answers;
mod browsers;
mod challenge;
mod crash;
mod database;
mod events;
mod feedback;
mod held;
mod hook_batches;
mod hook_receivers;
mod hooks;
mod idempotency;
mod in_doubt;
mod logs;
mod mail_service;
mod mails;
mod parts;
mod plain_form;
mod process;
mod promise;
mod recipients;
mod roles;
mod routes;
mod signup;
mod signup_ends;
mod signup_form;
mod signup_links;
mod sources;
mod spam;
mod support;
mod terms;
mod work_list;
