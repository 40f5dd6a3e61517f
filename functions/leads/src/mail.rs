//! The mails that a lead or a sign-up leads to; `templates/` has their shape, `locales/de/mail.json` their sentences.

mod about;
mod acknowledgement;
mod phone;
#[cfg(test)]
mod properties;
mod sales;
mod signup;
mod texts;
pub(crate) mod work;

use serde::{Deserialize, Serialize};

use crate::env::{self, Missing};
use crate::secret::Secret;

pub(crate) use acknowledgement::acknowledgement;
pub(crate) use sales::sales;
pub(crate) use signup::{confirmation, held_signup, signup_sales, welcome};

/// The mails of a lead or of a sign-up, each sent at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum MailKind {
    /// To sales, who answer.
    Sales,
    /// To the visitor; it repeats nothing that was typed, because anybody may have typed it.
    Acknowledgement,
    /// To the address of a sign-up: the one link that confirms it.
    Confirmation,
    /// To a confirmed address: how to sign off.
    Welcome,
    /// To sales: an address was confirmed.
    SignupSales,
    /// To sales: a sign-up is held.
    HeldSignup,
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
    /// What links in mails are signed with.
    pub secret: Secret,
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
    pub headers: Vec<(&'static str, String)>,
}

impl MailKind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Sales, Self::Acknowledgement, Self::Confirmation, Self::Welcome, Self::SignupSales, Self::HeldSignup];

    /// The name in logs, in SES tags and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sales => "salesMail",
            Self::Acknowledgement => "acknowledgement",
            Self::Confirmation => "confirmationMail",
            Self::Welcome => "welcomeMail",
            Self::SignupSales => "signupSalesMail",
            Self::HeldSignup => "heldSignupMail",
        }
    }

    /// True when it goes to the address that somebody typed.
    pub(crate) fn goes_to_visitor(self) -> bool {
        matches!(self, Self::Acknowledgement | Self::Confirmation | Self::Welcome)
    }

    /// Reads the name of a kind.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// True for the mails of a lead, false for those of a sign-up.
    pub(crate) fn is_about_a_lead(self) -> bool {
        matches!(self, Self::Sales | Self::Acknowledgement)
    }

    /// True when a second mail does less harm than none: each has links that work.
    pub(crate) fn may_come_twice(self) -> bool {
        matches!(self, Self::Confirmation | Self::Welcome)
    }
}

impl From<MailKind> for &'static str {
    fn from(kind: MailKind) -> Self {
        kind.name()
    }
}

impl TryFrom<String> for MailKind {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::parse(&name).ok_or("no kind of mail")
    }
}

impl MailSettings {
    /// Reads the settings from the environment; the secret comes from elsewhere where it is kept in a file.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env(secret: Secret) -> Result<Self, Missing> {
        Ok(Self {
            sales_address: env::required("SALES_ADDRESS")?,
            sender_address: env::required("SENDER_ADDRESS")?,
            site_origin: env::required("SITE_ORIGIN")?,
            configuration_set: env::optional("SES_CONFIGURATION_SET"),
            secret,
        })
    }
}
