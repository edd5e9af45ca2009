//! Tree search in games with hidden information, generic over what can be imagined. The strongest player of M
//! thinks by it; in the other games it was no better than a [`crate::race`].
//!
//! Every iteration imagines a world in which the seat would see just what it sees, plays in it from the
//! position to an end, and remembers how that went. What is remembered hangs on what the seats *saw*,
//! never on what is true of the world: the trees of two worlds that look alike are one tree. So nobody in
//! the search acts on a secret, neither the seat that searches nor, in its thoughts, anybody else.
//!
//! - Each seat walks down the tree of what it has seen since the root ([`tree`]). As long as all see the
//!   same they walk together; at a sealed choice the chooser takes the branch of what it did, the others
//!   that of not knowing. Seats that choose at the same time choose apart from each other in this way
//!   (decoupled selection): nobody answers a choice that is still sealed.
//! - Everybody plays for the own success ([`Verdict`]), not against the seat that searches.
//! - Which choice is tried follows its mean so far, and how promising the game calls it beside how often it
//!   could have been tried (PUCT with counts of availability). The long tail of a large set of choices is
//!   only tried when there is time for it.
//! - Luck is drawn, not enumerated.
//! - Numbers are added, multiplied, divided and square roots taken, nothing else: these are exact on every
//!   machine, so a seed and a number of iterations give the same thought everywhere.

mod reference;
mod searcher;
mod tree;
mod verdict;
mod walk;

use engine::{Game, Imagine, Rng, Seat};

pub use reference::Reference;
pub use searcher::{Effort, Searcher};
pub use verdict::Verdict;

/// What the search needs to know of a game beyond its rules. Whatever it is asked about is a world that
/// the search imagined from a view.
pub trait Searched: 'static {
    /// The game.
    type Game: Imagine;

    /// Appends the choices of `seat` that are worth a look, the most promising first. Every one is legal
    /// and none comes twice; the list is never empty if the seat owes a choice. Where a game offers
    /// hundreds of choices, only the good ones are listed, or the first steps of good plans.
    fn candidates(
        world: &Self::Game,
        seat: Seat,
        rng: &mut Rng,
        candidates: &mut Vec<Proposal<Action<Self>>>,
    );

    /// A quick and sensible choice of `seat`, for the part of a game that the tree does not hold.
    fn quick(world: &Self::Game, seat: Seat, rng: &mut Rng) -> Action<Self>;

    /// Whether the rest of the game is judged rather than played; `choices` were made since the root.
    /// Finished games are never asked. A game that could go on for ever must be judged some time.
    fn is_judged(world: &Self::Game, choices: u32) -> bool {
        let _ = (world, choices);
        false
    }

    /// How this position will end, as well as the game can tell. Asked of finished games and of those
    /// that [`Searched::is_judged`] stops at.
    fn verdict(world: &Self::Game) -> Verdict;

    /// What `seat` has been shown by luck and by choices that were sealed when they were made, as a
    /// number; 0 if the search need not tell such things apart, as is the default. Choices that a seat
    /// saw being made are told apart anyway. The number may depend only on what the seat knows, and
    /// worlds that differ in what matters to it should differ in the number. Too fine a number makes
    /// every branch a new one, and then the search learns nothing from one world for the next.
    fn signs(world: &Self::Game, seat: Seat) -> u64 {
        let _ = (world, seat);
        0
    }
}

/// What a seat of a searched game knows.
type View<K> = <<K as Searched>::Game as Game>::View;

/// A choice of a searched game.
type Action<K> = <<K as Searched>::Game as Game>::Action;

/// One choice with the weight that knowledge of the game gives it before any search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposal<A> {
    /// The choice.
    pub action: A,
    /// How promising it is beside the others: weights above 0, in no unit; they are compared by ratio.
    pub weight: f64,
}

#[cfg(test)]
mod tests;
