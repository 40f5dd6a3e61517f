//! The mail to sales about whom to write to no more.

use askama::Template;

use super::frame::{Frame, Stub};
use super::texts::{SignupEndedTexts, TEXTS, with_reference};
use super::{Mail, MailSettings};
use crate::platform::address::shown_address;
use crate::platform::times::german;
use crate::table::reference::Reference;
use crate::table::signup_end::{Cause, SignupEnd};

#[derive(Template)]
#[template(path = "signup-ended.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a SignupEndedTexts,
    end: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "signup-ended.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a SignupEndedTexts,
    end: &'a View<'a>,
}

struct View<'a> {
    email: String,
    cause: &'a str,
    ended_at: String,
    reference: &'a str,
}

/// Tells sales that all sign-ups of an address ended. Nobody answers to it: the mail has no way to the address.
pub(crate) fn signup_ended(
    reference: &Reference,
    end: &SignupEnd,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.signup_ended;
    let view = &View {
        email: shown_address(&end.email),
        cause: match end.cause {
            Cause::NoMore => &texts.no_more,
            Cause::Erasure => &texts.erasure,
            Cause::Complaint => &texts.complaint,
            Cause::Bounce => &texts.bounce,
        },
        ended_at: german(end.ended_at),
        reference: reference.as_str(),
    };
    let frame =
        &Frame::new(&texts.heading, Stub::of_reference(&texts.labels.reference, view.reference, &texts.stub), settings);
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: None,
        subject: with_reference(&texts.subject, view.reference),
        text: Text { frame, texts, end: view }.render()?,
        html: Html { frame, texts, end: view }.render()?,
        headers: Vec::new(),
    })
}
