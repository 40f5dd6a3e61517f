//! How a telephone number may be typed, and its parts.

use crate::invisible_characters::{hyphen, space};

/// What stands before an extension, without a dot or colon after it.
const EXTENSION_WORDS: [&str; 14] = [
    "app",
    "apparat",
    "durchwahl",
    "dw",
    "ext",
    "extension",
    "extn",
    "int",
    "intern",
    "kl",
    "klappe",
    "nebenstelle",
    "nst",
    "x",
];
/// Longest extension, in digits; ITU-T E.164 leaves no more for one in practice.
const EXTENSION_MAX: usize = 7;

/// What stands between digits, seen or not, the full-width signs too.
macro_rules! between {
    () => {
        concat!(r"[\(\)\/.\u{FF08}-\u{FF0F}\p{DI}", space!(), hyphen!(), "]*")
    };
}
macro_rules! digits {
    () => {
        concat!("(?:", between!(), r"\p{Nd})+", between!())
    };
}

/// Digits and the punctuation that people put between them, `+` only in front, with a word and an extension after it or
/// not; or nothing that is seen. Before it is brought into its one spelling; the function is stricter with the punctuation,
/// and knows which words and which numbers there are.
pub(crate) const PHONE_PATTERN: &str =
    concat!("^", between!(), r"(?:\+?", digits!(), "(?:[A-Za-z#]{1,12}[.:]?", digits!(), ")?)?$");

/// A number as typed, in its parts.
pub(super) struct Typed<'a> {
    pub(super) number: &'a str,
    pub(super) extension: Option<String>,
}

impl<'a> Typed<'a> {
    /// None for what is typed otherwise than [`PHONE_PATTERN`] says, or with another word before the extension.
    pub(super) fn of(typed: &'a str) -> Option<Self> {
        let is_word = |c: char| c.is_ascii_alphabetic() || c == '#';
        let (number, rest) = typed.split_at(typed.find(is_word).unwrap_or(typed.len()));
        let unsigned = number.trim_start_matches([' ', '(']);
        let unsigned = unsigned.strip_prefix('+').unwrap_or(unsigned);
        if !unsigned.chars().all(|c| c.is_ascii_digit() || " ()/.-".contains(c)) {
            return None;
        }
        let extension = if rest.is_empty() { None } else { Some(extension(rest)?) };
        Some(Self { number, extension })
    }
}

/// The digits of an extension behind its word.
fn extension(typed: &str) -> Option<String> {
    let word = typed.trim_end_matches(|c: char| !c.is_ascii_alphabetic() && c != '#');
    let digits = dialled(&typed[word.len()..]);
    let is_known = word == "#" || EXTENSION_WORDS.contains(&word.to_ascii_lowercase().as_str());
    let is_signs = typed[word.len()..].chars().all(|c| c.is_ascii_digit() || " ()/.:-".contains(c));
    (is_known && is_signs && (1..=EXTENSION_MAX).contains(&digits.len())).then_some(digits)
}

/// What a telephone takes of a number: digits, and `+` in front of them.
pub(super) fn dialled(typed: &str) -> String {
    typed.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect()
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use fancy_regex::Regex;
    use proptest::prelude::*;

    use super::{PHONE_PATTERN, Typed};
    use crate::normalise::phone;

    static PATTERN: LazyLock<Regex> = LazyLock::new(|| Regex::new(PHONE_PATTERN).unwrap());

    proptest! {
        #[test]
        fn the_pattern_takes_what_the_function_takes(
            typed in r"[+( ]{0,2}[0-9 ()/.a\-\t\u{A0}\u{200B}\u{202D}\u{2013}\u{2212}\u{FF10}\u{FF0B}\u{666}]{0,8}( ?(dw|DW|x|Ext|ab)[.:]? ?[0-9]{0,3})?",
        ) {
            if Typed::of(&phone(&typed)).is_some_and(|typed| typed.number.contains(|c: char| c.is_ascii_digit())) {
                prop_assert!(PATTERN.is_match(&typed).unwrap(), "{:?}", typed);
            }
        }
    }
}
