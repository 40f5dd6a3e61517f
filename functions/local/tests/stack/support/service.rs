//! Mail services that refuse.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Json;
use axum::routing::any;
use axum::serve::ListenerExt;
use http::StatusCode;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// A mail service at this port that refuses every mail because of who sends it.
pub(crate) async fn refusing_the_sender() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let refuses = any(|| async {
        // As SES words it when the sender lost its verification.
        let message = "Email address is not verified. The following identities failed the check in region \
                       EU-CENTRAL-1: noreply@example.org";
        let answer = Json(json!({ "message": message }));
        (StatusCode::BAD_REQUEST, [("x-amzn-errortype", "MessageRejected")], answer)
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(refuses)).await });
    port
}

/// A mail service that refuses mails by a rule, and what it heard.
pub(crate) struct Service {
    pub(crate) port: u16,
    connections: Arc<AtomicUsize>,
    mails: mpsc::UnboundedReceiver<Value>,
}

impl Service {
    pub(crate) async fn refusing(rule: fn(&Value) -> bool) -> Self {
        let connections = Arc::new(AtomicUsize::new(0));
        let counter = connections.clone();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let listener = listener.tap_io(move |_| {
            counter.fetch_add(1, Ordering::SeqCst);
        });
        let (heard, mails) = mpsc::unbounded_channel();
        let answer = any(move |Json(mail): Json<Value>| async move {
            let refused = rule(&mail);
            let (status, header, body) = if refused {
                // As SES words it: the addresses are part of the message.
                let message =
                    format!("Email address is not verified: {}, {}", mail["Destination"], mail["ReplyToAddresses"]);
                (StatusCode::BAD_REQUEST, ("x-amzn-errortype", "BadRequestException"), json!({ "message": message }))
            } else {
                (StatusCode::OK, ("x-amzn-requestid", "1"), json!({ "MessageId": "id" }))
            };
            let _ = heard.send(mail);
            (status, [header], Json(body))
        });
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
        Self { port, connections, mails }
    }

    /// How many connections were opened to it.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    pub(crate) async fn mail(&mut self) -> Value {
        self.mails.recv().await.expect("a mail")
    }
}
