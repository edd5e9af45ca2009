//! The face of Mü is walked through whole games and asked everything at every step.

mod choosing;
mod secrets;
mod shown;
mod speaking;

use agents::Played;
use engine::{Luck, Observer, Options, Rng, Seat, Table, Told};
use tricks::{Event, MatchOptions, Phase, Tricks};
use words::Language;

use crate::{Look, SeatLook};

/// What people are called in these tests; one name that must be escaped.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara & <i>", "David", "Emma", "Felix"];

fn seats(count: u8) -> Vec<SeatLook> {
    let look = |name: &&str| SeatLook {
        name: (*name).to_owned(),
        letter: name[..1].to_owned(),
        computer: *name == "Ben",
    };
    NAMES.iter().take(count.into()).map(look).collect()
}

const fn look(seats: &[SeatLook], observer: Observer, language: Language) -> Look<'_> {
    Look { language, observer, seats }
}

fn told(table: &Table<Tricks>, observer: Observer) -> Vec<&Told<Event>> {
    table.told_since(0, observer).collect()
}

/// Plays a match and calls `visit` in every position, the first and the last included.
fn walk(count: u8, player: &str, seed: u64, chosen: &[(&str, &str)], mut visit: impl FnMut(&Table<Tricks>)) {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::open(MatchOptions::build(count, &chosen).unwrap(), &luck);
    let agent = Tricks::player(player).unwrap();
    visit(&table);
    while let Some(seat) = table.turn().owing().first() {
        let action = agent.choose(&table.view(Observer::Seat(seat)), &mut rng);
        table.play(seat, action, &luck).unwrap();
        visit(&table);
    }
}

/// A short match of each kind of player for every number of seats.
fn walks(mut visit: impl FnMut(&Table<Tricks>)) {
    for count in 3..=6 {
        walk(count, "steady", 7, &[("goal", "90"), ("show_cards_gone", "true")], &mut visit);
        walk(count, "random", 8, &[("goal", "60"), ("uncertain_end", "true")], &mut visit);
    }
}

fn phase(table: &Table<Tricks>) -> Phase {
    table.truth().public().phase()
}

fn on_turn(table: &Table<Tricks>) -> Option<Seat> {
    table.turn().owing().first()
}
