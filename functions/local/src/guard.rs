//! Only this machine's own programs and pages may read its data. infra/edge/loopback.mjs has the same for the servers there.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::header::{HOST, ORIGIN};
use http::{HeaderMap, HeaderName, StatusCode};

/// Passes on requests to this machine by its own name that no page of another site makes.
pub(crate) async fn of_this_machine(request: Request, next: Next) -> Response {
    if is_of_this_machine(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "Only programs and pages of this machine are answered.\n").into_response()
}

fn is_of_this_machine(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let is_own_page = |origin: &str| origin.split_once("://").is_some_and(|(_, host)| is_loopback(host));
    // Any other name that resolves to this machine is somebody else's (DNS rebinding).
    text(HOST).is_some_and(is_loopback) && text(ORIGIN).is_none_or(is_own_page)
}

/// True for a name of this machine, with a port or without.
fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|octet| octet.is_ascii_digit()));
    ["localhost", "127.0.0.1", "[::1]"].contains(&name.map_or(host, |(name, _)| name))
}

#[cfg(test)]
mod tests {
    use http::HeaderMap;

    #[test]
    fn a_request_by_another_name_or_of_another_page_is_not_of_this_machine() {
        let is_ours = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert("host", host.parse().unwrap());
            origin.map(|origin| headers.insert("origin", origin.parse().unwrap()));
            super::is_of_this_machine(&headers)
        };
        for host in ["localhost", "localhost:4282", "127.0.0.1:4282", "[::1]:4282", "[::1]"] {
            assert!(is_ours(host, None) && is_ours(host, Some("http://localhost:4281")), "{host}");
        }
        for host in
            ["evil.example:4282", "localhost.evil.example", "127.0.0.1.nip.io:4282", "localhost:80@evil", "", "[::2]:1"]
        {
            assert!(!is_ours(host, None), "{host}");
            assert!(!is_ours("localhost:4282", Some(&format!("https://{host}"))), "{host}");
        }
        assert!(!is_ours("localhost", Some("null")), "a file, or a frame without an origin");
        assert!(!super::is_of_this_machine(&HeaderMap::new()));
    }
}
