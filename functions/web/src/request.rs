//! Reading a request: who reads the answer, and which fields came.

use bytes::Bytes;
use contract::{Fields, IDEMPOTENCY_KEY_MAX, Malformed};
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, Method, Request};
use leads::Source;

use crate::answer::Answer;
use crate::origin::OriginSecret;

/// Largest body, in octets: decisions, section 5.
const BODY_MAX: usize = 16 * 1024;
/// The header that goes before the field `idempotencyKey`.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// The header in which CloudFront names the visitor's address and port.
const VIEWER_ADDRESS: &str = "cloudfront-viewer-address";

/// Who reads the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
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

/// A body that has fields, none of them checked yet, and where it came from.
pub(crate) struct Submission {
    /// The fields of the body; the header `Idempotency-Key` goes before the field.
    pub(crate) fields: Fields,
    /// Where the request came from.
    pub(crate) source: Source,
}

impl Reader {
    /// A form-encoded body without an `Accept` that names JSON comes from a form.
    pub fn of<B>(request: &Request<B>) -> Self {
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

/// Reads what a form posted through the CDN.
///
/// # Errors
/// The answer to a request that came past the CDN, has another method or no fields.
pub(crate) fn submission(request: &Request<Bytes>, origin: &OriginSecret) -> Result<Submission, Answer> {
    if !origin.admits(request) {
        return Err(Answer::Forbidden);
    }
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
    Ok(Submission { fields, source: source(request) })
}

/// Where a request came from.
pub fn source<B>(request: &Request<B>) -> Source {
    text(request.headers(), VIEWER_ADDRESS).map(Source::of_viewer).unwrap_or_default()
}

/// A value of the query, decoded; empty when there is none or when it is no text.
pub fn query<B>(request: &Request<B>, name: &str) -> String {
    let query = request.uri().query().unwrap_or_default();
    form_fields(query.as_bytes()).map(|fields| fields.text(name).to_owned()).unwrap_or_default()
}

/// Reads a form-encoded body or query.
///
/// # Errors
/// [`Malformed`] when a value is no text or a name stands twice.
pub fn form_fields(body: &[u8]) -> Result<Fields, Malformed> {
    let decoded = |part: &[u8]| -> Result<String, Malformed> {
        let spaces: Vec<u8> = part.iter().map(|octet| if *octet == b'+' { b' ' } else { *octet }).collect();
        let octets = percent_encoding::percent_decode(&spaces).collect();
        String::from_utf8(octets).map_err(|_| Malformed::NotUtf8)
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
