//! The mail to sales, made for answering: until when, who, how to reach them, what about.

use askama::Template;

use super::about::subject_of;
use super::excerpt::excerpt;
use super::frame::{Frame, Stub};
use super::phone::Phone;
use super::texts::{SalesTexts, TEXTS, doubt_sentence, with_reference};
use super::{Mail, MailSettings};
use crate::platform::display_safe::{lines, subject_name};
use crate::platform::times::{german, german_hour, german_short, german_short_day};
use crate::table::lead::Lead;
use crate::table::verdict::Verdict;
use crate::work::answered::answered_link;

/// Octets of a message in the part in HTML, so that no mail program cuts the mail off: what follows is needed, too. The part
/// in plain text has all of it.
const SHOWN_OCTETS: usize = 16_000;

#[derive(Template)]
#[template(path = "sales.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a SalesTexts,
    lead: &'a View<'a>,
}

#[derive(Template)]
#[template(path = "sales.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a SalesTexts,
    lead: &'a View<'a>,
}

struct View<'a> {
    name: String,
    email: String,
    mailbox: String,
    phone: Option<Phone>,
    /// Where the button to call leads.
    call: Option<String>,
    received_at: String,
    reference: &'a str,
    /// What else was said, each under its label.
    facts: Vec<(&'a str, String)>,
    whole_message: Vec<String>,
    message: Vec<String>,
    is_cut: bool,
    /// What the visitor did not get, and why.
    doubt: Option<(&'a str, &'a str)>,
    /// What the visitor was promised of the hour.
    promise: Option<&'a str>,
    answered_link: String,
}

pub(crate) fn sales(lead: &Lead, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.sales;
    let is_held = lead.judgement().verdict == Verdict::Held;
    let unacknowledged = if is_held { texts.held.as_str() } else { &texts.unacknowledged };
    let (phone, whole_message, until) = (Phone::of(lead), lines(lead.message()), lead.promised_by());
    let (message, is_cut) = excerpt(&whole_message, SHOWN_OCTETS);
    let doubt = lead.judgement().doubt.map(|doubt| (unacknowledged, doubt_sentence(doubt)));
    let view = &View {
        name: lead.shown_name(),
        email: lead.shown_email(),
        mailbox: lead.mailbox(),
        call: phone.as_ref().and_then(|phone| phone.link.as_ref()).map(|link| format!("tel:{link}")),
        phone,
        received_at: german(lead.created_at()),
        reference: lead.reference().as_str(),
        facts: [(texts.about.as_str(), subject_of(lead))]
            .into_iter()
            .filter_map(|(label, fact)| Some((label, fact?)))
            .collect(),
        whole_message,
        message,
        is_cut,
        doubt,
        promise: until.map(|_| if doubt.is_none() { texts.same_hour.as_str() } else { &texts.promise }),
        answered_link: answered_link(&settings.secret, &settings.site_origin, lead.reference()),
    };
    let heading = match until {
        Some(until) => format!("{} {}, {}", texts.answer_by, german_short_day(until), german_hour(until)),
        None => texts.held_heading.clone(),
    };
    let frame =
        &Frame::new(heading, Stub::of_reference(&texts.labels.reference, view.reference, &texts.heading), settings);
    let subject = if is_held { &texts.held_subject } else { &texts.subject };
    let subject = with_reference(subject, view.reference).replace("{{until}}", &german_short(lead.answer_by()));
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: Some(lead.mailbox()),
        // The name last: what it holds is replaced by nothing.
        subject: subject.replace("{{name}}", &subject_name(&lead.name())),
        text: Text { frame, texts, lead: view }.render()?,
        html: Html { frame, texts, lead: view }.render()?,
        headers: Vec::new(),
    })
}
