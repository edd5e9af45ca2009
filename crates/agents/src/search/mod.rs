//! Search in games with hidden information, generic over what can be imagined.

use engine::{Imagine, PerSeat, Rng, Seat};

/// What the search needs to know of a game beyond its rules. Whatever it is asked about is a world that
/// the search imagined from a view.
pub trait Searched: Imagine {
    /// Appends the choices of `seat` that are worth a look, the most promising first. Every one is legal
    /// and none comes twice; the list is never empty if the seat owes a choice. Where a game offers
    /// hundreds of choices, only the good ones are listed, or the first steps of good plans.
    fn candidates(&self, seat: Seat, rng: &mut Rng, candidates: &mut Vec<Proposal<Self::Action>>);

    /// A quick and sensible choice of `seat`, for the part of a game that the tree does not hold.
    fn quick(&self, seat: Seat, rng: &mut Rng) -> Self::Action;

    /// Whether the rest of the game is judged rather than played; `choices` were made since the root.
    /// Finished games are never asked.
    fn is_judged(&self, choices: u32) -> bool {
        let _ = choices;
        false
    }

    /// How this position will end, as well as the game can tell. Asked of finished games and of those
    /// that [`Searched::is_judged`] stops at.
    fn verdict(&self) -> Verdict;
}

/// One choice with the weight that knowledge of the game gives it before any search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposal<A> {
    /// The choice.
    pub action: A,
    /// How promising it is beside the others: weights above 0, in no unit; they are compared by ratio.
    pub weight: f64,
}

/// How a game ends for every seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// What every seat plays for: 0 is the worst, 1 the best.
    pub success: PerSeat<f64>,
    /// The points of every seat in the game's own scoring.
    pub points: PerSeat<f64>,
}
