//! A real S3 server over a folder, with a log of its writes and faults on demand.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use aws_sdk_s3::Client;
use aws_sdk_s3::config::{BehaviorVersion, Credentials, Region};
use http::{Request, Response};
use hyper::body::Incoming;
use hyper::service::Service;
use publish::Bucket;
use s3s::Body;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s_fs::FileSystem;
use tempfile::TempDir;

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

/// The server and its folder.
pub(crate) struct Storage {
    pub(crate) client: Client,
    pub(crate) address: SocketAddr,
    writes: Arc<Mutex<Vec<String>>>,
    fault: Arc<Mutex<Option<Fault>>>,
    _folder: TempDir,
}

impl Storage {
    /// A server with one empty bucket.
    pub(crate) async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut builder = S3ServiceBuilder::new(FileSystem::new(folder.path()).expect("a file system"));
        builder.set_auth(SimpleAuth::from_single(ACCESS_KEY, SECRET_KEY));
        let service = builder.build();
        let (writes, fault) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(None)));
        let shared = (service, writes.clone(), fault.clone());
        let address = serve(move |request| answer(shared.clone(), request)).await;
        let config = aws_sdk_s3::Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::new("eu-central-1"))
            .credentials_provider(Credentials::new(ACCESS_KEY, SECRET_KEY, None, None, "tests"))
            .endpoint_url(format!("http://{address}"))
            .build();
        let client = Client::from_conf(config);
        client.create_bucket().bucket(BUCKET).send().await.expect("a bucket");
        writes.lock().expect("a log").clear();
        Self { client, address, writes, fault, _folder: folder }
    }

    pub(crate) fn bucket(&self) -> Bucket {
        Bucket::new(self.client.clone(), BUCKET)
    }

    /// Writes since the last call, such as `PUT site/index.html`.
    pub(crate) fn writes(&self) -> Vec<String> {
        std::mem::take(&mut *self.writes.lock().expect("a log"))
    }

    /// True when this write was done since the last call of [`Self::writes`].
    pub(crate) fn has_done(&self, line: &str) -> bool {
        self.writes.lock().expect("a log").iter().any(|write| write == line)
    }

    pub(crate) fn break_with(&self, fault: Fault) {
        *self.fault.lock().expect("a fault") = Some(fault);
    }

    pub(crate) fn repair(&self) {
        *self.fault.lock().expect("a fault") = None;
    }

    /// Keys below the prefix, sorted.
    pub(crate) async fn keys(&self, prefix: &str) -> Vec<String> {
        let page = self.client.list_objects_v2().bucket(BUCKET).prefix(prefix).send().await.expect("a list");
        page.contents().iter().filter_map(|object| object.key()).map(str::to_owned).collect()
    }

    /// What a visitor would get of this key: body, content type and Cache-Control.
    pub(crate) async fn object(&self, key: &str) -> (String, Option<String>, Option<String>) {
        let found = self.client.get_object().bucket(BUCKET).key(key).send().await.expect("an object");
        let (content_type, cache_control) = (found.content_type, found.cache_control);
        let body = found.body.collect().await.expect("a body").into_bytes();
        (String::from_utf8(body.to_vec()).expect("text"), content_type, cache_control)
    }
}

type Shared = (S3Service, Arc<Mutex<Vec<String>>>, Arc<Mutex<Option<Fault>>>);

async fn answer((service, writes, fault): Shared, request: Request<Incoming>) -> Response<Body> {
    let key = request.uri().path().trim_start_matches(&format!("/{BUCKET}")).trim_start_matches('/').to_owned();
    let method = request.method().as_str();
    let line = format!("{method} {key}").trim_end().to_owned();
    let found = fault.lock().expect("a fault").clone();
    match found {
        Some(Fault::Refused(text)) if line.contains(text) => {
            let refusal = "<Error><Code>AccessDenied</Code><Message>by the test</Message></Error>";
            return Response::builder().status(403).body(Body::from(refusal.to_owned())).expect("an answer");
        }
        Some(Fault::Hangs(text)) if line.contains(text) => std::future::pending().await,
        _ => {}
    }
    let writes = (method != "GET" && method != "HEAD").then_some(writes);
    // S3 finishes what it began, also when the client is gone.
    let answer = tokio::spawn(Service::call(&service, request));
    let answer = answer.await.expect("no panic").expect("an answer of the S3 server");
    if let Some(writes) = writes {
        writes.lock().expect("a log").push(line);
    }
    answer
}
