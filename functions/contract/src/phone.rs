//! Telephone numbers: the one number that was meant, as far as that is certain.

mod typed;

use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumberFormat, PhoneNumberType, Region};
use validator::ValidationError;

use typed::{Typed, dialled};

pub(crate) use typed::PHONE_PATTERN;

/// Countries whose visitors type numbers without a country code; the site's own comes first.
const COUNTRIES: [Region; 3] = [Region::DE, Region::AT, Region::CH];

/// A telephone number that exists in its country's numbering plan.
#[derive(Clone, PartialEq)]
pub struct PhoneNumber {
    number: rlibphonenumber::PhoneNumber,
    extension: Option<String>,
}

impl PhoneNumber {
    /// The number that was meant; none where the same digits are numbers of several countries.
    ///
    /// Certain is a number with `+` or `00`. One with a single `0` is a German number if it is one in no other country, is
    /// a German mobile number, or is grouped as Germans do and others don't.
    pub fn read(typed: &str) -> Option<Self> {
        let Typed { number: typed, extension } = Typed::of(typed)?;
        let digits = dialled(typed);
        let mut found = numbers(&digits);
        if found.is_empty() {
            return None;
        }
        let number = found.remove(0);
        let is_certain = match Prefix::of(&digits) {
            Prefix::International => true,
            Prefix::National => {
                is_of(&number, Region::DE)
                    && (found.is_empty()
                        || PHONE_NUMBER_UTIL.get_number_type(&number) == PhoneNumberType::Mobile
                        || is_grouped_as(typed, &number, &found))
            }
            Prefix::None => false,
        };
        is_certain.then_some(Self { number, extension })
    }

    /// What a `tel:` link takes: E.164, e.g. `+4972112345`, with an extension as RFC 3966 writes it.
    pub fn link(&self) -> String {
        let number = PHONE_NUMBER_UTIL.format(&self.number, PhoneNumberFormat::E164);
        match &self.extension {
            Some(extension) => format!("{number};ext={extension}"),
            None => number.into_owned(),
        }
    }

    /// The number without its extension as people read it: `+`, digits and spaces, e.g. `+49 721 12345`.
    pub fn international(&self) -> String {
        PHONE_NUMBER_UTIL.format(&self.number, PhoneNumberFormat::International).replace('-', " ")
    }

    /// What is dialled after the number, digits only.
    pub fn extension(&self) -> Option<&str> {
        self.extension.as_deref()
    }
}

/// What a number begins with.
enum Prefix {
    International,
    National,
    None,
}

impl Prefix {
    fn of(digits: &str) -> Self {
        match digits.as_bytes() {
            [b'+', ..] | [b'0', b'0', ..] => Self::International,
            [b'0', ..] => Self::National,
            _ => Self::None,
        }
    }
}

/// Refuses what is no telephone number anywhere.
pub(crate) fn dialable(typed: &str) -> Result<(), ValidationError> {
    let is_number = Typed::of(typed).is_some_and(|typed| !numbers(&dialled(typed.number)).is_empty());
    if is_number { Ok(()) } else { Err(ValidationError::new("phone")) }
}

/// Every number that the digits are, the German one first.
fn numbers(digits: &str) -> Vec<rlibphonenumber::PhoneNumber> {
    let mut found: Vec<_> = match Prefix::of(digits) {
        Prefix::International => valid(digits, Region::DE).into_iter().collect(),
        Prefix::National => COUNTRIES.into_iter().filter_map(|country| valid_in(digits, country)).collect(),
        Prefix::None => {
            valid_in(digits, Region::DE).into_iter().chain(valid(&format!("+{digits}"), Region::DE)).collect()
        }
    };
    found.dedup();
    found
}

fn valid(digits: &str, country: Region) -> Option<rlibphonenumber::PhoneNumber> {
    let number = PHONE_NUMBER_UTIL.parse(digits, Some(country)).ok()?;
    PHONE_NUMBER_UTIL.is_valid_number(&number).then_some(number)
}

fn valid_in(digits: &str, country: Region) -> Option<rlibphonenumber::PhoneNumber> {
    valid(digits, country).filter(|number| is_of(number, country))
}

fn is_of(number: &rlibphonenumber::PhoneNumber, country: Region) -> bool {
    PHONE_NUMBER_UTIL.get_region_for_number(number) == Some(country)
}

/// True when the area code stands apart as in this number's country, and no other country groups the digits as they were
/// typed.
fn is_grouped_as(typed: &str, number: &rlibphonenumber::PhoneNumber, others: &[rlibphonenumber::PhoneNumber]) -> bool {
    let national = |number| PHONE_NUMBER_UTIL.format(number, PhoneNumberFormat::National).into_owned();
    let (typed, own) = (groups(typed), national(number));
    typed.first() == groups(&own).first() && !others.iter().any(|other| groups(&national(other)) == typed)
}

fn groups(number: &str) -> Vec<&str> {
    number.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::{PhoneNumber, dialable};
    use crate::normalise::phone;

    fn read(typed: &str) -> Option<String> {
        PhoneNumber::read(&phone(typed)).map(|number| number.international())
    }

    #[test]
    fn a_number_with_a_country_code_is_read_as_it_says() {
        for (typed, reading) in [
            ("+49 721 1234567", "+49 721 1234567"),
            ("0049 721 1234567", "+49 721 1234567"),
            ("(+49) 721 1234567", "+49 721 1234567"),
            ("+49 (0)721 1234567", "+49 721 1234567"),
            ("\u{FF0B}４９ ７２１ １２３４５６７", "+49 721 1234567"),
            ("+43 1 58858 0", "+43 1 588580"),
            ("+41 44 668 18 00", "+41 44 668 18 00"),
            ("0041446681800", "+41 44 668 18 00"),
            ("+1 650-253-0000", "+1 650 253 0000"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(reading), "{typed}");
        }
    }

    #[test]
    fn a_national_number_is_read_as_german_where_it_can_be_nothing_else_or_is_grouped_so() {
        for (typed, reading) in [
            ("0721 1234567", "+49 721 1234567"),
            ("0721/1234567", "+49 721 1234567"),
            ("(0721) 12345-67", "+49 721 1234567"),
            ("030 1234567", "+49 30 1234567"),
            ("069 1234567", "+49 69 1234567"),
            ("089 123456", "+49 89 123456"),
            ("017612345678", "+49 176 12345678"),
            ("0151/12 34 56 78", "+49 1511 2345678"),
        ] {
            let digits = |text: &str| text.replace(' ', "");
            assert_eq!(read(typed).as_deref().map(digits), Some(digits(reading)), "{typed}");
        }
    }

    #[test]
    fn a_number_with_two_readings_is_taken_and_not_read() {
        for typed in [
            "49 721 12345",
            "43 1 588580",
            "41 44 668 18 00",
            "4972112345",
            "044 668 18 00",
            "0446681800",
            "079 123 45 67",
            "0664 1234567",
            "06641234567",
            "01 58858 0",
            "721 1234567",
        ] {
            assert!(dialable(typed).is_ok(), "{typed} is taken");
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn an_extension_is_understood_in_the_words_that_people_use() {
        for typed in [
            "0721 12345 Durchwahl 12",
            "0721 12345 DW 12",
            "0721 12345 Dw. 12",
            "0721 12345 DW-12",
            "0721 12345 ext. 12",
            "0721 12345 Ext 12",
            "0721 12345x12",
            "0721 12345 App. 12",
            "0721 12345 Apparat: 12",
            "0721 12345 Nebenstelle 12",
            "0721 12345 # 12",
        ] {
            let number = PhoneNumber::read(typed).unwrap_or_else(|| panic!("{typed}"));
            assert_eq!((number.international().as_str(), number.extension()), ("+49 721 12345", Some("12")), "{typed}");
            assert_eq!(number.link(), "+4972112345;ext=12");
        }
    }

    #[test]
    fn what_no_plan_knows_is_refused() {
        for typed in [
            "1",
            "12",
            "+49",
            "+999 123456",
            "0000000000000",
            "",
            "+",
            "(((",
            "0721 1234567 abends",
            "0721 1234567 x",
            "0721 1234567 x12345678",
            "ruf mich an",
            "++49 721 1234567",
            "0721 1234567 x12 x13",
            "0721+1234567",
        ] {
            assert!(dialable(typed).is_err(), "{typed}");
        }
    }
}
