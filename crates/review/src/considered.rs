//! What a choice would lose that a seat is about to make, by what the seat knows: the measure of a review, before it is
//! too late.
//!
//! It is made in two parts. What the strongest player would do can be thought while the seat still thinks
//! ([`Considered::of`]); only a choice that is another one is compared with it ([`Considered::assess`]).

use engine::{Game, Imagine, Rng, Seat};
use players::{Budget, Roster, Thought};

use crate::decisions::{Decision, FEW};
use crate::effort::{Effort, Run};
use crate::estimate::Estimate;
use crate::reasons::reason;
use crate::report::{Mark, Reason};
use crate::weigh::{Compare, Weighed};

/// In so many worlds a choice is compared at most.
const WORLDS: u32 = 256;
/// The same where the budget does not look at the clock, so that the worlds alone decide how long it takes.
const WORLDS_UNTIMED: u32 = 64;

/// A choice that a seat owes, with what the strongest player thinks of it.
#[derive(Debug)]
pub struct Considered<G: Game> {
    view: G::View,
    seat: Seat,
    few: Option<Vec<G::Action>>,
    thought: Thought<G::Action>,
    seed: u64,
}

/// What a choice would lose against the best found.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// How much less success it is worth.
    pub loss: Estimate,
    /// How a review would mark the loss: an inaccuracy or worse; none if nothing is surely lost.
    pub mark: Option<Mark>,
    /// Why, if something is surely lost and the game knows a reason that is true.
    pub reason: Option<Reason>,
}

impl<G: Imagine> Considered<G> {
    /// Thinks about the choice that the seat of a view owes, as who asks for a hint is answered: the same draws give
    /// the same advice. `legal` is all that the seat may do.
    pub fn of<R: Roster<Game = G>>(
        (view, seat): (G::View, Seat),
        legal: Vec<G::Action>,
        rng: &mut Rng,
        budget: &Budget,
    ) -> Self {
        let thought = R::advise(&view, rng, budget);
        Self { view, seat, few: (legal.len() <= FEW).then_some(legal), thought, seed: rng.next_u64() }
    }

    /// Whether this is what the strongest player would do: then nothing is lost.
    pub fn is_advised(&self, played: G::Action) -> bool {
        self.thought.choice == played
    }

    /// What `played` would lose. `None` if it is advised, or if there was no time for a comparison.
    ///
    /// View, draws and choice decide it, unless the budget looks at the clock.
    pub fn assess<R: Roster<Game = G>>(&self, played: G::Action, budget: &Budget) -> Option<Assessment> {
        if self.is_advised(played) {
            return None;
        }
        let decision =
            Decision { step: 0, seat: self.seat, view: self.view.clone(), few: self.few.clone(), played };
        let effort = Effort { seed: self.seed, ..Effort::worlds(WORLDS) };
        let run = Run::begin(&effort);
        let mut weighed = Weighed::of(&decision, &self.thought);
        let rounds: &[u32] = if budget.is_timed() { &[16, 64, WORLDS] } else { &[WORLDS_UNTIMED] };
        for &worlds in rounds {
            if budget.is_spent() || weighed.race.as_ref().is_some_and(|race| race.is_clear) {
                break;
            }
            let compare = Compare::<R>::of(&decision, &run, worlds);
            // Half a race says nothing: what was known before stays.
            weighed.race = compare.race(&weighed.candidates, budget).or(weighed.race.take());
        }
        let loss = weighed.race.as_ref()?.split.loss;
        let mark = Mark::of_loss(&loss, &R::MARKS);
        let best = weighed.best().filter(|_| mark.is_some());
        Some(Assessment { loss, mark, reason: best.and_then(|best| reason::<R>(&decision, best, self.seed)) })
    }
}
