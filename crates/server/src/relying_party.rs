//! Under which name passkeys of this site are kept, and on whose pages they may be used.
//!
//! A passkey belongs to a name of the internet, and a browser uses it on pages that came safely from there. That name
//! is never read from a request: it is the one that the host gave (`--site`), or `localhost`, which no other machine
//! can be.

use std::net::Ipv4Addr;

use crate::app::App;
use crate::error::PasskeyError;
use crate::visit::Visit;

/// This machine itself, as far as browsers are concerned.
const LOCALHOST: &str = "localhost";

/// The site as a browser and its passkeys know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RelyingParty {
    /// The name to which the passkeys belong: `mu.example`.
    pub(crate) id: String,
    /// The beginning of every address on which they are used: `https://mu.example`.
    pub(crate) origin: String,
}

impl RelyingParty {
    /// The site as this visitor reaches it.
    ///
    /// # Errors
    /// If no passkey can be used there, with what is to be done about it.
    pub(crate) fn of_visit(app: &App, visit: &Visit) -> Result<Self, PasskeyError> {
        Self::of(app.notices.site.as_deref(), &visit.link(""))
    }

    /// The site that its host says to be at `site`, for a page of `origin`. Both as `https://mu.example`.
    fn of(site: Option<&str>, origin: &str) -> Result<Self, PasskeyError> {
        let here = Address::read(origin);
        if let Some(here) = &here
            && here.name == LOCALHOST
        {
            return Ok(Self { id: here.name.clone(), origin: here.origin() });
        }
        let site = site.and_then(Address::read).filter(|site| site.is_safe && site.has_name());
        let Some(site) = site else {
            // By its number this machine has none, and by its name it has.
            let own = here.filter(Address::is_own_number);
            let own = own.map(|here| Address { name: LOCALHOST.into(), ..here }.origin());
            return Err(own.map_or(PasskeyError::NoAddress, PasskeyError::Elsewhere));
        };
        // Whether the page came by HTTPS is what the browser signs; a proxy may not tell it to us.
        if here.is_none_or(|here| (&here.name, here.port()) != (&site.name, site.port())) {
            return Err(PasskeyError::Elsewhere(site.origin()));
        }
        Ok(Self { id: site.name.clone(), origin: site.origin() })
    }
}

/// Scheme, name and port of an address.
#[derive(Clone, Debug)]
struct Address {
    is_safe: bool,
    name: String,
    port: String,
}

impl Address {
    fn read(origin: &str) -> Option<Self> {
        let origin = origin.to_ascii_lowercase();
        let (scheme, authority) = origin.split_once("://")?;
        let (name, port) = authority.split_once(':').unwrap_or((authority, ""));
        let is_name = |name: &str| {
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte))
        };
        let is_read = is_name(name) && port.bytes().all(|byte| byte.is_ascii_digit());
        is_read.then(|| Self { is_safe: scheme == "https", name: name.into(), port: port.into() })
    }

    /// The port where it is not the usual one of HTTPS or HTTP: those are never written.
    fn port(&self) -> Option<&str> {
        Some(self.port.as_str()).filter(|port| !["", "443", "80"].contains(port))
    }

    /// Whether it is a name, and not the number of a machine.
    fn has_name(&self) -> bool {
        self.name.parse::<Ipv4Addr>().is_err()
    }

    /// Whether it is a number by which a machine reaches itself.
    fn is_own_number(&self) -> bool {
        self.name.parse::<Ipv4Addr>().is_ok_and(|number| number.is_loopback())
    }

    /// As a browser writes it.
    fn origin(&self) -> String {
        let scheme = if self.is_safe { "https" } else { "http" };
        let port = self.port().map(|port| format!(":{port}")).unwrap_or_default();
        format!("{scheme}://{}{port}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(id: &str, origin: &str) -> RelyingParty {
        RelyingParty { id: id.into(), origin: origin.into() }
    }

    #[test]
    fn passkeys_belong_to_the_address_that_the_host_gave() {
        let site = Some("https://mu.example");
        for origin in ["https://mu.example", "https://MU.example:443", "http://mu.example"] {
            assert_eq!(
                RelyingParty::of(site, origin),
                Ok(party("mu.example", "https://mu.example")),
                "{origin}"
            );
        }
        let odd = Some("https://mu.example:8443");
        let found = RelyingParty::of(odd, "https://mu.example:8443");
        assert_eq!(found, Ok(party("mu.example", "https://mu.example:8443")));
        for origin in [
            "https://evil.example",
            "https://mu.example.evil.example",
            "http://192.168.0.7:8080",
            "http://",
            "",
        ] {
            let elsewhere = Err(PasskeyError::Elsewhere("https://mu.example".into()));
            assert_eq!(RelyingParty::of(site, origin), elsewhere, "{origin}");
        }
        assert!(matches!(RelyingParty::of(odd, "https://mu.example"), Err(PasskeyError::Elsewhere(_))));
    }

    #[test]
    fn without_a_safe_name_there_are_none_but_on_this_machine() {
        for site in
            [None, Some("http://mu.example"), Some("https://192.168.0.7"), Some("https://[2001:db8::1]")]
        {
            for origin in ["http://mu.example", "http://192.168.0.7", "https://mu.example"] {
                assert_eq!(RelyingParty::of(site, origin), Err(PasskeyError::NoAddress), "{site:?} {origin}");
            }
            let number = RelyingParty::of(site, "http://127.0.0.1:8080");
            assert_eq!(number, Err(PasskeyError::Elsewhere("http://localhost:8080".into())));
            let here = RelyingParty::of(site, "http://localhost:8080");
            assert_eq!(here, Ok(party("localhost", "http://localhost:8080")), "{site:?}");
        }
        for origin in [
            "http://localhost.evil.example",
            "http://10.0.0.1:8080",
            "http://localhost:8080:9",
            "http://a@localhost",
        ] {
            assert_eq!(RelyingParty::of(None, origin), Err(PasskeyError::NoAddress), "{origin}");
        }
    }
}
