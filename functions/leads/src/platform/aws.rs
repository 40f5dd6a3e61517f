//! AWS clients, created once per process.

mod connections;
mod environment;

use std::time::Duration;

use aws_sdk_dynamodb::config::SharedHttpClient;
use aws_sdk_dynamodb::config::retry::RetryConfig;
use aws_sdk_dynamodb::config::timeout::TimeoutConfig;
use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_types::SdkConfig;

use connections::connections;

pub(crate) use environment::config;

/// Longest wait for a connection.
const CONNECT: Duration = Duration::from_secs(2);
/// Longest wait for the database, all attempts together: the visitor still gets an answer within API Gateway's 30 s.
const DATABASE: Duration = Duration::from_secs(8);
/// Longest wait for one attempt at the database.
const DATABASE_ATTEMPT: Duration = Duration::from_secs(3);
/// Longest wait for the mail service.
const MAIL: Duration = Duration::from_secs(10);

/// The database client.
pub fn dynamodb(config: &SdkConfig) -> aws_sdk_dynamodb::Client {
    let timeouts = TimeoutConfig::builder()
        .connect_timeout(CONNECT)
        .operation_attempt_timeout(DATABASE_ATTEMPT)
        .operation_timeout(DATABASE)
        .build();
    let config = aws_sdk_dynamodb::config::Builder::from(config).timeout_config(timeouts).build();
    aws_sdk_dynamodb::Client::from_conf(config)
}

/// The mail client: every mail goes out once, over a connection of its own.
///
/// The SDK's own retries would send a mail twice when only the answer was lost. And a connection that was kept while
/// Lambda froze the process may be dead without the process knowing: the mail would end in doubt, where a new connection
/// either works or certainly sends nothing.
pub fn ses(config: &SdkConfig) -> aws_sdk_sesv2::Client {
    ses_over(config, connections(Some(0)))
}

/// The mail client over other connections.
pub fn ses_over(config: &SdkConfig, connections: SharedHttpClient) -> aws_sdk_sesv2::Client {
    let timeouts = TimeoutConfig::builder().connect_timeout(CONNECT).operation_timeout(MAIL).build();
    let config = aws_sdk_sesv2::config::Builder::from(config)
        .http_client(connections)
        .timeout_config(timeouts)
        .retry_config(RetryConfig::disabled())
        .build();
    aws_sdk_sesv2::Client::from_conf(config)
}

/// What failed, in words that are safe to log.
///
/// Only the error's code: messages of DynamoDB and SES repeat addresses and attribute values.
pub(crate) fn reason<E: ProvideErrorMetadata>(error: &SdkError<E>) -> String {
    match error {
        SdkError::ServiceError(answer) => answer.err().code().unwrap_or("an error without a code").to_owned(),
        SdkError::TimeoutError(_) => "no answer in time".to_owned(),
        SdkError::DispatchFailure(failure) if failure.is_timeout() => "no connection in time".to_owned(),
        SdkError::DispatchFailure(_) => "no connection".to_owned(),
        SdkError::ResponseError(_) => "an unreadable answer".to_owned(),
        _ => "a request that can't be built".to_owned(),
    }
}
