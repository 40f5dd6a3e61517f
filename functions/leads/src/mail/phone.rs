//! A telephone number as sales reads it.

use super::texts::TEXTS;
use crate::platform::display_safe::line;
use crate::table::lead::Lead;

/// The number as it is kept.
pub(super) struct Phone {
    pub(super) shown: String,
    /// What a `tel:` link takes; none where it would be a guess.
    pub(super) link: Option<String>,
    pub(super) note: Option<String>,
}

impl Phone {
    /// None for a lead without a telephone number.
    pub(super) fn of(lead: &Lead) -> Option<Self> {
        let shown = line(lead.phone()?);
        let digits = shown.strip_prefix('+').map(|digits| digits.replace(' ', ""));
        let digits = digits.filter(|digits| digits.bytes().all(|octet| octet.is_ascii_digit()));
        let note = digits.is_none().then(|| TEXTS.phone_as_typed.clone());
        Some(Self { shown, link: digits.map(|digits| format!("+{digits}")), note })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Phone;
    use crate::table::lead::Lead;

    #[test]
    fn a_number_in_international_spelling_can_be_dialled_and_another_says_that_it_was_typed_so() {
        for (stored, link) in [
            ("+49 721 1234567", Some("+497211234567")),
            ("044 668 18 00", None),
            ("0721 12345 DW 12", None),
            ("+49 721 12345 ext. 12", None),
        ] {
            let lead: Lead = serde_json::from_value(json!({
                "reference": "K7QM-4TXR", "createdAt": "2026-11-20T16:12:00Z", "expiresAt": 0, "leadState": "open",
                "verdict": "clean", "firstName": "E", "lastName": "M", "email": "e@visitor.example", "message": "?",
                "phone": stored,
            }))
            .unwrap();
            let phone = Phone::of(&lead).unwrap();
            assert_eq!(
                (phone.shown.as_str(), phone.link.as_deref(), phone.note.is_none()),
                (stored, link, link.is_some())
            );
        }
    }
}
