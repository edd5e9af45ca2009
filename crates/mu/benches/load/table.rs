//! A table as its people know it from their pages.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A table and those who sit at it.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) path: String,
    /// The session of each seat, `a` first.
    pub(crate) cookies: Vec<String>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// The seats whose pages are open.
    open: BTreeSet<usize>,
    /// The newest version that a page has shown.
    seq: u64,
    /// Who may choose on it.
    chooses: Option<usize>,
    /// What each seat was offered last: it is told again only when it changes.
    offers: BTreeMap<usize, Vec<Value>>,
    /// How many clicks were refused on it.
    refused: usize,
    /// A click whose effect not all open pages have shown yet.
    click: Option<Click>,
}

#[derive(Clone, Debug)]
struct Click {
    seq: u64,
    at: Instant,
    /// The seats whose pages are still to show it.
    unseen: BTreeSet<usize>,
}

/// A move to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) seat: usize,
    pub(crate) act: Value,
}

impl Table {
    pub(crate) fn new(path: String, cookies: Vec<String>) -> Self {
        Self { path, cookies, known: Mutex::default() }
    }

    /// A click at this moment, if somebody is to choose and every open page has shown the last one.
    pub(crate) fn click(&self, at: Instant) -> Option<Move> {
        let mut known = self.known();
        if known.click.is_some() {
            return None;
        }
        let (seat, seq) = (known.chooses?, known.seq);
        let acts = &known.offers[&seat];
        // Another one each time, and the same in every run.
        let turn = usize::try_from(seq).unwrap() * 7 + 3 + known.refused;
        let action = action(&acts[turn % acts.len()], turn);
        known.click = Some(Click { seq, at, unseen: known.open.clone() });
        let letter = char::from(b'a' + u8::try_from(seat).unwrap()).to_string();
        Some(Move {
            seat,
            act: json!({ "seq": seq, "key": format!("k{seq}-{}", known.refused), "seat": letter, "action": action }),
        })
    }

    /// A click came to nothing.
    pub(crate) fn refused(&self) {
        let mut known = self.known();
        (known.click, known.refused) = (None, known.refused + 1);
    }

    /// Whether the last click has been seen by everybody.
    pub(crate) fn rests(&self) -> bool {
        self.known().click.is_none()
    }

    /// The page of a seat is open.
    pub(crate) fn opened(&self, seat: usize) {
        self.known().open.insert(seat);
    }

    /// What an event tells the person on this seat; gives how long a click took to be seen here.
    pub(crate) fn hear(&self, seat: usize, event: &[u8]) -> Option<Duration> {
        let seq = number_after(event, b"\nid: ")?;
        let legal = legal(event);
        let mut known = self.known();
        if seq > known.seq {
            (known.seq, known.chooses, known.refused) = (seq, None, 0);
        }
        if let Some(acts) = legal {
            known.offers.insert(seat, acts);
        }
        if seq == known.seq && known.offers.get(&seat).is_some_and(|acts| !acts.is_empty()) {
            known.chooses = Some(seat);
        }
        let click = known.click.as_mut().filter(|click| seq > click.seq)?;
        let wait = click.unseen.remove(&seat).then(|| click.at.elapsed());
        if click.unseen.is_empty() {
            known.click = None;
        }
        wait
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap()
    }
}

/// An action that an act allows; of a set another part each turn.
fn action(act: &Value, turn: usize) -> String {
    let text = act["text"].as_str().unwrap();
    let Some(set) = act["p"].as_array().unwrap().last().filter(|step| step.is_object()) else {
        return text.into();
    };
    let bound = |name: &str| usize::try_from(set[name].as_u64().unwrap()).unwrap();
    let count = bound("min") + turn % (bound("max") - bound("min") + 1);
    let items = set["called"].as_array().unwrap();
    let chosen = items.iter().cycle().skip(turn % items.len().max(1)).take(count);
    host::filled(text, chosen.map(|one| one.as_str().unwrap()))
}

fn number_after(event: &[u8], mark: &[u8]) -> Option<u64> {
    let at = find(event, mark)? + mark.len();
    let digits = event[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&event[at..at + digits]).ok()?.parse().ok()
}

/// The acts that are allowed; the rest of the event is not read.
fn legal(event: &[u8]) -> Option<Vec<Value>> {
    let mark = b"\"legal\":";
    let text = &event[find(event, mark)? + mark.len()..];
    let mut legal: Value = serde_json::Deserializer::from_slice(text).into_iter().next()?.ok()?;
    legal["acts"].as_array_mut().map(std::mem::take)
}

fn find(text: &[u8], mark: &[u8]) -> Option<usize> {
    text.windows(mark.len()).position(|window| window == mark)
}
