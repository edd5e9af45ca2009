//! `mu serve`: the web table.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{Config, Database, Pace};
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;
use crate::given::example;

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
    /// The folder of the database; by default that of this user's data.
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The database by its URL instead: sqlite://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How long computer players seem to think before a choice, in milliseconds; by default 700.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=60_000))]
    bot_pause: Option<u64>,
}

impl Serve {
    /// Serves until it is stopped.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let announce = |address| {
            // Whether anybody reads it or not: the table is open.
            let _ = writeln!(out, "{}", greeting(address));
            let _ = out.flush();
        };
        runtime.block_on(server::serve(self.config(), announce)).map_err(Failure::input)
    }

    fn config(&self) -> Config {
        let usual = Config::default();
        let database = match (&self.database, &self.data) {
            (Some(url), _) => Database::Url(url.clone()),
            (None, Some(folder)) => Database::Folder(folder.clone()),
            (None, None) => usual.database,
        };
        Config {
            bind: self.bind.unwrap_or(usual.bind),
            port: self.port.unwrap_or(usual.port),
            database,
            pace: self.bot_pause.map_or(usual.pace, pace),
        }
    }
}

/// The pause before a choice, and the longer one after a trick or a round.
const fn pace(choice_ms: u64) -> Pace {
    Pace { choice: Duration::from_millis(choice_ms), after_group: Duration::from_millis(choice_ms * 2) }
}

/// What somebody who has just started the program reads. An address of all networks cannot be opened
/// in a browser; this machine's own can.
fn greeting(address: SocketAddr) -> String {
    let host = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => "127.0.0.1".to_owned(),
        IpAddr::V6(ip) if ip.is_unspecified() => "[::1]".to_owned(),
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    format!("Mu is open at http://{host}:{} . Stop it with Ctrl-C.", address.port())
}
