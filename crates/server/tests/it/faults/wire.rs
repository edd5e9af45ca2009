//! A connection to PostgreSQL that is cut on demand: a proxy that counts what is asked of the database.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::Trouble;

/// When a connection is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// Before the database has heard the message.
    Before = 0,
    /// When it has, before its answer.
    After = 1,
}

/// A proxy before the PostgreSQL of the tests.
#[derive(Debug)]
pub(super) struct Wire {
    port: u16,
    plan: Arc<Plan>,
}

#[derive(Debug, Default)]
struct Plan {
    asked: AtomicU64,
    first: AtomicU64,
    last: AtomicU64,
    cut: AtomicU64,
    failed: AtomicU64,
}

impl Plan {
    /// Whether the next message is cut, and how.
    fn next(&self) -> Option<Cut> {
        let number = self.asked.fetch_add(1, Ordering::SeqCst) + 1;
        let last = self.last.load(Ordering::SeqCst);
        if number < self.first.load(Ordering::SeqCst) || number > last {
            return None;
        }
        self.failed.fetch_add(1, Ordering::SeqCst);
        Some(if self.cut.load(Ordering::SeqCst) == 0 { Cut::Before } else { Cut::After })
    }
}

impl Wire {
    /// A proxy before the server of a URL with the folder of its socket; none if there is no such server.
    pub(super) fn new(url: &str) -> Option<Self> {
        let folder = url.split_once("host=")?.1.split('&').next()?.to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let plan = Arc::<Plan>::default();
        let here = Arc::clone(&plan);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (plan, folder) = (Arc::clone(&here), folder.clone());
                thread::spawn(move || carry(&client, &folder, &plan));
            }
        });
        Some(Self { port, plan })
    }

    /// The way through the proxy to the same database.
    pub(super) fn through(&self, url: &str) -> String {
        let path = url.split_once("options").unwrap().1;
        format!("postgres://postgres@127.0.0.1:{}/postgres?sslmode=disable&options{path}", self.port)
    }
}

/// Carries one connection until it ends or is cut.
fn carry(client: &TcpStream, folder: &str, plan: &Plan) -> Option<()> {
    let server = UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).ok()?;
    let (mut from, mut to) = (server.try_clone().ok()?, client.try_clone().ok()?);
    thread::spawn(move || {
        let _ = std::io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
    let done = ask(client, &server, plan);
    let _ = client.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Write);
    done
}

/// Passes on one message after the other.
fn ask(mut client: &TcpStream, mut server: &UnixStream, plan: &Plan) -> Option<()> {
    // The first message of a connection has no letter.
    let mut is_first = true;
    loop {
        let mut message = vec![0; if is_first { 4 } else { 5 }];
        client.read_exact(&mut message).ok()?;
        let length = u32::from_be_bytes(message[message.len() - 4..].try_into().ok()?);
        let head = message.len();
        message.resize(head - 4 + length as usize, 0);
        client.read_exact(&mut message[head..]).ok()?;
        // Questions: a simple query, or the end of an extended one.
        let cut = if !is_first && [b'Q', b'S'].contains(&message[0]) { plan.next() } else { None };
        match cut {
            Some(Cut::Before) => return None,
            Some(Cut::After) => {
                server.write_all(&message).ok()?;
                let _ = client.shutdown(Shutdown::Both);
                return None;
            }
            None => server.write_all(&message).ok()?,
        }
        is_first = false;
    }
}

impl Trouble for Wire {
    type Kind = Cut;

    fn under(&self, _: &mut Command) {}

    fn fail(&self, cut: Cut, later: u64, count: u64) {
        let first = self.plan.asked.load(Ordering::SeqCst) + 1 + later;
        self.plan.failed.store(0, Ordering::SeqCst);
        self.plan.cut.store(cut as u64, Ordering::SeqCst);
        self.plan.first.store(first, Ordering::SeqCst);
        self.plan.last.store(first.saturating_add(count - 1), Ordering::SeqCst);
    }

    fn mend(&self) {
        self.plan.last.store(0, Ordering::SeqCst);
    }

    fn asked(&self) -> u64 {
        self.plan.asked.load(Ordering::SeqCst)
    }

    fn failed(&self) -> u64 {
        self.plan.failed.load(Ordering::SeqCst)
    }
}
