//! A telephone number as sales reads it.

use super::texts::{PhoneTexts, TEXTS};
use crate::platform::display_safe::line;
use crate::table::lead::Lead;

/// What was meant where that is certain, with what was typed beside it where that looks different.
pub(super) struct Phone {
    pub(super) shown: String,
    /// What a `tel:` link takes; none where it would be a guess.
    pub(super) link: Option<String>,
    pub(super) note: Option<String>,
}

impl Phone {
    /// None for a lead without a telephone number.
    pub(super) fn of(lead: &Lead) -> Option<Self> {
        let typed = &line(lead.phone()?);
        let texts = &TEXTS.phone;
        let Some(number) = lead.phone_number() else {
            return Some(Self { shown: typed.to_owned(), link: None, note: Some(texts.unclear.clone()) });
        };
        let link = number.link();
        let shown = match number.extension() {
            Some(extension) => format!("{}, {}", number.international(), with_extension(texts, extension)),
            None => number.international(),
        };
        let note = (without_signs(typed) != link).then(|| texts.typed.replace("{{typed}}", typed));
        Some(Self { shown, link: Some(link), note })
    }
}

fn with_extension(texts: &PhoneTexts, extension: &str) -> String {
    texts.extension.replace("{{extension}}", extension)
}

fn without_signs(typed: &str) -> String {
    typed.chars().filter(|c| !" ()/.-".contains(*c)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Phone;
    use crate::table::lead::Lead;

    /// What sales reads of a number as it lies in the table: the number, the note beside it and the link.
    fn read(stored: &str) -> (String, Option<String>, Option<String>) {
        let lead: Lead = serde_json::from_value(json!({
            "reference": "K7QM-4TXR", "createdAt": "2026-11-20T16:12:00Z", "expiresAt": 0, "leadState": "open", "verdict": "clean",
            "firstName": "E", "lastName": "M", "email": "e@visitor.example", "message": "?", "phone": stored,
        }))
        .unwrap();
        let phone = Phone::of(&lead).unwrap();
        (phone.shown, phone.note, phone.link)
    }

    fn some(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn a_number_is_read_with_spaces_and_what_was_typed_beside_it_where_that_differs() {
        let number = "+49 721 1234567".to_owned();
        let link = some("+497211234567");
        assert_eq!(read("0721 1234567"), (number.clone(), some("so eingegeben: 0721 1234567"), link.clone()));
        assert_eq!(read("+49 (721) 123-4567"), (number.clone(), None, link.clone()));
        // As numbers were kept before what was typed was.
        assert_eq!(read("+497211234567"), (number, None, link));
    }

    #[test]
    fn a_number_with_two_readings_is_shown_as_it_was_typed_without_a_link() {
        let note = some("so eingegeben, das Land ist unklar");
        assert_eq!(read("49 721 12345"), ("49 721 12345".to_owned(), note, None));
    }

    #[test]
    fn an_extension_is_named_and_dialled() {
        let (shown, note, link) = read("0721 12345 DW 12");
        assert_eq!(shown, "+49 721 12345, Durchwahl 12");
        assert_eq!((note, link), (some("so eingegeben: 0721 12345 DW 12"), some("+4972112345;ext=12")));
    }
}
