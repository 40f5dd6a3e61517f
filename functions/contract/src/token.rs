//! What the button of a page that a mail links to posts.

use schemars::JsonSchema;
use serde::Deserialize;
use validator::Validate;

use crate::values::text;

/// Longest token, in characters; ours have 52.
const TOKEN_MAX: u64 = 200;

/// Confirms a sign-up or withdraws it, by the token of the link in a mail.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(title = "TokenForm")]
pub struct TokenForm {
    /// The token of the link; it is good for one purpose.
    #[serde(default, deserialize_with = "text")]
    #[schemars(!default)]
    #[validate(length(min = 1, max = TOKEN_MAX))]
    pub token: String,
}

/// Whoever knows the token can use it.
impl std::fmt::Debug for TokenForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TokenForm").finish_non_exhaustive()
    }
}
