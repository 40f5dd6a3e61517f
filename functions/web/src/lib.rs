//! What the functions behind the API share: the guard of the origin, requests, answers and German pages.
//!
//! Written over the neutral `http` types, so that Lambda and the local process run the same code.

mod answer;
mod api;
mod form;
mod notice;
mod origin;
mod page;
mod post;
mod request;
mod texts;

pub use answer::Answer;
pub use api::{Api, run};
pub use form::{Control, Form, FormTexts, Kind, ProblemTexts, Problems};
pub use notice::{Button, Link, Notice};
pub use origin::OriginSecret;
pub use post::take;
pub use request::{Reader, form_fields, query, source};
pub use texts::texts;
