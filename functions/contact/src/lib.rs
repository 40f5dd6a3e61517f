//! POST /api/contact: from an HTTP request to a stored lead and an HTTP answer, which for a browser without JavaScript is a page
//! at the same address. GET /api/challenge: the proof of work that the form does while the visitor types, which also wakes the
//! function that takes the message.

mod form;
mod thanks;

use bytes::Bytes;
use contract::ContactForm;
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use leads::{FormName, Intake};
use web::{Answer, Api, Endpoint, OriginSecret, Reader, SiteOrigin};

use form::FORM;

/// Path of the contact form.
const CONTACT: &str = "/api/contact";
/// Path of the challenges; the query names the form.
const CHALLENGE: &str = "/api/challenge";

/// Everything the function needs, made once a process.
#[derive(Clone)]
pub struct Contact(Endpoint);

impl Contact {
    /// A handler over this way into the table that answers only requests with this secret, and takes none of other sites.
    pub fn new(intake: Intake, origin: OriginSecret, site: SiteOrigin) -> Self {
        Self(Endpoint { intake, origin, site })
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Endpoint::from_env().map(Self)
    }

    /// A challenge for the form that the query names, or for the contact form when it names none.
    fn challenge(&self, request: &Request<Bytes>) -> Response<String> {
        if !self.0.origin.admits(request) {
            return Answer::Forbidden.respond(Reader::Program, &FORM);
        }
        let form = match web::query(request, "form").as_str() {
            "" => Some(FormName::Contact),
            name => FormName::parse(name),
        };
        let error = |text: &str| serde_json::json!({ "error": text });
        let (status, body) = match (request.method(), form) {
            (&Method::GET | &Method::HEAD, Some(form)) => match self.0.intake.challenge(form) {
                Ok(challenge) => (StatusCode::OK, serde_json::json!(challenge)),
                Err(_) => (StatusCode::SERVICE_UNAVAILABLE, error("no challenge could be made")),
            },
            (&Method::GET | &Method::HEAD, None) => (StatusCode::BAD_REQUEST, error("there is no form of this name")),
            _ => (StatusCode::METHOD_NOT_ALLOWED, error("this address takes GET only")),
        };
        let mut response = Response::new(body.to_string());
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if status == StatusCode::METHOD_NOT_ALLOWED {
            headers.insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        }
        response
    }

    /// The page on which a plain form ends.
    fn thanks(&self, request: &Request<Bytes>) -> Option<Response<String>> {
        let is_opened = matches!(*request.method(), Method::GET | Method::HEAD);
        if is_opened && self.0.origin.admits(request) { thanks::page(request) } else { None }
    }
}

impl Api for Contact {
    const PATHS: &'static [&'static str] = &[CONTACT, CHALLENGE];

    async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        match request.uri().path() {
            CHALLENGE => self.challenge(&request),
            _ => match self.thanks(&request) {
                Some(thanks) => thanks,
                None => self.0.take::<ContactForm>(request, &FORM).await,
            },
        }
    }
}
