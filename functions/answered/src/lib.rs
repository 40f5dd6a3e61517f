//! The links in the mails to sales: a page that asks, with a button that marks the lead as answered and one that closes it
//! as spam; a page with what is held, and a button that closes that.
//!
//! Only a button changes anything, since mail scanners open every link. The link in the mail about a lead may reach its
//! visitor, quoted in an answer: its page names no person.

mod held;
mod page;

use bytes::Bytes;
use http::header::{ALLOW, LOCATION};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use jiff::Timestamp;
use leads::logs::causes;
use leads::{Marked, Reference, Secret, Store};
use tracing::{error, info};
use web::{Api, OriginSecret, SiteOrigin, posted_names, query};

/// Name of the button that closes the lead in place of marking it.
const SPAM: &str = "spam";
/// Largest body of a button, in octets: the names of all leads that a page shows, twice, and their ticks.
const BODY_MAX: usize = 16 * 1024;

/// Everything the function needs, made once a process.
#[derive(Clone, Debug)]
pub struct Answered {
    store: Store,
    origin: OriginSecret,
    site: SiteOrigin,
    secret: Secret,
}

impl Answered {
    /// A handler over this table that takes no posts of other sites; `secret` signed the links.
    pub fn new(store: Store, origin: OriginSecret, site: SiteOrigin, secret: Secret) -> Self {
        Self { store, origin, site, secret }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        let (store, origin) = (Store::from_env()?, OriginSecret::from_env()?);
        Ok(Self::new(store, origin, SiteOrigin::from_env(), Secret::from_env()?))
    }

    /// The lead that a link is about; nothing when we did not sign it.
    fn linked(&self, request: &Request<Bytes>) -> Option<Reference> {
        let reference = Reference::parse(&query(request, "lead"))?;
        leads::verifies_answered(&self.secret, &reference, &query(request, "sig")).then_some(reference)
    }

    async fn ask(&self, reference: &Reference) -> Response<String> {
        match self.store.lead(reference).await {
            Ok(Some(record)) => page::of_lead(&self.link(reference), &record),
            Ok(_) => page::unknown(),
            Err(cause) => {
                error!(%reference, cause = causes(&cause), "lead not read");
                page::unavailable()
            }
        }
    }

    async fn mark(&self, reference: &Reference) -> Response<String> {
        match self.store.mark_answered(reference, Timestamp::now()).await {
            Ok(Marked::Now | Marked::Before(_)) => {
                info!(%reference, "lead answered");
                see(&self.link(reference))
            }
            Ok(Marked::Unknown) => page::unknown(),
            Err(cause) => {
                error!(%reference, cause = causes(&cause), "lead not marked as answered");
                page::unavailable()
            }
        }
    }

    /// Closes the lead as spam unless somebody answered it; the page then shows its state.
    async fn close(&self, reference: &Reference) -> Response<String> {
        match self.store.close_lead(reference, Timestamp::now()).await {
            Ok(is_closed) => {
                info!(%reference, is_closed, "lead called spam");
                see(&self.link(reference))
            }
            Err(cause) => {
                error!(%reference, cause = causes(&cause), "lead not closed");
                page::unavailable()
            }
        }
    }

    /// Path and query of the page that says what a lead was marked as.
    fn link(&self, reference: &Reference) -> String {
        leads::answered_link(&self.secret, "", reference)
    }
}

impl Api for Answered {
    const PATHS: &'static [&'static str] = &[leads::ANSWERED_PATH, leads::CLOSE_PATH];

    async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        if !self.origin.admits(&request) {
            return page::wrong_link(StatusCode::FORBIDDEN);
        }
        let asks = match *request.method() {
            Method::GET | Method::HEAD => true,
            Method::POST => false,
            _ => {
                let mut response = page::wrong_link(StatusCode::METHOD_NOT_ALLOWED);
                response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD, POST"));
                return response;
            }
        };
        if !asks && self.site.is_foreign(request.headers()) {
            return page::foreign();
        }
        if request.body().len() > BODY_MAX {
            return page::too_large();
        }
        if request.uri().path() == leads::CLOSE_PATH {
            return self.held(&request, asks).await;
        }
        match self.linked(&request) {
            Some(reference) if asks => self.ask(&reference).await,
            Some(reference) if posted_names(&request).contains(SPAM) => self.close(&reference).await,
            Some(reference) => self.mark(&reference).await,
            None => page::wrong_link(StatusCode::NOT_FOUND),
        }
    }
}

/// Back to a page, which now says what was done: loading it anew posts nothing.
fn see(page: &str) -> Response<String> {
    let mut response = Response::new(String::new());
    *response.status_mut() = StatusCode::SEE_OTHER;
    if let Ok(page) = HeaderValue::try_from(page) {
        response.headers_mut().insert(LOCATION, page);
    }
    response
}
