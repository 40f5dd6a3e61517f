//! The German page that a plain form gets when it could not be taken.

mod field;

use std::sync::LazyLock;

use askama::Template;
use contract::{FieldErrors, Fields};
use leads::Sender;
use serde::Deserialize;

use crate::form::{Control, FallbackForm, FormTexts, ProblemTexts};
use crate::texts::texts;
use field::{Field, shown_fields};

/// The frame around the content of every page.
pub(crate) struct Frame {
    pub(crate) language: String,
    pub(crate) sender: Sender,
}

/// The frame of every page, as `templates/frame.html` shows it.
pub(crate) static FRAME: LazyLock<Frame> =
    LazyLock::new(|| Frame { language: texts("language"), sender: Sender::ours() });

/// The sentence for a field that is too long; for all else the field's own stands.
static RULES: LazyLock<RuleTexts> = LazyLock::new(|| texts("errors"));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleTexts {
    length: String,
}

#[derive(Template)]
#[template(path = "answer.html")]
struct Page<'a> {
    frame: &'a Frame,
    problem: &'a ProblemTexts,
    form: FormView<'a>,
}

struct FormView<'a> {
    action: &'a str,
    texts: &'a FormTexts,
    fields: Vec<Field<'a>>,
    kept: Vec<(&'a str, &'a str)>,
}

impl FormView<'_> {
    fn wrong_fields(&self) -> impl Iterator<Item = &Field<'_>> {
        self.fields.iter().filter(|field| field.error.is_some())
    }
}

/// A page with the form, everything that was typed still in it; `same_post` keeps the idempotency key.
pub(crate) fn with_form(
    form: &FallbackForm,
    problem: &ProblemTexts,
    fields: &Fields,
    errors: &FieldErrors,
    same_post: bool,
) -> String {
    let keeps = |name: &&str| errors.get(name).is_none() && (same_post || *name != "idempotencyKey");
    let kept = form.kept().filter(keeps).map(|name| (name, fields.text(name)));
    let view = FormView {
        action: form.action,
        texts: &form.texts,
        fields: shown_fields(form, fields, errors),
        kept: kept.filter(|(_, value)| !value.is_empty()).chain(form.fixed.iter().copied()).collect(),
    };
    // Only writing to a full memory can fail; the status and the headline still say what happened.
    Page { frame: &FRAME, problem, form: view }.render().unwrap_or_else(|_| problem.title.clone())
}
