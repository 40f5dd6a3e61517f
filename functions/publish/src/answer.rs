//! The answer that CloudFormation waits for.

use std::time::Duration;

use anyhow::{anyhow, bail};
use serde_json::json;
use tracing::warn;

use crate::event::Event;
use crate::requests::{LONGEST, connector, request, status};

/// Longest reason in bytes, each of which may be six in JSON (`\u0001`): enough for a chain of causes, and the rest of the answer
/// has room in the 4,096 bytes that it may have ("Custom resource response objects" in the CloudFormation user guide).
const LONGEST_REASON: usize = 500;
/// How often the answer is sent before giving up, and the pause before each repetition.
const ATTEMPTS: u32 = 5;
const PAUSE: Duration = Duration::from_secs(1);
/// Time that is left for the answer: all attempts with their pauses.
pub(crate) const ANSWER: Duration = Duration::from_secs(ATTEMPTS as u64 * (LONGEST.as_secs() + PAUSE.as_secs()));

/// How a request ended: with so many files, or for this reason without.
pub(crate) type Outcome = Result<usize, String>;

/// Sends the answer; repeated while the address can't be reached. Without a content type: the address is signed for none.
///
/// # Errors
/// When every attempt failed.
pub(crate) async fn send(event: &Event, outcome: &Outcome) -> anyhow::Result<()> {
    let (body, connector) = (body(event, outcome), connector());
    for attempt in 1..=ATTEMPTS {
        let cause = match status(&connector, request("PUT", &event.response_url, body.clone())?).await {
            Ok(200) => return Ok(()),
            Ok(status) => anyhow!("status {status}"),
            Err(cause) => cause,
        };
        warn!(attempt, cause = format!("{cause:#}"), "the answer did not reach CloudFormation");
        tokio::time::sleep(PAUSE).await;
    }
    bail!("CloudFormation could not be answered")
}

fn body(event: &Event, outcome: &Outcome) -> String {
    let (status, reason, data) = match outcome {
        Ok(files) => ("SUCCESS", "", json!({ "Files": files.to_string() })),
        Err(reason) => ("FAILED", reason.as_str(), json!({})),
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
