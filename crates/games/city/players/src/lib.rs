//! Players of Mū.

mod casual;
mod coding;
mod flat;
mod plans;
mod quick;
mod reasons;
mod steady;
mod worth;

mod battles;
mod chance;
mod ventures;
mod weights;

#[cfg(test)]
mod tests;

use city::{Action, City, View};
use engine::{Rng, Seat};

use players::rehearsal::{Draws, play_out};
use players::search::Verdict;
use players::{Case, Level, Player, Reason, Roster};

pub use casual::Casual;
pub use coding::CityCoding;
pub use flat::Searching;
pub use quick::{Instinct, Quick};
pub use steady::Steady;
pub use weights::Weights;

use quick::Glances;

/// The players of Mū.
#[derive(Clone, Copy, Debug)]
pub struct CityPlayers;

impl Roster for CityPlayers {
    type Game = City;
    type Coding = CityCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<City>)] = &[
        (Level::Random, &Random),
        (Level::Gentle, &Casual::GENTLE),
        (Level::Casual, &Casual::CASUAL),
        (Level::Steady, &Steady { weights: Weights::STEADY }),
        (Level::Keen, &Searching::KEEN),
        (Level::Fierce, &Searching::FIERCE),
    ];

    const REFERENCE: &'static str = "quick";

    /// To the end of the game by the quick player, as the search does.
    fn play_on(world: City, draws: &mut Draws) -> Verdict {
        let (quick, glances) = (Searching::FIERCE.quick, Glances::default());
        let choose = |world: &City, seat: Seat, rng: &mut Rng| quick.choose_again(&glances, world, seat, rng);
        play_out(world, draws, choose).alone(flat::ALONE.0, flat::ALONE.1)
    }

    const REASONS: &'static [&'static str] = &reasons::WORDS;

    fn reason(case: &Case<'_, City>) -> Option<Reason> {
        reasons::reason(case)
    }
}

/// Takes any legal action. Of an effect that the players carry out themselves it enters nothing: it is worth
/// its printed points only (CITY-13.31).
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<City> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        *rng.pick(&actions).expect("a player is only asked when its seat owes a choice")
    }
}
