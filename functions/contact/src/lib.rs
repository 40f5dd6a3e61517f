//! POST /api/contact: from an HTTP request to a stored lead and an HTTP answer. GET /api/challenge: the proof of work that
//! the form does while the visitor types, which also wakes the function that takes the message.

mod form;

use bytes::Bytes;
use contract::{ContactForm, Unreadable};
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use leads::{Acceptance, Intake, Secret, Store};
use tracing::{error, info};
use web::{Answer, Api, OriginSecret, Reader, Submission};

use form::FORM;

/// Path of the contact form.
const CONTACT: &str = "/api/contact";
/// Path of the challenges, for every form.
const CHALLENGE: &str = "/api/challenge";

/// Everything the function needs, made once a process.
#[derive(Clone)]
pub struct Contact {
    intake: Intake,
    origin: OriginSecret,
}

impl Contact {
    /// A handler over this way into the table that answers only requests with this secret.
    pub fn new(intake: Intake, origin: OriginSecret) -> Self {
        Self { intake, origin }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub async fn from_env() -> Result<Self, leads::env::Missing> {
        let table = leads::env::required("TABLE_NAME")?;
        let (origin, secret) = (OriginSecret::from_env()?, Secret::from_env()?);
        let config = leads::aws::config().await;
        Ok(Self::new(Intake::new(Store::new(leads::aws::dynamodb(&config), table), secret), origin))
    }

    async fn contact(&self, request: Request<Bytes>) -> Response<String> {
        let reader = Reader::of(&request);
        let answer = match web::submission(&request, &self.origin) {
            Ok(submission) => self.submit(submission).await,
            Err(answer) => answer,
        };
        answer.respond(reader, &FORM)
    }

    async fn submit(&self, Submission { fields, source }: Submission) -> Answer {
        let form: ContactForm = match fields.read() {
            Ok(form) => form,
            Err(Unreadable::UnknownField(name)) => return Answer::UnknownField(name),
            Err(Unreadable::Refused(errors)) => return Answer::Refused { errors, fields },
        };
        let accepted = self.intake.contact(&form, source).await;
        match &accepted {
            Ok(Acceptance::Stored(reference, verdict)) => info!(%reference, verdict = verdict.name(), "contact stored"),
            Ok(Acceptance::Replayed(reference)) => info!(%reference, "contact repeated"),
            Ok(_) => {}
            Err(unavailable) => error!(cause = %unavailable, "contact not stored"),
        }
        Answer::of(accepted, fields)
    }

    fn challenge(&self, request: &Request<Bytes>) -> Response<String> {
        if !self.origin.admits(request) {
            return Answer::Forbidden.respond(Reader::Program, &FORM);
        }
        let (status, body) = match (request.method(), self.intake.challenge()) {
            (&Method::GET | &Method::HEAD, Ok(challenge)) => (StatusCode::OK, serde_json::json!(challenge)),
            (&Method::GET | &Method::HEAD, Err(_)) => {
                (StatusCode::SERVICE_UNAVAILABLE, serde_json::json!({ "error": "no challenge could be made" }))
            }
            _ => (StatusCode::METHOD_NOT_ALLOWED, serde_json::json!({ "error": "this address takes GET only" })),
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
}

impl Api for Contact {
    const PATHS: &'static [&'static str] = &[CONTACT, CHALLENGE];

    async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        match request.uri().path() {
            CHALLENGE => self.challenge(&request),
            _ => self.contact(request).await,
        }
    }
}
