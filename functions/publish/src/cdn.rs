//! The distribution in front of the bucket.

use std::time::Duration;

use anyhow::Context;
use aws_sdk_cloudfront::Client;
use aws_sdk_cloudfront::error::ProvideErrorMetadata;
use aws_sdk_cloudfront::types::{InvalidationBatch, Paths};
use tracing::info;

/// Everything, in the one path that costs as much as a single page. A list of pages would have to name each in the
/// spelling of visitors and in that of the edge function.
const EVERYTHING: &str = "/*";
/// How often a refusal is asked again, and the pause: the permission is made moments before the first release, and IAM
/// takes a while to know it everywhere.
const REFUSALS: u32 = 12;
const PAUSE: Duration = Duration::from_secs(3);

/// A distribution and the client for it.
#[derive(Clone, Debug)]
pub struct Cdn {
    client: Client,
    distribution: String,
    pause: Duration,
}

impl Cdn {
    /// The distribution of this id.
    pub fn new(client: Client, distribution: impl Into<String>) -> Self {
        Self { client, distribution: distribution.into(), pause: PAUSE }
    }

    /// With another pause between two refusals.
    #[must_use]
    pub fn with_pause(self, pause: Duration) -> Self {
        Self { pause, ..self }
    }

    /// Makes the CDN forget all files. Doesn't wait until every edge has: until then a visitor gets an old page, whose
    /// files are kept.
    ///
    /// # Errors
    /// When CloudFront refuses or doesn't answer.
    pub(crate) async fn invalidate(&self, reference: &str) -> anyhow::Result<()> {
        let paths = Paths::builder().quantity(1).items(EVERYTHING).build()?;
        let batch = InvalidationBatch::builder().caller_reference(reference).paths(paths).build()?;
        let mut refusals = 0;
        loop {
            let request = self.client.create_invalidation().distribution_id(&self.distribution);
            match request.invalidation_batch(batch.clone()).send().await {
                Err(error) if error.code() == Some("AccessDenied") && refusals < REFUSALS => {
                    refusals += 1;
                    info!(refusals, "CloudFront does not know the permission yet");
                    tokio::time::sleep(self.pause).await;
                }
                answer => return answer.map(drop).context("invalidate the CDN"),
            }
        }
    }
}
