//! What somebody chooses ahead: nobody else can tell before it is carried out.

use std::time::Duration;

use engine::{Luck, Observer, Rng, Seat};
use host::{Level, Look, SeatLook};
use serde_json::{Value, json};
use words::Language;

use crate::browser::{Browser, Site};
use crate::events::Events;
use crate::offers::offered;
use crate::place::fresh;
use crate::wire::{Table, Visitor, World};

/// Everything that the others can look at: the pages of a table and what programs read.
async fn seen(others: &mut [Browser], path: &str) -> Vec<String> {
    let mut all = Vec::new();
    for browser in others {
        for address in [path.to_owned(), format!("{path}/describe")] {
            all.push(browser.get(&address).await.text);
        }
    }
    all
}

/// What a page offers ahead, and what is fixed.
async fn ahead(browser: &mut Browser, path: &str) -> Value {
    let page = browser.get(path).await.text;
    let (_, rest) = page.split_once("data-legal=\"").unwrap();
    let (legal, _) = rest.split_once('"').unwrap();
    serde_json::from_str::<Value>(&legal.replace("&quot;", "\"").replace("&amp;", "&")).unwrap()["ahead"]
        .take()
}

/// Whether somebody is to choose.
async fn owes(browser: &mut Browser, path: &str) -> Option<u64> {
    let page = browser.get(path).await;
    let (seq, acts) = offered(&page);
    (!acts.is_empty()).then_some(seq)
}

/// Passes at a version of the table.
async fn pass(browser: &mut Browser, path: &str, (seq, seat): (u64, &str)) {
    let act = json!({ "seq": seq, "key": format!("k{seq}"), "seat": seat, "action": "pass" });
    let answer = browser.json(&format!("{path}/act"), &act).await;
    assert!(answer.status.is_success(), "{}", answer.text);
}

async fn is_refused(browser: &mut Browser, address: &str, body: Value) {
    let answer = browser.json(address, &body).await;
    assert!(answer.status.is_client_error(), "{body}: {}", answer.text);
}

#[tokio::test]
async fn a_choice_ahead_is_seen_by_nobody_else_and_carried_out_by_the_server() {
    let store = fresh().await;
    let site = Site::with(catalog::games(), store.clone()).await;
    let mut anna = site.person("Anna").await;
    let form = [("game", "tricks"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
    let path = anna.post("/new", &form).await.location();
    let mut people = vec![anna];
    for name in ["Ben", "Cleo"] {
        let mut browser = site.person(name).await;
        browser.post(&format!("{path}/sit"), &[]).await.location();
        people.push(browser);
    }
    people[0].post(&format!("{path}/start"), &[]).await.location();
    // Whoever bids first goes to the front, then the seat after it, which chooses ahead.
    let mut first = 0;
    while owes(&mut people[first], &path).await.is_none() {
        first += 1;
    }
    people.rotate_left(first);
    let seat = |at: usize| ["a", "b", "c"][(first + at) % 3];
    let mut chooser = people.remove(1);
    people.push(site.person("Watcher").await);
    let others = &mut people[..];
    let fix = |text: &str, seat: &str| match text {
        "" => json!({ "text": null, "seat": seat }),
        _ => json!({ "text": text, "seat": seat }),
    };
    let address = format!("{path}/ahead");

    let mut streams = Vec::new();
    for browser in &mut *others {
        streams.push(Events::open(browser, &format!("{path}/events"), &[]).await);
    }
    // Whoever comes to watch is told to all.
    for stream in &mut streams {
        while stream.within(Duration::from_millis(300)).await.is_some() {}
    }
    let before = seen(others, &path).await;
    assert_eq!(before, seen(others, &path).await, "what is looked at twice is the same");
    assert_eq!(ahead(&mut chooser, &path).await["fixed"], Value::Null);

    // What is not offered, and what is another seat's, is refused and changes nothing.
    for (who, body) in [(0, fix("pass", seat(1))), (0, fix("pass", seat(0))), (2, fix("pass", seat(1)))] {
        is_refused(&mut others[who], &address, body).await;
    }
    for text in ["lay R7", "pass pass", "partner a"] {
        is_refused(&mut chooser, &address, fix(text, seat(1))).await;
    }
    assert_eq!(ahead(&mut chooser, &path).await["fixed"], Value::Null);

    // Fixed, withdrawn and fixed again: at another process too, and for nobody else.
    let other_process = Site::with(catalog::games(), store).await;
    for (text, fixed) in [("pass", json!("pass")), ("", Value::Null), ("pass", json!("pass"))] {
        let answer = chooser.json(&address, &fix(text, seat(1))).await;
        assert!(answer.status.is_success(), "{}", answer.text);
        assert_eq!(ahead(&mut chooser, &path).await["fixed"], fixed);
        assert_eq!(seen(others, &path).await, before, "{text:?} is seen");
    }
    assert_eq!(ahead(&mut chooser.at(&other_process), &path).await["fixed"], json!("pass"));
    for stream in &mut streams {
        let told = stream.within(Duration::from_millis(300)).await;
        assert!(told.is_none(), "others are told: {told:?}");
    }

    // The one before passes; then the other one has passed as well, by the server.
    let seq = owes(&mut others[0], &path).await.unwrap();
    pass(&mut others[0], &path, (seq, seat(0))).await;
    for _ in 0..100 {
        if owes(&mut others[1], &path).await.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let now = owes(&mut others[1], &path).await;
    assert_eq!(now, Some(seq + 2), "the third one is to bid, after two passes");
    assert_eq!(ahead(&mut chooser, &path).await["fixed"], json!("pass"), "until the auction ends");
    // The auction is over with the third pass, as nobody has bid: so is what was chosen for it.
    pass(&mut others[1], &path, (seq + 2, seat(2))).await;
    let next = ahead(&mut chooser, &path).await;
    assert_eq!(next["fixed"], Value::Null, "{next}");
}

/// An eruption on Volcanic Isle: a table as it stands when somebody who holds prayers waits, and what the others
/// choose until the same eruption reaches that seat.
struct Eruption {
    table: Table,
    waits: Seat,
    others: Vec<(Seat, String)>,
}

/// Plays a game at random until there is such an eruption.
fn eruption(seed: u64) -> Option<Eruption> {
    const SEATS: u8 = 4;
    let entry = catalog::games().iter().find(|entry| entry.name == "isle")?;
    let seats =
        (0..SEATS).map(|seat| SeatLook { name: seat.to_string(), letter: seat.to_string(), computer: false });
    let seats: Vec<SeatLook> = seats.collect();
    let look = |seat| Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut game = entry.open(SEATS, &[]).ok()?;
    game.settle(&luck);
    // Who waits, for which eruption, and since which step.
    let mut waiting: Vec<(Seat, u32, usize)> = Vec::new();
    while let Some(seat) = game.turn().owing().first() {
        for (waits, stretch, since) in &waiting {
            let (ahead, steps) = (game.see(look(*waits)).ahead(), game.steps_since(*since));
            let is_owed = game.turn().owing().contains(*waits) && ahead.stretch == *stretch;
            // Luck comes out another way at the table of the test.
            if is_owed && !ahead.acts.is_empty() && steps.iter().all(|step| !step.starts_with('!')) {
                let before = game.at(*since);
                let table = Table { luck: before.steps_since(0), ..Table::dealt(entry, SEATS, seed) };
                return Some(Eruption {
                    table,
                    waits: *waits,
                    others: steps.iter().map(|step| chosen(step)).collect(),
                });
            }
        }
        let waits = |seat: &Seat| !game.turn().owing().contains(*seat);
        let ahead = |seat: Seat| (seat, game.see(look(seat)).ahead());
        let now = Seat::all(SEATS).filter(waits).map(ahead).filter(|(_, ahead)| !ahead.acts.is_empty());
        let now: Vec<(Seat, u32)> = now.map(|(seat, ahead)| (seat, ahead.stretch)).collect();
        waiting.retain(|(seat, stretch, _)| now.contains(&(*seat, *stretch)));
        let known: Vec<Seat> = waiting.iter().map(|(seat, ..)| *seat).collect();
        let step = game.step_count();
        waiting.extend(
            now.into_iter()
                .filter(|(seat, _)| !known.contains(seat))
                .map(|(seat, stretch)| (seat, stretch, step)),
        );
        let text = game.computer_choice(seat, Level::Random, &mut rng)?;
        game.play_text(seat, &text, &luck, &look(seat)).ok()?;
    }
    None
}

#[tokio::test]
async fn who_saves_nothing_in_an_eruption_is_not_asked_when_its_lava_comes() {
    let Eruption { table, waits, others } = (0..400).find_map(eruption).unwrap();
    let mut world = World::with(&table, Visitor::Spectator).await;
    let nothing = world.ahead_of(waits.index()).await.remove(0);
    world.choose_ahead(waits.index(), Some(&nothing)).await;
    for (seat, text) in others {
        let (seq, _) = world.acts_of(seat.index()).await;
        world.act(seat.index(), seq, &text).await;
    }
    let wanted = format!("{waits} {nothing}");
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if world.last_entry().await == wanted {
            return world.close().await;
        }
    }
    panic!("{wanted:?} is not carried out: {:?}", world.last_entry().await);
}

/// Who chose what in a step, as saved games write it.
fn chosen(step: &str) -> (Seat, String) {
    let (seat, text) = step.split_once(' ').unwrap();
    (seat.parse().unwrap(), text.to_owned())
}
