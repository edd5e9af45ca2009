//! What is written as an action is accepted if and only if the rules offer it.

use std::collections::BTreeSet;

use conform::fuzz::{changed, fuzz};
use engine::{Luck, Observer, Rng, SavedGame, Seat};
use host::{AnyTable, Entry, Look, PlayRefused, SeatLook};
use words::Language;

use super::kept_games;
use crate::catalogue;

/// The most choices of a seat at positions that are looked at: all of them are written down.
const CHOICES_MAX: usize = 3_000;

/// A position with what its seats are offered.
struct Position {
    table: Box<dyn AnyTable>,
    seats: Vec<SeatLook>,
    /// What each seat is offered; nothing if it owes nothing.
    offered: Vec<BTreeSet<String>>,
}

impl Position {
    fn of(table: Box<dyn AnyTable>) -> Option<Self> {
        let count = table.seats();
        let seats = Seat::all(count).map(|seat| SeatLook {
            name: seat.to_string(),
            letter: seat.to_string(),
            computer: false,
        });
        let mut offered = Vec::new();
        for seat in Seat::all(count) {
            let legal = table.legal(0..CHOICES_MAX, Observer::Seat(seat));
            if legal.total > CHOICES_MAX {
                return None;
            }
            offered.push(legal.texts.into_iter().collect());
        }
        Some(Self { table, seats: seats.collect(), offered })
    }

    /// Lets a seat try what somebody has written.
    fn tries(&self, seat: Seat, text: &str) -> String {
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &self.seats };
        let offered = &self.offered[seat.index()];
        match self.table.check_text(seat, text, &look) {
            Ok(()) => {
                let mut after = self.table.at(self.table.step_count());
                after.play_text(seat, text, &Luck::from_seed(1), &look).unwrap();
                let taken = after.steps_since(self.table.step_count())[0].clone();
                let taken = taken.strip_prefix(&format!("{seat} ")).unwrap_or_else(|| panic!("{taken}"));
                assert!(
                    offered.contains(taken),
                    "{text:?} is accepted of {seat} as {taken:?}, which is not offered"
                );
                "accepted".into()
            }
            Err(refused) => {
                let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(!offered.contains(&spaced), "{text:?} is offered to {seat} and refused: {refused:?}");
                match refused {
                    PlayRefused::Misread(bad) => {
                        assert!(bad.column <= text.len() + 1, "{bad:?} of {text:?}");
                        format!("misread: {}", bad.expected)
                    }
                    PlayRefused::Illegal(refusal) => format!("{:?}", refusal.rule),
                }
            }
        }
    }
}

/// Positions from kept games at random.
fn positions(entry: &Entry, rng: &mut Rng) -> Vec<Position> {
    let games = kept_games(entry);
    let mut positions = Vec::new();
    for _ in 0..60 {
        let saved = SavedGame::parse(rng.pick(&games).unwrap()).unwrap();
        let table = entry.restore(&saved).unwrap();
        let stops = table.positions();
        positions.extend(rng.pick(&stops).and_then(|step| Position::of(table.at(*step))));
        if positions.len() == 12 {
            break;
        }
    }
    positions
}

#[test]
fn actions_are_accepted_as_they_are_offered() {
    let seed = std::env::var("MU_SEED").ok().map_or(1, |seed| seed.parse().unwrap());
    for entry in catalogue() {
        let mut rng = Rng::from_seed(seed);
        let positions = positions(entry, &mut rng);
        assert!(!positions.is_empty());
        let mut real: Vec<String> = Vec::new();
        for offered in positions.iter().flat_map(|position| &position.offered) {
            let some: Vec<&String> = offered.iter().collect();
            real.extend((0..8).filter_map(|_| rng.pick(&some).map(|text| (*text).clone())));
        }
        let fuzzed = fuzz(&format!("actions of {}", entry.name), &real, 20_000, |text| {
            // The position and the seat follow from the text, so that an input is one input.
            let sum = text.bytes().fold(7_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
            let position = &positions[sum % positions.len()];
            let seat = Seat::new(sum / positions.len() % position.offered.len()).unwrap();
            let answer = position.tries(seat, text);
            // What another position offers is tried unchanged as well.
            let other = &real[sum % real.len()];
            position.tries(seat, other) + &answer
        });
        assert!(fuzzed.answers > 10, "{fuzzed:?}");
    }
}

/// Without it nothing above would be tried.
#[test]
fn most_changes_of_an_action_are_other_texts() {
    let real = ["play R7".to_owned()];
    let others = (0..100).filter(|seed| changed(&real, &mut Rng::from_seed(*seed)) != real[0]).count();
    assert!(others > 80, "{others}");
}
