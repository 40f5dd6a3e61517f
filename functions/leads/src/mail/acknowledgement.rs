//! The acknowledgement to the visitor: the message arrived, and by when the answer comes.

use askama::Template;

use super::first_name::plain_first_name;
use super::frame::{Frame, Stub};
use super::texts::{AcknowledgementTexts, TEXTS, with_reference};
use super::{Mail, MailSettings};
use crate::platform::display_safe::line;
use crate::platform::times::{german_day, german_hour, german_short_day};
use crate::table::lead::Lead;

#[derive(Template)]
#[template(path = "acknowledgement.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a AcknowledgementTexts,
    greeting: &'a str,
    before_until: &'a str,
    until: &'a str,
    behind_until: &'a str,
    reference: &'a str,
    site: &'a str,
}

#[derive(Template)]
#[template(path = "acknowledgement.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a AcknowledgementTexts,
    greeting: &'a str,
    before_until: &'a str,
    until: &'a str,
    behind_until: &'a str,
    reference: &'a str,
    site: &'a str,
}

/// Takes only the address, the reference, the hour and a plain first name of the lead: a stranger may have typed the rest. No word
/// of the product: a reply that nobody asked for must not advertise (BGH, 15 December 2015, VI ZR 134/15).
pub(crate) fn acknowledgement(lead: &Lead, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.acknowledgement;
    let (reference, time) = (lead.reference().as_str(), lead.answer_by());
    let stub = Stub::new(&texts.stub, german_hour(time), german_short_day(time));
    let frame = &Frame::new(&texts.heading, stub, settings);
    let name = plain_first_name(&lead.first_name).map(|name| format!(" {}", line(name))).unwrap_or_default();
    let greeting = &texts.greeting.replace("{{name}}", &name);
    let until = &german_day(time);
    let (before_until, behind_until) = texts.promise.split_once("{{until}}").unwrap_or((&texts.promise, ""));
    let site = &settings.site_origin;
    Ok(Mail {
        to: lead.mailbox(),
        reply_to: Some(settings.sales_address.clone()),
        subject: with_reference(&texts.subject, reference),
        text: Text { frame, texts, greeting, before_until, until, behind_until, reference, site }.render()?,
        html: Html { frame, texts, greeting, before_until, until, behind_until, reference, site }.render()?,
        // RFC 3834: an out-of-office reply must not answer this mail.
        headers: vec![("Auto-Submitted", "auto-replied".to_owned())],
    })
}
