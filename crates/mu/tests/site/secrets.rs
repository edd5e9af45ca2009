//! Non-interference on the wire, with every game of the catalogue.

use std::time::{Duration, Instant};

use host::Entry;

use crate::wire::{Table, Visitor, differs, walk, walks};

/// A number that somebody has set for this run.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

#[tokio::test]
async fn the_games_of_the_catalogue_let_nothing_through() {
    let mut compared = 0;
    for entry in catalog::games() {
        let counts = (entry.seats)();
        // Two at least: who plays alone soon sees every card of the pile.
        let few = (*counts.start()).max(2);
        for (seats, visitor) in [(few, Visitor::First), (*counts.end(), Visitor::Spectator)] {
            // A game whose luck all lies open hides only sealed choices: law 7 is about these.
            let moves = walks((entry, seats), visitor, 0..1).await;
            assert!(moves.is_none_or(|moves| moves >= 10), "{} with {seats}: {moves:?}", entry.name);
            compared += usize::from(moves.is_some());
        }
        walks((entry, *counts.end()), Visitor::Covered, 5..6).await;
    }
    assert!(compared >= 6, "three games hide cards: {compared}");
}

/// With `MU_PAIRS` so many positions of each game, or of the one that `MU_GAME` names, in two worlds each, with every
/// number of seats and every kind of visitor; tables from the seed `MU_SEED` on. What `cargo xtask pairs --wire` sets.
#[tokio::test]
async fn as_many_pairs_as_somebody_wants() {
    let Some(wanted) = number("MU_PAIRS") else { return };
    let (first, only) = (number("MU_SEED").unwrap_or(0), std::env::var("MU_GAME").unwrap_or_default());
    for entry in catalog::games().iter().filter(|entry| only.is_empty() || only == entry.name) {
        compare(entry, first, wanted).await;
    }
}

/// Compares so many positions of tables of a game, from this seed on, and tells how it goes.
async fn compare(entry: &'static Entry, first: u64, wanted: u64) {
    let (begun, mut told) = (Instant::now(), Instant::now());
    let (mut compared, mut seed) = (0, first);
    let counts: Vec<u8> = (entry.seats)().filter(|count| *count > 1).collect();
    while compared < wanted {
        let at = usize::try_from(seed).unwrap();
        let visitor = [Visitor::First, Visitor::Spectator, Visitor::Covered][at % 3];
        let seats = counts[at / 3 % counts.len()];
        // A shared device is one of two seats at least beside another.
        let seats = if visitor == Visitor::Covered { seats.max(3) } else { seats };
        let table = Table::dealt(entry, seats, seed);
        let Some(moves) = walk(&table, visitor, seed).await else {
            eprintln!("{}: all its luck lies open; what is sealed is compared without the wire", entry.name);
            break;
        };
        // Every position is compared, the first one before any move.
        compared += moves as u64 + 1;
        seed += 1;
        if told.elapsed() > Duration::from_mins(1) {
            told = Instant::now();
            eprintln!("{}: {compared} pairs, seeds {first} to {seed}", entry.name);
        }
    }
    let a_minute = compared * 60_000 / u64::try_from(begun.elapsed().as_millis().max(1)).unwrap();
    eprintln!(
        "{}: {compared} pairs on the wire, no byte differs, seeds {first} to {seed}; {a_minute} a minute",
        entry.name
    );
}

#[tokio::test]
async fn who_may_know_the_difference_does_see_it() {
    for entry in catalog::games() {
        differs(entry).await;
    }
}
