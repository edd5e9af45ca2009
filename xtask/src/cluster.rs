//! A PostgreSQL of one's own for the tests: in a temporary folder, on a socket there, gone at the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};

/// The variable in which the tests look for a server.
pub(crate) const VARIABLE: &str = "TEST_POSTGRES_URL";

/// Whoever runs the server if this program runs as root: PostgreSQL does not run as root.
const UNPRIVILEGED: &str = "postgres";

/// What becomes of a commit if the machine crashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disk {
    /// It is lost: for tests, which are over then anyway.
    Forgotten,
    /// It is on the disk before it is answered, as with whoever hosts: for measurements.
    Awaited,
}

/// A running server. It is stopped and its folder removed when this is dropped.
#[derive(Debug)]
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
}

impl Cluster {
    /// Makes and starts a server that nobody else knows of.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub(crate) fn start(disk: Disk) -> anyhow::Result<Self> {
        let programs = programs()?;
        // Short: the path of a socket has at most 107 bytes.
        let folder = std::env::temp_dir().join(format!("mu-postgres-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("the folder {} is new", folder.display()))?;
        let cluster = Self { programs, folder };
        if is_root() {
            cluster.run(Command::new("chown").arg(UNPRIVILEGED).arg(&cluster.folder))?;
        }
        let data = cluster.data();
        let mut initdb = cluster.command("initdb");
        initdb.args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync"]);
        cluster.run(initdb.arg("--pgdata").arg(&data))?;
        // The socket only: no port that could be taken.
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={} {} -c max_connections=400 -c shared_buffers=64MB",
            cluster.folder.display(),
            match disk {
                Disk::Forgotten => "-c fsync=off -c full_page_writes=off",
                Disk::Awaited => "",
            }
        );
        let log = cluster.folder.join("log");
        let mut start = cluster.command("pg_ctl");
        start.args(["start", "--wait", "--silent", "--options"]).arg(options);
        start.arg("--pgdata").arg(&data).arg("--log").arg(&log);
        let started = cluster.run(&mut start);
        started.with_context(|| fs::read_to_string(&log).unwrap_or_default())?;
        Ok(cluster)
    }

    /// How the tests reach it.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of its programs, to be run by somebody who is not root.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut as_other = Command::new("runuser");
            as_other.args(["-u", UNPRIVILEGED, "--"]).arg(program);
            as_other
        } else {
            Command::new(program)
        };
        // Not the folder of whoever calls, which the other user may not be able to see.
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }

    /// Runs a command; what it says is told if it fails.
    fn run(&self, command: &mut Command) -> anyhow::Result<()> {
        // Into a file: the server that is started would keep a pipe open.
        let path = self.folder.join("said");
        let said = fs::File::create(&path).context("a file in the folder of the server")?;
        command.stdout(said.try_clone()?).stderr(said);
        let ended =
            command.status().with_context(|| format!("{} starts", command.get_program().display()))?;
        ensure!(ended.success(), "{command:?} failed: {}", fs::read_to_string(path).unwrap_or_default());
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "--wait", "--silent", "--mode=immediate", "--pgdata"]).arg(self.data());
        // It may never have been started.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of PostgreSQL's own programs: beside those in the path, or where Debian keeps them.
fn programs() -> anyhow::Result<PathBuf> {
    let beside = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let of_debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut of_debian: Vec<PathBuf> = of_debian.map(|version| version.path().join("bin")).collect();
    of_debian.sort();
    let is_whole =
        |folder: &PathBuf| ["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).exists());
    let found = of_debian.into_iter().rev().chain(beside).find(is_whole);
    let Some(found) = found else {
        bail!("PostgreSQL is missing: install it (Debian: apt install postgresql)")
    };
    Ok(found)
}

/// Whether this program runs as root: files of its own then belong to nobody else.
fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

/// Runs a command with a server of its own; says whether it went well.
pub(crate) fn with_server(root: &Path, disk: Disk, words: &[String]) -> anyhow::Result<bool> {
    let [program, rest @ ..] = words else { bail!("which command shall be run with PostgreSQL?") };
    let cluster = Cluster::start(disk)?;
    let mut command = Command::new(program);
    command.args(rest).current_dir(root).env(VARIABLE, cluster.url());
    Ok(command.status().with_context(|| format!("{program} starts"))?.success())
}
