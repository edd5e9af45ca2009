//! The candidates of a choice in the same imagined worlds: by how much one of them is better than all others.

use engine::{Game, Imagine};
use players::Roster;
use players::race::Imagined;
use players::rehearsal::Draws;
use review::Estimate;

use crate::position::{Position, drawn};

/// In so many imagined worlds candidates are compared.
pub(crate) const WORLDS: usize = 40;
/// How often each is played on in each of them.
const PLAYS: usize = 8;
/// A position is decided where even the best choice is worth less success than this, or all lack less than this.
const DECIDED: f64 = 0.05;
/// In one of so many worlds a choice may be worse than another and still be the best.
const RARELY: usize = 20;

type Action<R> = <<R as Roster>::Game as Game>::Action;

/// What became of a candidate: for each world, for each time it was played on, success and points.
pub(crate) struct Entrant<A> {
    pub(crate) action: A,
    plays: Vec<Vec<(f64, f64)>>,
}

/// Candidates in the same worlds, the one that is meant to be the best first.
pub(crate) struct Contest<R: Roster> {
    pub(crate) entrants: Vec<Entrant<Action<R>>>,
}

/// How a candidate stands to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It comes to the same in every world.
    Same,
    /// It is clearly worse.
    Worse,
    /// Neither.
    Unclear,
}

/// Imagined worlds of a position, the same for every comparison in it.
pub(crate) fn worlds<G: Imagine>(position: &Position<G>, seed: u64, count: usize) -> Vec<Imagined<G>> {
    let world = |number: usize| {
        let mut rng = drawn(*b"worlds  ", seed, position.step as u64, number as u64);
        Imagined { world: G::imagine(&position.view, &mut rng), draws: rng.next_u64() }
    };
    (0..count).map(world).collect()
}

impl<R: Roster<Game: Imagine>> Contest<R> {
    /// Lets candidates, the best first, play on; `None` as soon as the first is not clearly ahead.
    pub(crate) fn of(position: &Position<R::Game>, candidates: &[Action<R>], seed: u64) -> Option<Self> {
        let worlds = worlds(position, seed, WORLDS);
        let play = |action: Action<R>, imagined: &Imagined<R::Game>, time: u64| {
            let mut world = imagined.world.clone();
            world.apply(position.seat, action, &mut ());
            let verdict = R::play_on(world, &mut Draws::of(imagined.draws.wrapping_add(time)));
            (verdict.success[position.seat], verdict.points[position.seat])
        };
        let enter = |&action: &Action<R>| Entrant {
            action,
            plays: worlds.iter().map(|imagined| vec![play(action, imagined, 0)]).collect(),
        };
        let mut contest = Self { entrants: candidates.iter().map(enter).collect() };
        if contest.rivals().any(|at| contest.lead(at, |one| one.0).upper() < 0.0) {
            return None;
        }
        for entrant in &mut contest.entrants {
            for (imagined, plays) in worlds.iter().zip(&mut entrant.plays) {
                plays.extend((1..PLAYS as u64).map(|time| play(entrant.action, imagined, time)));
            }
        }
        Some(contest)
    }

    /// Whether the seat has lost or won already, whatever it chooses.
    pub(crate) fn is_decided(&self) -> bool {
        let success = |at| self.worth(at).0;
        success(0) < DECIDED || (0..self.entrants.len()).all(|at| success(at) > 1.0 - DECIDED)
    }

    /// The places of all but the first.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = usize> + use<R> {
        1..self.entrants.len()
    }

    /// How a candidate stands to the first.
    pub(crate) fn standing(&self, rival: usize) -> Standing {
        if self.entrants[rival].plays == self.entrants[0].plays {
            return Standing::Same;
        }
        let (success, points) = (self.lead(rival, |one| one.0), self.lead(rival, |one| one.1));
        let is_felt =
            success.lower() >= R::MARKS.mistake || points.lower() >= R::FELT && success.lower() >= 0.0;
        if is_felt && self.is_known(rival) { Standing::Worse } else { Standing::Unclear }
    }

    /// The mean success and points of a candidate.
    pub(crate) fn worth(&self, at: usize) -> (f64, f64) {
        let all = || self.entrants[at].plays.iter().flatten();
        (Estimate::of(all().map(|one| one.0)).mean, Estimate::of(all().map(|one| one.1)).mean)
    }

    /// By how much the first is ahead of another, over the worlds.
    fn lead(&self, rival: usize, value: fn(&(f64, f64)) -> f64) -> Estimate {
        Estimate::of(self.leads(rival, value).map(|world| world.mean))
    }

    /// The same world by world.
    fn leads(
        &self,
        rival: usize,
        value: fn(&(f64, f64)) -> f64,
    ) -> impl Iterator<Item = Estimate> + use<'_, R> {
        let (first, rival) = (&self.entrants[0].plays, &self.entrants[rival].plays);
        first.iter().zip(rival).map(move |(first, rival)| {
            Estimate::of(first.iter().zip(rival).map(|(first, rival)| value(first) - value(rival)))
        })
    }

    /// Whether the first is better in nearly every world: not only on average over what cannot be seen.
    fn is_known(&self, rival: usize) -> bool {
        let is_behind = |lead: &Estimate| lead.upper() < 0.0;
        self.leads(rival, |one| one.0).filter(is_behind).count() * RARELY <= WORLDS
    }
}
