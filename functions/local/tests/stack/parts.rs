//! Parts of the functions over a running stack, for what no request asks for.

use std::net::SocketAddr;

use aws_config::SdkConfig;
use aws_lambda_events::event::dynamodb::Event;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use leads::{MailSender, Store};
use serde_json::{Value, json};

use crate::support::{Stack, settings, until, until_at_last};

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

    /// The lead of a reference, as it lies in the table.
    /// Every mail of the outbox.
    pub(crate) async fn mails(&self) -> Vec<Value> {
        self.items().await.into_iter().filter(|item| item["mail"].is_object()).collect()
    }

    /// A mail of the outbox.
    pub(crate) async fn mail(&self, reference: &str, kind: &str) -> Value {
        let mut mails = self.mails().await.into_iter();
        let is_meant = |mail: &Value| mail["reference"]["S"] == reference && mail["mail"]["S"] == kind;
        mails.find(is_meant).expect("the mail")
    }

    /// Waits until each of these mails has ended so.
    pub(crate) async fn ends_of(&self, reference: &str, mails: &[(&str, &str)]) {
        for (kind, end) in mails {
            until(&format!("the {kind} of {reference} is {end}"), async || {
                (self.mail(reference, kind).await["mailState"]["S"] == *end).then_some(())
            })
            .await;
        }
    }

    /// Waits until every mail that was queued has come to an end: they need not come in the order in which they were queued.
    pub(crate) async fn until_no_mail_is_due(&self) {
        until_at_last("no mail is due", async || {
            self.items().await.iter().all(|item| item["queue"]["S"] != "due").then_some(())
        })
        .await;
    }

    pub(crate) async fn lead(&self, reference: &str) -> Value {
        let leads = self.leads().await;
        leads.into_iter().find(|lead| lead["reference"]["S"] == reference).unwrap_or(json!(null))
    }
}

/// The record by which the stream tells of an item.
pub(crate) fn inserted(item: &Value) -> Event {
    all_inserted(std::slice::from_ref(item))
}

/// The records by which the stream tells of items.
pub(crate) fn all_inserted(items: &[Value]) -> Event {
    let record = |(number, item): (usize, &Value)| {
        let keys = json!({ "pk": item["pk"], "sk": item["sk"] });
        let change = json!({ "Keys": keys, "NewImage": item, "SequenceNumber": number.to_string(), "SizeBytes": 1 });
        json!({ "eventID": "1", "eventName": "INSERT", "awsRegion": "eu-central-1", "dynamodb": change })
    };
    let records: Vec<Value> = items.iter().enumerate().map(record).collect();
    serde_json::from_value(json!({ "Records": records })).expect("an event")
}
