//! Telephone numbers: what may be typed, and the one spelling that is stored and dialled.

use std::sync::LazyLock;

use regex::Regex;
use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumberFormat, Region};
use validator::ValidationError;

/// Digits and the punctuation people put between them, `+` only in front.
///
/// Every `(`, `)`, `/`, `.` and `-` is escaped because the same text is an HTML `pattern`, compiled with the `v` flag.
pub(crate) static PHONE_PATTERN: LazyLock<Regex> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, compiled by the tests")]
    Regex::new(r"^\+?[0-9 \(\)\/\.\-]+$").expect("the telephone pattern compiles")
});

/// A telephone number that exists in its country's numbering plan.
#[derive(Clone, PartialEq)]
pub struct PhoneNumber(rlibphonenumber::PhoneNumber);

impl PhoneNumber {
    /// Reads a number as typed; without a country code it is a German one.
    pub fn parse(typed: &str) -> Option<Self> {
        let number = PHONE_NUMBER_UTIL.parse(typed, Some(Region::DE)).ok()?;
        PHONE_NUMBER_UTIL.is_valid_number(&number).then_some(Self(number))
    }

    /// The number in E.164, e.g. `+4972112345`: what a `tel:` link takes.
    pub fn e164(&self) -> String {
        PHONE_NUMBER_UTIL.format(&self.0, PhoneNumberFormat::E164).into_owned()
    }
}

pub(crate) fn dialable(typed: &str) -> Result<(), ValidationError> {
    match PhoneNumber::parse(typed) {
        Some(_) => Ok(()),
        None => Err(ValidationError::new("phone")),
    }
}

#[cfg(test)]
mod tests {
    use super::PhoneNumber;

    #[test]
    fn a_number_without_a_country_code_is_german() {
        for typed in ["0721 1234567", "0721/1234567", "(0721) 12345-67", "+49 721 1234567", "0049 721 1234567"] {
            assert_eq!(PhoneNumber::parse(typed).map(|n| n.e164()).as_deref(), Some("+497211234567"), "{typed}");
        }
    }

    #[test]
    fn a_number_of_another_country_keeps_its_country_code() {
        assert_eq!(PhoneNumber::parse("+43 1 58858 0").map(|n| n.e164()).as_deref(), Some("+431588580"));
    }

    #[test]
    fn a_number_that_no_plan_knows_is_refused() {
        for typed in ["1", "12", "+49", "+999 123456", "0000000000000", "", "+", "((("] {
            assert!(PhoneNumber::parse(typed).is_none(), "{typed}");
        }
    }
}
