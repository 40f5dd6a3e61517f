//! What the functions behind the API share: the guard of the origin, requests, answers and German pages.
//!
//! Written over the neutral `http` types, so that Lambda and the local process run the same code.

mod answer;
mod api;
mod form;
mod notice;
mod origin;
mod page;
mod request;
mod texts;

pub use answer::Answer;
pub use api::{Api, run};
pub use form::{Control, Form, FormTexts, ProblemTexts, Problems};
pub use notice::{Button, Link, Notice};
pub use origin::OriginSecret;
pub use request::{Reader, Submission, form_fields, query, source, submission};
pub use texts::texts;
