//! The sentences of what is posted into a channel.

use serde::Deserialize;

/// Each says what happened, with `{{reference}}`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HookTexts {
    pub(crate) lead_received: String,
    pub(crate) lead_closed: String,
    pub(crate) lead_answered: String,
    pub(crate) signup_confirmed: String,
    pub(crate) signup_withdrawn: String,
    pub(crate) erased: String,
    pub(crate) test: String,
    /// The subject of a reply by mail.
    pub(crate) reply: String,
}
