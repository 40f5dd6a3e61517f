//! Posting to the hook: one request over a connection of its own, signed when it is sent.

use std::error::Error;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use aws_smithy_http_client::Connector;
use aws_smithy_http_client::tls::Provider;
use aws_smithy_http_client::tls::rustls_provider::CryptoMode;
use aws_smithy_runtime_api::client::http::HttpConnector;
use aws_smithy_runtime_api::http::{HttpError, Request, Response};
use aws_smithy_types::body::SdkBody;
use http_body::Body;
use jiff::Timestamp;
use tokio::time::{Instant, timeout_at};

use super::public_names::{NotPublic, PublicNames};
use super::retry_after::retry_after;
use crate::hook::HookSettings;
use crate::hook::event::EventPayload;

/// Longest wait for an answer, the connection included.
const LONGEST: Duration = Duration::from_secs(5);
/// Who asks, for the receiver's log.
const USER_AGENT: &str = "leads-hook/1";

/// Posts to the hook.
#[derive(Clone, Debug)]
pub struct HookSender {
    settings: HookSettings,
    /// Made at the first post: reading the authorities of the system takes a part of a function's start.
    connector: Arc<OnceLock<Connector>>,
}

/// The status with which a post was taken; or why it was not, and in how many seconds the receiver wants it again, if it said so.
type Answer = Result<u16, (String, Option<i64>)>;

impl HookSender {
    /// Posts with these settings.
    pub fn new(settings: HookSettings) -> Self {
        Self { settings, connector: Arc::default() }
    }

    /// Posts an event. Neither what is sent nor what is answered stands in any text of the outcome.
    pub(super) async fn post(&self, payload: &EventPayload, queued_at: Timestamp) -> Answer {
        let Ok(request) = self.request(payload, queued_at, Timestamp::now()) else {
            return Err(("a request that can't be built".to_owned(), None));
        };
        let end = Instant::now() + LONGEST;
        let response = match timeout_at(end, self.connector().call(request)).await {
            Ok(Ok(response)) => response,
            Ok(Err(cause)) if cause.is_timeout() => return Err(("no connection in time".to_owned(), None)),
            Ok(Err(cause)) => return Err((why_not_connected(&cause).to_owned(), None)),
            Err(_) => return Err((format!("no answer within {} s", LONGEST.as_secs()), None)),
        };
        let answer = judge(&response, Timestamp::now());
        // The status counts, whatever becomes of the body: it is read because some receivers take a closed connection for an error.
        let _ = timeout_at(end, read_away(response.into_body())).await;
        answer
    }

    fn request(&self, payload: &EventPayload, queued_at: Timestamp, now: Timestamp) -> Result<Request, HttpError> {
        let HookSettings { address, key } = &self.settings;
        let (id, body) = (payload.id(), payload.json(queued_at));
        let (timestamp, signature) = (now.as_second().to_string(), key.sign(&id, now, &body));
        let mut request = Request::new(SdkBody::from(body));
        request.set_method("POST")?;
        request.set_uri(address.as_str())?;
        let headers = request.headers_mut();
        for (name, value) in [
            ("content-type", "application/json".to_owned()),
            ("user-agent", USER_AGENT.to_owned()),
            ("webhook-id", id),
            ("webhook-timestamp", timestamp),
            ("webhook-signature", signature),
        ] {
            headers.try_insert(name, value)?;
        }
        Ok(request)
    }

    /// It follows no redirect: what is posted is meant for one address. And it keeps no connection, which would be dead after
    /// Lambda froze the process.
    fn connector(&self) -> &Connector {
        self.connector.get_or_init(|| {
            let builder = Connector::builder().pool_max_idle_per_host(0);
            builder.tls_provider(Provider::Rustls(CryptoMode::AwsLc)).build_with_resolver(PublicNames)
        })
    }
}

/// Why no connection was made, in words of our own: those of the error may repeat names and addresses.
fn why_not_connected(error: &(dyn Error + 'static)) -> &'static str {
    if error.is::<NotPublic>() {
        return "its name leads into a network that is not public";
    }
    // rustls has one word for all of them.
    if error.to_string().starts_with("invalid peer certificate") {
        return "its certificate is not good";
    }
    // The source of an I/O error skips the error that it wraps.
    let held = error.downcast_ref::<std::io::Error>().and_then(|error| error.get_ref());
    match held.map(|held| held as &(dyn Error + 'static)).or_else(|| error.source()) {
        Some(cause) => why_not_connected(cause),
        None => "no connection, or an answer that is none",
    }
}

fn judge(response: &Response, now: Timestamp) -> Answer {
    let status = response.status().as_u16();
    match status {
        200..=299 => Ok(status),
        429 | 503 => {
            let asked = response.headers().get("retry-after").and_then(|value| retry_after(value, now));
            Err((format!("status {status}"), asked))
        }
        300..=399 => Err((format!("status {status}: redirects are not followed"), None)),
        _ => Err((format!("status {status}"), None)),
    }
}

async fn read_away(mut body: SdkBody) {
    while let Some(Ok(_)) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {}
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use aws_smithy_runtime_api::http::{Response, StatusCode};
    use aws_smithy_types::body::SdkBody;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use contract::HookEvent;
    use jiff::Timestamp;
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

    use super::{HookSender, judge};
    use crate::hook::event::{EventPayload, of_reference};
    use crate::hook::{HookAddress, HookKey, HookSettings};
    use crate::platform::secret::Secret;
    use crate::table::reference::Reference;

    /// Nobody but this test signed it: `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500
    /// -subj /CN=receiver -addext subjectAltName=IP:127.0.0.1`, and its key.
    const CERTIFICATE: &str = "\
        MIIBjzCCATSgAwIBAgIUJ5xZRkPunRjUa+ZXH0nWwVlGLbEwCgYIKoZIzj0EAwIwEzERMA8GA1UEAwwIcmVjZWl2ZXIwIBcNMjYx\
        MTI5MTM0NjMyWhgPMjEyNjExMDUxMzQ2MzJaMBMxETAPBgNVBAMMCHJlY2VpdmVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\
        8KkV5mp11OMhoRexk8W31d/KJBFjZSDLHP42USgVz/4v5YUgLzGOrudjtnHaxSrHeSsbjtxfiFb4pT2QB5zVlqNkMGIwHQYDVR0O\
        BBYEFJ+gLBkFd3ZVnFqyW8qq7Z/LBPeYMB8GA1UdIwQYMBaAFJ+gLBkFd3ZVnFqyW8qq7Z/LBPeYMA8GA1UdEwEB/wQFMAMBAf8w\
        DwYDVR0RBAgwBocEfwAAATAKBggqhkjOPQQDAgNJADBGAiEA0taQYI4hKwu1Vv2+tvxISyujXYZCAchJy5UM+Iwt2o0CIQDXa7Yw\
        +95Qf8cP4mtXUCsEOYKzGMTvLr9OyGKvEX7fvg==";
    const KEY: &str = "\
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgW1mRxxSay8sWS6aaVsBVLXuvub3I7NrVaM+AVNO8DMChRANCAATw\
        qRXmanXU4yGhF7GTxbfV38okEWNlIMsc/jZRKBXP/i/lhSAvMY6u52O2cdrFKsd5KxuO3F+IVvilPZAHnNWW";

    async fn not_taken(address: String) -> String {
        let sender =
            HookSender::new(HookSettings { address: HookAddress(address), key: HookKey::of(&Secret::new("secret")) });
        let reference = Reference::random().unwrap();
        let data = of_reference(&reference);
        let payload = EventPayload { event: HookEvent::Test, reference, at: None, data };
        match sender.post(&payload, Timestamp::now()).await {
            Err((why, None)) => why,
            _ => panic!("it is not taken, and asks for nothing"),
        }
    }

    #[test]
    fn a_status_of_200_to_299_takes_a_post_and_only_429_and_503_may_ask_for_a_pause() {
        for (status, taken) in [
            (200, Ok(200)),
            (299, Ok(299)),
            (302, Err(None)),
            (410, Err(None)),
            (429, Err(Some(1_500))),
            (500, Err(None)),
            (503, Err(Some(1_500))),
        ] {
            let mut response = Response::new(StatusCode::try_from(status).unwrap(), SdkBody::empty());
            response.headers_mut().insert("retry-after", "1500");
            assert_eq!(judge(&response, Timestamp::now()).map_err(|(_, pause)| pause), taken, "{status}");
        }
    }

    #[tokio::test]
    async fn a_certificate_that_nobody_vouches_for_is_named_as_one() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let certificate = CertificateDer::from(STANDARD.decode(CERTIFICATE).unwrap());
        let key = PrivatePkcs8KeyDer::from(STANDARD.decode(KEY).unwrap());
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate], key.into());
        let acceptor = TlsAcceptor::from(Arc::new(config.unwrap()));
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            drop(acceptor.accept(stream).await);
        });
        assert_eq!(not_taken(format!("https://127.0.0.1:{port}/")).await, "its certificate is not good");
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_connected_to() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let why = not_taken(format!("https://localhost:{port}/")).await;
        assert_eq!(why, "its name leads into a network that is not public");
        let accepted = tokio::time::timeout(std::time::Duration::ZERO, listener.accept()).await;
        assert!(accepted.is_err(), "nobody knocked");
        assert_eq!(not_taken("https://127.0.0.1:1/".to_owned()).await, "no connection, or an answer that is none");
    }
}
