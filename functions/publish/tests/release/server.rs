//! A small HTTP server on loopback that remembers what reached it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use http::{HeaderMap, Method, Request, Response, Uri};
use http_body_util::{BodyExt, Full};
use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
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
    pub(crate) address: SocketAddr,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Server {
    /// Answers the n-th request, counted from 0, with a status and a body.
    pub(crate) async fn start(answer: impl Fn(usize, &Seen) -> (u16, String) + Send + Sync + 'static) -> Self {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let (log, answer) = (seen.clone(), Arc::new(answer));
        let address = serve(move |request| {
            let (log, answer) = (log.clone(), answer.clone());
            async move {
                let (parts, body) = request.into_parts();
                let body = body.collect().await.expect("a whole body").to_bytes();
                let body = String::from_utf8_lossy(&body).into_owned();
                let request = Seen { method: parts.method, uri: parts.uri, headers: parts.headers, body };
                let count = {
                    let mut log = log.lock().expect("a log");
                    log.push(request.clone());
                    log.len() - 1
                };
                let (status, text) = answer(count, &request);
                Response::builder().status(status).body(Full::new(Bytes::from(text))).expect("an answer")
            }
        })
        .await;
        Self { address, seen }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().expect("a log").clone()
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Serves HTTP/1.1 on a free port.
pub(crate) async fn serve<F, B>(handle: impl Fn(Request<Incoming>) -> F + Clone + Send + Sync + 'static) -> SocketAddr
where
    F: Future<Output = Response<B>> + Send + 'static,
    B: Body<Data = Bytes, Error: Into<Box<dyn std::error::Error + Send + Sync>>> + Send + 'static,
{
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let handle = handle.clone();
            let service = service_fn(move |request| {
                let answer = handle(request);
                async move { Ok::<_, std::convert::Infallible>(answer.await) }
            });
            tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
        }
    });
    address
}
