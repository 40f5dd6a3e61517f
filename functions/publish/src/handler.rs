//! Handles one request of CloudFormation.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use aws_config::{BehaviorVersion, SdkConfig};
use tracing::error;

use crate::answer::{ANSWER, Outcome, send};
use crate::bucket::Bucket;
use crate::cdn::Cdn;
use crate::event::{Event, RequestType};
use crate::publication::{empty, publish};
use crate::release::Release;

/// Variable with the folder that holds the built site as `dist/`.
const SITE_DIR: &str = "SITE_DIR";
/// CloudFront has one address for all regions.
const CLOUDFRONT: &str = "https://cloudfront.amazonaws.com";

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Publisher {
    config: SdkConfig,
    site: PathBuf,
    cloudfront: String,
}

impl Publisher {
    /// Publishes what lies in this folder, over clients of this configuration and by this address of CloudFront.
    pub fn new(config: SdkConfig, site: impl Into<PathBuf>, cloudfront: impl Into<String>) -> Self {
        Self { config, site: site.into(), cloudfront: cloudfront.into() }
    }

    /// Reads the settings of the environment.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub async fn from_env() -> anyhow::Result<Self> {
        let site = std::env::var_os(SITE_DIR).with_context(|| format!("{SITE_DIR} is not set"))?;
        // Where the SDK would look for it.
        let set = ["AWS_ENDPOINT_URL_CLOUDFRONT", "AWS_ENDPOINT_URL"].iter().find_map(|name| std::env::var(name).ok());
        let cloudfront = set.unwrap_or_else(|| CLOUDFRONT.to_owned());
        Ok(Self::new(aws_config::load_defaults(BehaviorVersion::latest()).await, site, cloudfront))
    }

    /// Handles a request in what is left of the function's time, and answers however it ends.
    ///
    /// # Errors
    /// When the answer could not be sent.
    pub async fn handle(&self, event: &Event, left: Duration) -> anyhow::Result<()> {
        let time = left.saturating_sub(ANSWER);
        let late = || Err(anyhow!("not done after {} s", time.as_secs()));
        let ended = tokio::time::timeout(time, self.work(event)).await.unwrap_or_else(|_| late());
        let outcome: Outcome = ended.map_err(|cause| format!("{cause:#}"));
        if let Err(reason) = &outcome {
            error!(reason, request_id = event.request_id, "request failed");
        }
        send(event, &outcome).await
    }

    /// Does what the event asks for; how many files were published.
    async fn work(&self, event: &Event) -> anyhow::Result<usize> {
        if event.resource_type != "Custom::SiteRelease" {
            bail!("{} is not a resource of this function", event.resource_type);
        }
        let properties = &event.resource_properties;
        let bucket = properties.bucket.as_ref().map(|name| Bucket::new(aws_sdk_s3::Client::new(&self.config), name));
        if event.request_type == RequestType::Delete {
            // Without a bucket there is nothing to empty: the resource's creation was refused for the same reason.
            if let Some(bucket) = bucket {
                empty(&bucket).await?;
            }
            return Ok(0);
        }
        let bucket = bucket.context("the property Bucket is missing")?;
        let distribution = properties.distribution_id.as_ref().context("the property DistributionId is missing")?;
        let credentials = self.config.credentials_provider().context("there are no credentials")?;
        let cdn = Cdn::new(credentials, &self.cloudfront, distribution);
        let release = Release::read(&self.site.join("dist"))?;
        publish(&bucket, &cdn, &release, &event.request_id).await?;
        Ok(release.files.len())
    }
}
