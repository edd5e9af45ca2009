//! What a search in trees asks Mū. The players of Mū do not search in trees: what they do instead was better.

use city::{Action, BATTLES, City};
use engine::{Game, PerSeat, Rng, Seat, Turn};

use super::flat::ALONE;
use super::plans::plans;
use super::quick::{Instinct, Quick};
use super::weights::{Weights, points};
use super::worth::Judge;
use crate::CityPlayers;
use players::search::{Proposal, Searched, Verdict};

/// The part of success that is the lead in points, and the points that count half of it.
const LEAD: (f64, f64) = (0.6, 12.0);
/// The most choices that are listed.
const LISTED: usize = 24;

impl Searched for CityPlayers {
    type Game = City;

    fn candidates(world: &City, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let plans = plans(world, seat, &Instinct::QUICK);
        let most = plans.first().map_or(0.0, |plan| plan.promise);
        for plan in plans {
            if candidates.len() < LISTED && candidates.iter().all(|known| known.action != plan.first) {
                let behind = 1.0 + (most - plan.promise).max(0.0) / 2.0;
                candidates.push(Proposal { action: plan.first, weight: 1.0 / (behind * behind) });
            }
        }
    }

    fn quick(world: &City, seat: Seat, rng: &mut Rng) -> Action {
        Quick::default().choose(world, seat, rng)
    }

    fn verdict(world: &City) -> Verdict {
        let verdict = match world.turn() {
            Turn::Over(standing) => Verdict::of(&standing),
            Turn::Chance | Turn::Seats(_) => {
                Verdict::by_points(PerSeat::from_fn(world.seats(), |seat| judged(world, seat)))
            }
        };
        verdict.mixed(LEAD.0, LEAD.1).alone(ALONE.0, ALONE.1)
    }
}

/// The points that a seat may have at the end.
fn judged(world: &City, seat: Seat) -> f64 {
    points(Judge::new(&Weights::STEADY, seat, [None; BATTLES]).worth(world))
}
