//! Clients of services that run here.

use std::net::SocketAddr;

use aws_config::SdkConfig;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use leads::Store;

/// What a client of a service at this endpoint is made of.
pub(crate) fn config(endpoint: String) -> SdkConfig {
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
