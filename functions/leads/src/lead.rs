//! A lead: a submission that passed every rule.

use contract::{ContactForm, PhoneNumber};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::reference::Reference;
use crate::retention::Retention;

/// Someone who wrote to sales; made only from a valid form or read back from the table.
///
/// The names of the fields are the names of the table's attributes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Lead {
    reference: Reference,
    created_at: Timestamp,
    expires_at: i64,
    first_name: String,
    last_name: String,
    email: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    message: String,
}

impl Lead {
    /// Makes a lead of a form; a telephone number is kept in E.164.
    pub fn from_form(form: &ContactForm, reference: Reference, now: Timestamp) -> Self {
        Self {
            reference,
            created_at: now,
            expires_at: Retention::Contact.expires_at(now),
            first_name: form.first_name.clone(),
            last_name: form.last_name.clone(),
            email: form.email.clone(),
            phone: form.phone.as_deref().and_then(PhoneNumber::parse).map(|number| number.e164()),
            message: form.message.clone(),
        }
    }

    /// The code by which visitor and sales name this lead.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }

    pub(crate) fn created_at(&self) -> Timestamp {
        self.created_at
    }

    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    pub(crate) fn email(&self) -> &str {
        &self.email
    }

    /// The address as it stands in a mail header: SES takes a domain with umlauts only as punycode.
    pub(crate) fn mailbox(&self) -> String {
        let ascii = self.email.rsplit_once('@').and_then(|(local, domain)| {
            let domain = idna::domain_to_ascii(domain).ok()?;
            Some(format!("{local}@{domain}"))
        });
        ascii.unwrap_or_else(|| self.email.clone())
    }

    pub(crate) fn phone(&self) -> Option<&str> {
        self.phone.as_deref()
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for Lead {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Lead").field("reference", &self.reference).finish_non_exhaustive()
    }
}
