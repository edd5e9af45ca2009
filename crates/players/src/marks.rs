//! From which loss on a choice is marked: a line a game.

/// From which loss of success on a review marks a choice, and how it measures accuracy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks {
    /// The least loss of an inaccuracy.
    pub inaccuracy: f64,
    /// The least loss of a mistake.
    pub mistake: f64,
    /// The least loss of a blunder.
    pub blunder: f64,
    /// What every other choice must lose for the one to be the only one.
    pub only: f64,
    /// How fast accuracy falls with the mean loss of a choice: it is 100 · exp(−c · mean loss).
    pub steepness: f64,
}

impl Marks {
    /// What most games use.
    pub const USUAL: Self =
        Self { inaccuracy: 0.02, mistake: 0.05, blunder: 0.10, only: 0.05, steepness: 12.0 };
}
