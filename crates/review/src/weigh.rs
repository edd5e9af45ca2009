//! What a choice lost: the strongest player says what it would have done, and both race in imagined worlds.

use std::marker::PhantomData;

use engine::{Game, Imagine};
use players::race::{self, Imagined, Outcome, Progress, Race, Runner};
use players::rehearsal::Draws;
use players::{Budget, Marks, Roster, Thought};
use rayon::prelude::*;

use crate::decisions::{Decision, FEW, drawn};
use crate::effort::Run;
use crate::estimate::Estimate;
use crate::split::{Split, split};

/// A choice that was compared with others.
#[derive(Clone, Debug)]
pub(crate) struct Weighed<A> {
    /// What the strongest player would have done.
    pub(crate) advised: A,
    /// Whether that is what was played: then nothing is lost, whatever play-outs say.
    pub(crate) agrees: bool,
    /// How much more it expected of its choice than of what was played; of one that agrees, than of the next best.
    promise: f64,
    /// What is compared, the played choice first.
    pub(crate) candidates: Vec<A>,
    /// How they compare, if time allowed it.
    pub(crate) race: Option<Raced<A>>,
}

/// How the candidates of a decision compare.
#[derive(Clone, Debug)]
pub(crate) struct Raced<A> {
    /// What was lost against the best found; `best` counts in `tried`.
    pub(crate) split: Split,
    /// The candidates, the played choice first.
    pub(crate) tried: Vec<Tried<A>>,
    /// Whether more worlds would change nothing.
    pub(crate) is_clear: bool,
}

/// A candidate, and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    /// What it was worth.
    pub(crate) success: Estimate,
    /// By how much the played choice was better, in the worlds in which both were tried.
    pub(crate) behind: Estimate,
    /// In how many worlds it was tried.
    pub(crate) worlds: usize,
}

/// Weighs all decisions.
pub(crate) fn weigh<R: Roster<Game: Imagine>>(
    decisions: &[&Decision<R::Game>],
    run: &Run<'_>,
) -> Vec<Weighed<Action<R>>> {
    let time = run.search_time(decisions.len());
    let seek = |decision: &&Decision<R::Game>| {
        let mut rng = drawn(*b"search  ", run.effort.seed, decision.step, 0);
        Weighed::of(decision, &R::advise(&decision.view, &mut rng, &run.for_search(time)))
    };
    let mut weighed: Vec<_> = decisions.par_iter().map(seek).collect();
    let budget = run.for_races();
    for worlds in run.effort.rounds() {
        let order = open(&weighed, &R::MARKS);
        for part in order.chunks(2 * rayon::current_num_threads()) {
            if budget.is_spent() {
                return weighed;
            }
            let race = |&at: &usize| {
                let compare = Compare::<R>::of(decisions[at], run, worlds);
                (at, compare.race(weighed[at].compared(run.effort.candidates(worlds)), &budget))
            };
            let raced: Vec<_> = part.par_iter().map(race).collect();
            for (at, raced) in raced {
                // Half a race says nothing: what was known before stays.
                weighed[at].race = raced.or(weighed[at].race.take());
            }
        }
    }
    weighed
}

/// A choice of the game of a roster.
pub(crate) type Action<R> = <<R as Roster>::Game as Game>::Action;

impl<A: Copy + PartialEq> Weighed<A> {
    /// What is to be compared of a choice of which the strongest player thought so.
    pub(crate) fn of<G: Game<Action = A>>(decision: &Decision<G>, thought: &Thought<A>) -> Self {
        let (played, advised) = (decision.played, thought.choice);
        let mut best: Vec<_> = thought.candidates.iter().collect();
        best.sort_by(|one, other| other.success.total_cmp(&one.success));
        let thought_of = best.iter().map(|candidate| candidate.action);
        let few = decision.few.iter().flatten().copied();
        let mut candidates = vec![played];
        for action in [advised].into_iter().chain(thought_of).chain(few) {
            if candidates.len() < FEW && !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        let expected = |action| best.iter().find(|one| one.action == action).map(|one| one.success);
        let rival = if played == advised {
            best.iter().map(|one| one.action).find(|&one| one != played)
        } else {
            Some(played)
        };
        let promise = match (expected(advised), rival.and_then(expected)) {
            (Some(best), Some(rival)) => best - rival,
            // What the strongest player did not even think of is looked at first.
            _ => 1.0,
        };
        Self { advised, agrees: played == advised, promise, candidates, race: None }
    }

    /// What was better than what was played, if anything was found.
    pub(crate) fn best(&self) -> Option<A> {
        let race = self.race.as_ref().filter(|_| !self.agrees)?;
        (race.split.best > 0).then(|| race.tried[race.split.best].action)
    }

    /// The candidates that are compared, if so many are; all where only a comparison of all tells anything.
    fn compared(&self, most: usize) -> &[A] {
        let most = if self.agrees { self.candidates.len() } else { most.min(self.candidates.len()) };
        &self.candidates[..most]
    }

    /// Whether a race could tell anything: what was lost, or that there was only one good choice.
    fn is_open(&self, marks: &Marks) -> bool {
        let is_unclear = self.race.as_ref().is_none_or(|race| !race.is_clear);
        is_unclear && self.candidates.len() > 1 && (!self.agrees || self.promise >= marks.only)
    }
}

/// The decisions that are not clear yet: first those at which most seems to have been lost, those at which nothing
/// was last.
fn open<A: Copy + PartialEq>(weighed: &[Weighed<A>], marks: &Marks) -> Vec<usize> {
    let mut open: Vec<usize> = (0..weighed.len()).filter(|&at| weighed[at].is_open(marks)).collect();
    let possible = |one: &Weighed<A>| one.race.as_ref().map_or(one.promise, |race| race.split.loss.upper());
    open.sort_by(|&one, &other| {
        let (one, other) = (&weighed[one], &weighed[other]);
        one.agrees.cmp(&other.agrees).then(possible(other).total_cmp(&possible(one)))
    });
    open
}

/// Worlds between two cuts.
const HEAT: u32 = 16;
/// By how many standard errors a candidate must be behind the best to be dropped.
const DROPPED: f64 = 2.6;
/// By how many standard errors a loss must keep off the thresholds to be clear.
const CLEAR: f64 = 3.0;

/// The candidates of a decision in the same imagined worlds.
pub(crate) struct Compare<'a, R: Roster> {
    decision: &'a Decision<R::Game>,
    run: &'a Run<'a>,
    worlds: u32,
    roster: PhantomData<fn() -> R>,
}

impl<'a, R: Roster<Game: Imagine>> Compare<'a, R> {
    /// In so many worlds.
    pub(crate) const fn of(decision: &'a Decision<R::Game>, run: &'a Run<'a>, worlds: u32) -> Self {
        Self { decision, run, worlds, roster: PhantomData }
    }

    /// Lets them race; `None` if the budget ended it.
    pub(crate) fn race(mut self, candidates: &[Action<R>], budget: &Budget) -> Option<Raced<Action<R>>> {
        let finish = race::run(&mut self, candidates.iter().copied(), budget);
        let mut runners: Vec<_> = finish.runners.iter().collect();
        runners.sort_by_key(|runner| candidates.iter().position(|&one| one == runner.candidate));
        let is_whole = finish.running == 1 || runners[0].worths().len() == self.worlds as usize;
        let worths: Vec<&[f64]> = runners.iter().map(|runner| runner.worths()).collect();
        let tried = runners.iter().map(|runner| Tried {
            action: runner.candidate,
            success: Estimate::of(runner.worths().iter().copied()),
            behind: Estimate::of(leads(worths[0], runner.worths())),
            worlds: runner.worths().len(),
        });
        let raced = Raced { split: split(&worths), tried: tried.collect(), is_clear: finish.running == 1 };
        is_whole.then_some(raced)
    }
}

/// By how much the one was better, world by world.
fn leads<'a>(one: &'a [f64], other: &'a [f64]) -> impl Iterator<Item = f64> + 'a {
    one.iter().zip(other).map(|(one, other)| one - other)
}

impl<R: Roster<Game: Imagine>> Race for Compare<'_, R> {
    type Candidate = Action<R>;
    type World = Imagined<R::Game>;

    fn imagine(&mut self, number: u32) -> Imagined<R::Game> {
        let mut rng = drawn(*b"race    ", self.run.effort.seed, self.decision.step, number);
        Imagined { world: R::Game::imagine(&self.decision.view, &mut rng), draws: rng.next_u64() }
    }

    fn play(&mut self, action: &Action<R>, imagined: &Imagined<R::Game>) -> Outcome {
        let (seat, mut world) = (self.decision.seat, imagined.world.clone());
        world.apply(seat, *action, &mut ());
        let verdict = R::play_on(world, &mut Draws::of(imagined.draws));
        Outcome::by_success(verdict.success[seat], verdict.points[seat])
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        let left = self.worlds - so_far.worlds;
        (left > 0).then(|| left.min(HEAT))
    }

    fn cut(&self, running: &mut [Runner<Action<R>>]) -> usize {
        cut(running, self.decision.played, &R::MARKS)
    }
}

/// Drops what is surely not the best, never what was played. All end as soon as the loss is clear.
fn cut<C: Copy + PartialEq>(running: &mut [Runner<C>], played: C, marks: &Marks) -> usize {
    let first = running.iter().position(|one| one.candidate == played).unwrap_or_default();
    running.swap(0, first);
    let worths: Vec<&[f64]> = running.iter().map(Runner::worths).collect();
    if is_clear(&split(&worths).loss, marks) {
        return 1;
    }
    let best = running.iter().max_by(|one, other| one.sum().total_cmp(&other.sum()));
    let best: Vec<f64> = best.map(|best| best.worths().to_vec()).unwrap_or_default();
    race::keep(running, |one| {
        let behind = Estimate::of(leads(&best, one.worths()));
        one.candidate == played || behind.mean <= DROPPED * behind.error
    })
}

/// Whether more worlds would hardly change how a loss is marked.
fn is_clear(loss: &Estimate, marks: &Marks) -> bool {
    let (lower, upper) = (loss.mean - CLEAR * loss.error, loss.mean + CLEAR * loss.error);
    upper < marks.inaccuracy || lower > marks.blunder
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// Candidates that come to the same but for luck, each with luck of its own.
    struct Alike(Rng);

    impl Race for Alike {
        type Candidate = u8;
        type World = ();

        fn imagine(&mut self, _: u32) {}

        fn play(&mut self, _: &u8, (): &()) -> Outcome {
            Outcome::by_success(f64::from(self.0.below(1001)) / 1000.0, 0.0)
        }

        fn heat(&self, so_far: &Progress) -> Option<u32> {
            (so_far.worlds < 64).then_some(HEAT)
        }

        fn cut(&self, running: &mut [Runner<u8>]) -> usize {
            cut(running, 0, &Marks::USUAL)
        }
    }

    /// Dropping, and ending early, must not bring back what the split takes away.
    #[test]
    fn a_race_among_equals_finds_no_loss() {
        let mut race = Alike(Rng::from_seed(9));
        let mut of_split = Vec::new();
        let mut of_best = Vec::new();
        for _ in 0..6000 {
            let mut finish = race::run(&mut race, 0..6, &Budget::own());
            finish.runners.sort_by_key(|runner| runner.candidate);
            let worths: Vec<&[f64]> = finish.runners.iter().map(Runner::worths).collect();
            of_split.push(split(&worths).loss.mean);
            let means = finish.runners.iter().map(Runner::mean);
            of_best.push(means.fold(0.0, f64::max) - finish.runners[0].mean());
        }
        let [of_split, of_best] = [of_split, of_best].map(|losses| Estimate::of(losses.into_iter()));
        assert!(of_split.mean.abs() < 0.003, "{of_split:?}");
        assert!(of_best.mean > 0.03, "the best of all seems better than it is: {of_best:?}");
    }
}
