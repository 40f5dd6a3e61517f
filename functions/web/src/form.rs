//! The fallback without JavaScript: a form of the site, as far as its function has to show it again.

use std::collections::BTreeMap;

use contract::MACHINE_FIELDS;
use leads::Receipt;
use serde::Deserialize;
use serde_json::Value;

/// A form as a function shows it again without JavaScript.
pub struct FallbackForm {
    /// Path that the form posts to.
    pub action: &'static str,
    /// Page that a plain form ends on.
    pub done: fn(&Receipt) -> String,
    /// Page of the site that has the form, where a person is led who opens the form's own address.
    pub page: &'static str,
    /// Visible fields by wire name, in the order of the form.
    pub shown: &'static [(&'static str, Control)],
    /// Fields that no person sees but that a second post has to repeat, besides those of every form.
    pub kept: &'static [&'static str],
    /// Fields that the page fills in itself, whatever was posted.
    pub fixed: &'static [(&'static str, &'static str)],
    /// JSON Schema of the form: which field is required, how long it may be.
    pub schema: Value,
    /// The sentences of the form itself.
    pub texts: FormTexts,
    /// The sentences for what can go wrong with it.
    pub problems: Problems,
}

impl FallbackForm {
    /// Every field that no person sees but that a second post has to repeat.
    pub fn kept(&self) -> impl Iterator<Item = &'static str> {
        self.kept.iter().copied().chain(MACHINE_FIELDS)
    }
}

/// How a field is typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// One line.
    Input {
        /// What is typed.
        kind: InputKind,
        /// What a browser may fill in, in the words of the attribute `autocomplete`.
        autocomplete: &'static str,
    },
    /// Several lines.
    TextArea,
    /// A box to tick; its hint is the label of a link to what is accepted.
    TickBox {
        /// Path of the page that says what is accepted.
        accepts: &'static str,
    },
}

/// What is typed into a field of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// Words.
    Text,
    /// An e-mail address.
    Email,
    /// A telephone number.
    Phone,
}

impl InputKind {
    /// How the input says so. Not `type="email"`: Chromium makes `strasse` of `straße` there, another owner's domain.
    pub(crate) fn attributes(self) -> &'static str {
        match self {
            Self::Text => r#"type="text""#,
            Self::Email => r#"type="text" inputmode="email" autocapitalize="none" spellcheck="false""#,
            Self::Phone => r#"type="tel""#,
        }
    }
}

/// Sentences by the wire name of the field.
#[derive(Deserialize)]
pub struct FormTexts {
    /// What a field is called.
    pub labels: BTreeMap<String, String>,
    /// The message beside a field.
    pub hints: BTreeMap<String, String>,
    /// What stands there in its place beside a field that holds something else than it is for.
    pub(crate) examples: BTreeMap<String, String>,
    pub(crate) errors: BTreeMap<String, String>,
    pub(crate) submit: String,
    pub(crate) optional: String,
}

/// Headline and sentence for each reason why a form was not taken.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Problems {
    pub(crate) refused: ProblemTexts,
    pub(crate) outdated: ProblemTexts,
    pub(crate) key_reused: ProblemTexts,
    pub(crate) unavailable: ProblemTexts,
    pub(crate) too_many: ProblemTexts,
    pub(crate) too_large: ProblemTexts,
    pub(crate) unreadable: ProblemTexts,
    pub(crate) foreign: ProblemTexts,
}

/// What a page says about a problem.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProblemTexts {
    /// The headline.
    pub title: String,
    /// What happened, and what to do.
    pub text: String,
}
