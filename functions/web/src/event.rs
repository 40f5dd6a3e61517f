//! The event of an HTTP API, repaired before it becomes a request.
//!
//! `lambda_http` panics on a path that no URI can hold, on a host that makes no address and on a body that is no base64, and in
//! release builds a panic ends the process. What the event types refuse, such as a method with a space, the runtime answers
//! with 500.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http::header::HOST;
use http::{HeaderName, HeaderValue, Method, Uri};
use lambda_http::aws_lambda_events::apigw::ApiGatewayV2httpRequest;
use lambda_http::request::LambdaRequest;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::Value;

/// What the query of a URI can't hold, and what would end it. Percent signs stay: what comes is encoded once already.
const NOT_IN_QUERY: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b'<').add(b'>').add(b'#');
/// The same of a path, with all that the parser of addresses would encode itself.
const NOT_IN_PATH: &AsciiSet = &NOT_IN_QUERY.add(b'?').add(b'`').add(b'{').add(b'}').add(b'^').add(b'|');
/// Stands in for an invalid method: every function refuses it.
const NO_METHOD: &str = "NONE";

/// The event as `lambda_http` takes it. Anything but an event of an HTTP API becomes a request without the origin secret, which is
/// refused.
pub(crate) fn repaired(event: &str) -> LambdaRequest {
    LambdaRequest::ApiGatewayV2(read(event).unwrap_or_default())
}

fn read(event: &str) -> Option<ApiGatewayV2httpRequest> {
    let mut event: Value = serde_json::from_str(event).ok()?;
    if let Some(Value::Object(headers)) = event.get_mut("headers") {
        headers.retain(|name, value| is_header(name, value));
    }
    if let Some(Value::String(method)) = event.pointer_mut("/requestContext/http/method")
        && method.parse::<Method>().is_err()
    {
        NO_METHOD.clone_into(method);
    }
    let mut event: ApiGatewayV2httpRequest = serde_json::from_value(event).ok()?;

    let path = event.raw_path.unwrap_or_default();
    let path = format!("/{}", utf8_percent_encode(path.strip_prefix('/').unwrap_or(&path), NOT_IN_PATH));
    let query = event.raw_query_string.unwrap_or_default();
    let query = utf8_percent_encode(&query, NOT_IN_QUERY).to_string();
    // Longer than a URI may be, which no gateway hands over.
    format!("{path}?{query}").parse::<Uri>().ok()?;
    (event.raw_path, event.raw_query_string) = (Some(path), Some(query));

    // From these an absolute URI would be made, which not every host allows; no function asks where it was reached.
    event.headers.remove(HOST);
    event.headers.remove("x-forwarded-proto");
    event.request_context.domain_name = None;

    if event.is_base64_encoded {
        event.body = event.body.filter(|body| STANDARD.decode(body).is_ok());
    }
    Some(event)
}

fn is_header(name: &str, value: &Value) -> bool {
    name.parse::<HeaderName>().is_ok() && value.as_str().is_some_and(|value| value.parse::<HeaderValue>().is_ok())
}
