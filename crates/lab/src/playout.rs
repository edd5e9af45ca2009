//! One random game without a table around it: what a bench measures.

use engine::{Game, OptionError, Options, PerSeat, Rng, Turn};

/// How a random game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How many choices were made, one per seat that owed one.
    pub decisions: u64,
    /// The score of every seat at the end.
    pub scores: PerSeat<i32>,
}

/// Plays one game in which every choice is drawn at random by the game itself ([`Game::sample`]): no view, no
/// table, no log, nobody told. The same seed gives the same game.
///
/// # Errors
/// If the options cannot be so.
///
/// # Panics
/// If the game asks a seat that has no choice, which a law forbids.
pub fn playout<G: Game>(
    players: u8,
    options: &[(String, String)],
    seed: u64,
) -> Result<Playout, OptionError> {
    let options = G::Options::build(players, options)?;
    let mut rng = Rng::from_seed(seed);
    let mut game = G::new(&options);
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("a turn of seats has a seat");
                let action = game.sample(seat, &mut rng).expect("a seat that owes a choice has one");
                game.apply(seat, action, &mut ());
                decisions += 1;
            }
            Turn::Over(standing) => return Ok(Playout { decisions, scores: standing.scores }),
        }
    }
}
