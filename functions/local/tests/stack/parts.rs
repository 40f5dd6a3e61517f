//! Parts of the functions over a running stack, for what no request asks for.

use std::net::SocketAddr;

use aws_config::SdkConfig;
use aws_lambda_events::event::dynamodb::Event;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use jiff::{SignedDuration, Timestamp};
use leads::{MailSender, Reminded, Store};
use reminder::Reminder;
use serde_json::{Value, json};

use crate::support::{Inbox, Stack, settings};

/// Clients of a service that runs here.
fn config(endpoint: String) -> SdkConfig {
    let credentials = Credentials::new("local", "local", None, None, "test");
    SdkConfig::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::from_static("eu-central-1"))
        .credentials_provider(SharedCredentialsProvider::new(credentials))
        .endpoint_url(endpoint)
        .build()
}

/// A store over a table of the database at this address.
pub(crate) fn store(dynamodb: SocketAddr, table: &str) -> Store {
    Store::new(leads::aws::dynamodb(&config(format!("http://{dynamodb}"))), table)
}

/// A sender to the mail service at this port.
pub(crate) fn sender(mail_port: u16) -> MailSender {
    let settings = settings(std::path::Path::new(""), mail_port);
    MailSender::new(leads::aws::ses(&config(settings.mail_endpoint)), settings.mail)
}

impl Stack {
    /// The stack's own table.
    pub(crate) fn store(&self) -> Store {
        store(self.local.dynamodb, "leads")
    }

    /// Sends sales the list of what waits, so many hours from now.
    pub(crate) async fn remind(&self, mail_port: u16, hours: i64) -> Reminded {
        self.reminder(mail_port).run(hours_from_now(hours)).await.expect("it runs")
    }

    pub(crate) fn reminder(&self, mail_port: u16) -> Reminder {
        Reminder::new(self.store(), sender(mail_port)).reminding(true)
    }
}

impl Inbox {
    /// The lists to sales.
    pub(crate) fn lists(&self) -> Vec<Value> {
        let is_list =
            |mail: &Value| mail["subject"].as_str().is_some_and(|text| text.starts_with("Das wartet auf dich"));
        self.mails().into_iter().filter(is_list).collect()
    }
}

pub(crate) fn hours_from_now(hours: i64) -> Timestamp {
    Timestamp::now() + SignedDuration::from_hours(hours)
}

/// The stream's record about a new item.
pub(crate) fn inserted(item: &Value) -> Event {
    all_inserted(std::slice::from_ref(item))
}

/// The stream's records about new items.
pub(crate) fn all_inserted(items: &[Value]) -> Event {
    let record = |(number, item): (usize, &Value)| {
        let keys = json!({ "pk": item["pk"], "sk": item["sk"] });
        let change = json!({ "Keys": keys, "SequenceNumber": number.to_string(), "SizeBytes": 1 });
        json!({ "eventID": "1", "eventName": "INSERT", "awsRegion": "eu-central-1", "dynamodb": change })
    };
    let records: Vec<Value> = items.iter().enumerate().map(record).collect();
    serde_json::from_value(json!({ "Records": records })).expect("an event")
}
