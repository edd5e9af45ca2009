//! A table as its two people know it from their pages.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A table of two people.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) path: String,
    /// The session of each.
    pub(crate) cookies: [String; 2],
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// The newest version that a page has shown.
    seq: u64,
    /// Who may choose on it, and what.
    choice: Option<(usize, Vec<Value>)>,
    /// A click whose effect the other person has not seen yet.
    click: Option<Click>,
}

#[derive(Clone, Copy, Debug)]
struct Click {
    seat: usize,
    seq: u64,
    at: Instant,
}

/// A move to be sent.
#[derive(Debug)]
pub(crate) struct Move {
    pub(crate) seat: usize,
    pub(crate) act: Value,
}

impl Table {
    pub(crate) fn new(path: String, cookies: [String; 2]) -> Self {
        Self { path, cookies, known: Mutex::default() }
    }

    /// A click at this moment, if somebody is to choose and everybody has seen the last one.
    pub(crate) fn click(&self, at: Instant) -> Option<Move> {
        let mut known = self.known();
        if known.click.is_some() {
            return None;
        }
        let (seat, acts) = known.choice.take()?;
        let seq = known.seq;
        // Another one each time, and the same in every run.
        let picks = acts[usize::try_from(seq * 7 + 3).unwrap() % acts.len()]["p"].clone();
        known.click = Some(Click { seat, seq, at });
        let letter = ["a", "b"][seat];
        Some(Move { seat, act: json!({ "seq": seq, "key": format!("k{seq}"), "seat": letter, "p": picks }) })
    }

    /// A click came to nothing.
    pub(crate) fn refused(&self) {
        self.known().click = None;
    }

    /// What an event tells the person on this seat; gives how long the click of the other one took to be
    /// seen here.
    pub(crate) fn hear(&self, seat: usize, event: &[u8]) -> Option<Duration> {
        let seq = number_after(event, b"\nid: ")?;
        let legal = legal(event);
        let mut known = self.known();
        if seq > known.seq {
            (known.seq, known.choice) = (seq, None);
        }
        if seq == known.seq
            && let Some(acts) = legal.filter(|acts| !acts.is_empty())
        {
            known.choice = Some((seat, acts));
        }
        let click = known.click.filter(|click| click.seat != seat && seq > click.seq)?;
        known.click = None;
        Some(click.at.elapsed())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap()
    }
}

fn number_after(event: &[u8], mark: &[u8]) -> Option<u64> {
    let at = find(event, mark)? + mark.len();
    let digits = event[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&event[at..at + digits]).ok()?.parse().ok()
}

/// The acts that are allowed and need no more than clicks; the rest of the event is not read.
fn legal(event: &[u8]) -> Option<Vec<Value>> {
    let mark = b"\"legal\":";
    let text = &event[find(event, mark)? + mark.len()..];
    let mut legal: Value = serde_json::Deserializer::from_slice(text).into_iter().next()?.ok()?;
    let acts = legal["acts"].as_array_mut().map(std::mem::take)?;
    let is_plain = |act: &Value| act["p"].as_array().is_some_and(|picks| picks.iter().all(Value::is_string));
    Some(acts.into_iter().filter(is_plain).collect())
}

fn find(text: &[u8], mark: &[u8]) -> Option<usize> {
    text.windows(mark.len()).position(|window| window == mark)
}
