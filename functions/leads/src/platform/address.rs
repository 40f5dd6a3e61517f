//! E-mail addresses as keys: the same mailbox is the same key, however it was spelled.

use crate::platform::display_safe::line;
use crate::platform::secret::{Purpose, Secret};

/// Domains of providers under which one mailbox has several names: all of them, the first standing for each; characters that
/// mean nothing in the part before the `@`; what begins the part that is left out, besides the `+` that most providers know.
/// <https://support.google.com/mail/answer/7436150>, <https://proton.me/support/addresses-and-aliases>,
/// <https://help.yahoo.com/kb/SLN3523.html>
const SPELLINGS: [(&[&str], &str, Option<char>); 3] = [
    (&["gmail.com", "googlemail.com"], ".", None),
    (&["proton.me", "protonmail.com", "pm.me"], ".-_", None),
    (&["yahoo.com"], "", Some('-')),
];
/// The domain of AWS's mailbox simulator: nobody reads there, and each label stands for somebody else, so that a smoke test
/// gets its mail however often it runs.
const SIMULATOR: &str = "simulator.amazonses.com";

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
    secret.sign(Purpose::Address, &normalised(address))
}

/// The name, in keys of the table, of the person behind an address, however the address was varied: by what is behind a
/// `+`, which most providers deliver to the same mailbox, and by what means nothing to its provider. For limits only: two of these
/// addresses can be signed up, and one that bounces says nothing of the others.
pub(crate) fn person_key(secret: &Secret, address: &str) -> String {
    secret.sign(Purpose::Person, &person(address))
}

fn person(address: &str) -> String {
    let address = normalised(address);
    let Some((local, domain)) = address.rsplit_once('@') else { return address };
    if domain == SIMULATOR {
        return address;
    }
    // Yahoo has a domain for each country.
    let names = |known: &&str| *known == domain || (*known == "yahoo.com" && domain.starts_with("yahoo."));
    let known = SPELLINGS.iter().find(|(domains, ..)| domains.iter().any(&names));
    let (domains, ignored, tag) = known.copied().unwrap_or((&[], "", None));
    // What begins with the `+` has nothing before it that could be the mailbox.
    let mailbox =
        local.split(|c| c == '+' || tag == Some(c)).next().filter(|mailbox| !mailbox.is_empty()).unwrap_or(local);
    let mailbox: String = mailbox.chars().filter(|c| !ignored.contains(*c)).collect();
    let domain = if domains.contains(&domain) { domains[0] } else { domain };
    format!("{mailbox}@{domain}")
}

#[cfg(test)]
mod tests {
    use super::{address_key, in_ascii, normalised, person, shown_address};
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
    fn variations_of_an_address_are_one_person_and_other_mailboxes_are_not() {
        for (address, expected) in [
            ("Mara+Club@Verein.Example", "mara@verein.example"),
            ("mara+a+b@verein.example", "mara@verein.example"),
            ("m.ara@verein.example", "m.ara@verein.example"),
            ("m.a.r.a+x@GoogleMail.com", "mara@gmail.com"),
            ("mara@gmail.com", "mara@gmail.com"),
            ("m.ara@mail.gmail.com", "m.ara@mail.gmail.com"),
            ("+mara@verein.example", "+mara@verein.example"),
            ("mara+x@bücher.example", "mara@xn--bcher-kva.example"),
            ("mara-x@verein.example", "mara-x@verein.example"),
            ("m.a-r_a+x@ProtonMail.com", "mara@proton.me"),
            ("mara@pm.me", "mara@proton.me"),
            ("mara-x@yahoo.de", "mara@yahoo.de"),
            ("mara_x@yahoo.com", "mara_x@yahoo.com"),
            ("success+1@simulator.amazonses.com", "success+1@simulator.amazonses.com"),
        ] {
            assert_eq!(person(address), expected, "{address}");
        }
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
