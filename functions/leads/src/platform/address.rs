//! E-mail addresses as keys: the same mailbox is the same key, however it was spelled.

use crate::platform::secret::Secret;
use crate::platform::shown::line;

/// What an address is signed as.
const PURPOSE: &str = "address";

/// An address in the one spelling by which it is compared: no case, the domain in punycode.
///
/// RFC 5321 lets a mailbox tell `A` from `a`; none that is in use does, and people type both.
pub fn normalised(address: &str) -> String {
    in_ascii(address.trim()).to_lowercase()
}

/// The address as it stands in a mail header: SES takes a domain with umlauts only as punycode.
pub(crate) fn in_ascii(address: &str) -> String {
    let ascii = address.rsplit_once('@').and_then(|(local, domain)| {
        let domain = idna::domain_to_ascii(domain).ok()?;
        Some(format!("{local}@{domain}"))
    });
    ascii.unwrap_or_else(|| address.to_owned())
}

/// The address as people read it: where an answer goes, and what was typed where that looks different. A domain in other
/// letters may look like one that everybody knows; in punycode it can't.
pub(crate) fn shown_address(address: &str) -> String {
    let ascii = line(&in_ascii(address));
    if address.is_ascii() { ascii } else { format!("{} ({ascii})", line(address)) }
}

/// The name of an address in keys of the table: without the secret nobody finds the address by trying.
pub(crate) fn address_key(secret: &Secret, address: &str) -> String {
    secret.sign(PURPOSE, &normalised(address))
}

/// The name that an address had before the secret was rotated, under which older records about it lie.
pub(crate) fn address_key_before(secret: &Secret, address: &str) -> Option<String> {
    secret.sign_as_before(PURPOSE, &normalised(address))
}

#[cfg(test)]
mod tests {
    use super::{address_key, in_ascii, normalised, shown_address};
    use crate::platform::secret::Secret;

    #[test]
    fn spellings_of_one_mailbox_are_one_key() {
        let secret = Secret::new("secret");
        let key = address_key(&secret, "erika@bücher.example");
        for spelling in ["Erika@Bücher.Example", " erika@xn--bcher-kva.example ", "ERIKA@XN--BCHER-KVA.EXAMPLE"] {
            assert_eq!(address_key(&secret, spelling), key, "{spelling}");
        }
        assert_ne!(address_key(&secret, "erika@buecher.example"), key);
        assert!(!key.contains("erika"));
    }

    #[test]
    fn a_domain_with_a_sharp_s_is_its_owner_s_and_nobody_else_s() {
        // IDNA 2008; the older rules made `strasse.example` of it.
        assert_eq!(in_ascii("mara@straße.example"), "mara@xn--strae-oqa.example");
    }

    #[test]
    fn what_is_shown_holds_what_an_answer_is_sent_to() {
        for (typed, expected) in [
            ("mara@verein.example", "mara@verein.example"),
            ("Mara@Verein.Example", "Mara@verein.example"),
            ("mara@straße.example", "mara@straße.example (mara@xn--strae-oqa.example)"),
            (
                "m\u{5E9}@verein.example",
                "\u{2068}m\u{5E9}@verein.example\u{2069} (\u{2068}m\u{5E9}@verein.example\u{2069})",
            ),
            ("mara@gm\u{430}il.example", "mara@gm\u{430}il.example (mara@xn--gmil-63d.example)"),
        ] {
            assert_eq!(shown_address(typed), expected);
            assert!(shown_address(typed).contains(&in_ascii(typed)));
        }
    }

    #[test]
    fn what_is_no_address_stays_a_text() {
        assert_eq!(normalised("No Address"), "no address");
    }
}
