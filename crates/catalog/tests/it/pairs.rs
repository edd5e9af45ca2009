//! A sample of what `cargo xtask pairs` compares: worlds that an observer cannot tell apart give the same by every
//! channel.

use lab::{LawRun, Until};

use crate::all;

/// How many pairs of each game are compared, unless `MU_PAIRS` says so.
const PAIRS: u64 = 40;

#[test]
fn worlds_that_cannot_be_told_apart_give_the_same_by_every_channel() {
    let number = |name, usual| std::env::var(name).map_or(usual, |value| value.parse().expect("a number"));
    let (pairs, seed) = (number("MU_PAIRS", PAIRS), number("MU_SEED", 0));
    for entry in all() {
        let run =
            LawRun { seats: None, options: Vec::new(), seed, until: Until::Worlds(pairs), steps_max: 3000 };
        match (entry.laboratory.hold_pairs)(&run, &[], &()) {
            Ok(held) => assert!(held.worlds >= pairs, "{}: {held:?}", entry.name),
            Err(failure) => panic!("{}: {failure}", entry.name),
        }
    }
}
