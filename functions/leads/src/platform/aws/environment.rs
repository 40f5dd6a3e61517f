//! Region, credentials and endpoints, from where Lambda puts them.
//!
//! Not `aws_config::load_defaults`: it also looks for profiles, roles and instance metadata. A function has none of these,
//! and the search is a good part of its start.

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider};
use aws_types::SdkConfig;
use aws_types::service_config::{LoadServiceConfig, ServiceConfigKey};

use super::connections;
use crate::platform::env::{self, Missing};

/// Region, credentials and endpoints from the environment, by the names that the SDK defines.
///
/// Credentials are read once: those of a function last as long as its process.
///
/// # Errors
/// [`Missing`] names the variable that is not set.
pub fn config() -> Result<SdkConfig, Missing> {
    let credentials = Credentials::new(
        env::required("AWS_ACCESS_KEY_ID")?,
        env::required("AWS_SECRET_ACCESS_KEY")?,
        env::optional("AWS_SESSION_TOKEN"),
        None,
        "environment",
    );
    let config = SdkConfig::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(env::required("AWS_REGION")?))
        .credentials_provider(SharedCredentialsProvider::new(credentials))
        .http_client(connections(None))
        .service_config(Endpoints);
    Ok(config.build())
}

/// The endpoint of one service, or of all: `AWS_ENDPOINT_URL_DYNAMODB` goes before `AWS_ENDPOINT_URL`.
#[derive(Debug)]
struct Endpoints;

impl LoadServiceConfig for Endpoints {
    fn load_config(&self, key: ServiceConfigKey<'_>) -> Option<String> {
        setting(&key, env::optional)
    }
}

fn setting(key: &ServiceConfigKey<'_>, variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let service = key.service_id().to_uppercase().replace(' ', "_");
    variable(&format!("{}_{service}", key.env())).or_else(|| variable(key.env()))
}

#[cfg(test)]
mod tests {
    use aws_types::service_config::ServiceConfigKey;

    use super::setting;

    #[test]
    fn the_endpoint_of_a_service_goes_before_that_of_all() {
        let of = |service: &str, set: &[&str]| {
            let key = ServiceConfigKey::builder().service_id(service).env("AWS_ENDPOINT_URL").profile("x").build();
            setting(&key.unwrap(), |name| set.contains(&name).then(|| name.to_owned()))
        };
        let (all, dynamodb) = ("AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_DYNAMODB");
        assert_eq!(of("DynamoDB", &[all, dynamodb]).as_deref(), Some(dynamodb));
        assert_eq!(of("SESv2", &[all, dynamodb]).as_deref(), Some(all));
        assert_eq!(of("SESv2", &[dynamodb]), None);
        assert_eq!(
            of("Cost Explorer", &["AWS_ENDPOINT_URL_COST_EXPLORER"]).as_deref(),
            Some("AWS_ENDPOINT_URL_COST_EXPLORER")
        );
    }
}
