//! The mails that a lead leads to; `templates/` has their shape, `locales/de/mail.json` their sentences.

mod acknowledgement;
mod sales;
mod texts;

use crate::env::{self, Missing};
use crate::lead::Lead;

/// The mails of a lead, each sent at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailKind {
    /// To sales, who answer.
    Sales,
    /// To the visitor; it repeats nothing that was typed, because anybody may have typed it.
    Acknowledgement,
}

/// Addresses and links of every mail.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// Where leads go.
    pub sales_address: String,
    /// The verified address that mails come from.
    pub sender_address: String,
    /// Address of the site, e.g. `https://example.org`, without a slash at the end.
    pub site_origin: String,
    /// The SES configuration set that reports bounces and complaints.
    pub configuration_set: Option<String>,
}

/// A mail before it is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// The one address that it goes to.
    pub to: String,
    /// Where an answer goes, if not to the sender.
    pub reply_to: Option<String>,
    /// One line, of our own words and the reference only.
    pub subject: String,
    /// The body in plain text.
    pub text: String,
    /// The body in HTML.
    pub html: String,
    /// Headers beyond those that SES writes.
    pub headers: Vec<(&'static str, &'static str)>,
}

impl MailKind {
    /// Both mails, in the order in which they are sent: sales first.
    pub const ALL: [Self; 2] = [Self::Sales, Self::Acknowledgement];

    /// The name in logs, in SES tags and in the table's attributes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sales => "salesMail",
            Self::Acknowledgement => "acknowledgement",
        }
    }

    /// Writes this mail for a lead.
    ///
    /// # Errors
    /// When a template fails, which its tests exclude.
    pub fn compose(self, lead: &Lead, settings: &MailSettings) -> Result<Mail, askama::Error> {
        match self {
            Self::Sales => sales::compose(lead, settings),
            Self::Acknowledgement => acknowledgement::compose(lead, settings),
        }
    }
}

impl MailSettings {
    /// Reads the settings from the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self {
            sales_address: env::required("SALES_ADDRESS")?,
            sender_address: env::required("SENDER_ADDRESS")?,
            site_origin: env::required("SITE_ORIGIN")?,
            configuration_set: env::optional("SES_CONFIGURATION_SET"),
        })
    }
}
