//! What a computer player may spend on a choice, and what it thinks of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a computer player may spend on one choice, besides what its own strength allows it.
///
/// Without a limit of time the same view and the same draws give the same choice.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    iterations_max: Option<u32>,
    times: Option<u32>,
    until: Option<Instant>,
    stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// No more than the player's own strength allows: what simulations and tests use.
    pub fn own() -> Self {
        Self::default()
    }

    /// At most this many iterations of a search, whatever the strength.
    #[must_use]
    pub fn iterations(self, max: u32) -> Self {
        Self { iterations_max: Some(max), ..self }
    }

    /// So many times as many iterations as the player's own strength allows: to prove what it found.
    #[must_use]
    pub fn longer(self, times: u32) -> Self {
        Self { times: Some(times), ..self }
    }

    /// At most this long from now. What it then chooses depends on the speed of the machine.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { until: Some(Instant::now() + time), ..self }
    }

    /// Until somebody sets the flag: the choice is not wanted any more, and any legal one will do.
    #[must_use]
    pub fn cancelled_by(self, stop: Arc<AtomicBool>) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// How many iterations of a search it allows to a player that would make `own` of them.
    pub fn iterations_of(&self, own: u32) -> u32 {
        let own = own.saturating_mul(self.times.unwrap_or(1));
        self.iterations_max.map_or(own, |max| max.min(own))
    }

    /// Whether it looks at the clock: then how much is thought depends on the machine.
    pub const fn is_timed(&self) -> bool {
        self.until.is_some()
    }

    /// Whether time is up or the choice is not wanted any more. Looks at the clock: ask it once per
    /// iteration, not more.
    pub fn is_spent(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// What a computer player thinks of a choice that its seat owes.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// What it would do.
    pub choice: A,
    /// What it weighed, best first; empty if it did not compare.
    pub candidates: Vec<Candidate<A>>,
    /// How many iterations its search made; 0 without a search.
    pub iterations: u32,
}

impl<A> Thought<A> {
    /// A choice without comparison.
    pub const fn of(choice: A) -> Self {
        Self { choice, candidates: Vec::new(), iterations: 0 }
    }
}

/// One choice that was weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How the game then ends for the seat, on average: 0 is last place, 1 is first place alone.
    pub success: f64,
    /// The points the seat then has at the end, on average, in points of the game.
    pub points: f64,
    /// The standard deviation of these points from try to try.
    pub spread: f64,
}

impl<A> Candidate<A> {
    /// The same thought of a choice that is named differently.
    pub fn map<B>(self, name: impl FnOnce(A) -> B) -> Candidate<B> {
        let Self { action, visits, success, points, spread } = self;
        Candidate { action: name(action), visits, success, points, spread }
    }
}
