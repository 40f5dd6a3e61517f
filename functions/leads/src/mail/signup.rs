//! The mails to sales about a sign-up: an address was confirmed, one is held, one wants no further mail.

use askama::Template;

use super::frame::{Frame, Stub};
use super::links::{release_link, unsubscribe_link};
use super::texts::{SignupSalesTexts, TEXTS, doubt_sentence, with_reference};
use super::{Mail, MailSettings};
use crate::platform::address::shown_address;
use crate::platform::display_safe::line;
use crate::platform::times::german;
use crate::table::reference::Reference;
use crate::table::signup::Signup;
use crate::table::signup_end::{Cause, SignupEnd};

#[derive(Template)]
#[template(path = "signup.txt")]
struct Text<'a> {
    frame: &'a Frame,
    signup: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "signup.html")]
struct Html<'a> {
    frame: &'a Frame,
    signup: &'a View<'a>,
}

struct View<'a> {
    doubt: Option<&'a str>,
    /// The address under its label, as every fact.
    email: (&'a str, String),
    /// The first one is what matters most.
    facts: Vec<(&'a str, String)>,
    /// What to know of it.
    text: &'a str,
    /// What the link is for, and the link.
    link: Option<(&'a str, String)>,
}

/// The mail about a confirmed address; where later mails are wanted, with the link that each of them needs.
pub(crate) fn signup_sales(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.signup_sales;
    if signup.wants_news() {
        return about_signup(texts, &texts.text, Some(unsubscribe_link(signup, settings)), signup, settings);
    }
    about_signup(texts, &TEXTS.trial_only, None, signup, settings)
}

/// The mail about a held sign-up, with the link that releases it.
pub(crate) fn held_signup(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.held_signup;
    about_signup(texts, &texts.text, Some(release_link(signup, settings)), signup, settings)
}

/// The mail about an address whose sign-ups all ended. It has no way to the address, so that nobody answers to it.
pub(crate) fn signup_ended(
    reference: &Reference,
    end: &SignupEnd,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    let (texts, reference) = (&TEXTS.signup_ended, reference.as_str());
    let cause = match end.cause {
        Cause::NoMore => &texts.no_more,
        Cause::Erasure => &texts.erasure,
        Cause::Complaint => &texts.complaint,
        Cause::Bounce => &texts.bounce,
    };
    let labels = &texts.labels;
    let view = View {
        doubt: None,
        email: (&labels.email, shown_address(&end.email)),
        facts: vec![
            (&labels.cause, cause.clone()),
            (&labels.ended_at, german(end.ended_at)),
            (&labels.reference, reference.to_owned()),
        ],
        text: &texts.text,
        link: None,
    };
    let stub = Stub::of_reference(&labels.reference, reference, &texts.stub);
    to_sales(with_reference(&texts.subject, reference), Frame::new(&texts.heading, stub, settings), &view, settings)
}

fn about_signup(
    texts: &SignupSalesTexts,
    text: &str,
    link: Option<String>,
    signup: &Signup,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    let (labels, reference) = (&texts.labels, signup.reference().as_str());
    let news = if signup.wants_news() { &TEXTS.choice.yes } else { &TEXTS.choice.no };
    let mut facts = vec![
        (labels.news.as_str(), news.clone()),
        (&labels.page, line(&signup.page)),
        (&labels.requested_at, german(signup.created_at())),
    ];
    facts.extend(signup.confirmed_at.map(|time| (labels.confirmed_at.as_str(), german(time))));
    facts.push((&labels.reference, reference.to_owned()));
    let view = View {
        doubt: signup.judgement().doubt.map(doubt_sentence),
        email: (&labels.email, signup.shown_email()),
        facts,
        text,
        link: link.map(|link| (texts.action.as_str(), link)),
    };
    let stub = Stub::of_reference(&labels.reference, reference, &texts.stub);
    let frame = Frame::new(&texts.heading, stub, settings);
    let mail = to_sales(with_reference(&texts.subject, reference), frame, &view, settings)?;
    // A held address did not ask for anything yet: an answer by accident must not reach it.
    Ok(Mail { reply_to: signup.confirmed_at.map(|_| signup.mailbox()), ..mail })
}

fn to_sales(subject: String, frame: Frame, signup: &View<'_>, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let frame = &frame;
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: None,
        subject,
        text: Text { frame, signup }.render()?,
        html: Html { frame, signup }.render()?,
        headers: Vec::new(),
    })
}
