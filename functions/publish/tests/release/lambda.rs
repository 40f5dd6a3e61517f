//! The function as Lambda runs it: the real program against the runtime's API.

use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::Response;
use http_body_util::Full;
use serde_json::{Value, json};
use tokio::process::Command;

use crate::requests::{environment, event};
use crate::server::{Server, serve};
use crate::site::{DISTRIBUTION, cloudfront, first};
use crate::storage::{BUCKET, Storage};

/// Longest wait for the answer before the test gives up.
const GIVE_UP: Duration = Duration::from_secs(60);

#[tokio::test]
async fn an_invocation_publishes_the_site_and_answers_cloudformation() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let (sender, answered) = tokio::sync::oneshot::channel();
    let sender = Mutex::new(Some(sender));
    let answers = Server::start(move |_, seen| {
        if let Some(sender) = sender.lock().expect("a sender").take() {
            let _ = sender.send(seen.body.clone());
        }
        (200, String::new())
    })
    .await;
    let properties = json!({ "Bucket": BUCKET, "DistributionId": DISTRIBUTION });
    let runtime = runtime_api(event(&answers, "Custom::SiteRelease", "Create", properties).to_string()).await;

    let _function = Command::new("env")
        .args(environment(&site, &storage, &front))
        .args([
            format!("AWS_LAMBDA_RUNTIME_API={runtime}"),
            "AWS_LAMBDA_FUNCTION_NAME=publish".into(),
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE=256".into(),
            "AWS_LAMBDA_FUNCTION_VERSION=1".into(),
            env!("CARGO_BIN_EXE_publish").into(),
        ])
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("the function");

    let answer = tokio::time::timeout(GIVE_UP, answered).await.expect("an answer in time").expect("an answer");
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["Status"], "SUCCESS", "{answer}");
    assert_eq!(storage.object("site/index.html").0, "start 1");
}

/// Hands out one invocation, then none.
async fn runtime_api(event: String) -> std::net::SocketAddr {
    let event = Arc::new(Mutex::new(Some(event)));
    serve(move |request| {
        let next = request.uri().path().ends_with("/invocation/next");
        let event = if next { event.lock().expect("an event").take() } else { None };
        async move {
            let Some(event) = event else {
                if next {
                    std::future::pending::<()>().await;
                }
                return Response::builder().status(202).body(Full::default()).expect("an answer");
            };
            let deadline = SystemTime::now() + Duration::from_secs(300);
            let deadline = deadline.duration_since(SystemTime::UNIX_EPOCH).expect("a time").as_millis();
            Response::builder()
                .header("lambda-runtime-aws-request-id", "invocation")
                .header("lambda-runtime-deadline-ms", deadline.to_string())
                .header("lambda-runtime-invoked-function-arn", "arn:aws:lambda:eu-central-1:1:function:publish")
                .body(Full::new(Bytes::from(event)))
                .expect("an answer")
        }
    })
    .await
}
