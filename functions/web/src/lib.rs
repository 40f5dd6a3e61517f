//! What the functions behind the API share: the check of the origin secret, requests, answers and German pages.
//!
//! Written over the neutral `http` types, so that Lambda and the local process run the same code.

mod answer;
mod api;
mod body;
mod event;
mod form;
mod headers;
mod link;
mod notice;
mod origin;
mod page;
mod post;
mod reader;
mod site;
mod texts;

pub use answer::Answer;
pub use api::{Api, invoke, run};
pub use form::{Control, FallbackForm, FormTexts, InputKind, ProblemTexts, Problems};
pub use headers::source;
pub use link::{has_query, posted, posted_names, query};
pub use notice::{Button, Choice, Link, Notice, OtherButton};
pub use origin::OriginSecret;
pub use post::Endpoint;
pub use reader::Reader;
pub use site::SiteOrigin;
pub use texts::texts;
