//! Reading a request body, as JSON or form-encoded: strictly for programs; for people without the fields that browsers add.

use contract::{BODY_MAX, Fields, FormRules, Malformed};
use http::Request;
use percent_encoding::percent_decode;

use crate::answer::Answer;
use crate::headers::ContentType;
use crate::reader::Reader;

/// Largest body that is read to give a person back what was typed, in octets. Escaped for HTML and for Lambda, the page
/// stays below the 6 MB that Lambda may answer.
const KEPT_MAX: usize = 256 * 1024;

/// The fields of a request's body, none of them checked yet.
///
/// # Errors
/// The answer to a body of another kind, to one that has no fields and to one that is too large.
pub(crate) fn fields<F: FormRules>(request: &Request<impl AsRef<[u8]>>, reader: Reader) -> Result<Fields, Answer> {
    let Some(kind) = ContentType::of(request.headers()) else { return Err(Answer::UnsupportedMediaType) };
    let body = request.body().as_ref();
    let most = if reader == Reader::Person { KEPT_MAX } else { BODY_MAX };
    if body.len() > most {
        return Err(Answer::TooLarge { fields: Fields::default() });
    }
    let mut fields = match (kind, reader) {
        (ContentType::Json, _) => Fields::from_json(body),
        (ContentType::UrlEncoded, Reader::Program) => strictly(body),
        (ContentType::UrlEncoded, Reader::Person) => Ok(Fields::merged(pairs(body).map(|(name, value)| {
            let text = |octets: Vec<u8>| String::from_utf8_lossy(&octets).into_owned();
            (text(name), text(value))
        }))),
    }
    .map_err(Answer::Malformed)?;
    if reader == Reader::Person {
        fields.retain_known::<F>();
    }
    if body.len() > BODY_MAX { Err(Answer::TooLarge { fields }) } else { Ok(fields) }
}

fn strictly(body: &[u8]) -> Result<Fields, Malformed> {
    let utf8 = |octets| String::from_utf8(octets).map_err(|_| Malformed::NotUtf8);
    let pairs = pairs(body).map(|(name, value)| Ok((utf8(name)?, utf8(value)?)));
    Fields::from_pairs(pairs.collect::<Result<Vec<_>, _>>()?.into_iter())
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
