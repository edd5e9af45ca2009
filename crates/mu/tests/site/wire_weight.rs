//! How much of a table is sent when somebody moves.

use axum::http::StatusCode;
use engine::Rng;
use host::Entry;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::events::Events;
use crate::offers::action;
use crate::place::fresh;
use crate::real_site;

/// The most bytes that half of all events, and 95 of 100, have in each game before they are compressed: a little
/// above what was measured, as no two games are the same. The aim is 3 000 and 8 000. Whoever makes cells lighter
/// lowers them.
const CEILINGS: [(&str, usize, usize); 4] =
    [("m", 7_000, 18_000), ("tricks", 6_000, 13_000), ("isle", 3_500, 9_000), ("city", 3_500, 33_000)];
/// An answer to a choice has at most so many.
const ANSWER_MAX: usize = 1_000;
/// How many moves are watched in a game.
const MOVES: usize = 60;

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
    async fn hear(&mut self, seq: u64) -> Vec<usize> {
        let mut lengths = Vec::new();
        while self.seq < seq {
            let event = self.events.next().await.expect("every page is told of every move");
            if event.name != "table" {
                continue;
            }
            lengths.push(event.data.len());
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
        let events = Events::open(&mut browser, &format!("{path}/events"), &[]).await;
        players.push(Player { browser, events, seq: 0, acts: Vec::new() });
    }
    (path, players)
}

/// The bytes of all events and answers of some moves.
async fn moves(entry: &Entry) -> (Vec<usize>, usize) {
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
        let (mut events, answer) = moves(entry).await;
        events.sort_unstable();
        let (median, most) = (events[events.len() / 2], events[events.len() * 95 / 100]);
        eprintln!(
            "{:8} half of {} events at most {median} bytes, 95 of 100 {most}; answers {answer}",
            entry.name,
            events.len()
        );
        assert!(events.len() > MOVES, "{}: {} events", entry.name, events.len());
        let (_, half, nearly_all) = CEILINGS.iter().find(|(name, ..)| *name == entry.name).unwrap();
        assert!(median <= *half && most <= *nearly_all, "{}: {median}, {most}", entry.name);
        assert!(answer <= ANSWER_MAX, "{}: {answer}", entry.name);
    }
}
