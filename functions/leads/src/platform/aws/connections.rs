//! Connections to AWS: one TLS for all clients.

use aws_sdk_dynamodb::config::SharedHttpClient;
use aws_smithy_http_client::Builder;
use aws_smithy_http_client::tls::rustls_provider::CryptoMode;
use aws_smithy_http_client::tls::{Provider, TlsContext, TrustStore};

use crate::platform::env;

/// The authorities that sign the certificates of AWS's endpoints: <https://www.amazontrust.com/repository/>.
///
/// Reading the 145 of an operating system takes a quarter of a function's start, and any of them could vouch for a false
/// database. Amazon names these five to be trusted together; the first of them ends in 2037.
const AMAZON: &[u8] = include_bytes!("../../../trust/amazon.pem");

/// Connections that trust Amazon's authorities, or those of the file `SSL_CERT_FILE` where that is set.
///
/// Of each host at most `idle` connections are kept for later requests; `None` keeps all.
pub(super) fn connections(idle: Option<usize>) -> SharedHttpClient {
    match env::optional("SSL_CERT_FILE") {
        Some(_) => over(TrustStore::default(), idle),
        None => over(TrustStore::empty().with_pem_certificate(AMAZON), idle),
    }
}

fn over(trusted: TrustStore, idle: Option<usize>) -> SharedHttpClient {
    let mut builder = Builder::new().tls_provider(Provider::Rustls(CryptoMode::AwsLc));
    if let Ok(context) = TlsContext::builder().with_trust_store(trusted).build() {
        builder = builder.tls_context(context);
    }
    builder.set_pool_max_idle_per_host(idle);
    builder.build_https()
}

#[cfg(test)]
mod tests {
    use aws_sdk_dynamodb::config::retry::RetryConfig;
    use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
    use aws_sdk_dynamodb::{Client, Config};

    use super::{AMAZON, TrustStore, over};
    use crate::platform::aws::reason;

    #[tokio::test]
    async fn all_five_authorities_can_be_read() {
        let text = std::str::from_utf8(AMAZON).unwrap();
        assert_eq!(text.matches("BEGIN CERTIFICATE").count(), 5);
        let config = Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::from_static("eu-central-1"))
            .credentials_provider(Credentials::new("a", "b", None, None, "test"))
            .retry_config(RetryConfig::disabled())
            // Nobody listens on port 1; a certificate that can't be read would panic before.
            .endpoint_url("https://127.0.0.1:1")
            .http_client(over(TrustStore::empty().with_pem_certificate(AMAZON), None))
            .build();
        let error = Client::from_conf(config).list_tables().send().await.unwrap_err();
        assert_eq!(reason(&error), "no connection");
    }
}
