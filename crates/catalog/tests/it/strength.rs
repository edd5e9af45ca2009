//! That the strongest player of every game is one: a small arena that gives the same result on every run. How
//! strong the levels are stands in `docs/strength.md`; that is measured by command, not by tests.

use catalog::games;
use host::Level;
use lab::{Arena, Setting, Stopping};

/// How many games are played; a deal of two players at three seats takes six.
const GAMES: u64 = 12;

/// How many iterations a search may make for a choice: very few.
const ITERATIONS: u32 = 16;

#[test]
fn the_strongest_player_beats_random() {
    for game in games() {
        let strongest = (game.strongest_player)();
        let setting =
            Setting { seats: 3, options: Vec::new(), bots: vec![strongest, Level::Random], seed: 1 };
        let (iterations, stopping) = (Some(ITERATIONS), Stopping::WhenPlayed);
        let arena = Arena { setting, games: GAMES, iterations, time: None, stopping };
        let report = (game.laboratory.arena)(&arena, &()).expect("an arena of two players");
        let success = report.ranking.performances[0].success.expect("three play").mean;
        assert!(success > 0.7, "{}: {strongest} has a success of {success}\n{report}", game.name);
    }
}
