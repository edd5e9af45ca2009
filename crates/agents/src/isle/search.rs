//! What a search needs to know of Volcanic Isle.

use engine::{Rng, Seat};
use isle::{ACTION_POINTS, Action, Isle, Phase};

use super::levels::QUICK;
use super::plan::{Way, best_answers, best_way, best_ways, likely_answer};
use super::verdict::{chance, points_of, scale, verdict};
use super::weights::Weights;
use super::worth::Judge;
use crate::search::{Proposal, Searched, Verdict};

/// How many ways to spend a turn, or answers, are compared in a tree.
const WAYS_MAX: usize = 8;

impl Searched for Isle {
    /// The first steps of the best ways to spend the turn; the best answers.
    fn candidates(&self, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let mut judge = Judge::new(&Weights::STEADY, seat, self.public().course().active);
        let scale = scale(&mut judge, self.public());
        let ways = ways(&mut judge, self, WAYS_MAX);
        let best = ways.first().map_or(0, |way| way.worth);
        for way in ways {
            let action = way.first();
            if candidates.iter().all(|known| known.action != action) {
                let weight = chance(points_of(way.worth - best) / scale).max(f64::MIN_POSITIVE);
                candidates.push(Proposal { action, weight });
            }
        }
    }

    fn quick(&self, seat: Seat, _: &mut Rng) -> Action {
        let mut judge = Judge::new(&QUICK, seat, self.public().course().active);
        if matches!(self.public().phase(), Phase::Turn) {
            return best_way(&mut judge, self).first();
        }
        likely_answer(&mut judge, self, seat).expect("whoever is asked can answer")
    }

    /// At the beginning of a turn, when about a round has passed.
    fn is_judged(&self, choices: u32) -> bool {
        let public = self.public();
        let turn_begins =
            matches!(public.phase(), Phase::Turn) && public.course().action_points == ACTION_POINTS;
        turn_begins && choices >= 4 * u32::from(public.seats())
    }

    fn verdict(&self) -> Verdict {
        verdict(self, &Weights::STEADY)
    }
}

/// The best ways to go on with a turn, or to answer.
pub(super) fn ways(judge: &mut Judge<'_>, world: &Isle, most: usize) -> Vec<Way> {
    if matches!(world.public().phase(), Phase::Turn) {
        best_ways(judge, world, most)
    } else {
        best_answers(judge, world, most)
    }
}
