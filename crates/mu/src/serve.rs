//! `mu serve`: the web table.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;

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
}

impl Serve {
    /// Serves until it is stopped.
    pub(crate) fn run(&self, _: &mut dyn Write) -> Result<(), Failure> {
        let bind = self.bind.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let address = SocketAddr::new(bind, self.port.unwrap_or(8080));
        let kept = self.database.clone().or_else(|| Some(self.data.as_ref()?.display().to_string()));
        let kept = kept.unwrap_or_else(|| "the data folder".into());
        Err(Failure::input(format!("this build has no web table to serve on {address} from {kept}")))
    }
}
