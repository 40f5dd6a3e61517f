//! CloudFormation's requests.

use std::time::Duration;

use aws_config::BehaviorVersion;
use aws_sdk_s3::config::{Credentials, Region};
use publish::{Event, Publisher};
use serde_json::{Value, json};

use crate::server::Server;
use crate::site::{DISTRIBUTION, Site, cloudfront, first};
use crate::storage::{ACCESS_KEY, BUCKET, Fault, SECRET_KEY, Storage};

/// Time of the function that is left for a request; 25 s of it are kept for the answer.
const LEFT: Duration = Duration::from_secs(300);

fn event(answers: &Server, kind: &str, request: &str, properties: Value) -> Value {
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

async fn answers() -> Server {
    Server::start(|_| 200).await
}

fn only_answer(answers: &Server) -> Value {
    let [answer] = answers.seen().try_into().expect("one answer");
    assert_eq!((answer.method.as_str(), answer.uri.query()), ("PUT", Some("signature=a%2Fb")));
    assert!(!answer.headers.contains_key("content-type"), "the address is signed for none");
    assert!(answer.body.len() <= 4096, "CloudFormation takes no more: {}", answer.body);
    serde_json::from_str(&answer.body).expect("JSON")
}

async fn publisher(site: &Site, storage: &Storage, front: &Server) -> Publisher {
    let config = aws_config::defaults(BehaviorVersion::latest())
        .credentials_provider(Credentials::new(ACCESS_KEY, SECRET_KEY, None, None, "tests"))
        .endpoint_url(format!("http://{}", storage.address))
        .region(Region::new("eu-central-1"));
    Publisher::new(config.load().await, site.folder(), front.url())
}

/// Has a request handled in so much time, and reads its one answer.
async fn handled(publisher: &Publisher, (request, properties): (&str, Value), left: Duration) -> Value {
    let answers = answers().await;
    let event = serde_json::from_value(event(&answers, "Custom::SiteRelease", request, properties)).expect("an event");
    publisher.handle(&event, left).await.expect("an answer that was sent");
    only_answer(&answers)
}

#[tokio::test]
async fn creation_publishes_and_deletion_empties() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let properties = json!({ "Bucket": BUCKET, "DistributionId": DISTRIBUTION, "Release": "arn:1" });
    let publisher = publisher(&site, &storage, &front).await;

    let created = handled(&publisher, ("Create", properties.clone()), LEFT).await;
    let expected = json!({
        "Status": "SUCCESS", "Reason": "", "PhysicalResourceId": BUCKET,
        "StackId": "stack", "RequestId": "request", "LogicalResourceId": "SiteRelease",
        "Data": { "Files": "6" },
    });
    assert_eq!(created, expected);
    assert_eq!(storage.object("site/index.html").0, "start 1");

    let updated = handled(&publisher, ("Update", properties.clone()), LEFT).await;
    assert_eq!(updated["PhysicalResourceId"], BUCKET, "another name would make CloudFormation delete the site");

    let deleted = handled(&publisher, ("Delete", properties), LEFT).await;
    assert_eq!(deleted["Status"], "SUCCESS");
    assert_eq!(storage.keys(""), [""; 0]);
}

#[tokio::test]
async fn a_release_that_fails_or_hangs_is_answered_with_its_cause() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let publisher = publisher(&site, &storage, &front).await;
    let properties = json!({ "Bucket": BUCKET, "DistributionId": DISTRIBUTION });
    for (fault, left, cause) in [
        (Fault::Refused("PUT site/assets"), LEFT, "upload assets/app-1.js"),
        (Fault::Hangs("PUT site/assets"), Duration::from_secs(26), "not done after 1 s"),
    ] {
        storage.break_with(fault);
        let answer = handled(&publisher, ("Create", properties.clone()), left).await;
        assert_eq!(answer["Status"], "FAILED");
        assert!(answer["Reason"].as_str().unwrap().starts_with(cause), "{answer}");
    }
}

#[tokio::test]
async fn no_reason_however_it_is_written_makes_an_answer_that_is_too_long() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let (publisher, long) = (publisher(&site, &storage, &front).await, "x".repeat(200));
    for character in ["x", "ü", "👍", "\u{1}", "\""] {
        let answers = answers().await;
        let mut event = event(&answers, &character.repeat(5_000), "Update", json!({}));
        for name in ["StackId", "RequestId", "LogicalResourceId", "PhysicalResourceId"] {
            event[name] = json!(long);
        }
        publisher.handle(&serde_json::from_value(event).expect("an event"), LEFT).await.expect("it was sent");
        assert_eq!(only_answer(&answers)["Status"], "FAILED");
    }
}

#[tokio::test]
async fn an_answer_that_gets_lost_is_sent_again() {
    let (site, storage, front) = (first(), Storage::start().await, cloudfront().await);
    let answers = Server::start(|count| if count < 1 { 503 } else { 200 }).await;
    let event = event(&answers, "Custom::SiteRelease", "Create", json!({}));
    let event: Event = serde_json::from_value(event).unwrap();
    publisher(&site, &storage, &front).await.handle(&event, LEFT).await.unwrap();
    assert_eq!(answers.seen().len(), 2);
}
