//! Where a request came from, as far as limits and evidence need it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::platform::secret::{Purpose, Secret};

/// What the name of a source is signed as.
const PURPOSE: Purpose = Purpose::Network;
/// Bits of an IPv6 address that are one customer of a provider: RFC 6177 gives each at least a /64.
const IPV6_CUSTOMER: u32 = 64;
/// Bits of an IPv6 address that are one network: an office or a rented server often gets a /48, so that whoever has one can
/// take a new /64 for each post. Evidence keeps as many.
const IPV6_NETWORK: u32 = 48;
/// Bits of an IPv4 address that are one network: a /24, the smallest that is routed and rented out as one. Evidence keeps as
/// many.
const IPV4_NETWORK: u32 = 24;

/// Characters of a network's name that a record keeps: enough to tell one from another.
const NETWORK_LENGTH: usize = 16;

/// The network of sources that can't be read.
const NO_NETWORK: &str = "-";

/// The network address of a visitor. It is never stored or logged as a whole.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Source(Option<IpAddr>);

impl Source {
    /// Reads CloudFront's `address:port`; an IPv6 address stands with or without brackets.
    pub fn of_viewer(address_and_port: &str) -> Self {
        let address = address_and_port.rsplit_once(':').map_or("", |(address, _)| address);
        let address = address.trim_start_matches('[').trim_end_matches(']');
        Self(address.parse().ok().map(|address: IpAddr| address.to_canonical()))
    }

    /// The name of the customer of a provider that it belongs to, an IPv4 address or an IPv6 /64. It stands in keys of the
    /// table: without the secret nobody finds the address by trying all of them.
    ///
    /// All sources that can't be read are one, so that leaving out the header evades no limit.
    pub(crate) fn key(self, secret: &Secret) -> String {
        let customer = self.0.map(|address| match address {
            IpAddr::V4(address) => network_v4(address, u32::BITS),
            IpAddr::V6(address) => network_v6(address, IPV6_CUSTOMER),
        });
        secret.sign(PURPOSE, &customer.unwrap_or_default())
    }

    /// The name of the network of many customers that it lies in, likewise.
    pub(crate) fn network_key(self, secret: &Secret) -> String {
        secret.sign(PURPOSE, self.shortened().as_deref().unwrap_or(NO_NETWORK))
    }

    /// The network's name as the record of a held submission keeps it.
    pub(crate) fn network_name(self, secret: &Secret) -> String {
        self.network_key(secret).chars().take(NETWORK_LENGTH).collect()
    }

    /// The network that evidence keeps, e.g. `192.0.2.0/24`: enough to tell countries and providers, not people.
    pub(crate) fn shortened(self) -> Option<String> {
        Some(match self.0? {
            IpAddr::V4(address) => network_v4(address, IPV4_NETWORK),
            IpAddr::V6(address) => network_v6(address, IPV6_NETWORK),
        })
    }
}

/// The address stays out of every log, `{:?}` included.
impl std::fmt::Debug for Source {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Source")
    }
}

fn network_v4(address: Ipv4Addr, bits: u32) -> String {
    let network = u32::from(address) & (u32::MAX << (u32::BITS - bits));
    format!("{}/{bits}", Ipv4Addr::from(network))
}

fn network_v6(address: Ipv6Addr, bits: u32) -> String {
    let network = u128::from(address) & (u128::MAX << (u128::BITS - bits));
    format!("{}/{bits}", Ipv6Addr::from(network))
}

#[cfg(test)]
mod tests {
    use super::Source;
    use crate::platform::secret::Secret;

    #[test]
    fn addresses_are_shortened_to_their_network() {
        for (viewer, shortened) in [
            ("198.51.100.178:46532", Some("198.51.100.0/24")),
            ("[2001:db8:1234:5678:9abc::1]:46532", Some("2001:db8:1234::/48")),
            ("2001:db8:1234:5678:9abc:0:0:1:46532", Some("2001:db8:1234::/48")),
            ("::ffff:198.51.100.178:46532", Some("198.51.100.0/24")),
            ("nonsense", None),
            ("", None),
        ] {
            assert_eq!(Source::of_viewer(viewer).shortened().as_deref(), shortened, "{viewer}");
        }
    }

    #[test]
    fn a_source_is_an_ipv4_address_or_an_ipv6_network_whatever_its_port() {
        let secret = Secret::new("secret");
        let key = |viewer| Source::of_viewer(viewer).key(&secret);
        assert_eq!(key("198.51.100.1:1"), key("198.51.100.1:2"));
        assert_ne!(key("198.51.100.1:1"), key("198.51.100.2:1"));
        assert_eq!(key("[2001:db8::1]:1"), key("[2001:db8::ffff:2]:1"));
        assert_ne!(key("[2001:db8:0:1::1]:1"), key("[2001:db8:0:2::1]:1"));
        assert_eq!(key("nonsense"), key(""));
        assert!(!key("198.51.100.1:1").contains("198"));
    }

    #[test]
    fn a_network_is_shared_by_the_customers_around_and_is_never_one_of_them() {
        let secret = Secret::new("secret");
        let network = |viewer| Source::of_viewer(viewer).network_key(&secret);
        for (one, other, is_shared) in [
            ("198.51.100.1:1", "198.51.100.2:1", true),
            ("198.51.100.1:1", "198.51.101.1:1", false),
            ("[2001:db8:0:1::1]:1", "[2001:db8:0:ff00::1]:1", true),
            ("[2001:db8:0:1::1]:1", "[2001:db8:1:1::1]:1", false),
            ("nonsense", "", true),
        ] {
            assert_eq!(network(one) == network(other), is_shared, "{one} {other}");
            assert_ne!(network(one), Source::of_viewer(one).key(&secret), "{one}");
        }
    }
}
