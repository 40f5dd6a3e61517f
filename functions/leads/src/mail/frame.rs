//! What every mail has: it looks like a ticket, whose stub says the one thing to keep, and it names the firm that sent it
//! (docs/decisions/0018).

use super::MailSettings;
use super::colours::{COLOURS, Colours};
use super::site::SITE;
use super::texts::TEXTS;

/// The frame of a mail, as `templates/mail.html` and `templates/firm.txt` show it.
pub(super) struct Frame {
    pub(super) language: &'static str,
    pub(super) colours: Colours,
    pub(super) brand: &'static str,
    /// The one headline.
    pub(super) heading: String,
    pub(super) stub: Stub,
    /// Who sent it, a line each.
    pub(super) firm: Vec<String>,
    /// Words and address of the links that the law asks for.
    pub(super) legal: [(&'static str, String); 2],
}

/// Who writes to a person, as the head and the foot of our own pages name them.
pub struct Sender {
    /// The brand.
    pub brand: &'static str,
    /// Name and legal form of the firm.
    pub firm: String,
    /// What the link to `/legal/imprint` says.
    pub imprint: &'static str,
    /// What the link to `/legal/privacy` says.
    pub privacy: &'static str,
}

impl Sender {
    /// Us: the firm of the imprint.
    pub fn ours() -> Self {
        let (texts, firm) = (&TEXTS.frame, &SITE.firm);
        Self {
            brand: &SITE.brand,
            firm: format!("{} {}", firm.company_name, firm.legal_form),
            imprint: &texts.imprint,
            privacy: &texts.privacy,
        }
    }
}

/// One fact, in three short lines.
pub(super) struct Stub {
    pub(super) label: String,
    pub(super) figure: String,
    pub(super) note: String,
    /// True for a figure for which only smaller type has room on a phone.
    pub(super) is_long: bool,
}

impl Frame {
    /// A mail with this headline and this stub.
    pub(super) fn new(heading: impl Into<String>, stub: Stub, settings: &MailSettings) -> Self {
        let (texts, firm) = (&TEXTS.frame, &SITE.firm);
        let site = &settings.site_origin;
        Self {
            language: &TEXTS.language,
            colours: COLOURS,
            brand: &SITE.brand,
            heading: heading.into(),
            stub,
            firm: vec![
                format!(
                    "{} {}, {}, {} {}",
                    firm.company_name, firm.legal_form, firm.street, firm.postal_code, firm.city
                ),
                format!("{}, {}", firm.register_court, firm.register_number),
                texts.represented.replace("{{representative}}", &firm.representative),
            ],
            legal: [
                (texts.imprint.as_str(), format!("{site}/legal/imprint")),
                (texts.privacy.as_str(), format!("{site}/legal/privacy")),
            ],
        }
    }
}

impl Stub {
    /// A time, with what it is above it and its day below.
    pub(super) fn new(label: &str, figure: impl Into<String>, note: impl Into<String>) -> Self {
        Self { label: label.to_owned(), figure: figure.into(), note: note.into(), is_long: false }
    }

    /// A reference, with what it is of below it.
    pub(super) fn of_reference(label: &str, reference: &str, note: &str) -> Self {
        Self { is_long: true, ..Self::new(label, reference, note) }
    }

    /// The same in one line, for the part in plain text.
    pub(super) fn line(&self) -> String {
        format!("{}: {}, {}", self.label, self.figure, self.note)
    }
}
