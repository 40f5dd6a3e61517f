//! Where a request came from, as far as limits and evidence need it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::platform::secret::{Purpose, Secret};

/// What the name of a source is signed as.
const PURPOSE: Purpose = Purpose::Network;
/// The networks of an IPv6 address that are counted, narrowest first: their bits, and how many times as much as a customer
/// they may send. RFC 6177 gives a customer at least a /64; a home often gets a /56, an office or a rented server a /48, so
/// that whoever has one of these can take a new /64 for each post.
const IPV6_NETWORKS: [(u32, u64); 3] = [(64, 1), (56, 2), (48, 4)];
/// The same for IPv4: an address, and the /24, the smallest network that is routed and rented out as one. It may send more than
/// a /48, since behind one of a university or of a mobile carrier are thousands of people.
const IPV4_NETWORKS: [(u32, u64); 2] = [(32, 1), (24, 8)];
/// Bits of an IPv4 address that evidence keeps.
const IPV4_EVIDENCE: u32 = 24;
/// Bits of an IPv6 address that evidence keeps.
const IPV6_EVIDENCE: u32 = 48;

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

    /// The networks that this source is counted in, narrowest first, each with how many times as much as a customer it may
    /// send. Their names stand in keys of the table: without the secret nobody finds the address by trying all of them.
    ///
    /// All sources that can't be read are one, so that leaving out the header evades no limit.
    pub(crate) fn networks(self, secret: &Secret) -> Vec<(String, u64)> {
        let named: Vec<(String, u64)> = match self.0 {
            Some(IpAddr::V4(address)) => IPV4_NETWORKS.map(|(bits, times)| (network_v4(address, bits), times)).into(),
            Some(IpAddr::V6(address)) => IPV6_NETWORKS.map(|(bits, times)| (network_v6(address, bits), times)).into(),
            None => vec![(String::new(), 1)],
        };
        named.into_iter().map(|(network, times)| (secret.sign(PURPOSE, &network), times)).collect()
    }

    /// The name of the narrowest of these networks: one customer of a provider.
    pub(crate) fn key(self, secret: &Secret) -> String {
        self.networks(secret).swap_remove(0).0
    }

    /// The network that evidence keeps, e.g. `192.0.2.0/24`: enough to tell countries and providers, not people.
    pub(crate) fn shortened(self) -> Option<String> {
        Some(match self.0? {
            IpAddr::V4(address) => network_v4(address, IPV4_EVIDENCE),
            IpAddr::V6(address) => network_v6(address, IPV6_EVIDENCE),
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
    fn wider_networks_are_shared_by_more_and_may_send_more() {
        let secret = Secret::new("secret");
        let networks = |viewer| Source::of_viewer(viewer).networks(&secret);
        let shared = |one, other| {
            let (one, other) = (networks(one), networks(other));
            one.iter().zip(&other).filter(|(one, other)| one == other).map(|(one, _)| one.1).collect::<Vec<_>>()
        };
        assert_eq!(shared("198.51.100.1:1", "198.51.100.2:1"), [8]);
        assert!(shared("198.51.100.1:1", "198.51.101.1:1").is_empty());
        assert_eq!(shared("[2001:db8:0:1::1]:1", "[2001:db8:0:ff::1]:1"), [2, 4]);
        assert_eq!(shared("[2001:db8:0:1::1]:1", "[2001:db8:0:100::1]:1"), [4]);
        assert!(shared("[2001:db8:0:1::1]:1", "[2001:db8:1:1::1]:1").is_empty());
        assert_eq!(shared("nonsense", ""), [1]);
    }
}
