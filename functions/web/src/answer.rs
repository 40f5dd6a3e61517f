//! Every answer to a posted form, for a program and for a person without JavaScript (docs/decisions/0017).

use std::sync::LazyLock;

use contract::{Accepted, BODY_MAX, Failed, FieldErrors, Fields, Malformed, Rejected};
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION, RETRY_AFTER};
use http::{HeaderName, HeaderValue, Response, StatusCode};
use leads::{Acceptance, Receipt, Unavailable};
use serde::Serialize;

use crate::form::FallbackForm;
use crate::page;
use crate::reader::Reader;

/// How long a program waits before it posts again after 503, in seconds.
const RETRY_AFTER_SECONDS: u64 = 5;

/// What a function answers to a posted form.
pub enum Answer {
    /// 202, or 303 for a person.
    Accepted {
        /// What the answer says.
        receipt: Receipt,
        /// True when the same post came before.
        replayed: bool,
    },
    /// 400: no fields at all.
    Malformed(Malformed),
    /// 400: a field that the form does not have.
    UnknownField(String),
    /// 400: a key that is empty, too long or not ASCII.
    IdempotencyKeyHeader {
        /// What was typed.
        fields: Fields,
    },
    /// 403: the request did not come through the CDN.
    Forbidden,
    /// 403: a page of another site posted it.
    Foreign {
        /// What was typed there.
        fields: Fields,
    },
    /// 303: a person opened the address of the form, and is led to it.
    FormPage,
    /// 405.
    MethodNotAllowed,
    /// 409: the key came before with another body.
    KeyReused {
        /// What was typed.
        fields: Fields,
    },
    /// 413.
    TooLarge {
        /// What was typed, as far as it was read.
        fields: Fields,
    },
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
    /// 503: it could not be stored; the log says why.
    Unavailable {
        /// What was typed.
        fields: Fields,
    },
}

impl Answer {
    /// The answer to a form that passed every rule.
    pub fn of(accepted: Result<Acceptance, Unavailable>, fields: Fields) -> Self {
        match accepted {
            Ok(Acceptance::Stored(receipt, _)) => Self::Accepted { receipt, replayed: false },
            Ok(Acceptance::Replayed(receipt)) => Self::Accepted { receipt, replayed: true },
            Ok(Acceptance::KeyReused) => Self::KeyReused { fields },
            Ok(Acceptance::TooMany { retry_after }) => Self::TooMany { retry_after, fields },
            Err(_) => Self::Unavailable { fields },
        }
    }

    /// Writes the answer in the form that its reader can use; only a page needs to know the form.
    pub fn respond(self, reader: Reader, form: &LazyLock<FallbackForm>) -> Response<String> {
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
            Self::FormPage => StatusCode::SEE_OTHER,
            Self::Malformed(_) | Self::UnknownField(_) | Self::IdempotencyKeyHeader { .. } => StatusCode::BAD_REQUEST,
            Self::Forbidden => StatusCode::FORBIDDEN,
            // Not 403: in its place the CDN shows the site's page for what is not there, and what was typed would be lost.
            Self::Foreign { .. } => StatusCode::BAD_REQUEST,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::KeyReused { .. } => StatusCode::CONFLICT,
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable { .. } => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn headers(&self, reader: Reader, form: &LazyLock<FallbackForm>) -> Vec<(HeaderName, HeaderValue)> {
        let mut headers = Vec::new();
        match self {
            Self::Accepted { receipt, replayed } => {
                if *replayed {
                    headers.push((HeaderName::from_static("idempotent-replayed"), HeaderValue::from_static("true")));
                }
                if reader == Reader::Person
                    && let Ok(done) = HeaderValue::try_from((form.done)(receipt))
                {
                    headers.push((LOCATION, done));
                }
            }
            Self::FormPage => headers.push((LOCATION, HeaderValue::from_static(form.page))),
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
            Self::Accepted { receipt, .. } => {
                let reference = receipt.reference.to_string();
                let answer_by = receipt.answer_by.map(|until| until.to_string());
                json(&Accepted { reference, next: receipt.next, answer_by })
            }
            Self::Refused { errors, .. } => json(&Rejected { errors: errors.clone() }),
            Self::Malformed(why) => failed(&why.to_string()),
            Self::UnknownField(name) => failed(&format!("the form has no field named {name:?}")),
            Self::IdempotencyKeyHeader { .. } => failed("the header Idempotency-Key takes 1 to 255 ASCII characters"),
            Self::Forbidden => failed("this address answers only through the website"),
            Self::Foreign { .. } => failed("this address takes no posts of other sites"),
            Self::MethodNotAllowed | Self::FormPage => failed("this address takes POST only"),
            Self::KeyReused { .. } => failed("the idempotency key was used before with another body"),
            Self::TooLarge { .. } => failed(&format!("the body is larger than {BODY_MAX} octets")),
            Self::UnsupportedMediaType => {
                failed("the body has to be application/json or application/x-www-form-urlencoded, in UTF-8")
            }
            Self::TooMany { .. } => failed("too many submissions from this network, send it again after Retry-After"),
            Self::Unavailable { .. } => failed("the submission could not be stored, send it again"),
        }
    }

    fn html(&self, form: &FallbackForm) -> String {
        let (problems, nothing, no_errors) = (&form.problems, Fields::default(), FieldErrors::default());
        match self {
            Self::Accepted { .. } | Self::FormPage => String::new(),
            Self::Refused { errors, fields } => {
                // Of what no person typed the page can't ask for another value: it is from a page that is not ours any more.
                let is_typed = form.shown.iter().any(|(name, _)| errors.get(name).is_some());
                let problem = if is_typed { &problems.refused } else { &problems.outdated };
                page::with_form(form, problem, fields, errors, true)
            }
            Self::KeyReused { fields } => page::with_form(form, &problems.key_reused, fields, &no_errors, false),
            Self::TooMany { fields, .. } => page::with_form(form, &problems.too_many, fields, &no_errors, true),
            Self::Unavailable { fields } => page::with_form(form, &problems.unavailable, fields, &no_errors, true),
            Self::TooLarge { fields } => page::with_form(form, &problems.too_large, fields, &no_errors, true),
            Self::Foreign { fields } => page::with_form(form, &problems.foreign, fields, &no_errors, true),
            Self::IdempotencyKeyHeader { fields } => {
                page::with_form(form, &problems.unreadable, fields, &no_errors, true)
            }
            _ => page::with_form(form, &problems.unreadable, &nothing, &no_errors, true),
        }
    }
}

fn json(body: &impl Serialize) -> String {
    #[expect(clippy::expect_used, reason = "texts in a struct are always JSON")]
    serde_json::to_string(body).expect("an answer is JSON")
}
