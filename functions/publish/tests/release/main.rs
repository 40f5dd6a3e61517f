//! Releases into a storage on loopback, and CloudFormation's requests from end to end.

#![expect(clippy::expect_used, reason = "a test that can't be set up has failed")]

mod failures;
mod releases;
mod requests;
mod server;
mod site;
mod storage;
