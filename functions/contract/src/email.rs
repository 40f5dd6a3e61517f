//! E-mail addresses that mail can go to: a local part in ASCII, and a domain in any script that has a dot and is no IP address.
//!
//! Not `validator`'s own rule: it takes `a..b@c` and `a@192.0.2.1`, and its regular expressions make a tenth of a function's
//! size and of its first call.

use percent_encoding::percent_decode_str;
use validator::ValidationError;

use crate::contact::EMAIL_MAX;
use crate::text;

/// Longest part before the `@`, in octets: RFC 5321, section 4.5.3.1.1.
const LOCAL_MAX: usize = 64;
/// Longest domain, in octets: RFC 1035, section 2.3.4, less the octets that a name has on the wire alone.
const DOMAIN_MAX: usize = 253;
/// Longest part of a domain, in octets: RFC 1035, section 2.3.4.
const LABEL_MAX: usize = 63;
/// What the part before the `@` is made of besides letters, digits and dots.
const LOCAL_SIGNS: &[u8] = b"!#$%&'*+/=?^_`{|}~-";

/// What begins the link of an address (RFC 6068).
const LINK: &str = "mailto:";
/// Characters around an address in mails, lists and sentences, besides blanks.
const MARKS: &str = "<>()\"'“”„‚‘’«»,;:…";

/// Something, an `@`, something with a dot, with a name before it and marks around it: what a browser can say of an address
/// before the function knows its domain.
pub(crate) const EMAIL_PATTERN: &str = r"^(?:[\s\S]*<)?[^\w@]*[^\s@]+@[^\s@]+\.[^\s@]+[^\w@]*$";

/// The address as it is kept, out of what was typed or copied: `"Muster, Erika" <erika@verein.example>;`, the link of an address,
/// or the end of a sentence.
pub(crate) fn spelled(typed: &str) -> String {
    let line = text::address(typed);
    let (name, rest) = line.rsplit_once('<').unwrap_or(("", &line));
    let plain = without_marks(rest);
    let address = match plain.split_at_checked(LINK.len()) {
        Some((scheme, link)) if scheme.eq_ignore_ascii_case(LINK) => {
            let address = percent_decode_str(link.split('?').next().unwrap_or_default()).decode_utf8_lossy();
            without_marks(&text::address(&address)).to_owned()
        }
        _ => plain.to_owned(),
    };
    // Of two addresses nobody knows which was meant.
    if name.contains('@') && !without_marks(name).eq_ignore_ascii_case(&address) { line } else { address }
}

fn without_marks(text: &str) -> &str {
    let is_around = |c: char| c.is_whitespace() || MARKS.contains(c);
    text.trim_start_matches(is_around).trim_end_matches(|c| is_around(c) || ".!?".contains(c))
}

/// The address that was typed or copied, in the spelling in which forms bring it; nothing when no form takes it.
pub fn address(typed: &str) -> Option<String> {
    let address = spelled(typed);
    (email(&address).is_ok() && address.chars().count() as u64 <= EMAIL_MAX).then_some(address)
}

/// Refuses what no mail can reach.
pub(crate) fn email(typed: &str) -> Result<(), ValidationError> {
    let is_address = typed.rsplit_once('@').is_some_and(|(local, domain)| is_local(local) && is_domain(domain));
    if is_address { Ok(()) } else { Err(ValidationError::new("email")) }
}

/// A dot-atom of RFC 5322, section 3.2.3.
fn is_local(text: &str) -> bool {
    let is_sign = |octet: u8| octet.is_ascii_alphanumeric() || LOCAL_SIGNS.contains(&octet);
    text.len() <= LOCAL_MAX && text.split('.').all(|atom| !atom.is_empty() && atom.bytes().all(is_sign))
}

/// A name of at least two parts that the domain name system can hold; the last one has a letter, as no number is a
/// top-level domain. Its dots are typed as such.
fn is_domain(text: &str) -> bool {
    let Ok(ascii) = idna::domain_to_ascii(text) else { return false };
    ascii.len() <= DOMAIN_MAX
        && ascii.split('.').count() == text.split('.').count()
        && ascii.split('.').all(is_label)
        && ascii.rsplit_once('.').is_some_and(|(_, top)| !top.bytes().all(|octet| octet.is_ascii_digit()))
}

fn is_label(label: &str) -> bool {
    (1..=LABEL_MAX).contains(&label.len())
        && label.bytes().all(|octet| octet.is_ascii_alphanumeric() || octet == b'-')
        && !label.starts_with('-')
        && !label.ends_with('-')
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use fancy_regex::Regex;
    use proptest::prelude::*;
    use validator::ValidateEmail;

    use super::{EMAIL_PATTERN, email, spelled};

    static PATTERN: LazyLock<Regex> = LazyLock::new(|| Regex::new(EMAIL_PATTERN).unwrap());

    fn is_email(typed: &str) -> bool {
        email(&spelled(typed)).is_ok()
    }

    /// Texts that are nearly addresses, since random text hardly ever is one.
    fn nearly() -> impl Strategy<Value = String> {
        let pieces = [
            "@",
            "@",
            ".",
            ".",
            "-",
            "<",
            ">",
            "\"",
            ";",
            "mailto:",
            "ü",
            "ß",
            "5",
            "xn--",
            " ",
            "\t",
            "\u{200B}",
            "\u{AD}",
            "\u{2011}",
            "\u{FF20}",
            "\u{3002}",
            "\u{FF41}",
            "\u{FF11}",
            "\u{645}\u{200C}\u{627}",
            "x".repeat(62).leak(),
        ];
        let piece = prop_oneof![
            4 => "[a-zA-Z0-9]{1,3}",
            5 => prop::sample::select(pieces.to_vec()).prop_map(str::to_owned),
            1 => any::<char>().prop_map(String::from),
        ];
        prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn the_pattern_takes_what_the_function_takes(typed in nearly()) {
            if is_email(&typed) {
                prop_assert!(PATTERN.is_match(&typed).unwrap(), "{:?}", typed);
            }
        }

        #[test]
        fn nothing_is_taken_that_the_rule_of_html_refuses(typed in nearly()) {
            prop_assert!(!is_email(&typed) || spelled(&typed).validate_email(), "{:?}", typed);
        }
    }
}
