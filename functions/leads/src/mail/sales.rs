//! The mail to sales, made for answering: who, what, when, how to reach them.

use askama::Template;

use super::about::subject_of;
use super::phone::Phone;
use super::texts::{SalesTexts, TEXTS, doubt_sentence, with_reference};
use super::{Mail, MailSettings};
use crate::platform::shown::lines;
use crate::platform::times::german;
use crate::table::lead::Lead;
use crate::table::verdict::Verdict;
use crate::work::answered::answered_page;

#[derive(Template)]
#[template(path = "sales.txt")]
struct Text<'a> {
    texts: &'a SalesTexts,
    lead: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "sales.html")]
struct Html<'a> {
    language: &'a str,
    texts: &'a SalesTexts,
    lead: &'a View<'a>,
}

struct View<'a> {
    about: Option<String>,
    name: String,
    email: String,
    mailbox: String,
    phone: Option<Phone>,
    received_at: String,
    reference: &'a str,
    message: Vec<String>,
    /// What the visitor did not get, and why.
    doubt: Option<(&'a str, &'a str)>,
    answered_page: String,
}

pub(crate) fn sales(lead: &Lead, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.sales;
    let is_held = lead.judgement().verdict == Verdict::Held;
    let unacknowledged = if is_held { texts.held.as_str() } else { &texts.unacknowledged };
    let view = View {
        about: subject_of(lead),
        name: lead.shown_name(),
        email: lead.shown_email(),
        mailbox: lead.mailbox(),
        phone: Phone::of(lead),
        received_at: german(lead.created_at()),
        reference: lead.reference().as_str(),
        message: lines(lead.message()),
        doubt: lead.judgement().doubt.map(|doubt| (unacknowledged, doubt_sentence(doubt))),
        answered_page: answered_page(&settings.site_origin, lead.reference()),
    };
    let subject = if is_held { &texts.held_subject } else { &texts.subject };
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: Some(lead.mailbox()),
        subject: with_reference(subject, view.reference),
        text: Text { texts, lead: &view }.render()?,
        html: Html { language: &TEXTS.language, texts, lead: &view }.render()?,
        headers: Vec::new(),
    })
}
