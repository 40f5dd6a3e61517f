//! Telephone numbers: in international spelling where it is certain which one was meant, else as typed.

use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumber, PhoneNumberFormat, PhoneNumberType, Region};
use validator::ValidationError;

use crate::text::{is_invisible, line};

/// Countries whose visitors type numbers without a country code; the site's own comes first.
const COUNTRIES: [Region; 3] = [Region::DE, Region::AT, Region::CH];

/// What people write before a number without meaning more by it.
const LABELS: [&str; 8] = ["tel", "telefon", "telefonnummer", "fon", "phone", "mobil", "handy", "nr"];

/// Three digits somewhere: what a browser can say of a number.
pub(crate) const PHONE_PATTERN: &str = r"^(?:\P{Nd}*\p{Nd}){3}[\s\S]*$";

/// The number as it is kept, e.g. `+49 721 1234567`. As typed stay one with a remark before it, an extension or a
/// remark behind it, and one whose digits are numbers of several countries, unless it looks like a German one.
pub(crate) fn spelled(typed: &str) -> String {
    let typed = line(&typed.chars().filter(|c| !is_invisible(*c)).collect::<String>());
    let (before, number, behind) = parted(&typed);
    let found = if is_label(before) && behind.is_empty() { numbers(number) } else { Vec::new() };
    let meant = match &found[..] {
        [number] => Some(number),
        [first, ..] if is_german(number, first) => Some(first),
        _ => None,
    };
    match meant {
        Some(number) => PHONE_NUMBER_UTIL.format(number, PhoneNumberFormat::International).replace('-', " "),
        None => typed,
    }
}

/// True for a German mobile number, and where the area code stands apart as Germans write it.
fn is_german(typed: &str, number: &PhoneNumber) -> bool {
    let first =
        |text: &str| text.split(|c: char| !c.is_ascii_digit()).find(|group| !group.is_empty()).map(str::to_owned);
    let national = PHONE_NUMBER_UTIL.format(number, PhoneNumberFormat::National);
    PHONE_NUMBER_UTIL.get_region_for_number(number) == Some(Region::DE)
        && (PHONE_NUMBER_UTIL.get_number_type(number) == PhoneNumberType::Mobile || first(typed) == first(&national))
}

/// Refuses what is no telephone number anywhere.
pub(crate) fn dialable(kept: &str) -> Result<(), ValidationError> {
    let (_, number, _) = parted(kept);
    if numbers(number).is_empty() { Err(ValidationError::new("phone")) } else { Ok(()) }
}

/// The words before the number, the number, and the words after it.
fn parted(typed: &str) -> (&str, &str, &str) {
    let digit = typed.find(char::is_numeric).unwrap_or_default();
    let word = typed[..digit].char_indices().rfind(|(_, c)| c.is_alphabetic());
    let (before, rest) = typed.split_at(word.map_or(0, |(at, c)| at + c.len_utf8()));
    let number = rest.trim_start_matches(|c: char| ".:- ".contains(c));
    let (number, behind) =
        number.split_at(number.find(|c: char| c.is_alphabetic() || c == '#').unwrap_or(number.len()));
    (before, number, behind)
}

/// True for nothing, and for words that say no more than that a number follows.
fn is_label(before: &str) -> bool {
    let mut words = before.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.all(|word| LABELS.contains(&word.to_lowercase().as_str()))
}

/// Every number that this is, of the first country first.
fn numbers(typed: &str) -> Vec<PhoneNumber> {
    let mut found = Vec::new();
    let mut read = |typed: &str, country| {
        let number = PHONE_NUMBER_UTIL.parse(typed, Some(country)).ok();
        let number = number.filter(|number| PHONE_NUMBER_UTIL.is_valid_number(number));
        found.extend(number.filter(|number| !found.contains(number)));
    };
    for country in COUNTRIES {
        read(typed, country);
    }
    // A country code without a sign before it.
    if !typed.starts_with(['+', '0']) {
        read(&format!("+{typed}"), Region::DE);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{dialable, spelled};

    #[test]
    fn a_number_whose_country_is_certain_is_kept_in_international_spelling() {
        for (typed, kept) in [
            ("+49 721 1234567", "+49 721 1234567"),
            ("0049 721 1234567", "+49 721 1234567"),
            ("\u{FF0B}４９ ７２１ １２３４５６７", "+49 721 1234567"),
            ("017612345678", "+49 176 12345678"),
            ("0176/123 456-78", "+49 176 12345678"),
            ("0041446681800", "+41 44 668 18 00"),
            ("+1 650-253-0000", "+1 650 253 0000"),
            ("0721 1234567", "+49 721 1234567"),
            ("030/1234567", "+49 30 1234567"),
            ("01 58858 0", "+43 1 588580"),
            ("Telefon: (0721) 12345-67", "+49 721 1234567"),
            ("TEL-NR.: +49 (0)721/1234567", "+49 721 1234567"),
            ("tel:+497211234567", "+49 721 1234567"),
            ("Mobil 0176 12345678", "+49 176 12345678"),
        ] {
            assert_eq!(spelled(typed), kept, "{typed}");
            assert!(dialable(kept).is_ok(), "{kept}");
            assert_eq!(spelled(kept), kept, "it stays so");
        }
    }

    #[test]
    fn a_number_of_several_countries_or_with_words_behind_it_is_kept_as_typed() {
        for typed in [
            "079 123 45 67",
            "06641234567",
            "43 1 588580",
            "0721 12345 DW-12",
            "0721 1234567 abends",
            "privat 0721 1234567",
        ] {
            assert_eq!(spelled(typed), typed);
            assert!(dialable(typed).is_ok(), "{typed}");
        }
    }

    #[test]
    fn what_no_plan_knows_is_refused() {
        for typed in ["1", "+999 123456", "0000000000000", "(((", "ruf mich an", "Tel.", "Tel. 12", "0721 12 abends"] {
            assert!(dialable(&spelled(typed)).is_err(), "{typed}");
        }
    }
}
