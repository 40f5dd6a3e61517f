//! A posted form, as far as its way into the table depends on it: its idempotency key, its honeypot, its proof of work.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::{About, ContactForm, Interval, SignupForm};
use jiff::Timestamp;

use crate::consent::Consents;
use crate::intake::form::Form;
use crate::intake::proof;
use crate::intake::receipt::Draft;
use crate::platform::secret::{Secret, digest};
use crate::platform::source::Source;
use crate::table::lead::Lead;
use crate::table::retention::Retention;
use crate::table::store::Unavailable;

/// How long a sign-up without a key is the same one when it comes again, in seconds: a double click, not a second try.
const SAME_SIGNUP_SECONDS: i64 = 60;

/// As many characters as the site's own keys have, 128 random bits in hexadecimal: nobody guesses such a key.
const UNGUESSABLE: usize = 32;

/// Characters of a network's name that the record of a held submission keeps: enough to tell one from another.
const NETWORK_LENGTH: usize = 16;

/// A valid form and where it came from.
pub(crate) struct Post<'a> {
    pub(crate) form: Form<'a>,
    pub(crate) source: Source,
    /// SHA-256 of what was typed: a proof of work may differ in a repetition of the same post.
    pub(crate) body_digest: String,
    pub(crate) honeypot_filled: bool,
    /// What it is known by: SHA-256 of the form and its key, or of its content.
    pub(crate) key: String,
    /// The network of the customers around it, as the record of a held submission names it.
    network: String,
    has_key: bool,
    proof: Option<&'a str>,
}

/// What stands in a form, of whatever form it is.
struct Parts<'a> {
    /// What makes another post of it: all but key and proof. A key is kept for a day, deployments included, so that a further
    /// field comes last, and only where it is filled: the digest of what has none stays the same.
    typed: Vec<&'a str>,
    /// What stands in the honeypot; empty when nothing does.
    honeypot: &'a str,
    key: Option<&'a str>,
    proof: Option<&'a str>,
}

impl<'a> Parts<'a> {
    /// Takes a form apart, without `..`: the compiler asks of a new field whether it makes another post of the same.
    fn of(form: Form<'a>) -> Self {
        match form {
            Form::Contact(ContactForm {
                first_name,
                last_name,
                email,
                phone,
                message,
                about,
                interval,
                privacy_accepted: _,
                idempotency_key,
                leave_empty,
                proof,
            }) => {
                let honeypot = leave_empty.as_deref().unwrap_or_default();
                let phone = phone.as_deref().unwrap_or_default();
                let mut typed = vec![first_name, last_name, email, phone, message, honeypot];
                typed.extend(about.as_ref().map(About::as_str));
                typed.extend(interval.map(Interval::name));
                Self { typed, honeypot, key: idempotency_key.as_deref(), proof: proof.as_deref() }
            }
            Form::Signup(SignupForm { email, page, consent, news_accepted, idempotency_key, leave_empty, proof }) => {
                let honeypot = leave_empty.as_deref().unwrap_or_default();
                let mut typed = vec![
                    email.as_str(),
                    page.as_deref().unwrap_or_default(),
                    consent.map_or("", |text| text.version),
                    honeypot,
                ];
                typed.extend(news_accepted.then_some("news"));
                Self { typed, honeypot, key: idempotency_key.as_deref(), proof: proof.as_deref() }
            }
        }
    }
}

impl<'a> Post<'a> {
    pub(crate) fn new(form: Form<'a>, source: Source, secret: &Secret) -> Self {
        let source_key = source.key(secret);
        let network = source.network_key(secret).chars().take(NETWORK_LENGTH).collect();
        let Parts { typed, honeypot, key, proof } = Parts::of(form);
        let body_digest = digest(&[&[form.name()], &typed[..]].concat());
        // A sign-up is one source's only: an answer as before must not tell others who signed up today.
        let whose = if matches!(form, Form::Signup(_)) { source_key.as_str() } else { "" };
        // A key belongs to a form and to whoever made it. One that nobody guesses is known from every network, since a phone
        // changes its own between a try and the next; a shorter one may be anybody's.
        let key_digest = match key {
            Some(key) if key.len() < UNGUESSABLE => digest(&["key", form.name(), key, &source_key]),
            Some(key) => digest(&["key", form.name(), key]),
            None => digest(&["body", &body_digest, whose]),
        };
        let (honeypot_filled, has_key) = (!honeypot.is_empty(), key.is_some());
        Self { form, source, body_digest, honeypot_filled, key: key_digest, network, has_key, proof }
    }

    /// When the same content or key is a new post, in seconds since 1970.
    pub(crate) fn key_expires_at(&self, now: Timestamp) -> i64 {
        if matches!(self.form, Form::Signup(_)) && !self.has_key {
            now.as_second() + SAME_SIGNUP_SECONDS
        } else {
            Retention::IdempotencyRecord.expires_at(now)
        }
    }

    pub(crate) fn has_proof(&self) -> bool {
        self.proof.is_some()
    }

    /// The challenge of its proof, if that holds.
    pub(crate) fn proven(&self, secret: &Secret, now: Timestamp) -> Option<String> {
        proof::check(self.proof?, self.form.which(), secret, now)
    }

    /// The writes that are the submission, its record first, its mails and its posts to the hook.
    pub(crate) fn records(&self, consents: &Consents, draft: &Draft) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let store = consents.store();
        match self.form {
            Form::Contact(form) => {
                let network = self.network.clone();
                let lead = Lead::from_form(form, draft.receipt.reference.clone(), draft.judgement, network, draft.now)
                    .hooked(store.is_hooked());
                let item = lead.to_item().map_err(Unavailable::defect)?;
                let mut writes = vec![store.put(item, Some(("attribute_not_exists(pk)", &[])))?];
                for kind in lead.due_mails() {
                    writes.push(store.queue(lead.reference(), *kind, lead.expires_at(), draft.now)?);
                }
                for event in lead.due_posts() {
                    writes.push(store.queue(lead.reference(), *event, lead.expires_at(), draft.now)?);
                }
                Ok(writes)
            }
            Form::Signup(form) => {
                consents.request(form, self.source, (&draft.receipt.reference, draft.judgement), draft.now)
            }
        }
    }
}
