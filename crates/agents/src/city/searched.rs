//! What the search of trees asks Mū.

use city::{Action, City};
use engine::{Game, Rng, Seat, Turn};

use super::plans::plans;
use super::quick::{Instinct, Quick};
use crate::search::{Proposal, Searched, Verdict};

/// The part of success that is the lead in points, and the points that count half of it.
const LEAD: (f64, f64) = (0.6, 12.0);
/// Alone: the points in the middle of the scale, and those that count half of the rest.
const ALONE: (f64, f64) = (55.0, 20.0);
/// The most choices that are listed.
const LISTED: usize = 24;

impl Searched for City {
    fn candidates(&self, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let plans = plans(self, seat, &Instinct::QUICK);
        let most = plans.first().map_or(0.0, |plan| plan.promise);
        for plan in plans {
            if candidates.len() < LISTED && candidates.iter().all(|known| known.action != plan.first) {
                let behind = 1.0 + (most - plan.promise).max(0.0) / 2.0;
                candidates.push(Proposal { action: plan.first, weight: 1.0 / (behind * behind) });
            }
        }
    }

    fn quick(&self, seat: Seat, rng: &mut Rng) -> Action {
        Quick::default().choose(self, seat, rng)
    }

    fn verdict(&self) -> Verdict {
        match self.turn() {
            Turn::Over(standing) => Verdict::of(&standing).mixed(LEAD.0, LEAD.1).alone(ALONE.0, ALONE.1),
            Turn::Chance | Turn::Seats(_) => unreachable!("games of Mū are played to their end"),
        }
    }
}
