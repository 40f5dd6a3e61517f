//! DynamoDB and SES at the wire: they take everything and remember it.

use std::sync::{Arc, Mutex};

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region, SharedCredentialsProvider, SharedHttpClient};
use aws_smithy_http_client::test_util::infallible_client_fn;
use aws_types::SdkConfig;
use serde_json::Value;

/// What the services were asked: the operation and the body.
#[derive(Clone, Default)]
pub(crate) struct Services(Arc<Mutex<Vec<(String, Value)>>>);

impl Services {
    /// A configuration with these services behind it.
    pub(crate) fn config(&self) -> SdkConfig {
        SdkConfig::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::from_static("eu-central-1"))
            .credentials_provider(SharedCredentialsProvider::new(Credentials::new("a", "b", None, None, "fuzz")))
            .http_client(self.client())
            .build()
    }

    /// Connections to these services.
    pub(crate) fn client(&self) -> SharedHttpClient {
        let asked = self.0.clone();
        infallible_client_fn(move |request| {
            let operation = match request.headers().get("x-amz-target") {
                Some(target) => target.to_str().expect("ASCII").to_owned(),
                None => request.uri().path().to_owned(),
            };
            let body = serde_json::from_slice(request.body().bytes().unwrap_or_default()).unwrap_or_default();
            let is_mail = operation.starts_with("/v2/email");
            asked.lock().expect("no panic before").push((operation, body));
            http::Response::new(if is_mail { r#"{"MessageId":"id"}"# } else { "{}" })
        })
    }

    /// The leads and sign-ups of all transactions.
    pub(crate) fn stored(&self) -> Vec<Value> {
        let asked = self.0.lock().expect("no panic before");
        let transactions = asked.iter().filter(|(operation, _)| operation.ends_with(".TransactWriteItems"));
        let writes = transactions.flat_map(|(_, body)| body["TransactItems"].as_array().cloned().unwrap_or_default());
        let items = writes.map(|write| write["Put"]["Item"].clone());
        items.filter(|item| item["sk"]["S"] == "CONTACT" || item["sk"]["S"] == "SIGNUP").collect()
    }

    /// What was sent to SES.
    pub(crate) fn mails(&self) -> Vec<Value> {
        let asked = self.0.lock().expect("no panic before");
        asked.iter().filter(|(operation, _)| operation.starts_with("/v2/email")).map(|(_, body)| body.clone()).collect()
    }
}
