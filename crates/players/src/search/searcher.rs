//! A computer player that searches.

use std::fmt;
use std::marker::PhantomData;

use engine::{Game, Imagine as _, Observer, Rng, Seat};

use super::tree::{Place, Tree};
use super::walk::{Lists, Walk};
use super::{Action, Searched, View};
use crate::tally::most_tried;
use crate::{Budget, Player, Tally, Thought};

/// How much a search does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many iterations it makes for one choice.
    pub iterations: u32,
    /// How eagerly it tries what has not been tried much: 0 never leaves what went best so far. Around 1
    /// suits most games; more where single games say little.
    pub exploration: f64,
}

impl Effort {
    /// So many iterations, everything else as suits most games.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, exploration: 1.0 }
    }
}

/// A computer player that imagines worlds and searches in them.
///
/// It keeps no tree from one choice to the next: a player has no memory but its view, so the same view and
/// the same draws give the same choice, whoever asks and whatever was asked before.
pub struct Searcher<K> {
    effort: Effort,
    knowledge: PhantomData<fn() -> K>,
}

impl<K: Searched> Searcher<K> {
    /// A player that makes this effort for every choice.
    pub const fn new(effort: Effort) -> Self {
        Self { effort, knowledge: PhantomData }
    }
}

impl<K: Searched> Player<K::Game> for Searcher<K> {
    fn choose(&self, view: &View<K>, rng: &mut Rng) -> Action<K> {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &View<K>, rng: &mut Rng, budget: &Budget) -> Thought<Action<K>> {
        let mut own = Rng::from_seed(rng.next_u64());
        let world = K::Game::imagine(view, &mut own);
        let root = seat_of(view, &world);
        let mut lists = Lists::<K>::new();
        lists.look(&world, root, &mut own);
        let only = lists.first().first().expect("the list of candidates is never empty").action;
        if lists.first().len() == 1 || budget.is_spent() {
            return Thought::of(only);
        }
        let iterations = budget.iterations_of(self.effort.iterations);
        let mut rng = Rng::from_seed(own.next_u64());
        let mut tree = Tree::new();
        let mut lists = Lists::<K>::new();
        let mut tried: Vec<(Action<K>, Tally)> = Vec::new();
        let mut made = 0;
        // Never before the first iteration, so that there is something to say.
        while made < iterations && !(made > 0 && budget.is_spent()) {
            let world = K::Game::imagine(view, &mut rng);
            let walk = Walk::new(world, root, &mut tree, &mut lists);
            let (first, verdict) = walk.finish(self.effort.exploration, &mut rng);
            let known = tried.len();
            tried.extend(tree.edges(Place::ROOT).iter().skip(known).map(|edge| (edge.action, Tally::new())));
            tried[first].1.add(verdict.success[root], verdict.points[root]);
            made += 1;
        }
        most_tried(tried, only, made)
    }
}

impl<K> fmt::Debug for Searcher<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Searcher").field(&self.effort).finish()
    }
}

/// The seat whose view it is: the one that owes a choice and would see just this.
pub(super) fn seat_of<G: Game>(view: &G::View, world: &G) -> Seat {
    let owing = world.turn().owing();
    let mut seats =
        owing.iter().filter(|&seat| owing.len() == 1 || world.view(Observer::Seat(seat)) == *view);
    seats.next().expect("a player is only asked when its seat owes a choice")
}
