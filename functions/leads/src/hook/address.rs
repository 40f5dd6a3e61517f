//! Where posts may go: to a host with a public name, over TLS.

use std::fmt;

use thiserror::Error;

/// Last labels of names that mean nothing outside of a network, or nothing at all: RFC 6761, 6762 with its appendix G, 7686, 8375
/// and 9476, what ICANN keeps back, and what clusters and routers use. `AllowedPattern` in template.yaml has the same.
const INTERNAL: [&str; 18] = [
    "alt",
    "arpa",
    "corp",
    "example",
    "home",
    "internal",
    "intranet",
    "invalid",
    "lan",
    "local",
    "localdomain",
    "localhost",
    "mail",
    "onion",
    "private",
    "svc",
    "test",
    "workgroup",
];
/// Longest address, in characters.
const LONGEST: usize = 2_000;

/// An address that may be posted to; `{:?}` doesn't show it, since what is behind it may be a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct HookAddress(pub(crate) String);

/// A hook that is set up wrongly.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongHook {
    /// The address begins with something else, or holds what no address holds.
    #[error(
        "LEAD_HOOK_URL: set it to an address that begins with https:// and holds no blanks, no #, no name before an @ and no port but 1 to 65535"
    )]
    NoAddress,
    /// Its host is whatever the network of the function calls so.
    #[error(
        "LEAD_HOOK_URL: set it to an address whose host has a public name, such as hooks.example.org: numbers and internal names are refused"
    )]
    NoPublicHost,
    /// The port of a receiver on this machine is none.
    #[error("HOOK_PORT is {0:?}: set it to a port from 1 to 65535")]
    Port(String),
}

impl HookAddress {
    /// Reads the address of a receiver.
    ///
    /// # Errors
    /// [`WrongHook`] says what to correct.
    pub fn parse(text: &str) -> Result<Self, WrongHook> {
        let is_plain = text.len() <= LONGEST && text.bytes().all(|octet| octet.is_ascii_graphic() && octet != b'#');
        let rest = text.strip_prefix("https://").filter(|_| is_plain).ok_or(WrongHook::NoAddress)?;
        let authority = rest.split('/').next().unwrap_or_default();
        let (host, port) = authority.split_once(':').unwrap_or((authority, "443"));
        let is_port = port.starts_with(|first| matches!(first, '1'..='9')) && port.parse::<u16>().is_ok();
        if !is_port || authority.contains(['@', '\\', '?']) {
            return Err(WrongHook::NoAddress);
        }
        if !is_public_name(host) {
            return Err(WrongHook::NoPublicHost);
        }
        // The request takes it as this.
        text.parse::<http::Uri>().map(|_| Self(text.to_owned())).map_err(|_| WrongHook::NoAddress)
    }

    /// A receiver on this machine, for `npm start` and tests.
    pub fn on_this_machine(port: u16) -> Self {
        Self(format!("http://127.0.0.1:{port}/"))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// True for a name of labels whose last is a top-level domain. No way to write an IP address is one: its last part begins with
/// a digit, whatever a resolver makes of the rest.
fn is_public_name(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let is_label = |label: &&str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|octet| matches!(octet, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    };
    let Some(last) = labels.last().filter(|_| labels.len() > 1 && labels.iter().all(is_label)) else { return false };
    last.len() > 1 && last.starts_with(|first: char| first.is_ascii_lowercase()) && !INTERNAL.contains(last)
}

impl fmt::Debug for HookAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HookAddress")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::{HookAddress, WrongHook};

    /// infra/template/hook.test.mjs holds the template's pattern to the same addresses.
    #[test]
    fn what_a_hook_may_lead_to_is_taken_and_what_leads_into_a_network_or_elsewhere_than_it_shows_is_refused() {
        let addresses: HashMap<String, Vec<String>> = serde_json::from_str(include_str!("addresses.json")).unwrap();
        for (kind, expected) in [
            ("public", None),
            ("noPublicHost", Some(WrongHook::NoPublicHost)),
            ("noAddress", Some(WrongHook::NoAddress)),
        ] {
            for address in &addresses[kind] {
                assert_eq!(HookAddress::parse(address).map(drop).err(), expected, "{address}");
            }
        }
    }

    #[test]
    fn a_debug_print_shows_no_address() {
        assert_eq!(format!("{:?}", HookAddress::parse("https://hooks.example.org/secret").unwrap()), "HookAddress");
    }
}
