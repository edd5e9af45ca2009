//! The law of points over time: they ascend by steps, change from one to the next, and end with the result.

use engine::{Luck, Observer, Rng};
use host::{AnyTable, Entry, Level, Look, SeatLook};
use words::Language;

use crate::all;

#[test]
fn points_over_time_end_with_the_result_in_whole_random_games() {
    for entry in all() {
        for (count, seed) in [(*(entry.seats)().start(), 1), (3, 2), (*(entry.seats)().end(), 3)] {
            let table = played(&entry, count, seed);
            let standing = table.turn().standing().expect("it is over");
            let course = table.points_over_time();
            let (last, points) = course.last().expect("there was a step");
            assert_eq!(*last, table.step_count(), "{}", entry.name);
            let scores: Vec<i32> = standing.scores.values().to_vec();
            assert_eq!(*points, scores, "{} for {count}", entry.name);
            assert!(course.len() > 2, "{} for {count}: points are won on the way: {course:?}", entry.name);
            for pair in course.windows(2) {
                let ((before, had), (after, has)) = (&pair[0], &pair[1]);
                assert!(before < after, "{}", entry.name);
                assert!(had != has || after == last, "{}: nothing changed at {after}", entry.name);
            }
        }
    }
}

/// A whole game of random choices.
fn played(entry: &Entry, count: u8, seed: u64) -> Box<dyn AnyTable> {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let seat_look =
        |name: &&str| SeatLook { name: (*name).into(), letter: name[..1].into(), computer: false };
    let names = ["Nora", "Ivo", "Zoe", "Max", "Lea", "Kai"];
    let seats: Vec<SeatLook> = names[..count.into()].iter().map(seat_look).collect();
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    while let Some(seat) = table.turn().owing().first() {
        let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
        table.play_text(seat, &text, &luck, &look).unwrap();
    }
    table
}
