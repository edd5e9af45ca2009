//! Non-interference on the wire: two sites that differ only in what a visitor may not know send that
//! visitor the same bytes — pages, streams, answers and refusals — until the difference is shown.
//!
//! The two worlds are the same table, with the same people and the same secret, but one card that the
//! visitor cannot see has changed places with another.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use engine::{Rng, Seat, Token};
use serde_json::{Value, json};
use store::{
    Moment, NewEntry, NewTable, Person, PersonId, SeatKind, SeatRecord, SessionHash, Store, TableId,
};
use words::Language;

use crate::browser::{Answer, Browser, Site};
use crate::stream::{Event, Events};

const PATH: &str = "/t/amber-otter-k7m";
const NAMES: [&str; 3] = ["Anna", "Ben", "Cleo"];

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Visitor {
    /// Sits on the first seat.
    First,
    /// Sits nowhere.
    Spectator,
    /// Has the first two seats at one device, and nobody has taken it yet.
    Covered,
}

/// One of the two sites.
struct World {
    site: Site,
    /// The people by their seats.
    people: Vec<Browser>,
    visitor: Browser,
    stream: Events,
    heard: Vec<Event>,
}

/// The hands of a deal, one a seat, and the numbers that nobody holds.
#[derive(Clone, Debug)]
struct Hands {
    held: Vec<Vec<u8>>,
    left: Vec<u8>,
}

impl Hands {
    fn deal(rng: &mut Rng) -> Self {
        let mut numbers: Vec<u8> = (1..=18).collect();
        rng.shuffle(&mut numbers);
        let held = numbers.chunks(3).take(3).map(<[u8]>::to_vec).collect();
        Self { held, left: numbers[9..].to_vec() }
    }

    /// One number that is hidden from the visitor changes places with another.
    fn vary(&self, visitor: Visitor, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        let hidden: &[usize] = if visitor == Visitor::First { &[1, 2] } else { &[0, 1, 2] };
        let seat = *rng.pick(hidden).unwrap();
        let at = rng.below(3) as usize;
        if rng.chance(1, 2) {
            let left = rng.below(9) as usize;
            std::mem::swap(&mut other.held[seat][at], &mut other.left[left]);
        } else {
            let hidden: Vec<usize> = hidden.iter().copied().filter(|&other| other != seat).collect();
            let neighbour = *rng.pick(&hidden).unwrap();
            let there = other.held[neighbour][at];
            other.held[neighbour][at] = std::mem::replace(&mut other.held[seat][at], there);
        }
        other
    }

    fn text(&self) -> String {
        let hand = |(seat, hand): (Seat, &Vec<u8>)| {
            let mut hand = hand.clone();
            hand.sort_unstable();
            let numbers: Vec<String> = hand.iter().map(u8::to_string).collect();
            format!("{seat}={}", numbers.join(","))
        };
        let hands: Vec<String> = Seat::all(3).zip(&self.held).map(hand).collect();
        format!("! deal {}", hands.join(" "))
    }
}

impl World {
    async fn with(hands: &Hands, visitor: Visitor) -> Self {
        let store = Store::in_memory().await.unwrap();
        let now = Moment(1_800_000_000);
        let mut seats = Vec::new();
        let mut tokens = Vec::new();
        for (seat, name) in Seat::all(3).zip(NAMES) {
            let id = PersonId::new(name);
            let token = Token::new([seat.letter() as u8; 32]);
            let person = Person { id: id.clone(), name: name.into(), language: Language::English };
            store.add_person(&person, now).await.unwrap();
            let hash = SessionHash(token.commitment().to_string());
            store.begin_session(&hash, &id, Moment::now()).await.unwrap();
            tokens.push(token.to_string());
            let shares_device = visitor == Visitor::Covered && seat.index() == 1;
            let holder = if shares_device { PersonId::new(NAMES[0]) } else { id };
            seats.push(SeatRecord {
                kind: SeatKind::Person,
                person: Some(holder),
                name: name.into(),
                ..SeatRecord::open(seat)
            });
        }
        let table = NewTable {
            id: TableId::new("amber-otter-k7m"),
            game: "toy".into(),
            rules: 1,
            options: [("players", "3"), ("rounds", "2"), ("lowest_wins", "false"), ("fault", "none")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .to_vec(),
            name: String::new(),
            listed: true,
            host: PersonId::new(NAMES[0]),
            secret: Token::new([9; 32]),
            rematch_of: None,
            seats,
        };
        store.open_table(&table, now).await.unwrap();
        let (record, _) = store.table(&table.id).await.unwrap().unwrap();
        let deal = NewEntry { text: hands.text(), request: None };
        store.start_table(&record, &[deal], now).await.unwrap();

        let site = Site::over(store).await;
        let known = |token: &String| {
            let mut browser = site.browser();
            browser.cookies.insert("mu".into(), token.clone());
            browser
        };
        let people: Vec<Browser> = tokens.iter().map(known).collect();
        let mut eyes = if visitor == Visitor::Spectator { site.browser() } else { people[0].clone() };
        let stream = Events::open(&mut eyes, &format!("{PATH}/events?after=1"), &[]).await;
        Self { site, people, visitor: eyes, stream, heard: Vec::new() }
    }

    /// Everything that the visitor can get at this moment, by its name.
    async fn everything(&mut self) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        for path in [PATH, &format!("{PATH}/describe"), &format!("{PATH}/save")] {
            let answer = self.visitor.get(path).await;
            all.insert(path.to_owned(), format!("{} {}", answer.status, answer.text));
        }
        all.insert("/".into(), without_promises(&self.visitor.get("/").await.text));
        let mut fresh = Events::open(&mut self.visitor, &format!("{PATH}/events"), &[]).await;
        all.insert("the state".into(), fresh.next().await.unwrap().data);
        let (seq, own) = acts(&self.visitor.get(PATH).await);
        for number in 0..20 {
            let pick = vec![format!("n.{number}")];
            if own.contains(&pick) {
                continue;
            }
            // Half of them at the seat that may be the visitor’s, half at others.
            let seat = ["a", "b", "a", "c"][number % 4];
            let act = json!({ "seq": seq, "key": "try", "seat": seat, "p": pick });
            let refused = self.visitor.json(&format!("{PATH}/act"), &act).await;
            assert!(refused.status.is_client_error(), "{act}: {}", refused.text);
            all.insert(format!("trying {act}"), format!("{} {}", refused.status, refused.text));
        }
        let undone = self.visitor.json(&format!("{PATH}/undo"), &json!({ "seq": seq, "key": "back" })).await;
        all.insert("taking back".into(), format!("{} {}", undone.status, undone.text));
        all
    }

    /// What a seat may do, as its person's page says.
    async fn acts_of(&mut self, seat: usize) -> (u64, Vec<Vec<String>>) {
        acts(&self.people[seat].get(PATH).await)
    }

    async fn act(&mut self, seat: usize, seq: u64, picks: &[String]) {
        let letter = Seat::new(seat).unwrap().to_string();
        let act = json!({ "seq": seq, "key": format!("k{seq}"), "seat": letter, "p": picks });
        let answer = self.people[seat].json(&format!("{PATH}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        let seq = answer.json()["seq"].to_string();
        while self.heard.last().is_none_or(|event| event.id != seq) {
            self.heard.push(self.stream.next().await.unwrap());
        }
    }
}

/// The version of a page and the handles of its acts.
fn acts(page: &Answer) -> (u64, Vec<Vec<String>>) {
    let legal = page.text.split_once("data-legal=\"").unwrap().1.split('"').next().unwrap();
    let legal: Value = serde_json::from_str(&legal.replace("&quot;", "\"").replace("&amp;", "&")).unwrap();
    let picks = |act: &Value| -> Vec<String> {
        act["p"].as_array().unwrap().iter().map(|pick| pick.as_str().unwrap().to_owned()).collect()
    };
    (legal["seq"].as_u64().unwrap(), legal["acts"].as_array().unwrap().iter().map(picks).collect())
}

/// The page without nonces and commitments: a promise of luck is drawn anew for every lobby.
fn without_promises(page: &str) -> String {
    let mut kept = String::new();
    let mut rest = page;
    while let Some(start) = rest.find(|sign: char| sign.is_ascii_hexdigit()) {
        let run = rest[start..].find(|sign: char| !sign.is_ascii_hexdigit()).unwrap_or(rest.len() - start);
        let end = start + run;
        kept.push_str(if run == 64 { &rest[..start] } else { &rest[..end] });
        rest = &rest[end..];
    }
    kept + rest
}

/// What the visitor gets must be the same in both worlds.
async fn compare(here: &mut World, there: &mut World, when: &str) {
    assert_eq!(here.heard, there.heard, "the streams differ {when}");
    let (one, other) = (here.everything().await, there.everything().await);
    assert!(one.len() > 10);
    for (what, got) in &one {
        assert!(Some(got) == other.get(what), "{what} differs {when}:\n{got}\n{:?}", other.get(what));
    }
}

async fn walk(visitor: Visitor, seed: u64) -> usize {
    let mut rng = Rng::from_seed(seed);
    let hands = Hands::deal(&mut rng);
    let varied = hands.vary(visitor, &mut rng);
    let mut here = World::with(&hands, visitor).await;
    let mut there = World::with(&varied, visitor).await;
    let mut compared = 0;
    compare(&mut here, &mut there, "after the deal").await;
    for _ in 0..9 {
        // Some seat does what it could do in both worlds, so that nothing is shown that differs.
        let mut done = false;
        for seat in 0..3 {
            let ((seq, one), (_, other)) = (here.acts_of(seat).await, there.acts_of(seat).await);
            let Some(picks) = one.into_iter().find(|picks| other.contains(picks)) else { continue };
            here.act(seat, seq, &picks).await;
            there.act(seat, seq, &picks).await;
            (done, compared) = (true, compared + 1);
            compare(&mut here, &mut there, &format!("after {compared} acts with seed {seed}")).await;
        }
        if !done {
            break;
        }
    }
    here.site.store.close().await;
    there.site.store.close().await;
    compared
}

#[tokio::test]
async fn a_seat_gets_nothing_that_depends_on_what_it_may_not_know() {
    let mut compared = 0;
    for seed in 0..6 {
        compared += walk(Visitor::First, seed).await;
    }
    assert!(compared >= 36, "two numbers of every seat are the same in both worlds: {compared}");
}

#[tokio::test]
async fn a_spectator_gets_nothing_that_depends_on_any_hand() {
    let mut compared = 0;
    for seed in 10..16 {
        compared += walk(Visitor::Spectator, seed).await;
    }
    assert!(compared >= 36, "{compared}");
}

#[tokio::test]
async fn a_covered_device_gets_nothing_that_depends_on_any_hand() {
    for seed in 20..26 {
        // Only the third seat can act: the others' cards are covered.
        assert_eq!(walk(Visitor::Covered, seed).await, 1);
    }
}

#[tokio::test]
async fn who_may_know_the_difference_does_see_it() {
    let mut rng = Rng::from_seed(7);
    let hands = Hands::deal(&mut rng);
    let mut varied = hands.clone();
    varied.held[0][0] = varied.left[0];
    let mut here = World::with(&hands, Visitor::First).await;
    let mut there = World::with(&varied, Visitor::First).await;
    let (one, other) = (here.everything().await, there.everything().await);
    assert_ne!(one[PATH], other[PATH], "otherwise the comparisons above would say nothing");
    assert_ne!(one[&format!("{PATH}/describe")], other[&format!("{PATH}/describe")]);
    assert_ne!(one["the state"], other["the state"]);
}
