//! Invalidations of the distribution in front of the bucket: one signed request, since CloudFront's SDK is larger than the rest
//! of this function.

use std::time::{Duration, SystemTime};

use anyhow::{Context, bail};
use aws_sdk_s3::config::{ProvideCredentials, SharedCredentialsProvider};
use aws_sigv4::http_request::{SignableBody, SignableRequest, SigningSettings, sign};
use aws_sigv4::sign::v4::SigningParams;
use aws_smithy_http_client::Connector;
use aws_smithy_runtime_api::http::Request;
use tracing::info;

use crate::requests::{connector, request, status};

/// What CloudFront's requests are signed for, wherever they come from.
const REGION: &str = "us-east-1";
/// Everything, in the one path that costs as much as a single page. A list of pages would have to name each in the
/// spelling of visitors and in that of the edge function.
const EVERYTHING: &str = "/*";
/// How often a refusal is asked again, and the pause: the permission is made moments before the first release, and IAM
/// takes a while to know it everywhere.
const REFUSALS: u32 = 12;
const PAUSE: Duration = Duration::from_secs(3);

/// A distribution, and what reaches it.
#[derive(Debug)]
pub struct Cdn {
    connector: Connector,
    credentials: SharedCredentialsProvider,
    address: String,
    pause: Duration,
}

impl Cdn {
    /// The distribution of this id, by this address of CloudFront.
    pub fn new(credentials: SharedCredentialsProvider, address: &str, distribution: &str) -> Self {
        let address = format!("{address}/2020-05-31/distribution/{distribution}/invalidation");
        Self { connector: connector(), credentials, address, pause: PAUSE }
    }

    /// With another pause between two tries.
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
        let mut tried = 0;
        loop {
            // The reference makes a repetition the same invalidation.
            let answer = status(&self.connector, self.signed(reference).await?).await;
            let cause = match answer {
                Ok(201) => return Ok(()),
                Ok(status @ (400 | 404)) => bail!("invalidate the CDN: status {status}"),
                Ok(status) => format!("status {status}"),
                Err(cause) => format!("{cause:#}"),
            };
            if tried == REFUSALS {
                bail!("invalidate the CDN: {cause}");
            }
            tried += 1;
            info!(tried, cause, "CloudFront does not take the invalidation yet");
            tokio::time::sleep(self.pause).await;
        }
    }

    async fn signed(&self, reference: &str) -> anyhow::Result<Request> {
        let body = format!(
            "<InvalidationBatch xmlns=\"http://cloudfront.amazonaws.com/doc/2020-05-31/\"><Paths><Quantity>1</Quantity>\
             <Items><Path>{EVERYTHING}</Path></Items></Paths><CallerReference>{reference}</CallerReference></InvalidationBatch>"
        );
        let identity = self.credentials.provide_credentials().await.context("credentials for the CDN")?.into();
        let settings = SigningSettings::default();
        let params = SigningParams::builder().identity(&identity).region(REGION).name("cloudfront");
        let params = params.time(SystemTime::now()).settings(settings).build()?.into();
        let headers = [("content-type", "application/xml")];
        let signable =
            SignableRequest::new("POST", &self.address, headers.into_iter(), SignableBody::Bytes(body.as_bytes()))?;
        let (signature, _) = sign(signable, &params)?.into_parts();
        let signed: Vec<_> = signature.headers().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let mut request = request("POST", &self.address, body)?;
        for (name, value) in signed.into_iter().chain(headers.map(|(name, value)| (name.into(), value.into()))) {
            request.headers_mut().try_insert(name, value)?;
        }
        Ok(request)
    }
}
