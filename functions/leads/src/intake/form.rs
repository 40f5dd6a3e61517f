//! The forms of the site.

use contract::{ContactForm, SignupForm};

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

impl Form<'_> {
    /// The name in metrics and in logs.
    pub fn name(self) -> &'static str {
        self.which().name()
    }

    pub(crate) fn which(self) -> FormName {
        match self {
            Self::Contact(_) => FormName::Contact,
            Self::Signup(_) => FormName::Signup,
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
