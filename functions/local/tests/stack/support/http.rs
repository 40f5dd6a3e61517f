//! Requests over a real connection, and their answers.

use std::net::SocketAddr;

use http::{HeaderMap, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

use super::{JSON, SECRET};

/// An answer of the API.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub(crate) fn reference(&self) -> String {
        self.json()["reference"].as_str().unwrap_or_else(|| panic!("no reference: {}", self.body)).to_owned()
    }

    /// What the visitor is told to expect: a mail, or a look of somebody at the message.
    pub(crate) fn next(&self) -> String {
        self.json()["next"].as_str().unwrap_or_else(|| panic!("no next: {}", self.body)).to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("ASCII"))
    }

    /// Holds a page to what it has to have, and to what its policy forbids.
    pub(crate) fn is_page(&self, status: u16, title: &str) {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        assert_eq!(self.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(self.header("cache-control"), "no-store");
        let heading = format!("<h1>{title}</h1>");
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; font-src 'self'\">";
        self.has(&["<html lang=\"de\">", policy, "<meta name=\"robots\" content=\"noindex\">", &heading]);
        self.has_none(&["<script", "<style", " style=", " onclick="]);
    }

    pub(crate) fn has(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.body.contains(part), "{part} in {}", self.body);
        }
    }

    pub(crate) fn has_none(&self, parts: &[&str]) {
        for part in parts {
            assert!(!self.body.contains(part), "{part} in {}", self.body);
        }
    }

    pub(crate) fn leads_to(&self, location: &str) {
        assert_eq!((self.status, self.header("location")), (StatusCode::SEE_OTHER, location), "{}", self.body);
    }
}

pub(crate) async fn dynamodb(address: SocketAddr, operation: &str, body: &Value) -> Value {
    let target = format!("DynamoDB_20120810.{operation}");
    let request = Request::post(format!("http://{address}/")).header("x-amz-target", target);
    let answer = exchange(request.body(Full::from(body.to_string().into_bytes())).expect("a request")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()
}

/// Posts a contact form, and again while the database is too busy, as the site has a visitor do it.
pub(crate) async fn post_until_answered(api: SocketAddr, viewer: &str, body: &str) -> Answer {
    loop {
        let request = Request::post(format!("http://{api}/api/contact"))
            .header("content-type", JSON)
            .header("x-origin-secret", SECRET)
            .header("cloudfront-viewer-address", viewer);
        let answer = exchange(request.body(Full::from(body.to_owned())).expect("a request")).await;
        if answer.status != StatusCode::SERVICE_UNAVAILABLE {
            return answer;
        }
    }
}

pub(crate) async fn exchange(request: Request<Full<axum::body::Bytes>>) -> Answer {
    let client: Client<_, Full<axum::body::Bytes>> = Client::builder(TokioExecutor::new()).build_http();
    let (head, body) = client.request(request).await.expect("an answer").into_parts();
    let body = body.collect().await.expect("a body").to_bytes();
    Answer { status: head.status, headers: head.headers, body: String::from_utf8(body.into()).expect("UTF-8") }
}
