//! Whoever gets what the hook posts, in this process: it takes everything and answers as a test says.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::{Body, Bytes};
use axum::routing::any;
use http::{HeaderMap, Response, Uri};
use leads::{HookAddress, HookKey, HookSettings, Secret};
use local::Settings;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::HMAC_SECRET;

/// Octets of a piece of a large answer.
const PIECE: usize = 64 * 1024;

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
    /// Status 200, and a body of so many pieces of 64 KiB.
    Large(usize),
}

/// The receiver; it ends with the test's runtime.
pub(crate) struct Receiver {
    pub(crate) port: u16,
    posts: watch::Receiver<Vec<Post>>,
    pieces: Arc<AtomicUsize>,
}

impl Receiver {
    /// A receiver that takes everything.
    pub(crate) async fn start() -> Self {
        Self::answering(|_, _| Reply::Status(204)).await
    }

    /// A receiver that answers by a rule: how many came before, and the post.
    pub(crate) async fn answering(rule: impl Fn(usize, &Post) -> Reply + Clone + Send + Sync + 'static) -> Self {
        Self::answering_at(0, rule).await
    }

    pub(crate) async fn answering_at(
        port: u16,
        rule: impl Fn(usize, &Post) -> Reply + Clone + Send + Sync + 'static,
    ) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("the port is free");
        let port = listener.local_addr().expect("an address").port();
        let (came, posts) = watch::channel(Vec::new());
        let pieces = Arc::new(AtomicUsize::new(0));
        let counted = pieces.clone();
        let answer = any(move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
            let post = post(&uri, &headers, &body);
            let before = came.borrow().len();
            let reply = rule(before, &post);
            came.send_modify(|posts| posts.push(post));
            respond(reply, counted).await
        });
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
        Self { port, posts, pieces }
    }

    /// Has a stack post here.
    pub(crate) fn hook(&self) -> impl FnOnce(&mut Settings) + use<> {
        hook_at(self.port)
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

    /// Octets of large answers that left, as far as the receiver knows.
    pub(crate) fn answered_octets(&self) -> usize {
        self.pieces.load(Ordering::SeqCst) * PIECE
    }
}

/// Has a stack post to this port.
pub(crate) fn hook_at(port: u16) -> impl FnOnce(&mut Settings) + use<> {
    move |settings| settings.hook = Some(hook_settings(port))
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

async fn respond(reply: Reply, pieces: Arc<AtomicUsize>) -> Response<Body> {
    let with = |status: u16| Response::builder().status(status);
    let response = match reply {
        Reply::Status(status) => with(status).body(Body::empty()),
        Reply::With(status, name, value) => with(status).header(name, value).body(Body::empty()),
        Reply::Hang => std::future::pending().await,
        Reply::Large(count) => {
            let pieces = (0..count).map(move |_| {
                pieces.fetch_add(1, Ordering::SeqCst);
                Ok::<_, std::convert::Infallible>(Bytes::from_static(&[b'x'; PIECE]))
            });
            with(200).body(Body::from_stream(futures_util::stream::iter(pieces)))
        }
    };
    response.expect("an answer")
}
