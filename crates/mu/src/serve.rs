//! `mu serve`: the web table.

use std::io::{IsTerminal as _, Write, stderr};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use catalog::games;
use clap::Args;
use server::{
    Config, Embedder, Limit, Limits, MetricsFor, Network, Offered, Pace, Rehearsal, Thinking, Unoffered,
};
use tracing_subscriber::EnvFilter;
use words::{Language, say};

use crate::failure::Failure;
use crate::given::example;
use crate::letters::Letters;
use crate::locale;
use crate::place::{Place, variable};

/// Opens the web table and says its address.
#[derive(Args, Debug, Default)]
#[command(after_help = example("mu serve --port 9000"))]
pub(crate) struct Serve {
    /// The port to listen on; 0 lets the system choose. By default 8080.
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 for everybody who can reach this machine. By default 127.0.0.1.
    #[arg(long, value_name = "ADDRESS")]
    bind: Option<IpAddr>,
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    letters: Letters,
    /// A folder of texts for options that are texts, such as card packs and maps. Each file is offered
    /// by its name when a table is opened. A file that no game takes is left out, and its faults are told.
    #[arg(long, value_name = "FOLDER")]
    packs: Option<PathBuf>,
    /// How long a computer player waits at least before a choice, in milliseconds. By default 0: pages show
    /// choices one after the other, at the pace that each person has set.
    #[arg(long, value_name = "MS")]
    bot_pause: Option<u64>,
    /// The longest that the strongest computer player of a game thinks about a choice, and whoever is
    /// asked for a hint, in milliseconds. By default 1000.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MS_MAX))]
    think_time: Option<u64>,
    /// The longest that any other computer player thinks about a choice, in milliseconds. By default 100.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MS_MAX))]
    think_time_others: Option<u64>,
    /// How many computer players think at a time; the others wait for their turn. By default one core
    /// stays free for pages.
    #[arg(long, value_name = "N")]
    thinkers: Option<NonZeroUsize>,
    /// A proxy that is believed when it says where a request comes from, as an address or a network; may be
    /// given several times. By default this machine itself.
    #[arg(long, value_name = "NETWORK")]
    trusted_proxy: Vec<Network>,
    /// How many times as much as usual people may ask; 0 for as much as they like. By default 1, which
    /// nobody meets at play.
    #[arg(long, value_name = "TIMES")]
    limits: Option<u32>,
    /// The most pages of tables that may be open at once. By default 30000.
    #[arg(long, value_name = "N")]
    max_streams: Option<usize>,
    /// The same from one address. By default 300.
    #[arg(long, value_name = "N")]
    max_streams_per_address: Option<usize>,
    /// A site whose pages may show public games that are over, in a frame, as <https://club.example>; * for every
    /// site. May be given several times. By default no site may.
    #[arg(long, value_name = "SITE")]
    embed: Vec<Embedder>,
    /// For tests and demonstrations on this machine alone: all luck, and what computer players draw, follows
    /// from this number and from the order of the requests.
    #[arg(long, value_name = "SEED")]
    rehearse: Option<u64>,
    /// For tests of a rehearsal: what live clocks begin with, whatever their tables agree on, in milliseconds.
    #[arg(long, value_name = "MS", requires = "rehearse", hide_short_help = true)]
    rehearse_bank: Option<u64>,
    /// Who may read /metrics. If `MU_METRICS_TOKEN` is set, whoever shows it may, and nobody else.
    #[arg(long, value_name = "WHO", value_enum, default_value_t)]
    metrics: Readers,
    /// The form of the log on standard error. `RUST_LOG` says how much: for example info or server=debug.
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    log: Log,
}

/// Who may read the metrics.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
enum Readers {
    /// Programs on this machine, but not whoever comes by a proxy on it.
    #[default]
    Local,
    /// Whoever can reach the server.
    Everybody,
}

/// The form of the log.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
enum Log {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The longest that a host may let computer players think: a minute.
const MS_MAX: u64 = 60_000;

impl Serve {
    /// Serves until it is stopped.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.log.begin();
        let offered = self.offered(&mut stderr())?;
        let notices = self.letters.notices()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let language = locale::language(None);
        let announce = |address: SocketAddr| {
            // Whoever closed the output does not want to know.
            let _ = writeln!(out, "{}", opened(language, address)).and_then(|()| out.flush());
        };
        runtime
            .block_on(server::serve(games(), Config { offered, notices, ..self.config() }, announce))
            .map_err(Failure::input)
    }

    /// The texts of the folder, after the faults of those that are left out were told.
    fn offered(&self, told: &mut dyn Write) -> Result<Offered, Failure> {
        let Some(folder) = &self.packs else { return Ok(Offered::default()) };
        let (offered, left) = Offered::read(folder, games())
            .map_err(|error| Failure::input(format!("--packs {}: {error}", folder.display())))?;
        for Unoffered { path, faults } in left {
            writeln!(told, "mu: {} is not offered:\n  {}", path.display(), faults.join("\n  "))?;
        }
        Ok(offered)
    }

    /// What was chosen, and the defaults for the rest.
    fn config(&self) -> Config {
        let default = Config::default();
        let metrics = match (variable("MU_METRICS_TOKEN"), self.metrics) {
            (Some(token), _) => MetricsFor::Bearer(token),
            (None, Readers::Local) => MetricsFor::ThisMachine,
            (None, Readers::Everybody) => MetricsFor::Everybody,
        };
        Config {
            bind: self.bind.unwrap_or(default.bind),
            port: self.port.unwrap_or(default.port),
            database: self.place.database(),
            pace: self.pace(default.pace),
            metrics,
            offered: default.offered,
            limits: self.limits(default.limits),
            rest: default.rest,
            proxies: if self.trusted_proxy.is_empty() { default.proxies } else { self.trusted_proxy.clone() },
            notices: default.notices,
            embedders: self.embed.clone(),
            rehearsal: self.rehearsal(),
            time_source: default.time_source,
        }
    }

    fn rehearsal(&self) -> Option<Rehearsal> {
        let bank = self.rehearse_bank.map(Duration::from_millis);
        self.rehearse.map(|seed| Rehearsal { seed, bank })
    }

    /// How much may be asked.
    fn limits(&self, default: Limits) -> Limits {
        let rates = match self.limits {
            Some(0) => None,
            Some(times) => default.rates.map(|rates| rates.times(times)),
            None => default.rates,
        };
        let streams = self.max_streams.unwrap_or(default.streams);
        let streams_of_address = self.max_streams_per_address.unwrap_or(default.streams_of_address);
        // Besides its stream a page asks for files and sends what is chosen.
        Limits {
            rates,
            streams,
            streams_of_address,
            connections: default.connections.max(streams.saturating_add(streams / 3)),
            connections_of_address: default
                .connections_of_address
                .max(streams_of_address.saturating_add(100)),
            ..default
        }
    }

    /// How fast computer players play.
    fn pace(&self, default: Pace) -> Pace {
        let limit = |milliseconds| Limit::Time(Duration::from_millis(milliseconds));
        Pace {
            pause: self.bot_pause.map_or(default.pause, Duration::from_millis),
            thinking: Thinking {
                strongest: self.think_time.map_or(default.thinking.strongest, limit),
                others: self.think_time_others.map_or(default.thinking.others, limit),
                thinkers: self.thinkers.unwrap_or(default.thinking.thinkers),
            },
        }
    }
}

impl Log {
    fn begin(self) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(stderr)
            .with_ansi(stderr().is_terminal());
        match self {
            Self::Text => log.init(),
            Self::Json => log.json().flatten_event(true).init(),
        }
    }
}

/// Where the table is, as an address that a browser takes.
fn opened(language: Language, address: SocketAddr) -> String {
    let mut shown = address;
    if shown.ip().is_unspecified() {
        // Nobody can go to 0.0.0.0; from this machine itself, this one is the same.
        shown.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    say!(
        language,
        en: "Mu is open at http://{shown}/ – stop it with Ctrl-C.",
        fr: "Mu est ouvert à l’adresse http://{shown}/ – arrêtez-le avec Ctrl-C.",
        de: "Mu ist offen unter http://{shown}/ – beende es mit Strg-C."
    )
}

#[cfg(test)]
mod tests {
    use server::Database;

    use super::*;

    #[test]
    fn what_is_not_chosen_is_as_the_server_has_it() {
        let default = Config::default();
        let config = Serve::default().config();
        assert_eq!((config.address(), config.database), (default.address(), default.database.clone()));
        let chosen = Serve {
            port: Some(0),
            bind: Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
            place: Place { data: Some("games".into()), database: None },
            letters: Letters::default(),
            packs: None,
            bot_pause: Some(30),
            metrics: Readers::Everybody,
            log: Log::Text,
            think_time: Some(250),
            think_time_others: None,
            thinkers: NonZeroUsize::new(3),
            trusted_proxy: vec!["10.0.0.0/8".parse().unwrap()],
            limits: Some(0),
            max_streams: Some(60_000),
            max_streams_per_address: None,
            embed: vec!["https://club.example".parse().unwrap()],
            rehearse: Some(3),
            rehearse_bank: Some(900),
        };
        let config = chosen.config();
        let thinking = Thinking {
            strongest: Limit::Time(Duration::from_millis(250)),
            others: Limit::Time(Duration::from_millis(100)),
            thinkers: NonZeroUsize::new(3).unwrap(),
        };
        let pace = Pace { pause: Duration::from_millis(30), thinking };
        assert_eq!(config.address().to_string(), "0.0.0.0:0");
        assert_eq!((config.database, config.pace), (Database::Folder("games".into()), pace));
        assert!(matches!(config.metrics, MetricsFor::Everybody));
        assert!(config.limits.rates.is_none() && config.limits.streams == 60_000, "{:?}", config.limits);
        assert_eq!((config.limits.connections, config.limits.streams_of_address), (80_000, 300));
        let rehearsal = Rehearsal { seed: 3, bank: Some(Duration::from_millis(900)) };
        assert_eq!((default.rehearsal, config.rehearsal), (None, Some(rehearsal)));
        assert_eq!(config.proxies, ["10.0.0.0/8".parse().unwrap()]);
        assert_eq!((default.limits, default.proxies), (Limits::default(), Network::THIS_MACHINE.to_vec()));
        assert!(matches!(default.metrics, MetricsFor::ThisMachine));
    }

    #[test]
    fn the_address_can_be_gone_to() {
        let said = |text: &str| opened(Language::English, text.parse().unwrap());
        assert_eq!(said("127.0.0.1:8080"), "Mu is open at http://127.0.0.1:8080/ – stop it with Ctrl-C.");
        assert!(said("0.0.0.0:80").contains(" http://127.0.0.1:80/ "));
        assert!(said("[::1]:80").contains(" http://[::1]:80/ "));
    }
}
