//! Requests that no SDK makes, over the connections of the SDK.

use std::time::Duration;

use anyhow::Context;
use aws_smithy_http_client::Connector;
use aws_smithy_http_client::tls::Provider;
use aws_smithy_http_client::tls::rustls_provider::CryptoMode;
use aws_smithy_runtime_api::client::http::HttpConnector;
use aws_smithy_runtime_api::http::Request;

/// Longest wait for an answer.
pub(crate) const LONGEST: Duration = Duration::from_secs(4);

/// Connections over TLS.
pub(crate) fn connector() -> Connector {
    Connector::builder().tls_provider(Provider::Rustls(CryptoMode::AwsLc)).build()
}

/// A request with a body.
pub(crate) fn request(method: &str, address: &str, body: String) -> anyhow::Result<Request> {
    let mut request = Request::new(body.into());
    request.set_method(method)?;
    request.set_uri(address).with_context(|| format!("{address} is no address"))?;
    Ok(request)
}

/// Sends a request; the status of the answer.
pub(crate) async fn status(connector: &Connector, request: Request) -> anyhow::Result<u16> {
    let answer = tokio::time::timeout(LONGEST, connector.call(request)).await.context("no answer in time")?;
    Ok(answer?.status().as_u16())
}
