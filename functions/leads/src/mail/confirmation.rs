//! The mail that asks an address whether it wants to be signed up.

use askama::Template;
use jiff::Timestamp;

use super::frame::{Frame, Stub};
use super::links::confirm_link;
use super::texts::{ConfirmationTexts, TEXTS};
use super::{Mail, MailSettings};
use crate::platform::times::{german_hour, german_short_day};
use crate::table::retention::Retention;
use crate::table::signup::Signup;

#[derive(Template)]
#[template(path = "confirmation.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a ConfirmationTexts,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "confirmation.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a ConfirmationTexts,
    link: &'a str,
}

/// Asks the address: no advertising, nothing that was typed, one link that does something.
pub(crate) fn confirmation(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let (texts, link) = (&TEXTS.confirmation, &confirm_link(signup, settings));
    let end = ends_at(signup);
    let frame = &Frame::new(&texts.heading, Stub::new(&texts.stub, german_hour(end), german_short_day(end)), settings);
    Ok(Mail {
        to: signup.mailbox(),
        reply_to: Some(settings.sales_address.clone()),
        subject: texts.subject.clone(),
        text: Text { frame, texts, link }.render()?,
        html: Html { frame, texts, link }.render()?,
        headers: Vec::new(),
    })
}

/// Until when the link is valid: as long as the sign-up that it confirms is kept.
fn ends_at(signup: &Signup) -> Timestamp {
    let end = signup.expires_at.unwrap_or_else(|| Retention::UnconfirmedSignup.expires_at(signup.created_at()));
    Timestamp::from_second(end).unwrap_or(signup.created_at())
}
