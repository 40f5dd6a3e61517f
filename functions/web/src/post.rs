//! A posted form, from the request to its answer.

use std::sync::LazyLock;

use bytes::Bytes;
use contract::Unreadable;
use http::{Request, Response};
use leads::logs::causes;
use leads::{Acceptance, Intake};
use tracing::{error, info};

use crate::answer::Answer;
use crate::form::FallbackForm;
use crate::origin::OriginSecret;
use crate::reader::Reader;
use crate::request::{Submission, submission};
use crate::site::SiteOrigin;

/// Takes what a visitor posted: reads it as the form `F`, stores it if it is valid, and answers.
///
/// `form` is how a page shows the form again; nothing of it is made unless a page is the answer.
pub async fn take<F>(
    request: Request<Bytes>,
    origin: &OriginSecret,
    site: &SiteOrigin,
    intake: &Intake,
    form: &LazyLock<FallbackForm>,
) -> Response<String>
where
    F: contract::FormRules,
    for<'a> leads::Form<'a>: From<&'a F>,
{
    let reader = Reader::of(&request);
    let answer = match submission::<F>(&request, origin, site).await {
        Ok(submission) => submit::<F>(submission, intake).await,
        Err(answer) => answer,
    };
    answer.respond(reader, form)
}

async fn submit<F>(Submission { fields, source }: Submission, intake: &Intake) -> Answer
where
    F: contract::FormRules,
    for<'a> leads::Form<'a>: From<&'a F>,
{
    let form: F = match fields.read() {
        Ok(form) => form,
        Err(Unreadable::UnknownField(name)) => return Answer::UnknownField(name),
        Err(Unreadable::Refused(errors)) => return Answer::Refused { errors, fields },
    };
    let form = leads::Form::from(&form);
    let (name, accepted) = (form.name(), intake.accept(form, source).await);
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
    Answer::of(accepted, fields)
}
