//! Sign-up with double opt-in, and its withdrawal.
//!
//! | path | GET | POST |
//! |---|---|---|
//! | `/api/signup` | | takes an address and mails a link to it |
//! | `/api/signup/confirm` | a page with one button | confirms the address |
//! | `/api/signup/unsubscribe` | a page with one button | withdraws; RFC 8058 for mail programs |
//! | `/api/signup/release` | a page with one button, for sales | lets a held sign-up go on |
//!
//! The links of mails lead to the pages here, because a static page can't carry a token without JavaScript. No GET changes
//! anything: mail scanners open every link. Who opens one of the addresses without a token is led to a form.

mod form;
mod links;
mod texts;

use bytes::Bytes;
use contract::SignupForm;
use http::{Request, Response};
use leads::Intake;
use web::{Api, Endpoint, OriginSecret, SiteOrigin};

use form::FORM;

/// Path of the form.
const SIGNUP: &str = "/api/signup";
/// Path of the page and of the button that confirm.
const CONFIRM: &str = "/api/signup/confirm";
/// Path of the page and of the button that withdraw.
const UNSUBSCRIBE: &str = "/api/signup/unsubscribe";
/// Path of the page and of the button that release a held sign-up.
const RELEASE: &str = "/api/signup/release";

/// Everything the function needs, made once a process.
#[derive(Clone)]
pub struct Signup(Endpoint);

impl Signup {
    /// A handler over this way into the table that answers only requests with this secret, and takes none of other sites.
    pub fn new(intake: Intake, origin: OriginSecret, site: SiteOrigin) -> Self {
        Self(Endpoint { intake, origin, site })
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, leads::env::Missing> {
        Endpoint::from_env().map(Self)
    }
}

impl Api for Signup {
    const PATHS: &'static [&'static str] = &[SIGNUP, CONFIRM, UNSUBSCRIBE, RELEASE];

    async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        match request.uri().path() {
            CONFIRM => self.confirm(request).await,
            UNSUBSCRIBE => self.unsubscribe(request).await,
            RELEASE => self.release(request).await,
            _ => self.0.take::<SignupForm>(request, &FORM).await,
        }
    }
}
