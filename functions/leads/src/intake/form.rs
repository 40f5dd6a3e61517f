//! The forms of the site.

use contract::{About, ContactForm, Interval, SignupForm};

/// A posted form.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    /// A message to sales.
    Contact(&'a ContactForm),
    /// A sign-up with an address.
    Signup(&'a SignupForm),
}

/// Which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormName {
    /// A message to sales.
    Contact,
    /// A sign-up with an address.
    Signup,
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

impl<'a> Form<'a> {
    /// Which form it is.
    pub fn name(self) -> FormName {
        match self {
            Self::Contact(_) => FormName::Contact,
            Self::Signup(_) => FormName::Signup,
        }
    }

    pub(crate) fn key(self) -> Option<&'a str> {
        match self {
            Self::Contact(form) => form.idempotency_key.as_deref(),
            Self::Signup(form) => form.idempotency_key.as_deref(),
        }
    }

    pub(crate) fn proof(self) -> Option<&'a str> {
        match self {
            Self::Contact(form) => form.proof.as_deref(),
            Self::Signup(form) => form.proof.as_deref(),
        }
    }

    pub(crate) fn is_honeypot_filled(self) -> bool {
        match self {
            Self::Contact(form) => form.leave_empty.is_some(),
            Self::Signup(form) => form.leave_empty.is_some(),
        }
    }

    /// What makes another post of it: all but key and proof. A key is kept for a day, deployments included, so that a further
    /// field comes last, and only where it is filled: the digest of what has none stays the same.
    pub(crate) fn typed(self) -> Vec<&'a str> {
        // Without `..`: the compiler asks of a new field whether it makes another post of the same.
        match self {
            Self::Contact(ContactForm {
                first_name,
                last_name,
                email,
                phone,
                message,
                about,
                interval,
                privacy_accepted: _,
                idempotency_key: _,
                leave_empty,
                proof: _,
            }) => {
                let (phone, honeypot) =
                    (phone.as_deref().unwrap_or_default(), leave_empty.as_deref().unwrap_or_default());
                let mut typed = vec![first_name, last_name, email, phone, message, honeypot];
                typed.extend(about.as_ref().map(About::as_str));
                typed.extend(interval.map(Interval::name));
                typed
            }
            Self::Signup(SignupForm {
                email,
                page,
                consent,
                news_accepted,
                idempotency_key: _,
                leave_empty,
                proof: _,
            }) => {
                let (page, honeypot) =
                    (page.as_deref().unwrap_or_default(), leave_empty.as_deref().unwrap_or_default());
                let mut typed = vec![email.as_str(), page, consent.map_or("", |text| text.version), honeypot];
                typed.extend(news_accepted.then_some("news"));
                typed
            }
        }
    }
}

impl FormName {
    /// The name in metrics, in logs and in challenges.
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Signup => "signup",
        }
    }

    /// Reads the name of a form.
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Contact, Self::Signup].into_iter().find(|form| form.name() == name)
    }
}
