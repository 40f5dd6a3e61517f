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

use crate::platform::env::{self, Missing};
use crate::platform::secret::Secret;

pub(crate) use acknowledgement::acknowledgement;
pub(crate) use sales::sales;
pub(crate) use signup::{confirmation, held_signup, signup_sales, welcome};

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
