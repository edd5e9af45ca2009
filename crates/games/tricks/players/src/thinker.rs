//! Players that imagine the hidden hands and try their choices out.

use engine::Rng;
use tricks::{Action, Phase, Tricks, View};

use super::Random;
use super::offers::offers;
use super::outlook::Outlook;
use super::tree::Tree;
use super::trial::Trial;
use super::worlds::Worlds;
use players::{Budget, Player, Thought};

/// A player that thinks ahead, and how much it does for one choice.
///
/// In the auction, for types and for partners it tries every candidate in imagined worlds, the rest of the round
/// being played by quick players. Cards are searched, the last ones by solving every imagined ending. The worlds
/// are those that explain the bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinker {
    /// In how many worlds it tries every bid, type and partner.
    trials: u32,
    /// How many worlds it imagines for a card.
    worlds: u32,
    /// How many iterations its search of a card makes.
    iterations: u32,
    /// How many tricks before the end it solves instead of searching.
    solved: u8,
}

/// With more cards than these in all hands, 200 endings may take longer than a second to solve.
const SOLVED_CARDS_MAX: usize = 20;

impl Thinker {
    /// Thinks for a moment.
    pub(super) const KEEN: Self = Self { trials: 32, worlds: 40, iterations: 200, solved: 3 };
    /// Thinks hard.
    pub(super) const FIERCE: Self = Self { trials: 300, worlds: 200, iterations: 3_000, solved: 4 };
}

impl Player<Tricks> for Thinker {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        self.think(view, rng, &Budget::own()).choice
    }

    /// The points of a candidate are what the round brings the seat, card points and all.
    fn think(&self, view: &View, rng: &mut Rng, budget: &Budget) -> Thought<Action> {
        let public = view.public();
        let Some(seat) = view.seat().filter(|_| view.is_my_turn()) else {
            return Thought::of(Random.choose(view, rng));
        };
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
        if let (Phase::Trick, Some(contract)) = (public.phase(), public.contract()) {
            let iterations = budget.iterations_of(self.iterations).max(1);
            let worlds = Worlds::imagine(view, budget.iterations_of(self.worlds).max(1), rng);
            let tree = Tree::new(contract, &outlook);
            let (held, seats) = (view.own_cards().len(), usize::from(public.seats()));
            return if held <= usize::from(self.solved) && held * seats <= SOLVED_CARDS_MAX {
                tree.solve(seat, &worlds, budget)
            } else {
                tree.search(seat, &worlds, iterations, budget)
            };
        }
        // Every candidate takes an iteration in every world.
        let count = u32::try_from(candidates.len()).unwrap_or(1).max(1);
        let worlds = Worlds::imagine(view, budget.iterations_of(self.trials * count) / count, rng);
        Trial { seat, outlook: &outlook, budget }.of(&candidates, &worlds)
    }
}
