//! The functions' HTTP API, as API Gateway presents it.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::any;
use http::StatusCode;
use tokio::net::TcpListener;
use web::Api;

/// Largest body that API Gateway hands over, in octets; the functions refuse far smaller ones.
const PAYLOAD_MAX: usize = 10 * 1024 * 1024;

/// The routes of a function.
pub(crate) fn routes<A: Api>(api: A) -> Router {
    A::PATHS.iter().fold(Router::new(), |router, path| router.route(path, any(answer::<A>))).with_state(api)
}

pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    axum::serve(listener, router).with_graceful_shutdown(stop).await?;
    Ok(())
}

async fn answer<A: Api>(State(api): State<A>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    match to_bytes(body, PAYLOAD_MAX).await {
        Ok(body) => api.handle(Request::from_parts(head, body)).await.map(Body::from),
        Err(_) => {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::PAYLOAD_TOO_LARGE;
            response
        }
    }
}
