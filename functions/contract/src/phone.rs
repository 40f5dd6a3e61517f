//! Telephone numbers: what may be typed, and the one spelling that is stored and dialled.

use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumberFormat, Region};
use validator::ValidationError;

/// Digits and the punctuation people put between them, `+` only in front.
///
/// Every `(`, `)`, `/`, `.` and `-` is escaped because the text is an HTML `pattern`, compiled with the `v` flag.
pub(crate) const PHONE_PATTERN: &str = r"^\+?[0-9 \(\)\/\.\-]+$";

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

/// Refuses what is typed otherwise than [`PHONE_PATTERN`], and what no plan knows.
pub(crate) fn dialable(typed: &str) -> Result<(), ValidationError> {
    if is_typed(typed) && PhoneNumber::parse(typed).is_some() { Ok(()) } else { Err(ValidationError::new("phone")) }
}

/// [`PHONE_PATTERN`] without a regular expression, which a function would carry for this alone.
fn is_typed(typed: &str) -> bool {
    let rest = typed.strip_prefix('+').unwrap_or(typed);
    !rest.is_empty() && rest.bytes().all(|octet| octet.is_ascii_digit() || b" ()/.-".contains(&octet))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use regex::Regex;

    use super::{PHONE_PATTERN, PhoneNumber, is_typed};

    proptest! {
        #[test]
        fn the_function_takes_what_the_pattern_takes(typed in "[+0-9 ()/.a\\-]{0,6}.?") {
            prop_assert_eq!(is_typed(&typed), Regex::new(PHONE_PATTERN).unwrap().is_match(&typed), "{}", typed);
        }
    }

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
