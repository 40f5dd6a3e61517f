//! A posted form, as far as its way into the table depends on it.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::{CONSENT_VERSION, ContactForm, SignupForm};
use jiff::Timestamp;

use super::{Draft, Intake, Write};
use crate::item::lead_item;
use crate::lead::Lead;
use crate::proof::{self, Proven};
use crate::secret::{Secret, digest};
use crate::source::Source;
use crate::store::Unavailable;

/// The forms of the site.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    /// A message to sales.
    Contact(&'a ContactForm),
    /// A sign-up with an address.
    Signup(&'a SignupForm),
}

impl<'a> From<&'a ContactForm> for Form<'a> {
    fn from(form: &'a ContactForm) -> Self {
        Self::Contact(form)
    }
}

impl<'a> From<&'a SignupForm> for Form<'a> {
    fn from(form: &'a SignupForm) -> Self {
        Self::Signup(form)
    }
}

/// A valid form and where it came from.
pub(super) struct Post<'a> {
    pub(super) form: Form<'a>,
    pub(super) source: Source,
    /// SHA-256 of what was typed: a proof of work may differ in a repetition of the same post.
    pub(super) body_digest: String,
    /// SHA-256 of the idempotency key, or of the body when there is none.
    pub(super) key_digest: String,
}

impl Form<'_> {
    /// The name in metrics and in logs.
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact(_) => "contact",
            Self::Signup(_) => "signup",
        }
    }
}

impl<'a> Post<'a> {
    pub(super) fn new(form: Form<'a>, source: Source, secret: &Secret) -> Self {
        let (key, body_digest, without_key) = match form {
            Form::Contact(form) => {
                let phone = form.phone.as_deref().unwrap_or_default();
                let honeypot = form.website.as_deref().unwrap_or_default();
                let typed = [&form.first_name, &form.last_name, &form.email, phone, &form.message, honeypot];
                (&form.idempotency_key, body_digest("contact", &typed), String::new())
            }
            Form::Signup(form) => {
                let page = form.page.as_deref().unwrap_or_default();
                let version = form.consent_version.as_deref().unwrap_or(CONSENT_VERSION);
                let honeypot = form.website.as_deref().unwrap_or_default();
                // Of one source only: an answer as before must not tell others who signed up today.
                let typed = [&form.email, page, version, honeypot];
                (&form.idempotency_key, body_digest("signup", &typed), source.key(secret))
            }
        };
        let key_digest = match key {
            Some(key) => digest(&["key", key]),
            None => digest(&["body", &body_digest, &without_key]),
        };
        Self { form, source, body_digest, key_digest }
    }

    pub(super) fn honeypot_filled(&self) -> bool {
        match self.form {
            Form::Contact(form) => form.website.is_some(),
            Form::Signup(form) => form.website.is_some(),
        }
    }

    pub(super) fn has_proof(&self) -> bool {
        self.proof().is_some()
    }

    pub(super) fn proven(&self, secret: &Secret, now: Timestamp) -> Option<Proven> {
        proof::check(self.proof()?, secret, now)
    }

    fn proof(&self) -> Option<&str> {
        match self.form {
            Form::Contact(form) => form.proof.as_deref(),
            Form::Signup(form) => form.proof.as_deref(),
        }
    }
}

impl Intake {
    /// The writes that are the submission itself.
    pub(super) async fn records(
        &self,
        post: &Post<'_>,
        draft: &Draft,
    ) -> Result<Vec<(Write, TransactWriteItem)>, Unavailable> {
        match post.form {
            Form::Contact(form) => {
                let lead = Lead::from_form(form, draft.reference.clone(), draft.judgement, draft.now);
                let item = lead_item(&lead).map_err(Unavailable::because)?;
                let mut writes = vec![(Write::Record, self.store.put(item, "attribute_not_exists(pk)", &[])?)];
                for kind in lead.due_mails() {
                    let mail = self.store.queue_mail(lead.reference(), *kind, lead.expires_at(), draft.now)?;
                    writes.push((Write::Record, mail));
                }
                Ok(writes)
            }
            Form::Signup(form) => self.signup_records(form, post.source, draft).await,
        }
    }
}

fn body_digest(form: &str, typed: &[&str]) -> String {
    let parts: Vec<&str> = [form].into_iter().chain(typed.iter().copied()).collect();
    digest(&parts)
}
