//! Every answer to a posted form, for a program and for a person.

use std::sync::LazyLock;

use contract::{Accepted, Failed, FieldErrors, Fields, Malformed, Rejected};
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION, RETRY_AFTER};
use http::{HeaderName, HeaderValue, Response, StatusCode};
use leads::{Acceptance, Reference, Unavailable};
use serde::Serialize;

use crate::form::Form;
use crate::page;
use crate::request::Reader;

/// How long a program waits before it posts again after 503, in seconds.
const RETRY_AFTER_SECONDS: u64 = 5;

/// What a function answers to a posted form.
pub enum Answer {
    /// 202, or 303 for a person.
    Accepted {
        /// The code that the submission got.
        reference: Reference,
        /// True when the same post came before.
        replayed: bool,
    },
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
    KeyReused {
        /// What was typed.
        fields: Fields,
    },
    /// 413.
    TooLarge,
    /// 415.
    UnsupportedMediaType,
    /// 422.
    Refused {
        /// The refused fields.
        errors: FieldErrors,
        /// What was typed.
        fields: Fields,
    },
    /// 429: too many posts from one source.
    TooMany {
        /// Seconds until the next post is taken.
        retry_after: u64,
        /// What was typed.
        fields: Fields,
    },
    /// 503: the database failed.
    Unavailable {
        /// What was typed.
        fields: Fields,
    },
}

impl Answer {
    /// The answer to a form that passed every rule.
    pub fn of(accepted: Result<Acceptance, Unavailable>, fields: Fields) -> Self {
        match accepted {
            Ok(Acceptance::Stored(reference, _)) => Self::Accepted { reference, replayed: false },
            Ok(Acceptance::Replayed(reference)) => Self::Accepted { reference, replayed: true },
            Ok(Acceptance::KeyReused) => Self::KeyReused { fields },
            Ok(Acceptance::TooMany { retry_after }) => Self::TooMany { retry_after, fields },
            Err(_) => Self::Unavailable { fields },
        }
    }

    /// Writes the answer in the form that its reader can use; only a page needs to know the form.
    pub fn respond(self, reader: Reader, form: &LazyLock<Form>) -> Response<String> {
        let status = self.status(reader);
        let headers = self.headers(reader, form);
        let (content_type, body) = match reader {
            Reader::Program => ("application/json", self.json()),
            Reader::Person => ("text/html; charset=utf-8", self.html(form)),
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
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn headers(&self, reader: Reader, form: &LazyLock<Form>) -> Vec<(HeaderName, HeaderValue)> {
        let mut headers = Vec::new();
        match self {
            Self::Accepted { reference, replayed } => {
                if *replayed {
                    headers.push((HeaderName::from_static("idempotent-replayed"), HeaderValue::from_static("true")));
                }
                if reader == Reader::Person
                    && let Ok(done) = HeaderValue::try_from((form.done)(reference))
                {
                    headers.push((LOCATION, done));
                }
            }
            Self::MethodNotAllowed => headers.push((ALLOW, HeaderValue::from_static("POST"))),
            Self::TooMany { retry_after, .. } => headers.push((RETRY_AFTER, HeaderValue::from(*retry_after))),
            Self::Unavailable { .. } => headers.push((RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS))),
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
            Self::TooMany { .. } => failed("too many submissions from this network, send it again after Retry-After"),
            Self::Unavailable { .. } => failed("the submission could not be stored, send it again"),
        }
    }

    fn html(&self, form: &Form) -> String {
        let (problems, no_errors) = (&form.problems, FieldErrors::default());
        match self {
            Self::Accepted { .. } => String::new(),
            Self::Refused { errors, fields } => page::with_form(form, &problems.refused, fields, errors, true),
            Self::KeyReused { fields } => page::with_form(form, &problems.key_reused, fields, &no_errors, false),
            Self::TooMany { fields, .. } => page::with_form(form, &problems.too_many, fields, &no_errors, true),
            Self::Unavailable { fields } => page::with_form(form, &problems.unavailable, fields, &no_errors, true),
            Self::TooLarge => page::without_form(form, &problems.too_large),
            _ => page::without_form(form, &problems.unreadable),
        }
    }
}

fn json(body: &impl Serialize) -> String {
    #[expect(clippy::expect_used, reason = "texts in a struct are always JSON")]
    serde_json::to_string(body).expect("an answer is JSON")
}
