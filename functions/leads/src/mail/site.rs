//! What mails share with the pages of the site: the firm, and the addresses outside it.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::platform::locales::part_of;

/// `npm run generate` writes the file from the site's own data.
pub(super) static SITE: LazyLock<Site> = LazyLock::new(|| part_of(include_str!("../../site.generated.json"), ""));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Site {
    pub(super) brand: String,
    pub(super) firm: Firm,
    /// Where somebody registers with the plan Free.
    pub(super) register: String,
    /// Where somebody books a conversation.
    pub(super) meeting: String,
    /// The fee for a transaction, as a noun with its adjective or with its figure.
    pub(super) fee: String,
    /// The text beside the newsletter box, with the firm's name.
    pub(super) consent: String,
    /// Hours within which pages promise an answer.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test holds it against ours"))]
    pub(super) reply_hours: i64,
}

/// The firm, as the imprint names it: what a business letter has to say.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Firm {
    pub(super) company_name: String,
    pub(super) legal_form: String,
    pub(super) street: String,
    pub(super) postal_code: String,
    pub(super) city: String,
    pub(super) representative: String,
    pub(super) register_court: String,
    pub(super) register_number: String,
}

#[cfg(test)]
mod tests {
    use super::SITE;
    use crate::platform::secret::{hex, sha256};
    use crate::table::promise::PROMISED_HOURS;

    #[test]
    fn pages_and_functions_promise_an_answer_within_the_same_hours() {
        assert_eq!(SITE.reply_hours, PROMISED_HOURS, "replyHours of site/src/content/offer.ts");
    }

    #[test]
    fn a_new_wording_of_the_consent_has_a_new_version() {
        let digest = hex(&sha256(SITE.consent.as_bytes()));
        assert!(
            contract::PRESENT_CONSENT.digest == digest,
            "cta.news of locales/de/home.json or the firm in it changed: add a version with the digest {digest} to WORDINGS in functions/contract/src/consent.rs, and leave those before"
        );
    }
}
