//! What mails share with the pages of the site: the firm, and the addresses outside it.

use std::sync::LazyLock;

use serde::Deserialize;

/// `npm run contract` writes the file from the site's own data.
pub(super) static SITE: LazyLock<Site> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    serde_json::from_str(include_str!("../../site.generated.json")).expect("site.generated.json is complete")
});

#[derive(Deserialize)]
pub(super) struct Site {
    /// Where somebody registers with the plan Free.
    pub(super) register: String,
    /// Where somebody books a conversation.
    pub(super) meeting: String,
    /// The fee for a transaction, as a noun with its adjective or with its figure.
    pub(super) fee: String,
}
