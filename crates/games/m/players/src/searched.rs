//! What a tree search asks of M.

use engine::{Game as _, Rng, Seat};
use m::{Action, M, Phase};

use super::network::{INPUT, network};
use super::quick;
use super::verdict::points;
use crate::MPlayers;
use players::search::{Proposal, Searched, Verdict};

/// How many choices of every seat the search looks ahead on average, cards taken in scoring phases among
/// them; what follows is judged. At three players 4 did better than 2.
const CHOICES_PER_SEAT: u32 = 4;

impl Searched for MPlayers {
    type Game = M;

    fn candidates(world: &M, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        let mut weighed = quick::weigh(world, seat);
        weighed.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let Some(best) = weighed.first().copied() else { return };
        candidates.extend(weighed.into_iter().map(|choice| {
            let behind = 1.0 + (best.worth - choice.worth) / 10.0;
            Proposal { action: choice.action, weight: 1.0 / (behind * behind) }
        }));
    }

    fn quick(world: &M, seat: Seat, rng: &mut Rng) -> Action {
        quick::choose(world, seat, rng)
    }

    fn is_judged(world: &M, choices: u32) -> bool {
        matches!(world.public().phase(), Phase::Turn { .. })
            && choices > CHOICES_PER_SEAT * u32::from(world.public().seats())
    }

    /// Success as the network expects it, points as they are expected by hand.
    fn verdict(world: &M) -> Verdict {
        if let Some(standing) = world.turn().standing() {
            return Verdict::of(&standing);
        }
        let success = network(world.public().seats()).successes(&INPUT, world);
        Verdict { success, points: points(world.public()) }
    }
}
