//! The mails to sales about a sign-up.

use askama::Template;

use super::frame::{Frame, Stub};
use super::links::{release_link, unsubscribe_link};
use super::texts::{SignupSalesTexts, TEXTS, doubt_sentence, with_reference};
use super::{Mail, MailSettings};
use crate::platform::display_safe::line;
use crate::platform::times::german;
use crate::table::signup::Signup;

#[derive(Template)]
#[template(path = "signup-sales.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a SignupSalesTexts,
    signup: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "signup-sales.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a SignupSalesTexts,
    signup: &'a View<'a>,
}

struct View<'a> {
    email: String,
    page: String,
    requested_at: String,
    confirmed_at: Option<String>,
    reference: &'a str,
    /// Whether later mails are wanted.
    news: &'a str,
    doubt: Option<&'a str>,
    /// What to know of it.
    text: &'a str,
    link: Option<&'a str>,
}

/// Tells sales of a confirmed address; where later mails are wanted, with the link that each of them needs.
pub(crate) fn signup_sales(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let (texts, link) = (&TEXTS.signup_sales, unsubscribe_link(signup, settings));
    if signup.wants_news() {
        return to_sales(texts, &texts.text, Some(&link), signup, settings);
    }
    to_sales(texts, &TEXTS.trial_only, None, signup, settings)
}

/// Tells sales of a held sign-up, with the link that releases it.
pub(crate) fn held_signup(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.held_signup;
    to_sales(texts, &texts.text, Some(&release_link(signup, settings)), signup, settings)
}

fn to_sales(
    texts: &SignupSalesTexts,
    text: &str,
    link: Option<&str>,
    signup: &Signup,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    let view = &View {
        email: signup.shown_email(),
        page: line(signup.page()),
        requested_at: german(signup.created_at()),
        confirmed_at: signup.confirmed_at().map(german),
        reference: signup.reference().as_str(),
        news: if signup.wants_news() { &TEXTS.choice.yes } else { &TEXTS.choice.no },
        doubt: signup.judgement().doubt.map(doubt_sentence),
        text,
        link,
    };
    let stub = Stub::of_reference(&texts.labels.reference, view.reference, &texts.stub);
    let frame = &Frame::new(&texts.heading, stub, settings);
    Ok(Mail {
        to: settings.sales_address.clone(),
        // A held address did not ask for anything yet: an answer by accident must not reach it.
        reply_to: signup.confirmed_at().map(|_| signup.mailbox()),
        subject: with_reference(&texts.subject, view.reference),
        text: Text { frame, texts, signup: view }.render()?,
        html: Html { frame, texts, signup: view }.render()?,
        headers: Vec::new(),
    })
}
