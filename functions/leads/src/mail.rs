//! The mails about a lead or a sign-up; `templates/` has their layout, `locales/de/mail.json` their sentences.

mod about;
mod acknowledgement;
mod colours;
mod confirmation;
mod excerpt;
mod first_name;
mod frame;
mod links;
mod phone;
#[cfg(test)]
mod properties;
mod sales;
mod signup;
mod site;
mod texts;
mod waiting;
mod welcome;
pub(crate) mod work;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::platform::env::{self, Missing};
use crate::platform::secret::Secret;
use site::SITE;

pub use frame::Sender;

pub(crate) use acknowledgement::acknowledgement;
pub(crate) use confirmation::confirmation;
pub(crate) use sales::sales;
pub(crate) use signup::{held_signup, signup_ended, signup_sales};
pub(crate) use welcome::welcome;

/// Addresses and links of every mail.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// Where leads go.
    pub sales_address: String,
    /// The verified address that mails come from.
    pub sender_address: String,
    /// Address of the site, e.g. `https://example.org`, without a slash at the end.
    pub site_origin: String,
    /// The SES configuration set that mails to visitors are sent with: it stops mails to who bounced or complained.
    pub configuration_set: Option<String>,
    /// The one of mails to sales, which stops none.
    pub sales_configuration_set: Option<String>,
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
    /// One line: our own words, the reference and, to sales alone, a name that was made safe.
    pub subject: String,
    /// The body in plain text.
    pub text: String,
    /// The body in HTML.
    pub html: String,
    /// Headers beyond those that SES writes.
    pub headers: Vec<(&'static str, String)>,
}

/// What a page says beside the box for later mails.
pub fn consent_text() -> &'static str {
    &SITE.consent
}

impl MailSettings {
    /// Reads the settings from the environment, but for the secret.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env(secret: Secret) -> Result<Self, Missing> {
        Ok(Self {
            sales_address: env::required("SALES_ADDRESS")?,
            sender_address: env::required("SENDER_ADDRESS")?,
            site_origin: env::required("SITE_ORIGIN")?,
            configuration_set: env::optional("SES_CONFIGURATION_SET"),
            sales_configuration_set: env::optional("SES_SALES_CONFIGURATION_SET"),
            secret,
        })
    }

    /// Whom mails come from: the name by which people know us, and the address.
    pub(crate) fn from(&self) -> String {
        let name = &SITE.brand;
        // A name of other letters is an encoded word (RFC 2047).
        let name = if name.is_ascii() { format!("{name:?}") } else { format!("=?UTF-8?B?{}?=", STANDARD.encode(name)) };
        format!("{name} <{}>", self.sender_address)
    }

    /// The configuration set of a mail: one bounce or complaint of the sales mailbox must not keep the next leads from it.
    pub(crate) fn configuration_set_of(&self, mail: &Mail) -> &Option<String> {
        if mail.to == self.sales_address { &self.sales_configuration_set } else { &self.configuration_set }
    }
}

#[cfg(test)]
mod tests {
    use super::properties::settings;
    use super::{Mail, MailSettings};

    #[test]
    fn mails_to_sales_are_sent_with_the_configuration_set_that_holds_none_back() {
        let set = |name: &str| Some(name.to_owned());
        let settings = MailSettings {
            configuration_set: set("visitors"),
            sales_configuration_set: set("sales"),
            sales_address: "sales@example.org".to_owned(),
            ..settings()
        };
        for (to, expected) in [("sales@example.org", "sales"), ("erika@visitor.example", "visitors")] {
            let mail = Mail {
                to: to.to_owned(),
                reply_to: None,
                subject: String::new(),
                text: String::new(),
                html: String::new(),
                headers: Vec::new(),
            };
            assert_eq!(settings.configuration_set_of(&mail), &set(expected), "{to}");
        }
    }
}
