//! The law of finality: what an act calls free can be taken back without asking anybody, once it is done.

use engine::{Luck, Observer, Rng};
use host::{AnyTable, Ends, Entry, Finality, Level, Look, Pick, SeatLook};
use words::Language;

use crate::all;

/// How many acts of each finality were tried.
#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    free: usize,
    others: usize,
}

/// Plays acts of whoever is to choose on copies of the table.
fn try_acts(table: &dyn AnyTable, luck: &Luck, seats: &[SeatLook], faults: &mut Vec<String>) -> Tried {
    let mut tried = Tried::default();
    let Some(seat) = table.turn().owing().first() else { return tried };
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats };
    for act in table.see(look).choices().acts.iter().step_by(3) {
        if act.picks.iter().any(|pick| matches!(pick, Pick::Some { .. })) {
            continue;
        }
        if act.finality != Finality::Free {
            tried.others += 1;
            continue;
        }
        tried.free += 1;
        let mut then = table.at(table.step_count());
        then.play_text(seat, &act.text, luck, &look).unwrap();
        if !then.may_take_back(seat) {
            let looked = Look { observer: Observer::Seat(seat), ..look };
            faults.push(format!("{} ({}), then {}", act.text, act.say, then.see(looked).state_words()));
        }
    }
    tried
}

fn seat_look(name: &&str) -> SeatLook {
    SeatLook { name: (*name).into(), letter: name[..1].into(), computer: false }
}

/// Walks a random game, trying what is free on the way.
fn walk(entry: &Entry, count: u8, seed: u64) -> (Tried, Vec<String>) {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let seats: Vec<SeatLook> =
        ["Nora", "Ivo", "Zoe", "Max", "Lea", "Kai"][..count.into()].iter().map(seat_look).collect();
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    let (mut sum, mut faults) = (Tried::default(), Vec::new());
    for _ in 0..150 {
        let tried = try_acts(&*table, &luck, &seats, &mut faults);
        sum = Tried { free: sum.free + tried.free, others: sum.others + tried.others };
        let Some(seat) = table.turn().owing().first() else { break };
        let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
        table.play_text(seat, &text, &luck, &look).unwrap();
    }
    (sum, faults)
}

/// Plays acts with which a turn ends by itself on copies of the table; gives how many there were.
fn end_turns(table: &dyn AnyTable, luck: &Luck, seats: &[SeatLook], faults: &mut Vec<String>) -> usize {
    let Some(seat) = table.turn().owing().first() else { return 0 };
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats };
    let choices = table.see(look).choices();
    let ending = choices.acts.iter().filter(|act| act.ends == Ends::Turn);
    let tried = ending.inspect(|act| {
        let mut then = table.at(table.step_count());
        then.play_text(seat, &act.text, luck, &look).unwrap();
        // What is asked then is something else: what to save from lava, or a turn of the next round.
        let is_asked = then.turn().owing().contains(seat);
        if is_asked && then.see(look).choices().title == choices.title {
            faults.push(format!("{} ({}), then {}", act.text, act.say, then.see(look).state_words()));
        }
    });
    tried.count()
}

#[test]
fn an_act_that_ends_a_turn_leaves_nothing_to_do_in_it() {
    for entry in all() {
        let (luck, mut rng) = (Luck::from_seed(7), Rng::from_seed(7));
        let seats: Vec<SeatLook> = ["Nora", "Ivo", "Zoe"].iter().map(seat_look).collect();
        let mut table = entry.open(3, &[]).unwrap();
        table.settle(&luck);
        let (mut tried, mut faults) = (0, Vec::new());
        for _ in 0..150 {
            tried += end_turns(&*table, &luck, &seats, &mut faults);
            let Some(seat) = table.turn().owing().first() else { break };
            let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
            let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
            table.play_text(seat, &text, &luck, &look).unwrap();
        }
        let has_turns = ["city", "isle"].contains(&entry.name);
        assert_eq!(tried > 10, has_turns, "{}: {tried}", entry.name);
        assert!(faults.is_empty(), "{}: {}", entry.name, faults.join("\n"));
    }
}

#[test]
fn what_is_free_can_be_taken_back() {
    for entry in all() {
        let (tried, faults) = walk(&entry, 3, 5);
        eprintln!("{}: {tried:?}", entry.name);
        assert!(tried.free + tried.others > 10, "{}: {tried:?}", entry.name);
        assert!(
            faults.is_empty(),
            "{}: {} faults\n{}",
            entry.name,
            faults.len(),
            faults[..faults.len().min(12)].join("\n")
        );
    }
}
