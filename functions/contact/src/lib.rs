//! POST /api/contact: from an HTTP request to a stored lead and an HTTP answer.
//!
//! Written over the neutral `http` types, so that Lambda and the local process run the same code.

mod answer;
mod page;
mod request;

use bytes::Bytes;
use contract::{ContactForm, Unreadable};
use http::{Request, Response};
use leads::{Acceptance, Store, accept};
use subtle::ConstantTimeEq;
use tracing::{error, info};

use answer::Answer;
use request::{Reader, Submission};

/// The header in which the CDN proves that the request came through it.
const ORIGIN_SECRET_HEADER: &str = "x-origin-secret";

/// Everything the function needs, made once a process.
#[derive(Clone)]
pub struct Contact {
    store: Store,
    origin_secret: String,
}

impl Contact {
    /// A handler over this table that answers only requests with this secret.
    pub fn new(store: Store, origin_secret: impl Into<String>) -> Self {
        Self { store, origin_secret: origin_secret.into() }
    }

    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub async fn from_env() -> Result<Self, leads::env::Missing> {
        let table = leads::env::required("TABLE_NAME")?;
        let origin_secret = leads::env::required("ORIGIN_SECRET")?;
        let config = leads::aws::config().await;
        Ok(Self::new(Store::new(leads::aws::dynamodb(&config), table), origin_secret))
    }

    /// Answers a request; no request and no failure leads to a status 500.
    pub async fn handle(&self, request: Request<Bytes>) -> Response<String> {
        let reader = Reader::of(&request);
        let answer = match self.submission(&request) {
            Ok(submission) => self.submit(submission).await,
            Err(answer) => answer,
        };
        answer.respond(reader)
    }

    fn submission(&self, request: &Request<Bytes>) -> Result<Submission, Answer> {
        if !self.came_through_the_cdn(request) {
            return Err(Answer::Forbidden);
        }
        Submission::read(request)
    }

    fn came_through_the_cdn(&self, request: &Request<Bytes>) -> bool {
        let sent = request.headers().get(ORIGIN_SECRET_HEADER).map_or(&b""[..], |value| value.as_bytes());
        sent.ct_eq(self.origin_secret.as_bytes()).into()
    }

    async fn submit(&self, Submission { fields }: Submission) -> Answer {
        let form: ContactForm = match fields.read() {
            Ok(form) => form,
            Err(Unreadable::UnknownField(name)) => return Answer::UnknownField(name),
            Err(Unreadable::Refused(errors)) => return Answer::Refused { errors, fields },
        };
        match accept(&self.store, &form).await {
            Ok(Acceptance::Stored(reference)) => {
                info!(%reference, "contact stored");
                Answer::Accepted { reference, replayed: false }
            }
            Ok(Acceptance::Replayed(reference)) => {
                info!(%reference, "contact repeated");
                Answer::Accepted { reference, replayed: true }
            }
            Ok(Acceptance::KeyReused) => Answer::KeyReused { fields },
            Err(unavailable) => {
                error!(cause = %unavailable, "contact not stored");
                Answer::Unavailable { fields }
            }
        }
    }
}
