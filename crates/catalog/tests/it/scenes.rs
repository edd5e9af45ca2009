//! What a table shows: with all the drawings that it keeps, the same as a table that has drawn nothing before.

use engine::{Luck, Observer, Rng, Seat};
use host::{AnyTable, Entry, Level, Look, Scene, SeatLook};
use words::Language;

use crate::all;

/// Everything drawn of a position, as text.
fn drawn(scene: &Scene) -> String {
    format!("{scene:?}")
}

/// A random choice of whoever is to choose; false once the game is over.
fn play_on(table: &mut dyn AnyTable, luck: &Luck, seats: &[SeatLook], rng: &mut Rng) -> bool {
    let Some(seat) = table.turn().owing().first() else { return false };
    let text = table.computer_choice(seat, Level::Random, rng).unwrap();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats };
    table.play_text(seat, &text, luck, &look).unwrap();
    true
}

fn compare(entry: &Entry, count: u8, (seed, every): (u64, usize)) -> usize {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let name = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    let seats: Vec<SeatLook> =
        ["Nora", "Ivo", "<Zoë>", "Max", "Lea", "Kai"][..count.into()].iter().map(|one| name(one)).collect();
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    let (mut step, mut compared) = (0, 0);
    while play_on(&mut *table, &luck, &seats, &mut rng) {
        step += 1;
        if step % every > 0 {
            continue;
        }
        let fresh = || table.at(table.step_count());
        for language in Language::ALL {
            for observer in [Observer::Seat(Seat::default()), Observer::Spectator] {
                let look = Look { language, observer, seats: &seats };
                let (kept, anew) = (table.see(look).scene(), fresh().see(look).scene());
                assert_eq!(
                    drawn(&kept),
                    drawn(&anew),
                    "{} with seed {seed}, step {step}: {observer:?}",
                    entry.name
                );
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn a_table_that_keeps_drawings_shows_what_a_fresh_one_shows() {
    let mut compared = 0;
    for entry in all() {
        let counts = (entry.seats)();
        for (seed, count) in [(1, (*counts.start()).max(2)), (2, *counts.end())] {
            compared += compare(&entry, count, (seed, 13));
        }
    }
    assert!(compared > 300, "{compared}");
}
