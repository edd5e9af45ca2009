//! Sites whose pages may show games.

use std::fmt;
use std::str::FromStr;

use domain::{Access, TableRecord};

/// A site whose pages may show games in a frame: `https://club.example`, or `*` for every site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedder(String);

/// What is no site.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no site: give https://club.example, or * for every site")]
pub struct NoSite(String);

impl FromStr for Embedder {
    type Err = NoSite;

    fn from_str(text: &str) -> Result<Self, NoSite> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_host = |host: &str| {
            !host.is_empty() && host.chars().all(|sign| sign.is_ascii_alphanumeric() || "-.:".contains(sign))
        };
        if text == "*" || host.is_some_and(is_host) {
            return Ok(Self(text.to_owned()));
        }
        Err(NoSite(text.chars().take(60).collect()))
    }
}

impl fmt::Display for Embedder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether these sites may show the game of a table once it is over: if there are any, the lobby has listed it, and
/// people might watch.
pub(crate) fn may_embed(sites: &[Embedder], record: &TableRecord) -> bool {
    !sites.is_empty() && record.terms.access == Access::Public && record.terms.watchers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_an_origin_and_nothing_else() {
        for good in ["*", "https://club.example", "http://localhost:8000", "https://10.0.0.7"] {
            assert_eq!(good.parse::<Embedder>().map(|site| site.to_string()).as_deref(), Ok(good));
        }
        for bad in [
            "",
            "club.example",
            "https://",
            "https://a/b",
            "https://a; script-src *",
            "https://a b",
            "'self'",
        ] {
            assert!(bad.parse::<Embedder>().is_err(), "{bad}");
        }
    }
}
