//! How much of a table is sent when somebody moves.

use axum::http::{StatusCode, header};
use engine::Rng;
use host::Entry;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::events::Events;
use crate::offers::action;
use crate::place::fresh;
use crate::real_site;
use crate::weight::SAFE;

/// The most bytes that half of all events, and 95 of 100, may have on the wire, as a browser receives them.
const WIRE: Bytes = Bytes { half: 3_000, nearly_all: 8_000 };
/// The same before compression: a little above what was measured, as no two games are the same. The aim is 3 000 and
/// 8 000. Whoever makes cells lighter lowers them.
const PLAIN: [(&str, Bytes); 4] = [
    ("m", Bytes { half: 3_600, nearly_all: 12_500 }),
    ("tricks", Bytes { half: 3_000, nearly_all: 9_200 }),
    ("isle", Bytes { half: 3_000, nearly_all: 7_800 }),
    ("city", Bytes { half: 300, nearly_all: 23_000 }),
];
/// An answer to a choice has at most so many.
const ANSWER_MAX: usize = 1_000;
/// How many moves are watched in a game.
const MOVES: usize = 60;

/// How many bytes half of all events have at most, and 95 of 100.
#[derive(Clone, Copy, Debug)]
struct Bytes {
    half: usize,
    nearly_all: usize,
}

impl Bytes {
    fn of(mut events: Vec<usize>) -> Self {
        events.sort_unstable();
        Self { half: events[events.len() / 2], nearly_all: events[events.len() * 95 / 100] }
    }

    const fn fit(self, most: Self) -> bool {
        self.half <= most.half && self.nearly_all <= most.nearly_all
    }
}

/// How long an event is: its data, and all of it as it comes.
#[derive(Clone, Copy)]
struct Length {
    plain: usize,
    wire: usize,
}

/// A person at the table, with the open page.
struct Player {
    browser: Browser,
    events: Events,
    /// The version that the page shows, and what may be chosen there.
    seq: u64,
    acts: Vec<Value>,
}

impl Player {
    /// Reads events up to one of this version or a later one. Gives how long they are.
    async fn hear(&mut self, seq: u64) -> Vec<Length> {
        let mut lengths = Vec::new();
        while self.seq < seq {
            let before = self.events.received;
            let event = self.events.next().await.expect("every page is told of every move");
            if event.name != "table" {
                continue;
            }
            lengths.push(Length { plain: event.data.len(), wire: self.events.received - before });
            let update = event.json();
            self.seq = update["seq"].as_u64().unwrap();
            if let Some(acts) = update["legal"]["acts"].as_array() {
                self.acts.clone_from(acts);
            }
        }
        lengths
    }
}

/// Four people sit down at a game.
async fn four(entry: &Entry) -> (String, Vec<Player>) {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    let form =
        [("game", entry.name), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open"), ("seat.d", "open")];
    let path = anna.post("/new", &form).await.location();
    let mut browsers = vec![anna];
    for name in ["Ben", "Cleo", "Dora"] {
        let mut browser = site.person(name).await;
        browser.post(&format!("{path}/sit"), &[]).await.location();
        browsers.push(browser);
    }
    browsers[0].post(&format!("{path}/start"), &[]).await.location();
    let mut players = Vec::new();
    for mut browser in browsers {
        let packed = [(header::ACCEPT_ENCODING.as_str(), SAFE)];
        let events = Events::open(&mut browser, &format!("{path}/events"), &packed).await;
        players.push(Player { browser, events, seq: 0, acts: Vec::new() });
    }
    (path, players)
}

/// The bytes of all events and answers of some moves.
async fn moves(entry: &Entry) -> (Vec<Length>, usize) {
    let (path, mut players) = four(entry).await;
    for player in &mut players {
        player.hear(1).await;
    }
    let (mut rng, mut events, mut longest) = (Rng::from_seed(5), Vec::new(), 0);
    for number in 0..MOVES {
        let Some(at) = players.iter().position(|player| !player.acts.is_empty()) else { break };
        let player = &mut players[at];
        let letter = char::from(b'a' + u8::try_from(at).unwrap()).to_string();
        let action = action(rng.pick(&player.acts).unwrap(), &mut rng);
        let act = json!({ "seq": player.seq, "key": format!("k{number}"), "seat": letter, "action": action });
        let answer = player.browser.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}: {act} {}", entry.name, answer.text);
        longest = longest.max(answer.text.len());
        let seq = answer.json()["seq"].as_u64().unwrap();
        for player in &mut players {
            events.extend(player.hear(seq).await);
        }
    }
    (events, longest)
}

#[tokio::test]
async fn a_move_sends_little_to_everybody() {
    for entry in catalog::games() {
        let (events, answer) = moves(entry).await;
        assert!(events.len() > MOVES, "{}: {} events", entry.name, events.len());
        let wire = Bytes::of(events.iter().map(|event| event.wire).collect());
        let plain = Bytes::of(events.iter().map(|event| event.plain).collect());
        eprintln!(
            "{:8} half of {} events at most {} bytes, 95 of 100 {}; before compression {}, {}; answers {answer}",
            entry.name,
            events.len(),
            wire.half,
            wire.nearly_all,
            plain.half,
            plain.nearly_all
        );
        let (_, most) = PLAIN.iter().find(|(name, _)| *name == entry.name).unwrap();
        assert!(wire.fit(WIRE), "{} on the wire: {wire:?}", entry.name);
        assert!(plain.fit(*most), "{} before compression: {plain:?}", entry.name);
        assert!(answer <= ANSWER_MAX, "{}: {answer}", entry.name);
    }
}
