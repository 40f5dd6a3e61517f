//! Every answer of the function, for a program and for a person.

use contract::{Accepted, Failed, FieldErrors, Fields, Malformed, Rejected};
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION, RETRY_AFTER};
use http::{HeaderName, HeaderValue, Response, StatusCode};
use leads::Reference;
use serde::Serialize;

use crate::page::{self, Problem};
use crate::request::Reader;

/// How long a program waits before it posts again after 503, in seconds.
const RETRY_AFTER_SECONDS: &str = "5";
/// The page that a plain form ends on.
const THANKS: &str = "/contact/thanks";

/// What the function answers.
pub(crate) enum Answer {
    /// 202, or 303 for a person.
    Accepted { reference: Reference, replayed: bool },
    /// 400: no fields at all.
    Malformed(Malformed),
    /// 400: a field that the form does not have.
    UnknownField(String),
    /// 400: a key that is empty, too long or not ASCII.
    IdempotencyKeyHeader,
    /// 403: the request did not come through the CDN.
    Forbidden,
    /// 405.
    MethodNotAllowed,
    /// 409: the key came before with another body.
    KeyReused { fields: Fields },
    /// 413.
    TooLarge,
    /// 415.
    UnsupportedMediaType,
    /// 422.
    Refused { errors: FieldErrors, fields: Fields },
    /// 503: the database failed.
    Unavailable { fields: Fields },
}

impl Answer {
    /// Writes the answer in the form that its reader can use.
    pub(crate) fn respond(self, reader: Reader) -> Response<String> {
        let status = self.status(reader);
        let headers = self.headers(reader);
        let (content_type, body) = match reader {
            Reader::Program => ("application/json", self.json()),
            Reader::Person => ("text/html; charset=utf-8", self.html()),
        };
        let mut response = Response::new(body);
        *response.status_mut() = status;
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
        response.headers_mut().extend(headers);
        response
    }

    fn status(&self, reader: Reader) -> StatusCode {
        match self {
            Self::Accepted { .. } if reader == Reader::Person => StatusCode::SEE_OTHER,
            Self::Accepted { .. } => StatusCode::ACCEPTED,
            Self::Malformed(_) | Self::UnknownField(_) | Self::IdempotencyKeyHeader => StatusCode::BAD_REQUEST,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::KeyReused { .. } => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn headers(&self, reader: Reader) -> Vec<(HeaderName, HeaderValue)> {
        let mut headers = Vec::new();
        match self {
            Self::Accepted { reference, replayed } => {
                if *replayed {
                    headers.push((HeaderName::from_static("idempotent-replayed"), HeaderValue::from_static("true")));
                }
                let thanks = HeaderValue::try_from(format!("{THANKS}?reference={reference}"));
                if let (Reader::Person, Ok(thanks)) = (reader, thanks) {
                    headers.push((LOCATION, thanks));
                }
            }
            Self::MethodNotAllowed => headers.push((ALLOW, HeaderValue::from_static("POST"))),
            Self::Unavailable { .. } => headers.push((RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER_SECONDS))),
            _ => {}
        }
        headers
    }

    fn json(&self) -> String {
        let failed = |error: &str| json(&Failed { error: error.to_owned() });
        match self {
            Self::Accepted { reference, .. } => json(&Accepted { reference: reference.to_string() }),
            Self::Refused { errors, .. } => json(&Rejected { errors: errors.clone() }),
            Self::Malformed(why) => failed(&why.to_string()),
            Self::UnknownField(name) => failed(&format!("the form has no field named {name:?}")),
            Self::IdempotencyKeyHeader => failed("the header Idempotency-Key takes 1 to 255 ASCII characters"),
            Self::Forbidden => failed("this address answers only through the website"),
            Self::MethodNotAllowed => failed("this address takes POST only"),
            Self::KeyReused { .. } => failed("the idempotency key was used before with another body"),
            Self::TooLarge => failed("the body is larger than 16 kB"),
            Self::UnsupportedMediaType => {
                failed("the body has to be application/json or application/x-www-form-urlencoded")
            }
            Self::Unavailable { .. } => failed("the message could not be stored, send it again"),
        }
    }

    fn html(&self) -> String {
        match self {
            Self::Accepted { .. } => String::new(),
            Self::Refused { errors, fields } => page::with_form(Problem::Refused, fields, errors),
            Self::KeyReused { fields } => page::with_form(Problem::KeyReused, fields, &FieldErrors::default()),
            Self::Unavailable { fields } => page::with_form(Problem::Unavailable, fields, &FieldErrors::default()),
            Self::TooLarge => page::without_form(Problem::TooLarge),
            _ => page::without_form(Problem::Unreadable),
        }
    }
}

fn json(body: &impl Serialize) -> String {
    #[expect(clippy::expect_used, reason = "texts in a struct are always JSON")]
    serde_json::to_string(body).expect("an answer is JSON")
}
