//! The server as a process of its own.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::{App, Config, Limits, Rehearsal, serve_house};
use store::Store;
use tokio::net::TcpListener;

use crate::run::Run;

/// The variable that names the database of a server.
const DATABASE: &str = "MU_LOAD_DATABASE";

/// The variable that says after how many seconds tables leave the memory.
const REST: &str = "MU_LOAD_REST";

/// Whether this process is to be the server.
pub(crate) fn is_child() -> bool {
    std::env::var_os(DATABASE).is_some()
}

/// Serves until it is stopped. Everything is as hosts have it, but for the number of open streams and for luck,
/// which is the same in every run.
pub(crate) async fn serve() {
    let store = Store::connect(&std::env::var(DATABASE).unwrap()).await.unwrap();
    let many = 1 << 20;
    let mut config = Config {
        limits: Limits { streams: many, connections: many, ..Limits::default() },
        rehearsal: Some(Rehearsal::of(1)),
        ..Config::default()
    };
    if let Some(rest) = std::env::var(REST).ok().and_then(|seconds| seconds.parse().ok()) {
        config.rest = Duration::from_secs(rest);
    }
    let app = App::of(catalog::games(), store, config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("listening on {}", listener.local_addr().unwrap());
    serve_house(listener, app).await;
}

/// A build of this program, whose server is asked.
#[derive(Clone, Debug)]
pub(crate) struct Build {
    /// What it is called in what is told.
    pub(crate) name: &'static str,
    program: PathBuf,
}

impl Build {
    /// This program.
    pub(crate) fn own() -> Self {
        Self { name: "this", program: std::env::current_exe().unwrap() }
    }

    /// Another build of it.
    pub(crate) const fn other(program: PathBuf) -> Self {
        Self { name: "other", program }
    }
}

/// A running server. It and its file are gone when this is dropped.
pub(crate) struct Site {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Site {
    pub(crate) fn start(run: &Run, build: &Build) -> Self {
        Self::with(run, Command::new(&build.program))
    }

    /// The same under callgrind.
    ///
    /// # Panics
    /// If there is no Valgrind.
    pub(crate) fn counted(run: &Run, build: &Build) -> Self {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(&build.program);
        command.stderr(Stdio::piped());
        Self::with(run, command)
    }

    fn with(run: &Run, mut command: Command) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = format!("sqlite://{}?mode=rwc", folder.path().join("mu.sqlite").display());
        command.env(DATABASE, run.database.clone().unwrap_or(file)).stdout(Stdio::piped());
        if let Some(rest) = run.rest {
            command.env(REST, rest.to_string());
        }
        let mut child =
            command.spawn().unwrap_or_else(|cause| panic!("{command:?} cannot be started: {cause}"));
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = said.find_map(|line| line.unwrap().strip_prefix("listening on ")?.parse().ok());
        Self { child, address: address.expect("the server says where it is"), _folder: folder }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Stops a counted server; gives how many instructions it has carried out.
    pub(crate) fn instructions(mut self) -> u64 {
        use rustix::process::{Pid, Signal, kill_process};
        let id = Pid::from_raw(self.child.id().try_into().unwrap()).unwrap();
        kill_process(id, Signal::TERM).unwrap();
        let mut told = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        let number = told.lines().find_map(|line| Some(line.split_once("Collected : ")?.1));
        number.unwrap_or_else(|| panic!("{told}")).trim().parse().unwrap()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
