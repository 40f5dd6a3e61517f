//! Parts of the functions over a running stack, for what no request asks for.

use std::net::SocketAddr;

use aws_config::SdkConfig;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use leads::{MailSender, Store};
use serde_json::{Value, json};

use crate::support::{Stack, settings};

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
    pub(crate) async fn lead(&self, reference: &str) -> Value {
        let leads = self.leads().await;
        leads.into_iter().find(|lead| lead["reference"]["S"] == reference).unwrap_or(json!(null))
    }
}
