//! A function behind the API, run by Lambda here and by the local process elsewhere.

use std::convert::Infallible;

use bytes::Bytes;
use http::{Request, Response};
use lambda_http::{Body, Error, service_fn};

/// The paths of a function and what it answers there.
pub trait Api: Clone + Send + Sync + 'static {
    /// Every path that reaches this function, as template.yaml routes it.
    const PATHS: &'static [&'static str];

    /// Answers a request; no request and no failure leads to a status 500.
    fn handle(&self, request: Request<Bytes>) -> impl Future<Output = Response<String>> + Send;
}

/// Answers Lambda's invocations until the process ends.
///
/// # Errors
/// When the Lambda runtime can't be reached.
pub async fn run(api: impl Api) -> Result<(), Error> {
    lambda_http::run(service_fn(move |request: lambda_http::Request| {
        let api = api.clone();
        let request = request.map(|body| match body {
            Body::Empty => Bytes::new(),
            Body::Text(text) => Bytes::from(text),
            Body::Binary(octets) => Bytes::from(octets),
            // A kind of body that this release of the runtime does not know reads as an empty one.
            _ => Bytes::new(),
        });
        async move { Ok::<_, Infallible>(api.handle(request).await.map(Body::from)) }
    }))
    .await
}
