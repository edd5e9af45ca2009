//! What became of one choice that was tried again and again.

use crate::{Candidate, Thought};

/// Sums over the tries of one choice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    visits: u32,
    success: f64,
    points: f64,
    squares: f64,
}

impl Tally {
    /// No try yet.
    pub const fn new() -> Self {
        Self { visits: 0, success: 0.0, points: 0.0, squares: 0.0 }
    }

    /// One more try.
    pub fn add(&mut self, success: f64, points: f64) {
        self.visits += 1;
        self.success += success;
        self.points += points;
        self.squares += points * points;
    }

    /// How many tries there were.
    pub const fn visits(&self) -> u32 {
        self.visits
    }

    /// The mean success; 0 without a try.
    pub fn mean(&self) -> f64 {
        self.success / f64::from(self.visits.max(1))
    }

    /// The figures of a choice.
    pub fn candidate<A>(&self, action: A) -> Candidate<A> {
        let visits = f64::from(self.visits.max(1));
        let points = self.points / visits;
        let spread = (self.squares / visits - points * points).max(0.0).sqrt();
        Candidate { action, visits: self.visits, success: self.mean(), points, spread }
    }
}

/// What was tried most is the choice, then what went better, then what came first; `otherwise` if nothing was tried.
pub(crate) fn most_tried<A: Copy>(mut tried: Vec<(A, Tally)>, otherwise: A, iterations: u32) -> Thought<A> {
    tried.retain(|(_, tally)| tally.visits() > 0);
    tried.sort_by(|(_, one), (_, other)| {
        other.visits().cmp(&one.visits()).then(other.mean().total_cmp(&one.mean()))
    });
    Thought {
        choice: tried.first().map_or(otherwise, |(action, _)| *action),
        candidates: tried.iter().map(|(action, tally)| tally.candidate(*action)).collect(),
        iterations,
    }
}
