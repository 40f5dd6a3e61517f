//! The mails of a sign-up.

use askama::Template;

use super::texts::{ActionTexts, SignupSalesTexts, TEXTS, doubt_sentence, with_reference};
use super::{Mail, MailSettings};
use crate::consent::links::release_signature;
use crate::consent::token::Token;
use crate::platform::shown::line;
use crate::platform::times::german;
use crate::table::signup::Signup;

#[derive(Template)]
#[template(path = "action.txt")]
struct ActionText<'a> {
    texts: &'a ActionTexts,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "action.html")]
struct ActionHtml<'a> {
    language: &'a str,
    texts: &'a ActionTexts,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "signup-sales.txt")]
struct SalesText<'a> {
    texts: &'a SignupSalesTexts,
    signup: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "signup-sales.html")]
struct SalesHtml<'a> {
    language: &'a str,
    texts: &'a SignupSalesTexts,
    signup: &'a View<'a>,
}

struct View<'a> {
    email: String,
    page: String,
    requested_at: String,
    confirmed_at: Option<String>,
    reference: &'a str,
    doubt: Option<&'a str>,
    link: &'a str,
}

/// Asks the address whether it wants to be signed up: no advertising, nothing that was typed, one link.
pub(crate) fn confirmation(signup: &Signup, token: &Token, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let link = format!("{}/api/signup/confirm?token={token}", settings.site_origin);
    to_visitor(&TEXTS.confirmation, &link, signup, settings)
}

/// Tells a confirmed address how to sign off.
pub(crate) fn welcome(signup: &Signup, token: &Token, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let link = unsubscribe_link(token, settings);
    let mut mail = to_visitor(&TEXTS.welcome, &link, signup, settings)?;
    mail.headers = vec![
        // RFC 8058: mail programs show a button of their own that posts to this address.
        ("List-Unsubscribe", format!("<{link}>")),
        ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
    ];
    Ok(mail)
}

/// Tells sales of a confirmed address, with the link that every mail to it needs.
pub(crate) fn signup_sales(signup: &Signup, token: &Token, settings: &MailSettings) -> Result<Mail, askama::Error> {
    to_sales(&TEXTS.signup_sales, &unsubscribe_link(token, settings), signup, settings)
}

/// Tells sales of a held sign-up, with the link that releases it.
pub(crate) fn held_signup(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    to_sales(&TEXTS.held_signup, &release_link(signup, settings), signup, settings)
}

/// The address that sales opens to release a held sign-up.
pub(crate) fn release_link(signup: &Signup, settings: &MailSettings) -> String {
    let (reference, signature) = (signup.reference(), release_signature(&settings.secret, signup.reference()));
    format!("{}/api/signup/release?signup={reference}&signature={signature}", settings.site_origin)
}

fn unsubscribe_link(token: &Token, settings: &MailSettings) -> String {
    format!("{}/api/signup/unsubscribe?token={token}", settings.site_origin)
}

fn to_visitor(
    texts: &ActionTexts,
    link: &str,
    signup: &Signup,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    Ok(Mail {
        to: signup.mailbox(),
        reply_to: Some(settings.sales_address.clone()),
        subject: texts.subject.clone(),
        text: ActionText { texts, link }.render()?,
        html: ActionHtml { language: &TEXTS.language, texts, link }.render()?,
        headers: Vec::new(),
    })
}

fn to_sales(
    texts: &SignupSalesTexts,
    link: &str,
    signup: &Signup,
    settings: &MailSettings,
) -> Result<Mail, askama::Error> {
    let view = View {
        email: signup.shown_email(),
        page: line(signup.page()),
        requested_at: german(signup.created_at()),
        confirmed_at: signup.confirmed_at().map(german),
        reference: signup.reference().as_str(),
        doubt: signup.judgement().doubt.map(doubt_sentence),
        link,
    };
    Ok(Mail {
        to: settings.sales_address.clone(),
        // A held address did not ask for anything yet: an answer by accident must not reach it.
        reply_to: signup.confirmed_at().map(|_| signup.mailbox()),
        subject: with_reference(&texts.subject, view.reference),
        text: SalesText { texts, signup: &view }.render()?,
        html: SalesHtml { language: &TEXTS.language, texts, signup: &view }.render()?,
        headers: Vec::new(),
    })
}
