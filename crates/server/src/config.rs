//! What a host may choose.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use domain::time::Timing;
use host::Budget;
use post::Post;

use crate::client_addr::Network;
use crate::embedder::Embedder;
use crate::host_options::Offered;
use crate::limits::Limits;
use crate::metrics::MetricsFor;
use crate::time_source::TimeSource;

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
    /// How much may be asked.
    pub limits: Limits,
    /// How long a table that nobody uses stays in memory, whether pages show it or not.
    pub rest: Duration,
    /// The proxies that are believed when they say where a request comes from.
    pub proxies: Vec<Network>,
    /// How people are told who are not looking.
    pub notices: Notices,
    /// Whose pages may show public games that are over, in a frame; nobody's by default.
    pub embedders: Vec<Embedder>,
    /// For tests and demonstrations, and only with an address of this machine itself.
    pub rehearsal: Option<Rehearsal>,
    /// What the clocks of tables go by.
    pub time_source: TimeSource,
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
            limits: Limits::default(),
            rest: Duration::from_mins(10),
            proxies: Network::THIS_MACHINE.into(),
            notices: Notices::default(),
            embedders: Vec::new(),
            rehearsal: None,
            time_source: TimeSource::System,
        }
    }
}

impl Config {
    /// The address and port to listen on.
    pub const fn address(&self) -> SocketAddr {
        SocketAddr::new(self.bind, self.port)
    }
}

/// Play that is no play: for tests and demonstrations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rehearsal {
    /// All luck, and whatever else is drawn at tables, follows from this number, the order of the requests and
    /// how often the server was opened for a rehearsal before; what browsers add to the luck counts for nothing.
    pub seed: u64,
    /// What live clocks begin with, whatever their tables agree on: so short that nobody need wait until one
    /// has run out.
    pub bank: Option<Duration>,
}

impl Rehearsal {
    /// With this luck, and clocks as their tables agree.
    pub const fn of(seed: u64) -> Self {
        Self { seed, bank: None }
    }

    /// What a table in this rehearsal agrees on about time.
    pub(crate) fn timing(self, agreed: Timing) -> Timing {
        let bank = self.bank.map(|bank| i64::try_from(bank.as_millis()).unwrap_or(i64::MAX));
        match (agreed, bank) {
            (Timing::Live { increment, .. }, Some(bank)) => Timing::Live { bank, increment },
            (agreed, _) => agreed,
        }
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

/// How fast computer players play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// The least time before a choice; they think meanwhile. Pages play what has happened at the pace of whoever
    /// looks, so nobody needs it to follow.
    pub pause: Duration,
    /// How much they think.
    pub thinking: Thinking,
}

impl Pace {
    /// No pause at all, and thoughts that are short and the same on every machine: for tests.
    pub const AT_ONCE: Self = Self {
        pause: Duration::ZERO,
        thinking: Thinking {
            strongest: Limit::Iterations(10),
            others: Limit::Iterations(10),
            thinkers: NonZeroUsize::MIN,
        },
    };

    /// The same with thoughts that do not depend on the speed of the machine.
    pub(crate) const fn rehearsed(self) -> Self {
        Self { thinking: Self::AT_ONCE.thinking, ..self }
    }
}

/// How much computer players think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// At most so much for one choice of the strongest player of a game, and for a hint.
    pub strongest: Limit,
    /// At most so much for one choice of any other player.
    pub others: Limit,
    /// How many think at a time; the others wait for their turn.
    pub thinkers: NonZeroUsize,
}

impl Default for Thinking {
    /// One core stays free for pages, if there are several.
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self {
            strongest: Limit::Time(Duration::from_secs(1)),
            others: Limit::Time(Duration::from_millis(100)),
            thinkers: NonZeroUsize::new(cores - 1).unwrap_or(NonZeroUsize::MIN),
        }
    }
}

/// How much may be thought about one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So long. What is chosen depends on the speed of the machine if a thought is cut short.
    Time(Duration),
    /// So many iterations of a search, however long they take: the same choice on every machine.
    Iterations(u32),
}

impl Limit {
    /// What it allows from now on.
    pub(crate) fn budget(self) -> Budget {
        match self {
            Self::Time(time) => Budget::own().within(time),
            Self::Iterations(max) => Budget::own().iterations(max),
        }
    }
}

/// How people are told who are not looking.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// The address under which others reach the site, without a slash at its end: `https://mu.example`.
    /// Without it nothing is sent: a letter needs to say where the table is.
    pub site: Option<String>,
    /// Who takes letters and calls away; without it nothing is sent.
    pub post: Option<Arc<dyn Post>>,
}

impl Notices {
    /// Who takes letters away, and the address of the site, if there are both.
    pub(crate) fn letters(&self) -> Option<(&Arc<dyn Post>, &str)> {
        self.both().filter(|(post, _)| post.takes_letters())
    }

    /// Who makes calls, and the address of the site, if there are both.
    pub(crate) fn calls(&self) -> Option<(&Arc<dyn Post>, &str)> {
        self.both().filter(|(post, _)| post.takes_calls())
    }

    pub(crate) fn both(&self) -> Option<(&Arc<dyn Post>, &str)> {
        self.post.as_ref().zip(self.site.as_deref())
    }
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
