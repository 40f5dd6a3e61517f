//! Whoever gets what the hook posts, in this process: it takes everything and answers as a test says.

use axum::body::{Body, Bytes};
use axum::routing::any;
use http::{HeaderMap, Response, Uri};
use leads::{HookAddress, HookKey, HookSettings, Secret};
use local::Settings;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::HMAC_SECRET;

/// A post as it came.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) path: String,
    pub(crate) id: String,
    pub(crate) timestamp: i64,
    pub(crate) signature: String,
    pub(crate) body: Value,
}

/// What a receiver does with a post.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reply {
    Status(u16),
    /// A status with a header.
    With(u16, &'static str, &'static str),
    /// No answer, as long as anybody listens.
    Hang,
}

/// The receiver; it ends with the test's runtime.
pub(crate) struct Receiver {
    pub(crate) port: u16,
    posts: watch::Receiver<Vec<Post>>,
}

impl Receiver {
    /// A receiver that takes everything.
    pub(crate) async fn start() -> Self {
        Self::answering(|_, _| Reply::Status(204)).await
    }

    /// A receiver that answers by a rule: how many came before, and the post.
    pub(crate) async fn answering(rule: impl Fn(usize, &Post) -> Reply + Clone + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (came, posts) = watch::channel(Vec::new());
        let answer = any(move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
            let post = post(&uri, &headers, &body);
            let before = came.borrow().len();
            let reply = rule(before, &post);
            came.send_modify(|posts| posts.push(post));
            respond(reply).await
        });
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
        Self { port, posts }
    }

    /// Has a stack post here.
    pub(crate) fn hook(&self) -> impl FnOnce(&mut Settings) + use<> {
        let port = self.port;
        move |settings| settings.hook = Some(hook_settings(port))
    }

    /// What came so far.
    pub(crate) fn posts(&self) -> Vec<Post> {
        self.posts.borrow().clone()
    }

    /// What came so far about a lead or a sign-up: of several of them nobody promises an order.
    pub(crate) fn posts_of(&self, reference: &str) -> Vec<Post> {
        self.posts().into_iter().filter(|post| post.body["data"]["reference"] == reference).collect()
    }

    /// The types of that.
    pub(crate) fn types_of(&self, reference: &str) -> Vec<String> {
        self.posts_of(reference).iter().map(|post| post.body["type"].as_str().expect("a type").to_owned()).collect()
    }

    /// The same, each once: a post whose answer came too late, as on a busy machine, is sent again.
    pub(crate) fn events_of(&self, reference: &str) -> Vec<String> {
        let mut types = self.types_of(reference);
        types.dedup();
        types
    }
}

/// A hook to this port.
pub(crate) fn hook_settings(port: u16) -> HookSettings {
    HookSettings { address: HookAddress::on_this_machine(port), key: HookKey::of(&Secret::new(HMAC_SECRET)) }
}

fn post(uri: &Uri, headers: &HeaderMap, body: &[u8]) -> Post {
    let header = |name: &str| headers[name].to_str().expect("ASCII").to_owned();
    Post {
        path: uri.path().to_owned(),
        id: header("webhook-id"),
        timestamp: header("webhook-timestamp").parse().expect("seconds"),
        signature: header("webhook-signature"),
        body: serde_json::from_slice(body).expect("JSON"),
    }
}

async fn respond(reply: Reply) -> Response<Body> {
    let with = |status: u16| Response::builder().status(status);
    let response = match reply {
        Reply::Status(status) => with(status).body(Body::empty()),
        Reply::With(status, name, value) => with(status).header(name, value).body(Body::empty()),
        Reply::Hang => std::future::pending().await,
    };
    response.expect("an answer")
}
