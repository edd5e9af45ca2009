//! The server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::{Config, House, Limits, serve_house};
use store::Store;
use tokio::net::TcpListener;

use crate::Run;

/// The variable that names the database of a server.
const DATABASE: &str = "MU_LOAD_DATABASE";

/// The variable that says after how many seconds tables leave the memory.
const REST: &str = "MU_LOAD_REST";

/// Whether this process is to be the server.
pub(crate) fn is_child() -> bool {
    std::env::var_os(DATABASE).is_some()
}

/// Serves until it is stopped. Everything is as hosts have it, but for the number of open streams.
pub(crate) async fn serve() {
    let store = Store::connect(&std::env::var(DATABASE).unwrap()).await.unwrap();
    let many = 1 << 20;
    let mut config = Config {
        limits: Limits { streams: many, connections: many, ..Limits::default() },
        ..Config::default()
    };
    if let Some(rest) = std::env::var(REST).ok().and_then(|seconds| seconds.parse().ok()) {
        config.rest = Duration::from_secs(rest);
    }
    let house = House::of(catalog::games(), store, config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("listening on {}", listener.local_addr().unwrap());
    serve_house(listener, house).await;
}

/// A running server. It and its file are gone when this is dropped.
pub(crate) struct Site {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Site {
    pub(crate) fn start(run: &Run) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = format!("sqlite://{}?mode=rwc", folder.path().join("mu.sqlite").display());
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env(DATABASE, run.database.clone().unwrap_or(file)).stdout(Stdio::piped());
        if let Some(rest) = run.rest {
            command.env(REST, rest.to_string());
        }
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = said.find_map(|line| line.unwrap().strip_prefix("listening on ")?.parse().ok());
        Self { child, address: address.expect("the server says where it is"), _folder: folder }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
