//! The links in mails: undoes what mail programs and gateways change in them.

use std::collections::HashSet;

use bytes::Bytes;
use http::Request;
use percent_encoding::percent_decode;

/// A value of the query of a link; empty when there is none.
pub fn query<B>(request: &Request<B>, name: &str) -> String {
    value(request.uri().query().unwrap_or_default().as_bytes(), name)
}

/// A value that the button of a link's page posted; empty when there is none.
pub fn posted(request: &Request<Bytes>, name: &str) -> String {
    value(request.body(), name)
}

/// The names of everything that the button of a link's page posted, such as boxes that stayed ticked.
pub fn posted_names(request: &Request<Bytes>) -> HashSet<String> {
    pairs(&unescaped(request.body())).map(|(name, _)| name.to_owned()).collect()
}

/// True when a link has a value of this name at all.
pub fn has_query<B>(request: &Request<B>, name: &str) -> bool {
    pairs(&unescaped(request.uri().query().unwrap_or_default().as_bytes())).any(|(known, _)| known == name)
}

/// The first of this name that is not empty, without what was glued to it: our values are letters, digits and `-._`.
fn value(encoded: &[u8], name: &str) -> String {
    let is_ours = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    let unescaped = unescaped(encoded);
    let values = pairs(&unescaped).filter(|(known, _)| *known == name).map(|(_, value)| {
        let value = value.trim_start_matches(|c| !is_ours(c));
        value.split(|c| !is_ours(c)).next().unwrap_or_default().trim_end_matches('.')
    });
    values.into_iter().find(|value| !value.is_empty()).unwrap_or_default().to_owned()
}

/// Without percent signs, even where a gateway encoded the whole link once more.
fn unescaped(encoded: &[u8]) -> String {
    let once: Vec<u8> = percent_decode(encoded).collect();
    percent_decode(&once).decode_utf8_lossy().into_owned()
}

/// Names and values. `&amp;` ends a pair too, and a second `?` of a campaign's own parameters.
fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split(['&', ';', '?']).filter_map(|pair| pair.trim().split_once('='))
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::query;

    fn read(query_of_link: &str, name: &str) -> String {
        query(&Request::get(format!("/api?{query_of_link}")).body(()).unwrap(), name)
    }

    #[test]
    fn a_link_is_read_whatever_was_added_to_it_on_its_way() {
        for link in [
            "token=K7QM-4TXR.a_b-c",
            "token=K7QM-4TXR.a_b-c&utm_source=a&utm_source=b",
            "utm_campaign=Fr%FChling&token=K7QM-4TXR.a_b-c",
            "utm_campaign=%&utm_source=%zz&token=K7QM-4TXR.a_b-c",
            "token=K7QM-4TXR.a_b-c.",
            "token=K7QM-4TXR.a_b-c%3E",
            "token=%3CK7QM-4TXR.a_b-c%3E.",
            "token=K7QM-4TXR.a_b-c)",
            "token=K7QM-4TXR.a_b-c%22",
            "token=K7QM-4TXR.a_b-c%23top",
            "token=K7QM-4TXR.a_b-c%0D%0A",
            "token=K7QM-4TXR.a_b-c?utm_source=a",
            "utm_source=a&amp;token=K7QM-4TXR.a_b-c&amp;utm_medium=b",
            "token=&token=K7QM-4TXR.a_b-c",
            "token=K7QM-4TXR.a_b-c&token=K7QM-4TXR.a_b-c",
            "token=K7QM%2D4TXR%2Ea_b%2Dc",
            "token%3DK7QM-4TXR%252Ea_b-c",
        ] {
            assert_eq!(read(link, "token"), "K7QM-4TXR.a_b-c", "{link}");
        }
    }

    #[test]
    fn what_is_not_there_is_empty() {
        for link in ["", "token", "token=", "token=%3E", "tokens=a", "xtoken=a"] {
            assert_eq!(read(link, "token"), "", "{link}");
        }
    }
}
