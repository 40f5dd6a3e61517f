//! Reading a request: which fields came, and where from.

use bytes::Bytes;
use contract::{BODY_MAX, Fields, FormRules, IDEMPOTENCY_KEY_MAX};
use http::header::CONTENT_TYPE;
use http::{Method, Request};
use leads::Source;

use crate::answer::Answer;
use crate::body::{ContentType, lenient_fields, strict_fields};
use crate::headers::text;
use crate::origin::OriginSecret;
use crate::reader::Reader;
use crate::site::SiteOrigin;

/// Largest body that is read to give a person back what was typed, in octets. Escaped for HTML and for Lambda, the page
/// stays below the 6 MB that Lambda may answer.
const KEPT_MAX: usize = 256 * 1024;
/// The header that goes before the field `idempotencyKey`.
const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// The header in which CloudFront names the visitor's address and port.
const VIEWER_ADDRESS: &str = "cloudfront-viewer-address";

/// A body that has fields, none of them checked yet, and where it came from.
pub(crate) struct Submission {
    /// The fields of the body; the header `Idempotency-Key` goes before the field.
    pub(crate) fields: Fields,
    /// Where the request came from.
    pub(crate) source: Source,
}

/// Reads what a form posted through the CDN.
///
/// # Errors
/// The answer to a request that came past the CDN or from another site, has another method or no fields.
pub(crate) async fn submission<F: FormRules>(
    request: &Request<Bytes>,
    origin: &OriginSecret,
    site: &SiteOrigin,
) -> Result<Submission, Answer> {
    if !origin.admits(request) {
        return Err(Answer::Forbidden);
    }
    let reader = Reader::of(request);
    match *request.method() {
        Method::POST => {}
        Method::GET | Method::HEAD if reader == Reader::Person => return Err(Answer::FormPage),
        _ => return Err(Answer::MethodNotAllowed),
    }
    let read = match reader {
        Reader::Program => programs_fields(request),
        Reader::Person => persons_fields::<F>(request).await,
    };
    if site.is_foreign(request.headers()) {
        return Err(Answer::Foreign { fields: read.unwrap_or_default() });
    }
    let mut fields = read?;
    if let Some(key) = request.headers().get(IDEMPOTENCY_KEY) {
        let key = key.to_str().ok().filter(|key| !key.trim().is_empty() && key.len() as u64 <= IDEMPOTENCY_KEY_MAX);
        let Some(key) = key else { return Err(Answer::IdempotencyKeyHeader { fields }) };
        fields.set("idempotencyKey", key);
    }
    Ok(Submission { fields, source: source(request) })
}

/// Exactly what the API takes.
fn programs_fields(request: &Request<Bytes>) -> Result<Fields, Answer> {
    let body = request.body();
    let kind = ContentType::of(request.headers());
    let read = match kind {
        Some(ContentType::Json) => Fields::from_json,
        Some(ContentType::UrlEncoded) => strict_fields,
        _ => return Err(Answer::UnsupportedMediaType),
    };
    if body.len() > BODY_MAX {
        return Err(Answer::TooLarge { fields: Fields::default() });
    }
    read(body).map_err(Answer::Malformed)
}

/// Whatever can be read of what a browser posted.
async fn persons_fields<F: FormRules>(request: &Request<Bytes>) -> Result<Fields, Answer> {
    let (headers, body) = (request.headers(), request.body());
    let kind = match ContentType::of(headers) {
        None if headers.contains_key(CONTENT_TYPE) => return Err(Answer::UnsupportedMediaType),
        kind => kind.unwrap_or(ContentType::UrlEncoded),
    };
    if body.len() > KEPT_MAX {
        return Err(Answer::TooLarge { fields: Fields::default() });
    }
    let fields = match kind {
        ContentType::Json => {
            let mut fields = Fields::from_json(body).map_err(Answer::Malformed)?;
            fields.retain_known::<F>();
            fields
        }
        kind => lenient_fields::<F>(kind, headers, body).await,
    };
    match kind {
        _ if body.len() > BODY_MAX => Err(Answer::TooLarge { fields }),
        ContentType::Multipart | ContentType::Text if fields.is_empty() => Err(Answer::UnsupportedMediaType),
        _ => Ok(fields),
    }
}

/// Where a request came from.
pub fn source<B>(request: &Request<B>) -> Source {
    text(request.headers(), VIEWER_ADDRESS).map(Source::of_viewer).unwrap_or_default()
}
