//! One request of CloudFormation, from its text to its outcome.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use aws_config::BehaviorVersion;

use crate::answer::Outcome;
use crate::bucket::Bucket;
use crate::cdn::Cdn;
use crate::event::{Event, RequestType};
use crate::publication::{empty, publish};
use crate::release::Release;

/// Variable with the folder that holds the built site as `dist/`.
pub const SITE_DIR: &str = "SITE_DIR";
/// Time that is left for restoring when publishing takes too long: some hundred copies, each a few milliseconds.
const RESTORE: Duration = Duration::from_secs(60);

/// Does what the event asks for, within the time.
pub async fn run(event: &Event, time: Duration) -> Outcome {
    match work(event, time).await {
        Ok(data) => Outcome::Done(data),
        Err(cause) => Outcome::Failed(format!("{cause:#}")),
    }
}

async fn work(event: &Event, time: Duration) -> anyhow::Result<BTreeMap<String, String>> {
    match (event.resource_type.as_str(), event.request_type) {
        ("Custom::SiteRelease", RequestType::Delete) => delete(event).await,
        ("Custom::SiteRelease", _) => release(event, time).await,
        (other, _) => bail!("{other} is not a resource of this function"),
    }
}

async fn release(event: &Event, time: Duration) -> anyhow::Result<BTreeMap<String, String>> {
    let properties = &event.resource_properties;
    let bucket = properties.bucket.clone().context("the property Bucket is missing")?;
    let distribution = properties.distribution_id.clone().context("the property DistributionId is missing")?;
    let release = Release::read(&site_dir()?.join("dist"))?;
    let config = aws_config::load_defaults(BehaviorVersion::latest()).await;
    let bucket = Bucket::new(aws_sdk_s3::Client::new(&config), bucket);
    let cdn = Cdn::new(aws_sdk_cloudfront::Client::new(&config), distribution);
    publish(&bucket, &cdn, &release, &event.request_id, time.saturating_sub(RESTORE)).await?;
    Ok(BTreeMap::from([("Files".into(), release.files.len().to_string())]))
}

/// Without a bucket there is nothing to empty: the resource's creation was refused for the same reason.
async fn delete(event: &Event) -> anyhow::Result<BTreeMap<String, String>> {
    if let Some(bucket) = &event.resource_properties.bucket {
        let config = aws_config::load_defaults(BehaviorVersion::latest()).await;
        empty(&Bucket::new(aws_sdk_s3::Client::new(&config), bucket)).await?;
    }
    Ok(BTreeMap::new())
}

fn site_dir() -> anyhow::Result<PathBuf> {
    let dir = std::env::var_os(SITE_DIR).with_context(|| format!("the environment variable {SITE_DIR} is not set"))?;
    Ok(dir.into())
}
