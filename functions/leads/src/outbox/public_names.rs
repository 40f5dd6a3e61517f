//! The resolver of the hook: a name that leads to an address that is not public is refused, so that no post reaches a private network
//! (SSRF), by DNS rebinding neither.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use aws_smithy_runtime_api::client::dns::{DnsFuture, ResolveDns, ResolveDnsError};
use thiserror::Error;

/// Resolves a name for a connection, which uses only the addresses that were checked here.
#[derive(Clone, Copy, Debug)]
pub(super) struct PublicNames;

/// A name with an address that is not public.
#[derive(Clone, Copy, Debug, Error)]
#[error("an address of it is not public")]
pub(super) struct NotPublic;

impl ResolveDns for PublicNames {
    fn resolve_dns<'a>(&'a self, name: &'a str) -> DnsFuture<'a> {
        DnsFuture::new(async move {
            let found = tokio::net::lookup_host((name, 0)).await.map_err(ResolveDnsError::new)?;
            let addresses: Vec<IpAddr> = found.map(|address| address.ip()).collect();
            if addresses.iter().copied().all(is_public) { Ok(addresses) } else { Err(ResolveDnsError::new(NotPublic)) }
        })
    }
}

/// By the registries of IANA for addresses of a special purpose; of IPv6 only what is global unicast.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_special = address.is_private() || address.is_loopback() || address.is_link_local();
    match address.octets() {
        // This network; shared by customers of a provider; protocols; tests of benchmarks; multicast and what is reserved.
        [0, ..] | [100, 64..=127, ..] | [192, 0, 0, _] | [198, 18 | 19, ..] | [224..=255, ..] => false,
        _ => !is_special && !address.is_documentation(),
    }
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // Protocols, Teredo among them; documentation; 6to4, which stands for an IPv4 address.
        [0x2001, 0..0x200, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..0x1000, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::is_public;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        for address in
            ["1.1.1.1", "52.94.0.1", "100.63.0.1", "100.128.0.1", "223.255.255.1", "2606:4700::1111", "2001:4860::1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "127.0.0.1",
            "127.9.9.9",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.255.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:1.1.1.1",
            "::ffff:127.0.0.1",
            "::1.1.1.1",
            "64:ff9b::7f00:1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }
}
