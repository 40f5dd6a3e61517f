//! The mail to the visitor: it came, and when the answer comes.

use askama::Template;

use super::texts::{AcknowledgementTexts, TEXTS, with_reference};
use super::{Mail, MailSettings};
use crate::table::lead::Lead;

#[derive(Template)]
#[template(path = "acknowledgement.txt")]
struct Text<'a> {
    texts: &'a AcknowledgementTexts,
    reference_sentence: &'a str,
    site: &'a str,
}

#[derive(Template)]
#[template(path = "acknowledgement.html")]
struct Html<'a> {
    language: &'a str,
    subject: &'a str,
    texts: &'a AcknowledgementTexts,
    reference_sentence: &'a str,
    site: &'a str,
}

/// Takes only the address and the reference of the lead: a stranger may have typed everything else.
pub(crate) fn acknowledgement(lead: &Lead, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.acknowledgement;
    let reference = lead.reference().as_str();
    let reference_sentence = &with_reference(&texts.reference, reference);
    let subject = &with_reference(&texts.subject, reference);
    let site = &settings.site_origin;
    Ok(Mail {
        to: lead.mailbox(),
        reply_to: Some(settings.sales_address.clone()),
        subject: subject.clone(),
        text: Text { texts, reference_sentence, site }.render()?,
        html: Html { language: &TEXTS.language, subject, texts, reference_sentence, site }.render()?,
        // RFC 3834: an out-of-office reply must not answer this mail.
        headers: vec![("Auto-Submitted", "auto-replied".to_owned())],
    })
}
