//! The face of Mü is walked through whole games and asked everything at every step.

mod choosing;
mod motions;
mod secrets;
mod shown;
mod speaking;

use engine::{Luck, Observer, Options, Rng, Seat, Table, Told};
use tricks::{Action, CardSet, Event, MatchOptions, Phase, Tricks, View};
use words::Language;

use crate::TricksFace;
use face::{Cells, Face, Kept, Look, Scene, SeatLook};

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
    table.events_since(0, observer).collect()
}

/// Plays a match and calls `visit` in every position, the first and the last included.
fn walk(count: u8, player: &str, seed: u64, chosen: &[(&str, &str)], mut visit: impl FnMut(&Table<Tricks>)) {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::open(MatchOptions::build(count, &chosen).unwrap(), &luck);
    visit(&table);
    while let Some(seat) = table.turn().owing().first() {
        let view = table.view(Observer::Seat(seat));
        let action = match player {
            "calm" => calm(&view, &mut rng),
            "shy" if view.public().phase() == Phase::Auction => Action::Pass,
            _ => view.sample(&mut rng).unwrap(),
        };
        table.play(seat, action, &luck).unwrap();
        visit(&table);
    }
}

/// Everybody bids once, then one card or two at a time and never more than six; else chooses at random.
fn calm(view: &View, rng: &mut Rng) -> Action {
    let bid = view.seat().map_or(0, |seat| view.public().bid(seat));
    let action = view.sample(rng).unwrap();
    let opening = view.public().auction().turns() < view.public().seats().into();
    match view.hand().first() {
        Some(card) if action == Action::Pass && opening && view.lay_cap() > 0 => {
            Action::Lay(CardSet::only(card))
        }
        _ => calmed(action, bid),
    }
}

fn calmed(action: Action, bid: u8) -> Action {
    if let Action::Lay(cards) = action {
        return if bid < 5 { Action::Lay(cards.iter().take(2).collect()) } else { Action::Pass };
    }
    action
}

/// A short match of each kind of player for every number of seats.
fn walks(mut visit: impl FnMut(&Table<Tricks>)) {
    for count in 3..=6 {
        walk(count, "calm", 9, &[("goal", "70"), ("show_cards_gone", "true")], &mut visit);
        walk(count, "random", 8, &[("goal", "60"), ("uncertain_end", "true")], &mut visit);
    }
}

fn phase(table: &Table<Tricks>) -> Phase {
    table.truth().public().phase()
}

fn on_turn(table: &Table<Tricks>) -> Option<Seat> {
    table.turn().owing().first()
}

/// A scene with all its cells in their places.
fn drawn(view: &View, told: &[&Told<Event>], look: &Look<'_>) -> Scene {
    TricksFace::scene(view, told, look, &Cells::in_place(&Kept::default()))
}
