//! A connection to PostgreSQL that fails on demand: a proxy that counts what is asked of the database.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use super::Trouble;

/// How a connection fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It is cut before the database has heard the message.
    Unheard = 0,
    /// It is cut when the database has heard the message, before its answer.
    Unanswered = 1,
    /// The database hears the message; its answer is of a kind that there is not.
    Garbled = 2,
    /// The same, and the kind is right but nothing of what is in it.
    Rubbish = 3,
    /// The database hears the message a third of a second later.
    Delayed = 4,
    /// The database hears everything and answers nothing, on any connection, until all is well again.
    Silent = 5,
}

impl Kind {
    const ALL: [Self; 6] =
        [Self::Unheard, Self::Unanswered, Self::Garbled, Self::Rubbish, Self::Delayed, Self::Silent];
}

/// A proxy before the PostgreSQL of the tests.
#[derive(Debug)]
pub(super) struct Wire {
    port: u16,
    plan: Arc<Plan>,
}

#[derive(Debug, Default)]
pub(super) struct Plan {
    asked: AtomicU64,
    first: AtomicU64,
    last: AtomicU64,
    kind: AtomicU64,
    failed: AtomicU64,
}

impl Plan {
    /// What happens to the next message, if anything does.
    fn next(&self) -> Option<Kind> {
        let number = self.asked.fetch_add(1, Ordering::SeqCst) + 1;
        if !self.concerns(number) {
            return None;
        }
        self.failed.fetch_add(1, Ordering::SeqCst);
        Kind::ALL.get(usize::try_from(self.kind.load(Ordering::SeqCst)).ok()?).copied()
    }

    fn concerns(&self, number: u64) -> bool {
        (self.first.load(Ordering::SeqCst)..=self.last.load(Ordering::SeqCst)).contains(&number)
    }

    /// Whether no answer passes now.
    fn is_silent(&self) -> bool {
        self.kind.load(Ordering::SeqCst) == Kind::Silent as u64
            && self.concerns(self.asked.load(Ordering::SeqCst))
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
pub(super) fn carry(client: &TcpStream, folder: &str, plan: &Arc<Plan>) -> Option<()> {
    let server = UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).ok()?;
    client.set_nodelay(true).ok()?;
    let (from, to) = (server.try_clone().ok()?, client.try_clone().ok()?);
    let spoilt = Arc::<Spoilt>::default();
    let (here, theirs) = (Arc::clone(plan), Arc::clone(&spoilt));
    thread::spawn(move || {
        answer(&from, &to, &here, &theirs);
        let _ = to.shutdown(Shutdown::Both);
    });
    let done = ask(client, &server, plan, &spoilt);
    let _ = client.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Write);
    done
}

/// What is wrong with the next answer of a connection.
#[derive(Debug, Default)]
struct Spoilt {
    is_garbled: AtomicBool,
    is_rubbish: AtomicBool,
}

/// Passes on one question after the other.
fn ask(mut client: &TcpStream, mut server: &UnixStream, plan: &Plan, spoilt: &Spoilt) -> Option<()> {
    // The first message of a connection has no letter.
    let mut is_first = true;
    loop {
        let message = message(&mut client, if is_first { 4 } else { 5 })?;
        // Questions: a simple query, or the end of an extended one.
        let kind = if !is_first && [b'Q', b'S'].contains(&message[0]) { plan.next() } else { None };
        match kind {
            Some(Kind::Unheard) => return None,
            Some(Kind::Unanswered) => {
                server.write_all(&message).ok()?;
                let _ = client.shutdown(Shutdown::Both);
                return None;
            }
            Some(Kind::Garbled) => spoilt.is_garbled.store(true, Ordering::SeqCst),
            Some(Kind::Rubbish) => spoilt.is_rubbish.store(true, Ordering::SeqCst),
            Some(Kind::Delayed) => thread::sleep(Duration::from_millis(333)),
            Some(Kind::Silent) | None => {}
        }
        server.write_all(&message).ok()?;
        is_first = false;
    }
}

/// Passes on one answer after the other.
fn answer(mut server: &UnixStream, mut client: &TcpStream, plan: &Plan, spoilt: &Spoilt) -> Option<()> {
    loop {
        let mut message = message(&mut server, 5)?;
        while plan.is_silent() {
            thread::sleep(Duration::from_millis(1));
        }
        if spoilt.is_garbled.swap(false, Ordering::SeqCst) {
            message[0] ^= 0x80;
        }
        if spoilt.is_rubbish.swap(false, Ordering::SeqCst) {
            message[5..].fill(0xff);
        }
        client.write_all(&message).ok()?;
    }
}

/// The next message, the head of which has so many bytes: a letter, except in the first one, and the length.
fn message(from: &mut impl Read, head: usize) -> Option<Vec<u8>> {
    let mut message = vec![0; head];
    from.read_exact(&mut message).ok()?;
    let length = u32::from_be_bytes(message[head - 4..].try_into().ok()?);
    message.resize(head - 4 + length as usize, 0);
    from.read_exact(&mut message[head..]).ok()?;
    Some(message)
}

impl Trouble for Wire {
    type Kind = Kind;

    fn under(&self, _: &mut Command) {}

    fn fail(&self, kind: Kind, later: u64, count: u64) {
        let first = self.plan.asked.load(Ordering::SeqCst) + 1 + later;
        self.plan.failed.store(0, Ordering::SeqCst);
        self.plan.kind.store(kind as u64, Ordering::SeqCst);
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
