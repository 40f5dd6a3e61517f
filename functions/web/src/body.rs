//! Reading a body: strictly for programs, and for people in every way in which browsers post a form.

use std::convert::Infallible;

use bytes::Bytes;
use contract::{Fields, FormRules, Malformed, has_field};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use futures_util::stream;
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use multer::Multipart;
use percent_encoding::percent_decode;

use crate::headers::text;

/// The kinds of body that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ContentType {
    /// JSON, in UTF-8 whatever a `charset` says.
    Json,
    /// Names and values with percent signs: what a form posts by itself.
    UrlEncoded,
    /// Parts between boundaries: what a form with files posts.
    Multipart,
    /// One `name=value` a line.
    Text,
}

impl ContentType {
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        match media_type(headers)?.as_str() {
            "application/json" => Some(Self::Json),
            "application/x-www-form-urlencoded" => Some(Self::UrlEncoded),
            "multipart/form-data" => Some(Self::Multipart),
            "text/plain" => Some(Self::Text),
            _ => None,
        }
    }

    /// True for what a form of HTML posts by itself.
    pub(crate) fn is_form(self) -> bool {
        self != Self::Json
    }
}

fn media_type(headers: &HeaderMap) -> Option<String> {
    let content_type = text(headers, CONTENT_TYPE.as_str())?;
    Some(content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase())
}

/// Reads a form-encoded body of a program.
///
/// # Errors
/// [`Malformed`] when a value is no UTF-8 or a name stands twice.
pub(crate) fn strict_fields(body: &[u8]) -> Result<Fields, Malformed> {
    let utf8 = |octets| String::from_utf8(octets).map_err(|_| Malformed::NotUtf8);
    let pairs = pairs(body).map(|(name, value)| Ok((utf8(name)?, utf8(value)?)));
    Fields::from_pairs(pairs.collect::<Result<Vec<_>, _>>()?.into_iter())
}

/// Reads the body of a form that a browser posted by itself; what can't be read is left out.
pub(crate) async fn lenient_fields<F: FormRules>(kind: ContentType, headers: &HeaderMap, body: &Bytes) -> Fields {
    let content_type = text(headers, CONTENT_TYPE.as_str()).unwrap_or_default();
    let charset = charset(content_type);
    let mut fields = match kind {
        ContentType::Multipart => Fields::merged(parts(content_type, charset, body.clone()).await.into_iter()),
        ContentType::Text => Fields::merged(lines::<F>(&decoded(body.to_vec(), charset)).into_iter()),
        _ => Fields::merged(pairs(body).map(|(name, value)| (decoded(name, charset), decoded(value, charset)))),
    };
    fields.retain_known::<F>();
    fields
}

/// Names and values of a form-encoded body, as octets.
fn pairs(body: &[u8]) -> impl Iterator<Item = (Vec<u8>, Vec<u8>)> {
    let octets = |part: &[u8]| -> Vec<u8> {
        let spaces: Vec<u8> = part.iter().map(|octet| if *octet == b'+' { b' ' } else { *octet }).collect();
        percent_decode(&spaces).collect()
    };
    body.split(|octet| *octet == b'&').filter(|pair| !pair.is_empty()).map(move |pair| {
        let mut parts = pair.splitn(2, |octet| *octet == b'=');
        (octets(parts.next().unwrap_or_default()), octets(parts.next().unwrap_or_default()))
    })
}

/// Names and texts of a body in parts; files are left out, and what follows a part that can't be read.
async fn parts(content_type: &str, charset: Option<&'static Encoding>, body: Bytes) -> Vec<(String, String)> {
    let mut parts = Vec::new();
    let Ok(boundary) = multer::parse_boundary(content_type) else { return parts };
    let mut multipart = Multipart::new(stream::iter([Ok::<_, Infallible>(body)]), boundary);
    while let Ok(Some(part)) = multipart.next_field().await {
        let (Some(name), None) = (part.name().map(str::to_owned), part.file_name()) else { continue };
        let Ok(value) = part.bytes().await else { break };
        parts.push((name, decoded(value.into(), charset)));
    }
    parts
}

/// Names and texts of a body in lines: what does not begin a further field goes on with the one before.
fn lines<F: FormRules>(body: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in body.trim_end().lines() {
        let is_new = |name: &str| has_field::<F>(name) && fields.iter().all(|(known, _)| known != name);
        match line.split_once('=').filter(|(name, _)| is_new(name)) {
            Some((name, value)) => fields.push((name.to_owned(), value.to_owned())),
            None => {
                if let Some((_, value)) = fields.last_mut() {
                    value.push('\n');
                    value.push_str(line);
                }
            }
        }
    }
    fields
}

/// The `charset` of a media type, if it is one that the web knows.
fn charset(content_type: &str) -> Option<&'static Encoding> {
    let parameters = content_type.split(';').skip(1).filter_map(|parameter| parameter.split_once('='));
    let (_, label) = parameters.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("charset"))?;
    Encoding::for_label(label.trim().trim_matches('"').as_bytes()).map(Encoding::output_encoding)
}

/// A text in its charset; without one it is UTF-8, and what is none is windows-1252, which HTML takes latin-1 for.
fn decoded(octets: Vec<u8>, charset: Option<&'static Encoding>) -> String {
    let by = |charset: &'static Encoding, octets: &[u8]| charset.decode_without_bom_handling(octets).0.into_owned();
    match charset.filter(|charset| *charset != UTF_8) {
        Some(charset) => by(charset, &octets),
        None => String::from_utf8(octets).unwrap_or_else(|error| by(WINDOWS_1252, error.as_bytes())),
    }
}
