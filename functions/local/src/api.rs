//! The functions' HTTP API, as API Gateway presents it.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::any;
use contact::Contact;
use http::StatusCode;
use tokio::net::TcpListener;

/// Largest body that API Gateway hands over, in octets; the functions refuse far smaller ones.
const PAYLOAD_MAX: usize = 10 * 1024 * 1024;

pub(crate) async fn serve(
    listener: TcpListener,
    contact: Contact,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let router = Router::new().route("/api/contact", any(answer)).with_state(contact);
    axum::serve(listener, router).with_graceful_shutdown(stop).await?;
    Ok(())
}

async fn answer(State(contact): State<Contact>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    match to_bytes(body, PAYLOAD_MAX).await {
        Ok(body) => contact.handle(Request::from_parts(head, body)).await.map(Body::from),
        Err(_) => {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::PAYLOAD_TOO_LARGE;
            response
        }
    }
}
