//! The AWS clients of the local process, and their endpoints.

use std::net::SocketAddr;

use aws_config::{BehaviorVersion, Region, SdkConfig};
use aws_sdk_dynamodb::config::Credentials;

/// One configuration a service, since each has an endpoint of its own.
pub(crate) struct Aws {
    pub(crate) dynamodb: SdkConfig,
    pub(crate) mail: SdkConfig,
}

/// Never reads a developer's own credentials or region: nothing that runs here may reach a real account.
pub(crate) async fn config(dynamodb: SocketAddr, mail_endpoint: &str) -> Aws {
    let base = aws_config::defaults(BehaviorVersion::latest())
        .region(Region::from_static("eu-central-1"))
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .load()
        .await;
    let at = |endpoint: &str| base.to_builder().endpoint_url(endpoint).build();
    Aws { dynamodb: at(&format!("http://{dynamodb}")), mail: at(mail_endpoint) }
}
