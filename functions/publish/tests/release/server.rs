//! A small HTTP server on loopback that remembers what reached it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::routing::{MethodRouter, any};
use http::{HeaderMap, Method, StatusCode, Uri};
use tokio::net::TcpListener;

/// A request as it came over the wire.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

/// The server; it ends with the test's runtime.
pub(crate) struct Server {
    address: SocketAddr,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Server {
    /// Answers the n-th request, counted from 0, with a status.
    pub(crate) async fn start(answer: impl Fn(usize) -> u16 + Clone + Send + Sync + 'static) -> Self {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let log = seen.clone();
        let handle = async move |method: Method, uri: Uri, headers: HeaderMap, body: String| {
            let mut log = log.lock().expect("a log");
            log.push(Seen { method, uri, headers, body });
            StatusCode::from_u16(answer(log.len() - 1)).expect("a status")
        };
        Self { address: serve(any(handle)).await, seen }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().expect("a log").clone()
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Serves every path on a free port.
pub(crate) async fn serve(handler: MethodRouter) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(handler)).await });
    address
}
