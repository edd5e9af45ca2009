//! The laws over random games of every number of seats, with random options.

use engine::laws::{Lawful, hold, random_options};
use engine::{Options, Rng};

use crate::Profile;
use crate::files::first_seed;

/// How many games of each number of seats are looked at.
const GAMES: u64 = 12;

/// Holds the laws against a sample of games.
///
/// # Panics
/// If a law is broken, with the seats, the options and the transcript; if no hidden thing was ever varied, so that the
/// law of non-interference compared nothing.
pub fn laws<G: Lawful>(profile: &Profile) {
    for seats in G::Options::SEATS {
        let mut worlds = 0;
        for seed in (first_seed()..).take(usize::try_from(GAMES).unwrap_or(usize::MAX)) {
            let options = any_options::<G>(seats, profile, seed);
            match hold::<G>(&options, seed, profile.steps_max) {
                Ok(checked) => worlds += checked.worlds,
                Err(broken) => panic!("{seats} players, seed {seed}, {:?}: {broken}", options.chosen()),
            }
        }
        assert!(worlds > 0, "{seats} players: nothing was varied in {GAMES} games");
    }
}

/// Options for a table, each of them at random but those that the profile gives.
///
/// # Panics
/// If the game does not allow so many seats.
pub fn any_options<G: Lawful>(seats: u8, profile: &Profile, seed: u64) -> G::Options {
    let chosen = random_options::<G>(seats, &profile.given(), &mut Rng::from_seed(seed));
    G::Options::build(seats, &chosen).unwrap_or_else(|bad| panic!("{seats} players: {bad}"))
}
