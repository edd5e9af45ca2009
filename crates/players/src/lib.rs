//! Computer players: each receives a view and nothing else.
//!
//! A player is a name and a function from a view to an action. What it draws at random comes
//! from a generator of its own, never from the luck of the table.

pub mod search;

mod thought;

use engine::{Game, Rng};

pub use thought::{Budget, Candidate, Thought};

/// A computer player of one game.
pub trait Player<G: Game>: Send + Sync {
    /// Its choice, made from what its seat may know. Only asked when the seat owes a choice.
    ///
    /// The answer is legal. The same view and the same state of `rng` give the same answer.
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action;

    /// Its choice with what it thinks of it, within a budget. Under [`Budget::own`] it is the choice
    /// of [`Player::choose`] for the same draws.
    fn think(&self, view: &G::View, rng: &mut Rng, budget: &Budget) -> Thought<G::Action> {
        let _ = budget;
        Thought::of(self.choose(view, rng))
    }
}

/// The computer players of a game.
pub trait Roster: 'static {
    /// The game.
    type Game: Game;

    /// The players there are, weakest first. The first is called `random`.
    fn players() -> &'static [PlayerName];

    /// The player of this name.
    fn player(name: &str) -> Option<Box<dyn Player<Self::Game>>>;

    /// The player that people meet unless they choose another: `steady`, which neither lets them win
    /// nor takes all hope; the strongest that is offered in a game without it.
    fn usual() -> &'static str {
        let is_steady = |player: &&PlayerName| player.name == STEADY && player.offered == Offered::ToPeople;
        Self::players().iter().find(is_steady).map_or_else(Self::strongest, |player| player.name)
    }

    /// The strongest player that people are offered; it also answers who asks for a hint.
    fn strongest() -> &'static str {
        let players = Self::players();
        let offered = players.iter().rfind(|player| player.offered == Offered::ToPeople);
        offered.or_else(|| players.last()).map_or("", |player| player.name)
    }
}

/// The player of middle strength.
const STEADY: &str = "steady";

/// What a computer player is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerName {
    /// Its name in files, forms and on the command line: `steady`.
    pub name: &'static str,
    /// Whether it is offered to people who look for somebody to play with.
    pub offered: Offered,
}

/// Whether people are offered a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// In forms and on pages.
    ToPeople,
    /// Only for simulations, tests and traces.
    ToResearchers,
}
