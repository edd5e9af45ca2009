//! Where a request comes from: from which address, and whether by a safe connection.
//!
//! What a request says of that itself is believed only if a proxy that the host trusts says it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, header};

/// Where a request comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClientAddr {
    /// The address of whoever asks; none if nobody knows it, as in tests without a network.
    pub(crate) address: Option<IpAddr>,
    /// Whether the browser speaks HTTPS, with a proxy in front of us.
    pub(crate) is_safe: bool,
}

/// Some addresses: the first `length` bits are those of `first`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    length: u8,
}

/// Why a text is no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no network: an address such as 10.0.0.7, or a network such as 10.0.0.0/8 or fd00::/8")]
pub struct NoNetwork(String);

impl Network {
    /// The addresses of this machine itself, which are trusted unless the host says otherwise.
    pub const THIS_MACHINE: [Self; 2] = [
        Self { first: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), length: 8 },
        Self { first: IpAddr::V6(Ipv6Addr::LOCALHOST), length: 128 },
    ];

    /// Whether an address belongs to it.
    pub fn holds(&self, address: IpAddr) -> bool {
        let (ours, bits) = number(self.first);
        let (theirs, other_bits) = number(address.to_canonical());
        let differs = (ours ^ theirs).checked_shr(bits - u32::from(self.length)).unwrap_or(0);
        bits == other_bits && differs == 0
    }
}

/// An address as a number of so many bits.
fn number(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(address) => (address.to_bits().into(), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let none = || NoNetwork(text.chars().take(60).collect());
        let (first, length) = text.split_once('/').map_or((text, None), |(first, bits)| (first, Some(bits)));
        let first: IpAddr = first.parse().map_err(|_| none())?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let length = length.map_or(Ok(most), str::parse).ok().filter(|length| *length <= most);
        Ok(Self { first, length: length.ok_or_else(none)? })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.length)
    }
}

impl ClientAddr {
    /// Where a request comes from, with these proxies trusted.
    pub(crate) fn of(trusted: &[Network], extensions: &Extensions, headers: &HeaderMap) -> Self {
        let peer =
            extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip().to_canonical());
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.holds(address));
        match peer {
            Some(peer) if is_trusted(peer) => {
                let hops = hops(headers);
                Self { address: Some(behind(peer, &hops.addresses, is_trusted)), is_safe: hops.is_safe }
            }
            address => Self { address, is_safe: false },
        }
    }

    /// The same of a request that has passed the outermost layer.
    pub(crate) fn noted(parts: &Parts) -> Self {
        parts.extensions.get::<Self>().copied().unwrap_or_default()
    }
}

/// The farthest address that a trusted proxy has seen itself: from the nearest hop outwards, until one is
/// not trusted.
fn behind(peer: IpAddr, hops: &[Option<IpAddr>], is_trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut nearest = peer;
    for hop in hops.iter().rev() {
        let Some(hop) = *hop else { return nearest };
        nearest = hop;
        if !is_trusted(hop) {
            break;
        }
    }
    nearest
}

/// What proxies say of a request.
#[derive(Debug, Default)]
struct Hops {
    /// The addresses, the farthest first; none for what is no address.
    addresses: Vec<Option<IpAddr>>,
    /// Whether the nearest one that says anything of it was asked by HTTPS.
    is_safe: bool,
}

/// What stands in the headers. `X-Forwarded-…` goes before `Forwarded`: most proxies write the former and
/// pass the latter on as it came.
fn hops(headers: &HeaderMap) -> Hops {
    let lists = |name: &HeaderName| {
        let values = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?"));
        values.flat_map(|text| text.split(',')).map(str::trim).filter(|text| !text.is_empty()).collect()
    };
    let told: Vec<&str> = lists(&HeaderName::from_static("x-forwarded-for"));
    let schemes: Vec<&str> = lists(&HeaderName::from_static("x-forwarded-proto"));
    if !told.is_empty() || !schemes.is_empty() {
        let is_safe = schemes.last().is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"));
        return Hops { addresses: told.into_iter().map(address).collect(), is_safe };
    }
    let told: Vec<&str> = lists(&header::FORWARDED);
    let part = |element: &str, name: &str| {
        let mut pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim_matches('"').to_owned())
    };
    let is_safe = told.iter().rev().find_map(|element| part(element, "proto"));
    Hops {
        addresses: told.iter().map(|element| part(element, "for").and_then(|text| address(&text))).collect(),
        is_safe: is_safe.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")),
    }
}

/// An address with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let plain = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    plain().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn from(trusted: &[&str], peer: &str, headers: &[(&'static str, &'static str)]) -> (String, bool) {
        let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 40_000)));
        let pairs = headers
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let mut map = HeaderMap::new();
        for (name, value) in pairs {
            map.append(name, value);
        }
        let whence = ClientAddr::of(&trusted, &extensions, &map);
        (whence.address.unwrap().to_string(), whence.is_safe)
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let says = [("x-forwarded-for", "192.0.2.7"), ("x-forwarded-proto", "https")];
        assert_eq!(from(&["10.0.0.0/8"], "10.1.2.3", &says), ("192.0.2.7".into(), true));
        assert_eq!(from(&["10.0.0.0/8"], "::ffff:10.1.2.3", &says), ("192.0.2.7".into(), true));
        assert_eq!(from(&["10.0.0.0/8"], "11.1.2.3", &says), ("11.1.2.3".into(), false));
        assert_eq!(from(&[], "127.0.0.1", &says), ("127.0.0.1".into(), false));
        let says = [("forwarded", "for=\"[2001:db8::7]:4711\";proto=https")];
        assert_eq!(from(&["::1"], "::1", &says), ("2001:db8::7".into(), true));
        assert_eq!(from(&["::2"], "::1", &says), ("::1".into(), false));
    }

    #[test]
    fn what_a_visitor_invents_stands_farther_away_than_what_the_proxy_has_seen() {
        let invents = [("x-forwarded-for", "198.51.100.1, 192.0.2.7")];
        assert_eq!(from(&["10.0.0.1"], "10.0.0.1", &invents).0, "192.0.2.7");
        let chain = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "192.0.2.7:99, 10.0.0.2")];
        assert_eq!(from(&["10.0.0.0/30"], "10.0.0.1", &chain).0, "192.0.2.7");
        let unreadable = [("x-forwarded-for", "192.0.2.7, unknown, 10.0.0.2")];
        assert_eq!(from(&["10.0.0.0/30"], "10.0.0.1", &unreadable).0, "10.0.0.2");
        let beside = [("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=198.51.100.1;proto=https")];
        assert_eq!(from(&["10.0.0.1"], "10.0.0.1", &beside), ("192.0.2.7".into(), false));
    }

    #[test]
    fn networks_are_read_and_hold_their_addresses() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().holds(address.parse().unwrap())
        };
        assert!(holds("0.0.0.0/0", "192.0.2.7") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("192.0.2.7", "192.0.2.7") && !holds("192.0.2.7", "192.0.2.6"));
        assert!(holds("192.0.2.0/25", "192.0.2.127") && !holds("192.0.2.0/25", "192.0.2.128"));
        assert!(holds("::/0", "2001:db8::1") && holds("2001:db8::/32", "2001:db8:ffff::1"));
        assert!(!holds("2001:db8::/32", "2001:db9::1"));
        for wrong in ["", "/", "10.0.0.0/33", "::/129", "10.0.0/8", "all", "10.0.0.0/-1", "10.0.0.0/x"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        assert_eq!("fd00::/8".parse::<Network>().unwrap().to_string(), "fd00::/8");
    }
}
