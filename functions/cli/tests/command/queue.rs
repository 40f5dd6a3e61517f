//! A queue that speaks the protocol of SQS.

use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::post;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// The messages of the queue; handing one out does not remove it, as in SQS once its time is over.
#[derive(Clone, Default)]
struct Messages(Arc<Mutex<Vec<Value>>>);

/// A queue at a port of its own.
pub(crate) struct Queue {
    pub(crate) port: u16,
    messages: Messages,
}

impl Queue {
    pub(crate) async fn holding(bodies: &[Value]) -> Self {
        let messages = Messages::default();
        let held = bodies.iter().enumerate().map(|(number, body)| {
            json!({ "MessageId": format!("m{number}"), "ReceiptHandle": format!("r{number}"), "Body": body.to_string() })
        });
        messages.0.lock().expect("the messages").extend(held);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let router = Router::new().route("/", post(answer)).with_state(messages.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { port, messages }
    }

    pub(crate) fn len(&self) -> usize {
        self.messages.0.lock().expect("the messages").len()
    }
}

async fn answer(State(messages): State<Messages>, headers: HeaderMap, body: String) -> Json<Value> {
    let request: Value = serde_json::from_str(&body).expect("JSON");
    let mut messages = messages.0.lock().expect("the messages");
    match headers["x-amz-target"].to_str().expect("ASCII") {
        "AmazonSQS.ReceiveMessage" => Json(json!({ "Messages": *messages })),
        "AmazonSQS.DeleteMessage" => {
            messages.retain(|message| message["ReceiptHandle"] != request["ReceiptHandle"]);
            Json(json!({}))
        }
        other => panic!("not expected: {other}"),
    }
}
