//! S3 as far as the publisher asks for it, over HTTP and in memory, with a log of its writes and faults on demand.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use aws_sdk_s3::Client;
use aws_sdk_s3::config::{BehaviorVersion, Credentials, Region};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use http::{HeaderMap, Method, StatusCode, Uri};
use publish::Bucket;

use crate::server::serve;

pub(crate) const BUCKET: &str = "site-bucket";
pub(crate) const ACCESS_KEY: &str = "tester";
pub(crate) const SECRET_KEY: &str = "secret-of-the-tests";

/// What happens to a request whose line in the log holds the text.
#[derive(Clone)]
pub(crate) enum Fault {
    /// Refused as S3 refuses, which no client repeats.
    Refused(&'static str),
    /// Never answered.
    Hangs(&'static str),
}

/// Text and headers of each object, by its key.
type Objects = BTreeMap<String, (String, HeaderMap)>;

struct State {
    /// `None` where the bucket is gone.
    objects: Option<Objects>,
    writes: Vec<String>,
    fault: Option<Fault>,
}

/// The server and its one bucket.
pub(crate) struct Storage {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
}

impl Storage {
    /// A server with the bucket, which is empty.
    pub(crate) async fn start() -> Self {
        let state = State { objects: Some(Objects::new()), writes: Vec::new(), fault: None };
        let state = Arc::new(Mutex::new(state));
        let shared = state.clone();
        let handle = async move |method: Method, uri: Uri, headers: HeaderMap, text: String| {
            answer(shared, method, uri, headers, text).await
        };
        let address = serve(any(handle)).await;
        Self { address, state }
    }

    pub(crate) fn bucket(&self) -> Bucket {
        let config = aws_sdk_s3::Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::new("eu-central-1"))
            .credentials_provider(Credentials::new(ACCESS_KEY, SECRET_KEY, None, None, "tests"))
            .endpoint_url(format!("http://{}", self.address))
            .build();
        Bucket::new(Client::from_conf(config), BUCKET)
    }

    /// Writes since the last call, such as `PUT site/index.html`.
    pub(crate) fn writes(&self) -> Vec<String> {
        std::mem::take(&mut self.state().writes)
    }

    pub(crate) fn break_with(&self, fault: Fault) {
        self.state().fault = Some(fault);
    }

    pub(crate) fn repair(&self) {
        self.state().fault = None;
    }

    pub(crate) fn remove_bucket(&self) {
        self.state().objects = None;
    }

    /// What somebody else did to the objects.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Objects)) {
        change(self.state().objects.as_mut().expect("a bucket"));
    }

    /// Keys below the prefix, sorted.
    pub(crate) fn keys(&self, prefix: &str) -> Vec<String> {
        let state = self.state();
        let keys = state.objects.iter().flat_map(|objects| objects.keys());
        keys.filter(|key| key.starts_with(prefix)).cloned().collect()
    }

    /// What a visitor would get of this key: body, content type and Cache-Control.
    pub(crate) fn object(&self, key: &str) -> (String, Option<String>, Option<String>) {
        let state = self.state();
        let (text, headers) = state.objects.as_ref().and_then(|objects| objects.get(key)).expect("an object");
        let header = |name| headers.get(name).map(|value| value.to_str().expect("ASCII").to_owned());
        (text.clone(), header("content-type"), header("cache-control"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("the state")
    }
}

async fn answer(state: Arc<Mutex<State>>, method: Method, uri: Uri, headers: HeaderMap, text: String) -> Response {
    let key = uri.path().trim_start_matches(&format!("/{BUCKET}")).trim_start_matches('/').to_owned();
    let line = format!("{method} {key}");
    let fault = state.lock().expect("the state").fault.clone();
    match fault {
        Some(Fault::Refused(text)) if line.contains(text) => {
            let denied = "<Error><Code>AccessDenied</Code><Message>by the test</Message></Error>";
            return (StatusCode::FORBIDDEN, denied).into_response();
        }
        Some(Fault::Hangs(text)) if line.contains(text) => std::future::pending().await,
        _ => {}
    }

    let mut state = state.lock().expect("the state");
    let Some(objects) = &mut state.objects else {
        return (StatusCode::NOT_FOUND, "<Error><Code>NoSuchBucket</Code></Error>").into_response();
    };
    match method {
        Method::GET => return list(objects, uri.query().unwrap_or_default()).into_response(),
        Method::HEAD => {
            let Some((_, headers)) = objects.get(&key) else { return StatusCode::NOT_FOUND.into_response() };
            let kept = headers.iter().filter(|(name, _)| name.as_str().starts_with("x-amz-meta-"));
            let kept: HeaderMap = kept.map(|(name, value)| (name.clone(), value.clone())).collect();
            return kept.into_response();
        }
        Method::PUT => {
            objects.insert(key, (text, headers));
        }
        _ => {
            for (key, _) in text.split("<Key>").filter_map(|rest| rest.split_once("</Key>")) {
                objects.remove(key);
            }
        }
    }
    state.writes.push(line);
    "<DeleteResult/>".into_response()
}

/// The answer to `ListObjectsV2`. No test has more objects than fit into one.
fn list(objects: &Objects, query: &str) -> String {
    let prefix = query.split('&').find_map(|pair| pair.strip_prefix("prefix=")).unwrap_or_default().replace("%2F", "/");
    let keys = objects.keys().filter(|key| key.starts_with(&prefix));
    let contents: String = keys.map(|key| format!("<Contents><Key>{key}</Key></Contents>")).collect();
    format!("<ListBucketResult>{contents}</ListBucketResult>")
}
