//! Posting to the hook: one request over a connection of its own, signed for this very moment.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use aws_smithy_http_client::Connector;
use aws_smithy_http_client::tls::Provider;
use aws_smithy_http_client::tls::rustls_provider::CryptoMode;
use aws_smithy_runtime_api::client::http::HttpConnector;
use aws_smithy_runtime_api::http::{HttpError, Request, Response};
use aws_smithy_types::body::SdkBody;
use jiff::Timestamp;
use tokio::time::{Instant, timeout_at};

use super::retry_after::retry_after;
use crate::hook::event::Told;
use crate::hook::{HookSettings, body};

/// Longest wait for an answer, the connection included.
const LONGEST: Duration = Duration::from_secs(5);
/// Octets of an answer's body that are read at most, and thrown away: a receiver may want to be heard to its end.
const BODY_MAX: usize = 64 * 1024;
/// Who asks, for the receiver's log.
const USER_AGENT: &str = "leads-hook/1";

/// Whoever posts to the hook.
#[derive(Clone, Debug)]
pub struct HookSender {
    settings: HookSettings,
    /// Made at the first post: reading the authorities of the system takes a part of a function's start.
    connector: Arc<OnceLock<Connector>>,
}

/// What became of a post.
pub(super) enum Answer {
    /// Taken, with this status.
    Taken(u16),
    /// The receiver wants nothing any more.
    Gone,
    /// Not taken, or nobody knows: again after the usual pause, or after so many seconds.
    NotTaken(String, Option<i64>),
}

impl HookSender {
    /// Posts with these settings.
    pub fn new(settings: HookSettings) -> Self {
        Self { settings, connector: Arc::default() }
    }

    /// The address as the table names it: from its digest nobody reads what may be a secret.
    pub(super) fn name(&self) -> &str {
        self.settings.address.name()
    }

    /// Posts what is told. Neither what is sent nor what is answered stands in any text of the outcome.
    pub(super) async fn post(&self, told: &Told, queued_at: Timestamp) -> Answer {
        let Ok(request) = self.request(told, queued_at, Timestamp::now()) else {
            return Answer::NotTaken("a request that can't be built".to_owned(), None);
        };
        let end = Instant::now() + LONGEST;
        let response = match timeout_at(end, self.connector().call(request)).await {
            Ok(Ok(response)) => response,
            Ok(Err(cause)) if cause.is_timeout() => return Answer::NotTaken("no connection in time".to_owned(), None),
            Ok(Err(_)) => return Answer::NotTaken("no connection, or an answer that is none".to_owned(), None),
            Err(_) => return Answer::NotTaken(format!("no answer within {} s", LONGEST.as_secs()), None),
        };
        let answer = judge(&response, Timestamp::now());
        // The status has come: whatever becomes of the body changes nothing.
        let _ = timeout_at(end, read_away(response.into_body())).await;
        answer
    }

    fn request(&self, told: &Told, queued_at: Timestamp, now: Timestamp) -> Result<Request, HttpError> {
        let HookSettings { address, keys, .. } = &self.settings;
        let (id, body) = (told.id(), body(told, &self.settings, queued_at));
        let (timestamp, signature) = (now.as_second().to_string(), keys.sign(&id, now, &body));
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
            builder.tls_provider(Provider::Rustls(CryptoMode::AwsLc)).build()
        })
    }
}

fn judge(response: &Response, now: Timestamp) -> Answer {
    let status = response.status().as_u16();
    match status {
        200..=299 => Answer::Taken(status),
        410 => Answer::Gone,
        429 | 503 => {
            let asked = response.headers().get("retry-after").and_then(|value| retry_after(value, now));
            Answer::NotTaken(format!("status {status}"), asked)
        }
        300..=399 => Answer::NotTaken(format!("status {status}: redirects are not followed"), None),
        _ => Answer::NotTaken(format!("status {status}"), None),
    }
}

async fn read_away(mut body: SdkBody) {
    let mut read = 0;
    while read < BODY_MAX {
        let Some(Ok(octets)) = next(&mut body).await else { return };
        read += octets;
    }
}

/// Octets of the next piece of a body.
async fn next(body: &mut SdkBody) -> Option<Result<usize, ()>> {
    use http_body::Body;
    let frame = std::future::poll_fn(|context| std::pin::Pin::new(&mut *body).poll_frame(context)).await?;
    Some(frame.map(|frame| frame.data_ref().map_or(0, bytes::Bytes::len)).map_err(drop))
}
