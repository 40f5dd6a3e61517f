//! The least that a function behind an HTTP API can be, for comparison with those that do something.

use std::convert::Infallible;

use lambda_http::{Body, Error, Request, Response, service_fn};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    lambda_http::run(service_fn(async |_: Request| Ok::<_, Infallible>(Response::new(Body::from("hello"))))).await
}
