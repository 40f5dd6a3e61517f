//! CloudFormation's requests, handled by the real worker process.

use std::time::Duration;

use publish::{Event, Supervisor};
use serde_json::{Value, json};

use crate::server::Server;
use crate::site::{DISTRIBUTION, Site, cloudfront, first};
use crate::storage::{ACCESS_KEY, BUCKET, Fault, SECRET_KEY, Storage};

/// Time of the function that is left for a request; the supervisor keeps 25 s of it for the answer.
const LEFT: Duration = Duration::from_secs(300);

pub(crate) fn event(answers: &Server, kind: &str, request: &str, properties: Value) -> Value {
    json!({
        "RequestType": request,
        "ResponseURL": format!("{}/answer?signature=a%2Fb", answers.url()),
        "StackId": "stack",
        "RequestId": "request",
        "ResourceType": kind,
        "LogicalResourceId": "SiteRelease",
        "ResourceProperties": properties,
    })
}

pub(crate) fn environment(site: &Site, storage: &Storage, front: &Server) -> Vec<String> {
    vec![
        format!("SITE_DIR={}", site.folder().display()),
        format!("AWS_ENDPOINT_URL_S3=http://{}", storage.address),
        format!("AWS_ENDPOINT_URL_CLOUDFRONT={}", front.url()),
        format!("AWS_ACCESS_KEY_ID={ACCESS_KEY}"),
        format!("AWS_SECRET_ACCESS_KEY={SECRET_KEY}"),
        "AWS_REGION=eu-central-1".into(),
    ]
}

async fn answers() -> Server {
    Server::start(|_, _| (200, String::new())).await
}

fn only_answer(answers: &Server) -> Value {
    let [answer] = answers.seen().try_into().expect("one answer");
    assert_eq!((answer.method.as_str(), answer.uri.query()), ("PUT", Some("signature=a%2Fb")));
    assert!(!answer.headers.contains_key("content-type"), "the address is signed for none");
    serde_json::from_str(&answer.body).expect("JSON")
}

async fn handled(variables: Vec<String>, kind: &str, request: &str, properties: Value) -> Value {
    let answers = answers().await;
    let arguments = variables.into_iter().chain([env!("CARGO_BIN_EXE_publish").into(), "work".into()]);
    let event: Event = serde_json::from_value(event(&answers, kind, request, properties)).expect("an event");
    Supervisor::new("env", arguments).handle(&event, LEFT).await.expect("an answer that was sent");
    only_answer(&answers)
}

#[tokio::test]
async fn creation_publishes_and_deletion_empties() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let properties = json!({ "Bucket": BUCKET, "DistributionId": DISTRIBUTION, "Release": "arn:1" });
    let variables = || environment(&site, &storage, &front);

    let created = handled(variables(), "Custom::SiteRelease", "Create", properties.clone()).await;
    let expected = json!({
        "Status": "SUCCESS", "Reason": "", "PhysicalResourceId": BUCKET,
        "StackId": "stack", "RequestId": "request", "LogicalResourceId": "SiteRelease",
        "Data": { "Files": "6" },
    });
    assert_eq!(created, expected);
    assert_eq!(storage.object("site/index.html").await.0, "start 1");

    let updated = handled(variables(), "Custom::SiteRelease", "Update", properties.clone()).await;
    assert_eq!(updated["PhysicalResourceId"], BUCKET, "another name would make CloudFormation delete the site");

    let deleted = handled(variables(), "Custom::SiteRelease", "Delete", properties).await;
    assert_eq!(deleted["Status"], "SUCCESS");
    assert_eq!(storage.keys("").await, [""; 0]);
}

#[tokio::test]
async fn a_release_that_fails_is_answered_with_its_cause() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    storage.break_with(Fault::Refused("PUT site/assets"));
    let properties = json!({ "Bucket": BUCKET, "DistributionId": DISTRIBUTION });
    let answer = handled(environment(&site, &storage, &front), "Custom::SiteRelease", "Create", properties).await;
    assert_eq!(answer["Status"], "FAILED");
    assert!(answer["Reason"].as_str().unwrap().starts_with("upload assets/app-1.js"), "{answer}");
}

#[tokio::test]
async fn a_worker_that_dies_hangs_or_talks_nonsense_is_answered_for() {
    let workers: [(&str, &[&str], Duration); 4] = [
        ("sh", &["-c", "kill -9 $$"], LEFT),
        ("sh", &["-c", "echo nonsense"], LEFT),
        ("no-such-program", &[], LEFT),
        ("sleep", &["600"], Duration::from_secs(26)),
    ];
    for (program, arguments, left) in workers {
        let answers = answers().await;
        let event = event(&answers, "Custom::SiteRelease", "Create", json!({}));
        let event: Event = serde_json::from_value(event).unwrap();
        Supervisor::new(program, arguments.iter().copied()).handle(&event, left).await.unwrap();
        let answer = only_answer(&answers);
        assert_eq!(answer["Status"], "FAILED", "{program}");
        assert!(answer["Reason"].as_str().unwrap().starts_with("the worker"), "{answer}");
    }
}

#[tokio::test]
async fn an_answer_that_gets_lost_is_sent_again() {
    let answers = Server::start(|count, _| (if count < 1 { 503 } else { 200 }, String::new())).await;
    let event = event(&answers, "Custom::SiteRelease", "Create", json!({}));
    let event: Event = serde_json::from_value(event).unwrap();
    Supervisor::new("no-such-program", [""; 0]).handle(&event, LEFT).await.unwrap();
    assert_eq!(answers.seen().len(), 2);
}
