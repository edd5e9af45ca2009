//! What a search needs to know of Volcanic Isle.

use engine::{Rng, Seat};
use isle::{ACTION_POINTS, Action, Isle, Phase};

use super::levels::QUICK;
use super::plan::{Way, best_answers, best_way, best_ways, likely_answer};
use super::verdict::{chance, points_of, scale, verdict};
use super::weights::Weights;
use super::worth::Judge;
use crate::IslePlayers;
use players::search::{Proposal, Searched, Verdict};

/// How many ways to spend a turn, or answers, are compared in a tree.
const WAYS_MAX: usize = 8;

impl Searched for IslePlayers {
    type Game = Isle;

    /// The first steps of the best ways to spend the turn; the best answers.
    fn candidates(world: &Isle, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let mut judge = Judge::new(&Weights::STEADY, seat, world.public().course().active);
        let scale = scale(&mut judge, world.public());
        let ways = ways(&mut judge, world, WAYS_MAX);
        let best = ways.first().map_or(0, |way| way.worth);
        for way in ways {
            let action = way.first();
            if candidates.iter().all(|known| known.action != action) {
                let weight = chance(points_of(way.worth - best) / scale).max(f64::MIN_POSITIVE);
                candidates.push(Proposal { action, weight });
            }
        }
    }

    fn quick(world: &Isle, seat: Seat, _: &mut Rng) -> Action {
        let mut judge = Judge::new(&QUICK, seat, world.public().course().active);
        if matches!(world.public().phase(), Phase::Turn) {
            return best_way(&mut judge, world).first();
        }
        likely_answer(&mut judge, world, seat).expect("whoever is asked can answer")
    }

    /// At the beginning of a turn, when about a round has passed.
    fn is_judged(world: &Isle, choices: u32) -> bool {
        let public = world.public();
        let turn_begins =
            matches!(public.phase(), Phase::Turn) && public.course().action_points == ACTION_POINTS;
        turn_begins && choices >= 4 * u32::from(public.seats())
    }

    fn verdict(world: &Isle) -> Verdict {
        verdict(world, &Weights::STEADY)
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
