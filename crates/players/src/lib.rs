//! Computer players: each receives a view and nothing else.
//!
//! A player is a function from a view to an action; a game has one for each [`Level`]. What it draws at random
//! comes from a generator of its own, never from the luck of the table.
//!
//! The weaker ones weigh a position as it stands. The stronger ones imagine worlds that look the same to their
//! seat ([`engine::Imagine`]) and let their candidates [`race`] in them: so all of Mū and Volcanic Isle, the bids
//! of Mü, and `keen` of M. Where it pays to learn what others will answer, a tree is grown instead: the cards of
//! Mü in one of their own, `fierce` of M by the general [`search`].
//!
//! Beside them every game has two players from the literature ([`search::Reference`]), for comparison only.

pub mod coding;
pub mod network;
pub mod race;
pub mod rehearsal;
pub mod search;

mod appraisal;
mod level;
mod marks;
mod reasons;
mod tally;
mod thought;

use engine::{Game, Imagine, Rng};

use coding::Coding;
use network::Input;
use rehearsal::{Draws, play_out_by};
use search::{Reference, Verdict};

pub use appraisal::{Appraisal, Worth};
pub use level::{Level, NoSuchPlayer};
pub use marks::Marks;
pub use reasons::{Case, Reason, Twice, most};
pub use tally::Tally;
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
    type Game: Imagine;

    /// How its choices and views become numbers, for players that learn.
    type Coding: Coding<Game = Self::Game>;

    /// The players there are, weakest first. The first is [`Level::Random`].
    const PLAYERS: &'static [(Level, &'static dyn Player<Self::Game>)];

    /// What a network is told of the positions of the game, if one learns from them.
    const NETWORK_INPUT: Option<Input<Self::Game>> = None;

    /// From which loss on a review marks a choice.
    const MARKS: Marks = Marks::USUAL;

    /// How many points of the game a choice must bring more than any other for people to feel it: what a puzzle asks.
    const FELT: f64 = 3.0;

    /// What the policy of [`Roster::play_on`] is called where its results are told.
    const REFERENCE: &'static str = "steady";

    /// The words of the reasons that [`Roster::reason`] may give. The face of the game has a sentence for each.
    const REASONS: &'static [&'static str] = &[];

    /// The strengths there are, weakest first.
    fn levels() -> Vec<Level> {
        Self::PLAYERS.iter().map(|(level, _)| *level).collect()
    }

    /// The player of this level, if the game has it; every game has the references.
    fn player(level: Level) -> Option<&'static dyn Player<Self::Game>> {
        let own = Self::PLAYERS.iter().find(|(known, _)| *known == level).map(|(_, player)| *player);
        own.or_else(|| Some(Reference::of(level)?))
    }

    /// The level of this word.
    ///
    /// # Errors
    /// If it is no level or the game does not have it.
    fn level_of(word: &str) -> Result<Level, NoSuchPlayer> {
        let level = word.parse().ok().filter(|&level| Self::player(level).is_some());
        level.ok_or_else(|| Self::no_such_player(word))
    }

    /// The error that a game gives for a player that it does not have.
    fn no_such_player(word: &str) -> NoSuchPlayer {
        let all = Self::levels().into_iter().chain(Level::REFERENCES.iter().copied());
        let known: Vec<&str> = all.map(Level::word).collect();
        NoSuchPlayer { name: word.into(), known: known.join(", ") }
    }

    /// The level that people meet unless they choose another: [`Level::Steady`], which neither lets them win
    /// nor takes all hope; the strongest of a game without it.
    fn usual() -> Level {
        Self::player(Level::Steady).map_or_else(Self::strongest, |_| Level::Steady)
    }

    /// The strongest level; it also answers who asks for a hint.
    fn strongest() -> Level {
        Self::PLAYERS.last().map_or(Level::Random, |(level, _)| *level)
    }

    /// What the strongest player thinks of the choice that the seat of the view owes: the answer to who asks for
    /// a hint, and what a review compares with what was played.
    fn advise(
        view: &<Self::Game as Game>::View,
        rng: &mut Rng,
        budget: &Budget,
    ) -> Thought<<Self::Game as Game>::Action> {
        let (_, strongest) = Self::PLAYERS.last().expect("every game has computer players");
        strongest.think(view, rng, budget)
    }

    /// Plays an imagined game on, all seats by one and the same quick policy, and says how it ends for each: what
    /// a review weighs choices and positions by. The same world and draws give the same verdict.
    fn play_on(world: Self::Game, draws: &mut Draws) -> Verdict {
        let usual = Self::player(Self::usual()).expect("a game has the player that people meet");
        play_out_by(world, draws, usual)
    }

    /// Why a choice was worse than another: the weightiest fact that is true of the view, or of most of the worlds of
    /// the case, and tells the two apart. `None` if there is none: that is better than a wrong one.
    fn reason(case: &Case<'_, Self::Game>) -> Option<Reason> {
        let _ = case;
        None
    }

    /// Whether [`Roster::appraise`] says something of this view: of the choices of a seat that follow each other only
    /// the last one is appraised.
    fn is_appraised(view: &<Self::Game as Game>::View) -> bool {
        let _ = view;
        false
    }

    /// What the seat of the view could make of what it holds, over imagined worlds: a table that a review adds.
    fn appraise(
        view: &<Self::Game as Game>::View,
        rng: &mut Rng,
    ) -> Option<Appraisal<<Self::Game as Game>::Action>> {
        let _ = (view, rng);
        None
    }
}
