//! A PostgreSQL on another machine: a proxy in a network of its own, the line to which can be cut.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use super::Trouble;
use super::wire::{Plan, carry};

/// The variable that names the folder of the database's socket to a proxy that is run alone.
const FOLDER: &str = "MU_WIRE_FOLDER";

/// Where the proxy listens in its own network.
const PORT: u16 = 5432;

/// Run alone by [`Apart::new`]: the proxy, until it is killed.
#[test]
fn child_that_carries() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let listener = TcpListener::bind(("0.0.0.0", PORT)).unwrap();
    eprintln!("carrying");
    for client in listener.incoming().flatten() {
        let folder = folder.clone();
        thread::spawn(move || carry(&client, &folder, &Arc::<Plan>::default()));
    }
}

/// Another machine. It is gone when this is dropped.
#[derive(Debug)]
pub(super) struct Apart {
    /// The first three numbers of the addresses, and the last one of ours; its own is the next.
    address: (String, u8),
    folder: String,
    /// The one that is there now, after those that it has replaced.
    machines: Vec<Machine>,
}

#[derive(Debug)]
struct Machine {
    /// The name of its network; that of the first one is the name of our end of the line, too.
    name: String,
    proxy: Child,
}

impl Apart {
    /// Another machine with the PostgreSQL of a URL; none if there is no such server, or nobody may make networks
    /// here, which takes `ip` and its rights.
    pub(super) fn new(url: &str) -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let folder = url.split_once("host=")?.1.split('&').next()?.to_owned();
        let ours = u8::try_from(4 * COUNT.fetch_add(1, Ordering::SeqCst) + 1).ok()?;
        let address = (format!("10.213.{}", std::process::id() % 256), ours);
        let mut apart = Self { address, folder, machines: Vec::new() };
        if !apart.start() {
            eprintln!("not tried: no network of its own can be made here");
            return None;
        }
        Some(apart)
    }

    /// The way to the same database on the other machine.
    pub(super) fn through(&self, url: &str) -> String {
        let path = url.split_once("options").unwrap().1;
        let (net, ours) = &self.address;
        let theirs = ours + 1;
        format!("postgres://postgres@{net}.{theirs}:{PORT}/postgres?sslmode=disable&options{path}")
    }

    fn name(&self) -> &str {
        &self.machines.last().unwrap().name
    }

    /// Starts another machine with the same address and connects it; says whether that went well. The one that was
    /// there before closes no connection: it goes on, cut off.
    pub(super) fn start(&mut self) -> bool {
        let (net, ours) = &self.address;
        let theirs = ours + 1;
        let name = format!("mu{}-{ours}-{}", std::process::id(), self.machines.len());
        let line = match self.machines.last() {
            Some(before) => vec![format!("-n {} link set line netns {name}", before.name)],
            None => vec![
                format!("link add {name} type veth peer name line netns {name}"),
                format!("addr add {net}.{ours}/30 dev {name}"),
                format!("link set {name} up"),
            ],
        };
        let steps = [
            vec![format!("netns add {name}")],
            line,
            vec![
                format!("-n {name} addr add {net}.{theirs}/30 dev line"),
                format!("-n {name} link set line up"),
            ],
        ];
        if !steps.iter().flatten().all(|step| ip(step)) {
            ip(&format!("netns del {name}"));
            return false;
        }
        let mut proxy = Command::new("ip")
            .args(["netns", "exec", &name])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "faults::apart::child_that_carries", "--nocapture"])
            .env(FOLDER, &self.folder)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(proxy.stderr.take().unwrap()).lines();
        self.machines.push(Machine { name, proxy });
        said.any(|line| line.is_ok_and(|line| line == "carrying"))
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.proxy.kill();
        let _ = self.proxy.wait();
        ip(&format!("link del {}", self.name));
        ip(&format!("netns del {}", self.name));
    }
}

/// A command about networks; says whether it went well.
fn ip(words: &str) -> bool {
    let mut command = Command::new("ip");
    command.args(words.split(' ')).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|ended| ended.success())
}

impl Trouble for Apart {
    type Kind = ();

    fn under(&self, _: &mut Command) {}

    /// Cuts the line: what is sent is lost without a word.
    fn fail(&self, (): (), _: u64, _: u64) {
        assert!(ip(&format!("-n {} link set line down", self.name())));
    }

    fn mend(&self) {
        assert!(ip(&format!("-n {} link set line up", self.name())));
    }

    fn asked(&self) -> u64 {
        0
    }

    fn failed(&self) -> u64 {
        0
    }
}
