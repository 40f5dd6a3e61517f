//! The number about our answers that the contact page shows.

use aws_sdk_s3::Client;
use aws_sdk_s3::config::{BehaviorVersion, Credentials, Region};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use jiff::{SignedDuration, Timestamp};
use reminder::{KEY, Reminder, ShownPromise};
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use s3s_fs::FileSystem;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::parts::sender;
use crate::support::{Inbox, Stack, free_port, valid};

/// A real S3 server over a folder with one bucket; it ends with the test's runtime.
async fn bucket() -> (Client, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut builder = S3ServiceBuilder::new(FileSystem::new(folder.path()).expect("a file system"));
    builder.set_auth(SimpleAuth::from_single("tester", "secret"));
    let service = builder.build();
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service.clone()));
        }
    });
    let client = client(address.port());
    client.create_bucket().bucket("site").send().await.expect("a bucket");
    (client, folder)
}

fn client(port: u16) -> Client {
    let config = aws_sdk_s3::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("eu-central-1"))
        .credentials_provider(Credentials::new("tester", "secret", None, None, "tests"))
        .endpoint_url(format!("http://127.0.0.1:{port}"))
        .force_path_style(true)
        .build();
    Client::from_conf(config)
}

async fn written(client: &Client) -> Option<Value> {
    let found = client.get_object().bucket("site").key(KEY).send().await.ok()?;
    assert_eq!(found.content_type.as_deref(), Some("application/json"));
    let body = found.body.collect().await.expect("a body").into_bytes();
    Some(serde_json::from_slice(&body).expect("JSON"))
}

/// Tomorrow at this hour (UTC).
fn tomorrow_at(hour: i64) -> Timestamp {
    let day = Timestamp::now().as_second().div_euclid(86_400) + 1;
    Timestamp::from_second(day * 86_400).expect("a time") + SignedDuration::from_hours(hour)
}

#[tokio::test]
async fn once_a_day_the_share_is_written_for_the_site_from_twenty_answered_leads_on() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (client, _folder) = bucket().await;
    let shown = ShownPromise::new(client.clone(), "site");
    let reminder = Reminder::new(stack.store(), sender(inbox.port), 200).showing(shown);

    let reference = stack.post_json(&valid()).await.reference();
    let mut lead = stack.lead(&reference).await;
    let arrived: Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
    let answered_at = |hours| json!({ "S": (arrived + SignedDuration::from_hours(hours)).to_string() });
    lead["leadState"] = json!({ "S": "answered" });
    lead["answeredAt"] = answered_at(2);
    stack.put_like(&lead, 18).await;
    // This one came too late, and the first, which waits for three days, is not answered at all.
    lead["answeredAt"] = answered_at(25);
    stack.put_like(&lead, 1).await;
    let days_later = |hour| tomorrow_at(hour) + SignedDuration::from_hours(48);

    reminder.run(days_later(2)).await.expect("it runs");
    assert_eq!(written(&client).await, None, "it is not the hour");
    reminder.run(days_later(3)).await.expect("it runs");
    assert_eq!(written(&client).await, Some(json!(null)), "nineteen say too little");

    stack.put_like(&lead, 1).await;
    reminder.run(days_later(3)).await.expect("it runs");
    let expected = json!({ "days": 90, "inTime": 18, "counted": 21, "measuredAt": days_later(3).to_string() });
    assert_eq!(written(&client).await, Some(expected));
}

#[tokio::test]
async fn a_bucket_that_does_not_answer_holds_up_no_list() {
    let inbox = Inbox::start().await;
    let stack = Stack::without_mail().await;
    stack.post_json(&valid()).await;
    let shown = ShownPromise::new(client(free_port()), "site");
    let reminder = Reminder::new(stack.store(), sender(inbox.port), 200).showing(shown);
    let late = tomorrow_at(3) + SignedDuration::from_hours(24);
    assert_eq!(reminder.run(late).await.expect("it runs"), leads::Reminded::Sent);
}
