//! A race: candidates are tried in the same imagined worlds, with the same draws, so that they are compared
//! by what they do and not by their luck. The worse ones are dropped on the way, so that most tries go to those
//! between which it is hard to decide.
//!
//! A game says what it compares, how a world is imagined, how a try is played, and who is dropped ([`Race`]);
//! [`run`] does the rest. How soon to drop is a choice of its own: [`halving`] for few tries, a test of the lead
//! where there are many.

use crate::{Budget, Candidate, Tally, Thought};

#[cfg(test)]
mod tests;

/// What a race needs to know of a game.
pub trait Race {
    /// What is compared: a choice, with what is to follow it.
    type Candidate;
    /// An imagined world, with the draws of those who play on in it.
    type World;

    /// The world of this number, from 0.
    fn imagine(&mut self, number: u32) -> Self::World;

    /// What becomes of a candidate in a world.
    fn play(&mut self, candidate: &Self::Candidate, world: &Self::World) -> Outcome;

    /// In how many more worlds all that still run are tried before the next cut, in one at least before the
    /// first; `None` ends the race.
    fn heat(&self, so_far: &Progress) -> Option<u32>;

    /// Puts those that go on before the others and says how many they are, at least one. They may be put in
    /// order, best first; others stay where they were.
    fn cut(&self, running: &mut [Runner<Self::Candidate>]) -> usize;
}

/// How far a race has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many candidates entered it.
    pub entered: u32,
    /// How many still run, two at least.
    pub running: u32,
    /// In how many worlds these were tried.
    pub worlds: u32,
    /// How many tries were made, those of the dropped included.
    pub tries: u32,
}

/// An imagined world, and what those who play on in it draw from.
#[derive(Clone, Copy, Debug)]
pub struct Imagined<W> {
    /// The world.
    pub world: W,
    /// The seed of their draws.
    pub draws: u64,
}

/// What became of a candidate in one world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// What candidates are compared by, in the unit of the player.
    pub worth: f64,
    /// The success of the seat: 0 is the worst, 1 the best.
    pub success: f64,
    /// The points of the seat in the game's own scoring.
    pub points: f64,
}

impl Outcome {
    /// What is compared is the success.
    pub const fn by_success(success: f64, points: f64) -> Self {
        Self { worth: success, success, points }
    }
}

/// A candidate, and what became of it so far.
#[derive(Clone, Debug)]
pub struct Runner<C> {
    /// What is tried.
    pub candidate: C,
    tally: Tally,
    worths: Vec<f64>,
}

impl<C> Runner<C> {
    const fn new(candidate: C) -> Self {
        Self { candidate, tally: Tally::new(), worths: Vec::new() }
    }

    fn record(&mut self, outcome: Outcome) {
        self.tally.add(outcome.success, outcome.points);
        self.worths.push(outcome.worth);
    }

    /// In how many worlds it was tried.
    pub fn visits(&self) -> f64 {
        f64::from(self.tally.visits())
    }

    /// What it was worth in each of these, in their order.
    pub fn worths(&self) -> &[f64] {
        &self.worths
    }

    /// What it was worth in all of them together.
    pub fn sum(&self) -> f64 {
        self.worths.iter().sum()
    }

    /// What it was worth on average; 0 before the first try.
    pub fn mean(&self) -> f64 {
        self.sum() / self.visits().max(1.0)
    }
}

/// How a race ended.
#[derive(Clone, Debug)]
pub struct Finish<C> {
    /// All that entered: first those that were still running, as the last cut left them.
    pub runners: Vec<Runner<C>>,
    /// How many were still running.
    pub running: usize,
    /// How many tries were made.
    pub tries: u32,
}

impl<C> Finish<C> {
    /// The first is the choice. Of candidates that begin with the same action the first one speaks for all;
    /// of those that were never tried nothing is told. `None` if nobody entered.
    pub fn thought<A: Copy + PartialEq>(&self, action: impl Fn(&C) -> A) -> Option<Thought<A>> {
        let choice = action(&self.runners.first()?.candidate);
        let mut candidates: Vec<Candidate<A>> = Vec::new();
        for runner in self.runners.iter().filter(|runner| runner.tally.visits() > 0) {
            let action = action(&runner.candidate);
            if candidates.iter().all(|known| known.action != action) {
                candidates.push(runner.tally.candidate(action));
            }
        }
        Some(Thought { choice, candidates, iterations: self.tries })
    }
}

/// Lets candidates race until one is left, the race ends by its own rule or the budget is spent. The budget is
/// asked before every world: all that run have been tried in the same ones.
pub fn run<R: Race>(
    race: &mut R,
    candidates: impl IntoIterator<Item = R::Candidate>,
    budget: &Budget,
) -> Finish<R::Candidate> {
    let mut runners: Vec<_> = candidates.into_iter().map(Runner::new).collect();
    let mut running = runners.len();
    let entered = count(running);
    let (mut worlds, mut tries, mut is_stopped) = (0, 0, false);
    while running > 1 && !is_stopped {
        let so_far = Progress { entered, running: count(running), worlds, tries };
        let Some(heat) = race.heat(&so_far) else { break };
        // Nobody is dropped untried.
        for _ in 0..heat.max(u32::from(worlds == 0)) {
            is_stopped = budget.is_spent();
            if is_stopped {
                break;
            }
            let world = race.imagine(worlds);
            for runner in &mut runners[..running] {
                runner.record(race.play(&runner.candidate, &world));
            }
            worlds += 1;
            tries += count(running);
        }
        if worlds > 0 {
            running = race.cut(&mut runners[..running]);
        }
    }
    Finish { runners, running, tries }
}

fn count(runners: usize) -> u32 {
    u32::try_from(runners).expect("fewer candidates than that")
}

/// The length of the next heat of a race that loses the worse half in every cut: about as many tries in each,
/// `tries` in all.
pub fn halving(tries: u32, so_far: &Progress) -> u32 {
    let cuts = |runners: u32| u64::from(runners.next_power_of_two().trailing_zeros());
    let heats = cuts(so_far.entered);
    let heat = heats + 1 - cuts(so_far.running);
    let until = u64::from(tries) * heat / heats;
    let left = u32::try_from(until).unwrap_or(u32::MAX).saturating_sub(so_far.tries);
    left / so_far.running
}

/// How many are the better half.
pub const fn half(running: usize) -> usize {
    running.div_ceil(2)
}

/// Puts those that stay first, all in their order; says how many they are.
pub fn keep<C>(runners: &mut [Runner<C>], mut stays: impl FnMut(&Runner<C>) -> bool) -> usize {
    let mut kept = 0;
    for at in 0..runners.len() {
        if stays(&runners[at]) {
            runners[kept..=at].rotate_right(1);
            kept += 1;
        }
    }
    kept
}
