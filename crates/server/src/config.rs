//! What a host may choose.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::metrics::MetricsFor;
use crate::offered::Offered;

/// What a host may choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub bind: IpAddr,
    /// The port to listen on; 0 lets the system choose.
    pub port: u16,
    /// Where people, tables and games are kept.
    pub database: Database,
    /// How fast computer players play.
    pub pace: Pace,
    /// To whom the server tells how it does.
    pub metrics: MetricsFor,
    /// Texts for options that are texts, which the form of a new table offers by name.
    pub offered: Offered,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            database: Database::Folder(data_folder()),
            pace: Pace::default(),
            metrics: MetricsFor::default(),
            offered: Offered::default(),
        }
    }
}

impl Config {
    /// The address and port to listen on.
    pub const fn address(&self) -> SocketAddr {
        SocketAddr::new(self.bind, self.port)
    }
}

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// The file `mu.sqlite` in this folder, which is made if there is none.
    Folder(PathBuf),
    /// The database of this URL: `sqlite://…` or `postgres://…`.
    Url(String),
    /// Nowhere: everything is gone when the program ends. For tests.
    Memory,
}

/// How long computer players seem to think, so that people can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Before a choice.
    pub choice: Duration,
    /// Before the choice that comes after something was completed, such as a trick or a round.
    pub after_group: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { choice: Duration::from_millis(700), after_group: Duration::from_millis(1600) }
    }
}

impl Pace {
    /// No pause at all.
    pub const AT_ONCE: Self = Self { choice: Duration::ZERO, after_group: Duration::ZERO };
}

/// The folder in which the programs of this user keep their data, with a folder of our own in it.
///
/// The current folder if the system says nothing about it.
pub fn data_folder() -> PathBuf {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = std::env::home_dir();
    let base = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        home.map(|home| home.join("Library").join("Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| home.map(|home| home.join(".local").join("share")))
    };
    base.unwrap_or_default().join("mu")
}
