//! A posted form, from the request to its answer.

use std::sync::LazyLock;

use bytes::Bytes;
use contract::{FormRules, IDEMPOTENCY_KEY_MAX, Unreadable};
use http::{Method, Request, Response};
use leads::env::Missing;
use leads::logs::causes;
use leads::{Acceptance, Intake};
use tracing::{error, info};

use crate::answer::Answer;
use crate::body::fields;
use crate::form::FallbackForm;
use crate::headers::source;
use crate::origin::OriginSecret;
use crate::reader::Reader;
use crate::site::SiteOrigin;

/// The header that goes before the field `idempotencyKey`.
const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// Everything that a function with a public form needs, made once a process.
#[derive(Clone)]
pub struct Endpoint {
    /// The way of forms into the table.
    pub intake: Intake,
    /// What the CDN sends with each request.
    pub origin: OriginSecret,
    /// The site whose forms are taken.
    pub site: SiteOrigin,
}

impl Endpoint {
    /// Reads settings from the environment and makes the client.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self { intake: Intake::from_env()?, origin: OriginSecret::from_env()?, site: SiteOrigin::from_env() })
    }

    /// Takes what a visitor posted: reads it as the form `F`, stores it if it is valid, and answers.
    ///
    /// `form` is how a page shows the form again; it is built only when a page is the answer.
    pub async fn take<F>(&self, request: Request<Bytes>, form: &LazyLock<FallbackForm>) -> Response<String>
    where
        F: FormRules,
        for<'a> leads::Form<'a>: From<&'a F>,
    {
        let reader = Reader::of(&request);
        self.answer::<F>(&request, reader).await.unwrap_or_else(|refused| refused).respond(reader, form)
    }

    async fn answer<F>(&self, request: &Request<Bytes>, reader: Reader) -> Result<Answer, Answer>
    where
        F: FormRules,
        for<'a> leads::Form<'a>: From<&'a F>,
    {
        if !self.origin.admits(request) {
            return Err(Answer::Forbidden);
        }
        match *request.method() {
            Method::POST => {}
            Method::GET | Method::HEAD if reader == Reader::Person => return Err(Answer::FormPage),
            _ => return Err(Answer::MethodNotAllowed),
        }
        let mut fields = fields::<F>(request, reader)?;
        if self.site.is_foreign(request.headers()) {
            return Err(Answer::Foreign { fields });
        }
        if let Some(key) = request.headers().get(IDEMPOTENCY_KEY) {
            let key = key.to_str().ok().filter(|key| !key.trim().is_empty() && key.len() as u64 <= IDEMPOTENCY_KEY_MAX);
            let Some(key) = key else { return Err(Answer::IdempotencyKeyHeader { fields }) };
            fields.set("idempotencyKey", key);
        }
        let form: F = match fields.read() {
            Ok(form) => form,
            Err(Unreadable::UnknownField(name)) => return Err(Answer::UnknownField(name)),
            Err(Unreadable::Refused(errors)) => return Err(Answer::Refused { errors, fields }),
        };
        let form = leads::Form::from(&form);
        let (name, accepted) = (form.name().name(), self.intake.accept(form, source(request)).await);
        match &accepted {
            Ok(Acceptance::Stored(receipt, verdict)) => {
                info!(reference = %receipt.reference, form = name, verdict = verdict.name(), "submission stored");
            }
            Ok(Acceptance::Replayed(receipt)) => {
                info!(reference = %receipt.reference, form = name, "submission repeated");
            }
            Ok(_) => {}
            Err(unavailable) => error!(cause = causes(&unavailable), form = name, "submission not stored"),
        }
        Ok(Answer::of(accepted, fields))
    }
}
