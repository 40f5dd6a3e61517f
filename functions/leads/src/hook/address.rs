//! Where posts may go: to a host with a name of its own, over TLS.

use std::fmt;

use thiserror::Error;

use crate::platform::secret::digest;

/// Endings of names that mean nothing outside of a network.
const INTERNAL: [&str; 4] = ["localhost", "local", "internal", "arpa"];
/// Longest address, in characters.
const LONGEST: usize = 2_000;

/// An address that may be posted to; `{:?}` doesn't show it, since what is behind it may be a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct HookAddress {
    address: String,
    name: String,
}

/// Why an address is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotAnAddress {
    /// It begins with something else, or holds what no address holds.
    #[error("set it to an address that begins with https:// and holds no blanks and no name before an @")]
    NoAddress,
    /// Whatever the network of the function calls so.
    #[error(
        "set it to an address whose host has a public name, such as hooks.example.org: numbers and internal names are refused"
    )]
    NoPublicHost,
}

impl HookAddress {
    /// Reads an address that is not ours to trust.
    ///
    /// # Errors
    /// [`NotAnAddress`] says what has to be another way.
    pub fn parse(text: &str) -> Result<Self, NotAnAddress> {
        let is_plain = text.len() <= LONGEST && text.bytes().all(|octet| octet.is_ascii_graphic());
        let rest = text.strip_prefix("https://").filter(|_| is_plain).ok_or(NotAnAddress::NoAddress)?;
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        if authority.contains(['@', '\\']) {
            return Err(NotAnAddress::NoAddress);
        }
        let (host, port) = authority.split_once(':').unwrap_or((authority, "443"));
        if port.parse::<u16>().is_err() {
            return Err(NotAnAddress::NoAddress);
        }
        if !is_public_name(host) {
            return Err(NotAnAddress::NoPublicHost);
        }
        // The request takes it as this.
        text.parse::<http::Uri>().map(|_| Self::of(text.to_owned())).map_err(|_| NotAnAddress::NoAddress)
    }

    /// A receiver on this machine, for `npm start` and tests.
    pub fn on_this_machine(port: u16) -> Self {
        Self::of(format!("http://127.0.0.1:{port}/"))
    }

    fn of(address: String) -> Self {
        let name = digest(&["hook", &address]);
        Self { address, name }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.address
    }

    /// A digest of it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

/// True for a name of labels whose last is a top-level domain. No way to write an IP address is one: its last part begins with
/// a digit, whatever a resolver makes of the rest.
fn is_public_name(host: &str) -> bool {
    let host = host.to_ascii_lowercase();
    let labels: Vec<&str> = host.split('.').collect();
    let is_label = |label: &&str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|octet| octet.is_ascii_alphanumeric() || octet == b'-')
    };
    let Some(last) = labels.last().filter(|_| labels.len() > 1 && labels.iter().all(is_label)) else { return false };
    last.len() > 1 && last.starts_with(|c: char| c.is_ascii_alphabetic()) && !INTERNAL.contains(last)
}

impl fmt::Debug for HookAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HookAddress")
    }
}

#[cfg(test)]
mod tests {
    use super::{HookAddress, NotAnAddress};

    #[test]
    fn an_address_of_a_public_host_over_tls_is_taken() {
        for address in [
            "https://hooks.example.org",
            "https://hooks.example.org:8443/a/b?c=d&e=%20",
            "https://hooks.example.org:65535/",
            "https://prod-12.westeurope.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=a_b-c",
            "https://xn--bcher-kva.xn--p1ai/x",
        ] {
            assert!(HookAddress::parse(address).is_ok(), "{address}");
        }
    }

    #[test]
    fn what_leads_into_a_network_is_refused_however_it_is_written() {
        for host in [
            "localhost",
            "LOCALHOST",
            "app.localhost",
            "intranet",
            "printer.local",
            "db.internal",
            "127.0.0.1",
            "10.0.0.1",
            "169.254.169.254",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0x7f.0.0.1",
            "0177.0.0.1",
            "1.2.3.0x4",
            "example.org.",
            "",
            ".",
            "-a.example",
            "a..example",
            "b_c.example",
            "1.0.0.127.in-addr.arpa",
        ] {
            let address = format!("https://{host}/x");
            assert_eq!(HookAddress::parse(&address), Err(NotAnAddress::NoPublicHost), "{address}");
        }
    }

    #[test]
    fn what_is_no_https_address_or_means_another_host_than_it_shows_is_refused() {
        for address in [
            "http://hooks.example.org/",
            "ftp://hooks.example.org/",
            "hooks.example.org",
            "HTTPS://hooks.example.org/",
            "",
            "https://hooks.example.org@127.0.0.1/",
            "https://hooks.example.org\\@127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]:443/",
            "https://hooks.example.org:x/",
            "https://hooks.example.org:70000/",
            "https://hooks.example.org/a b",
            "https://hooks.example.org/\r\nx: y",
            "https://hooks.example.org/<x>",
            "https://bücher.example/",
        ] {
            assert_eq!(HookAddress::parse(address), Err(NotAnAddress::NoAddress), "{address}");
        }
    }

    #[test]
    fn a_debug_print_shows_no_address() {
        assert_eq!(format!("{:?}", HookAddress::parse("https://hooks.example.org/secret").unwrap()), "HookAddress");
    }
}
