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
//! anything: mail scanners open every link.

mod form;
mod links;
mod texts;

use bytes::Bytes;
use contract::{SignupForm, Unreadable};
use http::{Request, Response};
use leads::{Acceptance, Intake, Secret, Store};
use tracing::{error, info};
use web::{Answer, Api, OriginSecret, Reader, Submission};

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
pub struct Signup {
    intake: Intake,
    origin: OriginSecret,
}

impl Signup {
    /// A handler over this way into the table that answers only requests with this secret.
    pub fn new(intake: Intake, origin: OriginSecret) -> Self {
        Self { intake, origin }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub async fn from_env() -> Result<Self, leads::env::Missing> {
        let table = leads::env::required("TABLE_NAME")?;
        let (origin, secret) = (OriginSecret::from_env()?, Secret::from_env()?);
        let config = leads::aws::config().await;
        Ok(Self::new(Intake::new(Store::new(leads::aws::dynamodb(&config), table), secret), origin))
    }

    async fn signup(&self, request: Request<Bytes>) -> Response<String> {
        let reader = Reader::of(&request);
        let answer = match web::submission(&request, &self.origin) {
            Ok(submission) => self.submit(submission).await,
            Err(answer) => answer,
        };
        answer.respond(reader, &FORM)
    }

    async fn submit(&self, Submission { fields, source }: Submission) -> Answer {
        let form: SignupForm = match fields.read() {
            Ok(form) => form,
            Err(Unreadable::UnknownField(name)) => return Answer::UnknownField(name),
            Err(Unreadable::Refused(errors)) => return Answer::Refused { errors, fields },
        };
        let accepted = self.intake.signup(&form, source).await;
        match &accepted {
            Ok(Acceptance::Stored(reference, verdict)) => info!(%reference, verdict = verdict.name(), "sign-up stored"),
            Ok(Acceptance::Replayed(reference)) => info!(%reference, "sign-up repeated"),
            Ok(_) => {}
            Err(unavailable) => error!(cause = %unavailable, "sign-up not stored"),
        }
        Answer::of(accepted, fields)
    }
}

impl Api for Signup {
    const PATHS: &'static [&'static str] = &[SIGNUP, CONFIRM, UNSUBSCRIBE, RELEASE];

    async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        match request.uri().path() {
            CONFIRM => self.confirm(request).await,
            UNSUBSCRIBE => self.unsubscribe(request).await,
            RELEASE => self.release(request).await,
            _ => self.signup(request).await,
        }
    }
}
