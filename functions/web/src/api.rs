//! A function behind the API, run by Lambda here and by the local process elsewhere.

use std::convert::Infallible;

use bytes::Bytes;
use http::{Request, Response};
use lambda_http::{Adapter, Body, Error, LambdaEvent, Service, lambda_runtime, service_fn};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::event;

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
    lambda_runtime::run(service_fn(|event| invoke(api.clone(), event))).await
}

/// Answers one invocation, whatever its event holds.
///
/// # Errors
/// Never: the runtime wants a result.
pub async fn invoke(api: impl Api, event: LambdaEvent<Box<RawValue>>) -> Result<impl Serialize, Infallible> {
    let LambdaEvent { payload, context } = event;
    let payload = event::repaired(payload.get());
    let mut service = Adapter::from(service_fn(move |request: lambda_http::Request| {
        let api = api.clone();
        let request = request.map(|body| match body {
            Body::Empty => Bytes::new(),
            Body::Text(text) => Bytes::from(text),
            Body::Binary(octets) => Bytes::from(octets),
            // A kind of body that this release of the runtime does not know reads as an empty one.
            _ => Bytes::new(),
        });
        async move { Ok::<_, Infallible>(api.handle(request).await.map(Body::from)) }
    }));
    service.call(LambdaEvent { payload, context }).await
}
