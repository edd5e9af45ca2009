//! Which web addresses may be called: those of the open internet, and nothing near this machine.
//!
//! An address is judged twice: by its text when somebody gives it, and by the number it leads to each time
//! it is called. The number that was judged is the one that is connected to, so that a name which leads
//! elsewhere a moment later gains nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use url::{Host, Url};

/// The most signs of an address.
const LENGTH_MAX: usize = 500;

/// Below this number only the ports of the web itself are called.
const FREE_PORTS: u16 = 1024;

/// Which kinds of addresses may be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schemes {
    /// `https` only.
    #[default]
    Https,
    /// `http` as well: what is sent can be read on the way.
    HttpToo,
}

/// Decides which web addresses may be called.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    schemes: Schemes,
    /// Numbers that may be called although they are not of the open internet.
    allowed: Vec<IpAddr>,
}

/// Why a web address is not called.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is no address of the web, or too long.
    #[error("this is no address of the web")]
    Unreadable,
    /// It begins with something else than it may.
    #[error("the address must begin with https://")]
    Scheme,
    /// It holds a name or a password.
    #[error("the address holds a name or a password")]
    Credentials,
    /// Its port is that of another service.
    #[error("port {0} belongs to another service")]
    Port(u16),
    /// It leads to this machine, a private network or nowhere.
    #[error("the address is not on the open internet")]
    Private,
    /// Its name leads nowhere.
    #[error("the name leads nowhere")]
    Unknown,
}

impl Guard {
    /// A guard that allows these kinds of addresses.
    pub const fn new(schemes: Schemes) -> Self {
        Self { schemes, allowed: Vec::new() }
    }

    /// The same, which also lets through to one number that is not of the open internet: for tests.
    #[must_use]
    pub fn allowing(mut self, number: IpAddr) -> Self {
        self.allowed.push(number);
        self
    }

    /// The address, if its text tells nothing against it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self, address: &str) -> Result<Url, BadAddress> {
        if address.len() > LENGTH_MAX {
            return Err(BadAddress::Unreadable);
        }
        let url: Url = address.parse().map_err(|_| BadAddress::Unreadable)?;
        match (url.scheme(), self.schemes) {
            ("https", _) | ("http", Schemes::HttpToo) => {}
            _ => return Err(BadAddress::Scheme),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(BadAddress::Credentials);
        }
        let port = url.port_or_known_default().ok_or(BadAddress::Unreadable)?;
        if port < FREE_PORTS && port != 443 && port != 80 {
            return Err(BadAddress::Port(port));
        }
        match url.host() {
            None => Err(BadAddress::Unreadable),
            Some(Host::Domain(name)) if is_local_name(name) => Err(BadAddress::Private),
            Some(Host::Domain(_)) => Ok(url),
            Some(Host::Ipv4(number)) => self.passes(number.into()).map(|()| url),
            Some(Host::Ipv6(number)) => self.passes(number.into()).map(|()| url),
        }
    }

    /// Where a connection to the address goes: its name is looked up, and every number it leads to must be
    /// of the open internet. Whoever connects, connects to one of these.
    ///
    /// # Errors
    /// What is wrong with it.
    pub async fn resolve(&self, url: &Url) -> Result<Vec<SocketAddr>, BadAddress> {
        let port = url.port_or_known_default().ok_or(BadAddress::Unreadable)?;
        let found: Vec<SocketAddr> = match url.host() {
            None => return Err(BadAddress::Unreadable),
            Some(Host::Ipv4(number)) => vec![(number, port).into()],
            Some(Host::Ipv6(number)) => vec![(number, port).into()],
            Some(Host::Domain(name)) => {
                tokio::net::lookup_host((name, port)).await.map_err(|_| BadAddress::Unknown)?.collect()
            }
        };
        if found.is_empty() {
            return Err(BadAddress::Unknown);
        }
        for place in &found {
            self.passes(place.ip())?;
        }
        Ok(found)
    }

    fn passes(&self, number: IpAddr) -> Result<(), BadAddress> {
        if is_open(number) || self.allowed.contains(&number.to_canonical()) {
            Ok(())
        } else {
            Err(BadAddress::Private)
        }
    }
}

/// Names that never mean somebody on the open internet. The numbers are what counts; this is only said
/// earlier.
fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let ends = [".localhost", ".local", ".internal", ".lan", ".home.arpa"];
    name == "localhost" || !name.contains('.') || ends.iter().any(|end| name.ends_with(end))
}

/// Whether a number belongs to somebody on the open internet.
pub(crate) fn is_open(number: IpAddr) -> bool {
    match number.to_canonical() {
        IpAddr::V4(number) => is_open_v4(number),
        IpAddr::V6(number) => is_open_v6(number),
    }
}

fn is_open_v4(number: Ipv4Addr) -> bool {
    /// Networks of special use, and how many of their bits count.
    const CLOSED: [([u8; 4], u32); 15] = [
        ([0, 0, 0, 0], 8),        // this network
        ([10, 0, 0, 0], 8),       // private
        ([100, 64, 0, 0], 10),    // shared by customers of a provider; one cloud has its metadata here
        ([127, 0, 0, 0], 8),      // this machine
        ([168, 63, 129, 16], 32), // the metadata of a cloud, on an open number
        ([169, 254, 0, 0], 16),   // the same cable; the metadata of most clouds
        ([172, 16, 0, 0], 12),    // private
        ([192, 0, 0, 0], 24),     // protocols
        ([192, 0, 2, 0], 24),     // documentation
        ([192, 88, 99, 0], 24),   // relays of 6to4
        ([192, 168, 0, 0], 16),   // private
        ([198, 18, 0, 0], 15),    // measurements
        ([198, 51, 100, 0], 24),  // documentation
        ([203, 0, 113, 0], 24),   // documentation
        ([224, 0, 0, 0], 3),      // multicast, reserved, broadcast
    ];
    let bits = number.to_bits();
    !CLOSED.iter().any(|&(network, counting)| {
        let rest = 32 - counting;
        bits >> rest == Ipv4Addr::from(network).to_bits() >> rest
    })
}

const fn is_open_v6(number: Ipv6Addr) -> bool {
    let [first, second, ..] = number.segments();
    // Only 2000::/3 is given out. Everything else is this machine, the same cable, private, multicast,
    // or leads into networks of the fourth version.
    let is_given_out = first >> 13 == 1;
    let is_special = match first {
        // Tunnels, measurements, hashes; documentation.
        0x2001 => second < 0x0200 || second == 0x0db8,
        // 6to4: any number of the fourth version.
        0x2002 => true,
        // Documentation.
        0x3fff => second < 0x1000,
        _ => false,
    };
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_near_this_machine_are_closed() {
        let closed = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.100.100.200",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "168.63.129.16",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:2::1",
            "2001:20::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "3fff:fff::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "4000::1",
        ];
        for number in closed {
            assert!(!is_open(number.parse().unwrap()), "{number}");
        }
    }

    #[test]
    fn numbers_of_the_open_internet_are_open() {
        let open = [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "168.63.129.17",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.1",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "::ffff:1.1.1.1",
            "2001:200::1",
            "2606:4700::1111",
            "2a01:4f8::1",
            "3fff:1000::1",
        ];
        for number in open {
            assert!(is_open(number.parse().unwrap()), "{number}");
        }
    }

    #[test]
    fn what_the_text_of_an_address_tells() {
        let strict = Guard::new(Schemes::Https);
        let bad = |address: &str| strict.check(address).unwrap_err();
        assert_eq!(bad("http://hooks.example.org/mu"), BadAddress::Scheme);
        for address in
            ["ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)", "gopher://example.org/"]
        {
            assert_eq!(bad(address), BadAddress::Scheme, "{address}");
        }
        for address in [
            "",
            "example.org",
            "https://",
            "//example.org/x",
            &format!("https://example.org/{}", "x".repeat(500)),
        ] {
            assert_eq!(bad(address), BadAddress::Unreadable, "{address}");
        }
        assert_eq!(bad("https://anna:secret@example.org/"), BadAddress::Credentials);
        assert_eq!(bad("https://example.org:25/"), BadAddress::Port(25));
        // Also in the forms of which browsers and libraries are fond.
        for address in [
            "https://localhost/",
            "https://LOCALHOST:8443/",
            "https://printer/",
            "https://nas.local/",
            "https://metadata.google.internal/",
            "https://127.1/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://0177.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:7f00:1]/",
            "https://169.254.169.254/latest",
            "https://a.localhost./",
        ] {
            assert_eq!(bad(address), BadAddress::Private, "{address}");
        }
        for address in ["https://hooks.example.org/mu?x=1", "https://example.org:8443/", "https://1.1.1.1/"] {
            assert!(strict.check(address).is_ok(), "{address}");
        }
        let lax = Guard::new(Schemes::HttpToo);
        assert!(lax.check("http://hooks.example.org/mu").is_ok());
        assert_eq!(lax.check("http://127.0.0.1/").unwrap_err(), BadAddress::Private);
        assert!(lax.allowing("127.0.0.1".parse().unwrap()).check("http://127.0.0.1:8080/").is_ok());
    }

    #[tokio::test]
    async fn a_name_is_judged_by_the_numbers_it_leads_to() {
        // The one name that leads somewhere private on every machine; its text would be refused as well,
        // so it is resolved without being checked first.
        let url: Url = "https://localhost/".parse().unwrap();
        assert_eq!(Guard::new(Schemes::Https).resolve(&url).await, Err(BadAddress::Private));
        let nowhere: Url = "https://nobody.invalid/".parse().unwrap();
        assert_eq!(Guard::default().resolve(&nowhere).await, Err(BadAddress::Unknown));
        let open: Url = "https://1.1.1.1/".parse().unwrap();
        assert_eq!(Guard::default().resolve(&open).await, Ok(vec!["1.1.1.1:443".parse().unwrap()]));
    }
}
