//! Reading a request: who reads the answer, and which fields came.

use bytes::Bytes;
use contract::{Fields, IDEMPOTENCY_KEY_MAX};
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, Method, Request};

use crate::answer::Answer;

/// Largest body, in octets: decisions, section 5.
const BODY_MAX: usize = 16 * 1024;
/// The header that goes before the field `idempotencyKey`.
const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// Who reads the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A program: every answer is JSON.
    Program,
    /// A person whose browser posted the form by itself: every answer is a page.
    Person,
}

/// The kinds of body that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Json,
    Form,
}

/// A body that has fields; none of them is checked yet.
pub(crate) struct Submission {
    pub(crate) fields: Fields,
}

impl Reader {
    /// A form-encoded body without an `Accept` that names JSON comes from a form.
    pub(crate) fn of(request: &Request<Bytes>) -> Self {
        let wants_json =
            text(request.headers(), ACCEPT.as_str()).is_some_and(|accept| accept.contains("application/json"));
        match Encoding::of(request.headers()) {
            Some(Encoding::Form) if !wants_json => Self::Person,
            _ => Self::Program,
        }
    }
}

impl Encoding {
    fn of(headers: &HeaderMap) -> Option<Self> {
        let media_type = text(headers, CONTENT_TYPE.as_str())?;
        match media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
            "application/json" => Some(Self::Json),
            "application/x-www-form-urlencoded" => Some(Self::Form),
            _ => None,
        }
    }
}

impl Submission {
    pub(crate) fn read(request: &Request<Bytes>) -> Result<Self, Answer> {
        if request.method() != Method::POST {
            return Err(Answer::MethodNotAllowed);
        }
        let encoding = Encoding::of(request.headers()).ok_or(Answer::UnsupportedMediaType)?;
        let body = request.body();
        if body.len() > BODY_MAX {
            return Err(Answer::TooLarge);
        }
        let mut fields = match encoding {
            Encoding::Json => Fields::from_json(body),
            Encoding::Form => form_fields(body),
        }
        .map_err(Answer::Malformed)?;
        if let Some(key) = request.headers().get(IDEMPOTENCY_KEY) {
            let key = key.to_str().ok().filter(|key| !key.trim().is_empty() && key.len() as u64 <= IDEMPOTENCY_KEY_MAX);
            fields.set("idempotencyKey", key.ok_or(Answer::IdempotencyKeyHeader)?);
        }
        Ok(Self { fields })
    }
}

fn form_fields(body: &[u8]) -> Result<Fields, contract::Malformed> {
    let decoded = |part: &[u8]| -> Result<String, contract::Malformed> {
        let spaces: Vec<u8> = part.iter().map(|octet| if *octet == b'+' { b' ' } else { *octet }).collect();
        let octets = percent_encoding::percent_decode(&spaces).collect();
        String::from_utf8(octets).map_err(|_| contract::Malformed::NotUtf8)
    };
    let pairs = body.split(|octet| *octet == b'&').filter(|pair| !pair.is_empty()).map(|pair| {
        let mut parts = pair.splitn(2, |octet| *octet == b'=');
        let name = decoded(parts.next().unwrap_or_default())?;
        Ok((name, decoded(parts.next().unwrap_or_default())?))
    });
    Fields::from_pairs(pairs.collect::<Result<Vec<_>, _>>()?.into_iter())
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}
