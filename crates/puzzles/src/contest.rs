//! The candidates of a choice in the same imagined worlds: by how much one of them is better than all others.

use engine::{Game, Imagine};
use players::Roster;
use players::race::Imagined;
use players::rehearsal::Draws;
use review::Estimate;

use crate::position::{Position, drawn};

/// In so many imagined worlds candidates are compared.
pub(crate) const WORLDS: usize = 320;
/// How often each is played on in each of them.
const PLAYS: usize = 2;
/// In so many of them first, once, to leave alone what is hopeless.
const SCREENED: usize = 40;
/// A position is decided where even the best choice is worth less success than this, or all lack less than this.
const DECIDED: f64 = 0.05;
/// The best is ahead in so many times as many worlds as it is behind in.
const TIMES_AHEAD: usize = 2;

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
    /// Nobody would notice the difference.
    Equal,
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
    /// Lets candidates, the best first, play on; `None` as soon as one is clearly ahead of the first, or none seems to
    /// be behind it by enough.
    pub(crate) fn of(position: &Position<R::Game>, candidates: &[Action<R>], seed: u64) -> Option<Self> {
        let worlds = worlds(position, seed, WORLDS);
        let play = |action: Action<R>, imagined: &Imagined<R::Game>, time: usize| {
            let mut world = imagined.world.clone();
            world.apply(position.seat, action, &mut ());
            let verdict = R::play_on(world, &mut Draws::of(imagined.draws.wrapping_add(time as u64)));
            (verdict.success[position.seat], verdict.points[position.seat])
        };
        let enter = |worlds: &[Imagined<R::Game>], plays: usize| Self {
            entrants: candidates
                .iter()
                .map(|&action| Entrant {
                    action,
                    plays: worlds
                        .iter()
                        .map(|imagined| (0..plays).map(|time| play(action, imagined, time)).collect())
                        .collect(),
                })
                .collect(),
        };
        let screened = enter(&worlds[..SCREENED], 1);
        if screened.rivals().any(|at| screened.lead(at, |one| one.0).upper() < 0.0)
            || screened.rivals().all(|at| screened.is_hopeless(at))
        {
            return None;
        }
        Some(enter(&worlds, PLAYS))
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
        let (success, points) = self.leads(rival);
        let is_felt =
            success.lower() >= R::MARKS.mistake || points.lower() >= R::FELT && success.lower() >= 0.0;
        let is_within = |lead: Estimate, least: f64| lead.lower() > -least && lead.upper() < least;
        if is_within(success, R::MARKS.inaccuracy) && is_within(points, R::FELT / 2.0) {
            Standing::Equal
        } else if is_felt && self.is_known(rival) {
            Standing::Worse
        } else {
            Standing::Unclear
        }
    }

    /// Whether a candidate is not likely to turn out to be clearly worse.
    fn is_hopeless(&self, rival: usize) -> bool {
        let (success, points) = self.leads(rival);
        success.upper() < R::MARKS.mistake && points.upper() < R::FELT
    }

    /// The mean success and points of a candidate.
    pub(crate) fn worth(&self, at: usize) -> (f64, f64) {
        let all = || self.entrants[at].plays.iter().flatten();
        (Estimate::of(all().map(|one| one.0)).mean, Estimate::of(all().map(|one| one.1)).mean)
    }

    /// By how much success and how many points the first is ahead of another, over the worlds.
    fn leads(&self, rival: usize) -> (Estimate, Estimate) {
        (self.lead(rival, |one| one.0), self.lead(rival, |one| one.1))
    }

    fn lead(&self, rival: usize, value: fn(&(f64, f64)) -> f64) -> Estimate {
        Estimate::of(self.by_world(rival, value))
    }

    /// The same world by world.
    fn by_world(
        &self,
        rival: usize,
        value: fn(&(f64, f64)) -> f64,
    ) -> impl Iterator<Item = f64> + use<'_, R> {
        let (first, rival) = (&self.entrants[0].plays, &self.entrants[rival].plays);
        first.iter().zip(rival).map(move |(first, rival)| {
            let leads = first.iter().zip(rival).map(|(first, rival)| value(first) - value(rival));
            Estimate::of(leads).mean
        })
    }

    /// Whether the first is mostly ahead where it makes a difference: not only on average over what cannot be seen.
    fn is_known(&self, rival: usize) -> bool {
        let leads: Vec<f64> = self.by_world(rival, |one| one.1).collect();
        let ahead = leads.iter().filter(|lead| **lead > 0.0).count();
        let behind = leads.iter().filter(|lead| **lead < 0.0).count();
        behind * TIMES_AHEAD <= ahead
    }
}
