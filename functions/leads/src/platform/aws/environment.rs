//! Region, credentials and endpoint, from where Lambda puts them.
//!
//! Not `aws_config::load_defaults`: it also looks for profiles, roles and instance metadata. A function has none of these,
//! and the search is a good part of its start.

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use aws_types::SdkConfig;

use super::connections;
use crate::platform::env::{self, Missing};

/// Region, credentials and the endpoint of a service, such as `SESV2`, from the environment, by the names that the SDK defines:
/// `AWS_ENDPOINT_URL_SESV2` goes before `AWS_ENDPOINT_URL`, which is for all.
///
/// Credentials are read once: those of a function last as long as its process.
///
/// # Errors
/// [`Missing`] names the variable that is not set.
pub(crate) fn config(service: &str) -> Result<SdkConfig, Missing> {
    let credentials = Credentials::new(
        env::required("AWS_ACCESS_KEY_ID")?,
        env::required("AWS_SECRET_ACCESS_KEY")?,
        env::optional("AWS_SESSION_TOKEN"),
        None,
        "environment",
    );
    let endpoint = env::optional(&format!("AWS_ENDPOINT_URL_{service}")).or_else(|| env::optional("AWS_ENDPOINT_URL"));
    let mut config = SdkConfig::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(env::required("AWS_REGION")?))
        .credentials_provider(SharedCredentialsProvider::new(credentials))
        .http_client(connections(None));
    config.set_endpoint_url(endpoint);
    Ok(config.build())
}
