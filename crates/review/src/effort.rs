//! How much a review does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::Seat;
use players::Budget;

use crate::decisions::FEW;

/// How much a review does. Without a bound of time the rest of it decides every number, on every machine.
#[derive(Clone, Debug)]
pub struct Effort {
    /// What everything that is drawn at random follows from.
    pub seed: u64,
    /// In how many imagined worlds the candidates of a decision are compared at most, and twice as many as positions
    /// are played on from.
    pub worlds: u32,
    /// How many iterations the search for the best choice may make; by default what its own strength allows.
    pub iterations: Option<u32>,
    /// How long all may take.
    pub time: Option<Duration>,
    /// The seat whose choices are weighed; by default all.
    pub seat: Option<Seat>,
    /// Set by who does not want the review any more.
    pub stop: Option<Arc<AtomicBool>>,
}

/// The worlds of the first comparison where time is bounded; the next ones have four times as many each, as long as
/// time is left.
const FIRST_WORLDS: u32 = 16;

/// The candidates of that first comparison: what was played, what was advised, and the best other.
const FIRST_CANDIDATES: usize = 3;

/// How much of the time the chances from position to position take at most, and when the search has to end.
const CURVES: f64 = 0.3;
const SEARCH: f64 = 0.6;

impl Effort {
    /// So many worlds, and no bound of time.
    pub const fn worlds(worlds: u32) -> Self {
        Self { seed: 0, worlds, iterations: None, time: None, seat: None, stop: None }
    }

    /// As much as this time allows.
    pub fn within(time: Duration) -> Self {
        Self { time: Some(time), ..Self::worlds(1024) }
    }

    /// The numbers of worlds in which a decision is compared, one after another until it is clear.
    pub(crate) fn rounds(&self) -> Vec<u32> {
        if self.time.is_none() {
            return vec![self.worlds];
        }
        let longer = std::iter::successors(Some(FIRST_WORLDS), |worlds| Some(worlds * 4));
        longer.take_while(|&worlds| worlds < self.worlds).chain([self.worlds]).collect()
    }

    /// How many candidates are compared in so many worlds: in a first comparison against the time only the most
    /// promising, so that it reaches twice as many decisions.
    pub(crate) const fn candidates(&self, worlds: u32) -> usize {
        if self.time.is_some() && worlds == FIRST_WORLDS { FIRST_CANDIDATES } else { FEW }
    }

    /// How often every position is played on from at most.
    pub(crate) fn play_outs(&self) -> u32 {
        (self.worlds / 2).max(2)
    }
}

/// A review under way.
#[derive(Debug)]
pub(crate) struct Run<'a> {
    pub(crate) effort: &'a Effort,
    started: Instant,
}

impl<'a> Run<'a> {
    pub(crate) fn begin(effort: &'a Effort) -> Self {
        Self { effort, started: Instant::now() }
    }

    /// Until the chances from position to position must be known.
    pub(crate) fn for_curves(&self) -> Budget {
        self.until(CURVES)
    }

    /// Until nobody wants the review any more.
    pub(crate) fn until_stopped(&self) -> Budget {
        self.cancelled(Budget::own())
    }

    /// Until all comparisons must end.
    pub(crate) fn for_races(&self) -> Budget {
        self.until(1.0)
    }

    /// How long one of so many searches may take, if there is a bound.
    pub(crate) fn search_time(&self, searches: usize) -> Option<Duration> {
        let threads = u32::try_from(rayon::current_num_threads()).unwrap_or(1);
        let searches = u32::try_from(searches.max(1)).unwrap_or(u32::MAX);
        self.left(SEARCH).map(|left| left * threads / searches)
    }

    /// What a search may spend that begins now.
    pub(crate) fn for_search(&self, time: Option<Duration>) -> Budget {
        let budget = self.effort.iterations.map_or_else(Budget::own, |most| Budget::own().iterations(most));
        self.cancelled(match time {
            Some(time) => budget.within(time),
            None => budget,
        })
    }

    /// Whether nobody wants the review any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.effort.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn until(&self, share: f64) -> Budget {
        self.cancelled(self.left(share).map_or_else(Budget::own, |left| Budget::own().within(left)))
    }

    fn cancelled(&self, budget: Budget) -> Budget {
        match &self.effort.stop {
            Some(stop) => budget.cancelled_by(Arc::clone(stop)),
            None => budget,
        }
    }

    fn left(&self, share: f64) -> Option<Duration> {
        Some(self.effort.time?.mul_f64(share).saturating_sub(self.started.elapsed()))
    }
}
