//! Players that imagine the hidden hands and try their choices out.

use engine::Rng;
use tricks::{Action, Phase, Tricks, View};

use super::Random;
use super::offers::offers;
use super::outlook::Outlook;
use super::tree::Tree;
use super::trial::try_out;
use super::worlds::Worlds;
use crate::{Budget, Player, Thought};

/// A player that thinks ahead: how much it may do for one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinker {
    /// In how many worlds it tries every bid, type and partner.
    pub(super) trials: u32,
    /// How many worlds it imagines for a card.
    pub(super) worlds: u32,
    /// How many iterations its search of a card makes.
    pub(super) iterations: u32,
    pub(super) shrewd: usize,
    pub(super) curiosity: f64,
    pub(super) solved: u32,
}

impl Player<Tricks> for Thinker {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    /// The points of a candidate are what the round brings the seat.
    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let public = view.public();
        let Some(seat) = view.seat().filter(|_| view.is_my_turn()) else {
            return Thought::of(Random.choose(view, rng));
        };
        if self.trials == 0 && public.phase() != Phase::Trick {
            return Thought::of(super::deliberate(view).unwrap());
        }
        let mut candidates = Vec::new();
        if public.phase() == Phase::Auction {
            offers(public, seat, view.hand(), &mut candidates);
        } else {
            view.legal(&mut candidates);
        }
        if let [only] = candidates[..] {
            return Thought::of(only);
        }
        let outlook = Outlook::of(public);
        match (public.phase(), public.contract()) {
            (Phase::Trick, Some(contract)) => {
                let iterations = budget.iterations_of(self.iterations);
                let worlds = Worlds::imagine(view, self.worlds.min(iterations), rng);
                Tree::new(contract, &outlook, self.curiosity, self.solved)
                    .search(seat, &worlds, iterations, budget)
            }
            _ => {
                let trials = budget.iterations_of(self.trials);
                let worlds = Worlds::imagine(view, trials, rng);
                try_out(seat, &candidates, &worlds, &outlook, budget, self.shrewd)
            }
        }
    }
}
