//! The German page that a plain form gets when its message could not be taken.

mod field;
mod texts;

use askama::Template;
use contract::{FieldErrors, Fields};

use field::{Control, Field, shown_fields};
use texts::{ANSWER, AnswerTexts, FORM, FormTexts, ProblemTexts};

/// What went wrong, as the page tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// Fields were refused.
    Refused,
    /// The key came before with another body.
    KeyReused,
    /// The message could not be stored.
    Unavailable,
    /// The body is too large.
    TooLarge,
    /// The body can't be read.
    Unreadable,
}

#[derive(Template)]
#[template(path = "answer.html")]
struct Page<'a> {
    texts: &'a AnswerTexts,
    problem: &'a ProblemTexts,
    form: Option<Form<'a>>,
}

struct Form<'a> {
    texts: &'a FormTexts,
    fields: Vec<Field<'a>>,
    idempotency_key: &'a str,
}

impl Form<'_> {
    fn wrong_fields(&self) -> impl Iterator<Item = &Field<'_>> {
        self.fields.iter().filter(|field| field.error.is_some())
    }
}

/// A page with the form, everything that was typed still in it.
pub(crate) fn with_form(problem: Problem, fields: &Fields, errors: &FieldErrors) -> String {
    let key_is_of_no_use = problem == Problem::KeyReused || errors.get("idempotencyKey").is_some();
    let form = Form {
        texts: &FORM,
        fields: shown_fields(fields, errors),
        idempotency_key: if key_is_of_no_use { "" } else { fields.text("idempotencyKey") },
    };
    render(problem, Some(form))
}

/// A page without a form, for a body that no field could be read from.
pub(crate) fn without_form(problem: Problem) -> String {
    render(problem, None)
}

fn render(problem: Problem, form: Option<Form<'_>>) -> String {
    let texts = &*ANSWER;
    let problem = match problem {
        Problem::Refused => &texts.refused,
        Problem::KeyReused => &texts.key_reused,
        Problem::Unavailable => &texts.unavailable,
        Problem::TooLarge => &texts.too_large,
        Problem::Unreadable => &texts.unreadable,
    };
    // Only writing to a full memory can fail; the status and the headline still say what happened.
    Page { texts, problem, form }.render().unwrap_or_else(|_| problem.title.clone())
}
