//! The answer that CloudFormation waits for.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, bail};
use aws_smithy_http_client::Connector;
use aws_smithy_http_client::tls::Provider;
use aws_smithy_http_client::tls::rustls_provider::CryptoMode;
use aws_smithy_runtime_api::client::http::HttpConnector;
use aws_smithy_runtime_api::http::{Request, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tracing::warn;

use crate::event::Event;

/// Longest reason in bytes, each of which may be six in JSON (`\u0001`): enough for a chain of causes, and the rest of the answer
/// has room in the 4,096 bytes that it may have ("Custom resource response objects" in the CloudFormation user guide).
const LONGEST_REASON: usize = 500;
/// How often the answer is sent before giving up, and the pause before each repetition.
const ATTEMPTS: u32 = 5;
const PAUSE: Duration = Duration::from_secs(1);
/// Longest wait for one attempt: all of them fit into [`crate::Supervisor`]'s time for the answer.
const ATTEMPT: Duration = Duration::from_secs(4);

/// How a request ended.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Outcome {
    /// It was done; these are the resource's attributes for `Fn::GetAtt`.
    Done(BTreeMap<String, String>),
    /// It was not done, for this reason.
    Failed(String),
}

/// Sends the answer; repeated while the address can't be reached.
///
/// # Errors
/// When every attempt failed.
pub async fn send(event: &Event, outcome: &Outcome) -> anyhow::Result<()> {
    let body = body(event, outcome);
    let connector = Connector::builder().tls_provider(Provider::Rustls(CryptoMode::AwsLc)).build();
    let mut attempt = 1;
    loop {
        let sent = tokio::time::timeout(ATTEMPT, put(&connector, &event.response_url, body.clone())).await;
        let Err(cause) = sent.context("no answer in time").flatten() else { return Ok(()) };
        if attempt == ATTEMPTS {
            return Err(cause.context("CloudFormation could not be answered"));
        }
        warn!(attempt, cause = format!("{cause:#}"), "the answer did not reach CloudFormation");
        tokio::time::sleep(PAUSE).await;
        attempt += 1;
    }
}

/// Without a content type: the address is signed for none.
async fn put(connector: &Connector, address: &str, body: String) -> anyhow::Result<()> {
    let mut request = Request::new(body.into());
    request.set_method("PUT")?;
    request.set_uri(address).context("ResponseURL is no address")?;
    let answer = connector.call(request).await?;
    if answer.status() != StatusCode::try_from(200)? {
        bail!("status {}", answer.status().as_u16());
    }
    Ok(())
}

fn body(event: &Event, outcome: &Outcome) -> String {
    let (status, reason, data) = match outcome {
        Outcome::Done(data) => ("SUCCESS", "", data.clone()),
        Outcome::Failed(reason) => ("FAILED", reason.as_str(), BTreeMap::new()),
    };
    json!({
        "Status": status,
        "Reason": &reason[..reason.floor_char_boundary(LONGEST_REASON)],
        "PhysicalResourceId": event.name(),
        "StackId": event.stack_id,
        "RequestId": event.request_id,
        "LogicalResourceId": event.logical_resource_id,
        "Data": data,
    })
    .to_string()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Outcome, body};

    /// Bytes that CloudFormation takes.
    const LONGEST: usize = 4096;

    #[test]
    fn no_reason_however_it_is_written_makes_an_answer_that_cloudformation_does_not_take() {
        let long = "x".repeat(200);
        let event = serde_json::from_value(json!({
            "RequestType": "Update", "ResourceType": "Custom::SiteRelease", "ResponseURL": "https://a.example", "StackId": long, "RequestId": long,
            "LogicalResourceId": long, "PhysicalResourceId": long, "ResourceProperties": {},
        }))
        .unwrap();
        for character in ["x", "ü", "👍", "\u{1}", "\""] {
            let answer = body(&event, &Outcome::Failed(character.repeat(5_000)));
            assert!(answer.len() <= LONGEST, "{character:?}: {}", answer.len());
            assert!(serde_json::from_str::<serde_json::Value>(&answer).is_ok());
        }
    }
}
