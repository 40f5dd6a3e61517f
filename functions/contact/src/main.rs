//! Lambda: POST /api/contact.

use bytes::Bytes;
use contact::Contact;
use lambda_http::{Body, Error, Request, Response, service_fn};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    leads::logs::start();
    let contact = &Contact::from_env().await?;
    lambda_http::run(service_fn(async |request: Request| {
        let request = request.map(|body| match body {
            Body::Empty => Bytes::new(),
            Body::Text(text) => Bytes::from(text),
            Body::Binary(octets) => Bytes::from(octets),
            // A kind of body that this release of the runtime does not know reads as an empty one.
            _ => Bytes::new(),
        });
        let response: Response<Body> = contact.handle(request).await.map(Body::from);
        Ok::<_, std::convert::Infallible>(response)
    }))
    .await
}
