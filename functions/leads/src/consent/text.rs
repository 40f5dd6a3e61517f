//! The text that a person consents to.

use std::sync::LazyLock;

use contract::CONSENT_VERSION;
use serde::Deserialize;

use crate::platform::secret::{hex, sha256};

/// The text of the present version: `cta.note` of `locales/de/home.json`.
static TEXT: LazyLock<String> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Home {
        cta: Cta,
    }
    #[derive(Deserialize)]
    struct Cta {
        note: String,
    }
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    let home: Home = serde_json::from_str(include_str!("../../../../locales/de/home.json"))
        .expect("locales/de/home.json has the text of the consent");
    home.cta.note
});

/// SHA-256 of the text of this version, in hexadecimal; nothing for a version that is not the present one.
pub(super) fn consent_digest(version: &str) -> Option<String> {
    (version == CONSENT_VERSION).then(|| hex(&sha256(TEXT.as_bytes())))
}

#[cfg(test)]
mod tests {
    use contract::CONSENT_VERSION;

    use super::consent_digest;

    #[test]
    fn a_new_wording_of_the_consent_has_a_new_version() {
        let written = ("2026-11", "cadaf6baf90e2d2bde90c64d8c0a49aaa5420c7a0826395b640f2729d4cab196");
        let now = consent_digest(CONSENT_VERSION).unwrap();
        assert!(
            (CONSENT_VERSION, now.as_str()) == written,
            "cta.note of locales/de/home.json changed: give contract::CONSENT_VERSION a new value and write ({CONSENT_VERSION:?}, {now:?}) into this test"
        );
    }

    #[test]
    fn a_text_that_is_not_the_present_one_has_no_digest() {
        assert_eq!(consent_digest("2020-01"), None);
    }
}
