//! E-mail addresses as browsers take them, with domains in any script:
//! <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>.
//!
//! Not `validator`'s own rule: it takes any text before an address literal (`a@x, y[192.0.2.1]`) for a domain, and its
//! regular expressions are a tenth of a function and of the time of its first call.

use validator::ValidationError;

/// Longest part before the `@`, in octets: RFC 5321, section 4.5.3.1.1.
const LOCAL_MAX: usize = 64;
/// Longest domain, in octets: RFC 5321, section 4.5.3.1.2.
const DOMAIN_MAX: usize = 255;
/// Longest part of a domain, in octets: RFC 1035, section 2.3.4.
const LABEL_MAX: usize = 63;
/// What the part before the `@` is made of besides letters and digits.
const LOCAL_SIGNS: &[u8] = b".!#$%&'*+/=?^_`{|}~-";

/// Refuses what is no e-mail address.
pub(crate) fn email(typed: &str) -> Result<(), ValidationError> {
    if is_email(typed) { Ok(()) } else { Err(ValidationError::new("email")) }
}

fn is_email(typed: &str) -> bool {
    let Some((local, domain)) = typed.rsplit_once('@') else { return false };
    let is_local = |octet: u8| octet.is_ascii_alphanumeric() || LOCAL_SIGNS.contains(&octet);
    (1..=LOCAL_MAX).contains(&local.len())
        && local.bytes().all(is_local)
        && (is_domain(domain) || idna::domain_to_ascii(domain).is_ok_and(|ascii| is_domain(&ascii)))
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        (1..=LABEL_MAX).contains(&label.len())
            && label.bytes().all(|octet| octet.is_ascii_alphanumeric() || octet == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.len() <= DOMAIN_MAX && text.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use validator::ValidateEmail;

    use super::is_email;

    #[test]
    fn addresses_as_people_have_them_are_taken() {
        for address in
            ["a@b", "erika.m+x@visitor.example", "o'hara@a-b.example", "x@bücher.example", "x@xn--bcher-kva.de"]
        {
            assert!(is_email(address), "{address}");
        }
    }

    #[test]
    fn what_no_mail_can_go_to_is_refused() {
        let (local, label) = ("x".repeat(65), "x".repeat(64));
        for address in [
            "",
            "@",
            "a",
            "a@",
            "@b",
            "a@b@c",
            "a b@c",
            "a@b c",
            "a@-b",
            "a@b-",
            "a@b..c",
            "a@.b",
            "ä@b",
            "a@[192.0.2.1]",
            "a@x, y[192.0.2.1]",
            "<a@b>",
            "a@b,c@d",
            &format!("{local}@b"),
            &format!("a@{label}"),
        ] {
            assert!(!is_email(address), "{address}");
        }
    }

    /// Texts that are nearly addresses, since random text hardly ever is one.
    fn nearly() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            4 => "[a-zA-Z0-9]{1,3}",
            4 => prop::sample::select(vec!["@", ".", "-", "ü", "ß", "x".repeat(62).leak()]).prop_map(str::to_owned),
            1 => any::<char>().prop_map(String::from),
        ];
        prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn but_for_address_literals_the_rule_is_that_of_the_validator(address in nearly()) {
            prop_assume!(!address.contains('['));
            prop_assert_eq!(is_email(&address), address.validate_email(), "{}", address);
        }
    }
}
