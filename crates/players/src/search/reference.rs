//! Two players from the literature, against which those of the games are measured. They know the rules of a game and
//! nothing else of it, so they are written once.
//!
//! - [`Reference::Ismcts`]: information set Monte Carlo tree search for a single observer (Cowling, Powley and
//!   Whitehouse 2012). Every iteration imagines a world from the view. One tree holds what the searching seat sees of
//!   the choices made since the root.
//! - [`Reference::Pimc`]: determinised UCT, also called Monte Carlo search with perfect information. Some worlds are
//!   imagined once, each has a tree of its own in which everybody sees everything, and the iterations go to them in
//!   turn. The choice is the one that was tried most in all of them together.
//!
//! What both have in common, and how they treat what the literature leaves open:
//!
//! - Choices are tried by UCB1, each mean beside how often the choice could have been tried (where nothing is hidden
//!   that is UCT). What was never tried comes first, in random order, and a new place ends the way through the tree.
//! - What follows is played out at random ([`Game::sample`]) to the end of the game. A game that goes on for more than
//!   [`CHOICES_MAX`] choices is given up and counts as a half for everybody.
//! - Every seat plays for the own success ([`Verdict`]): max^n.
//! - The searching seat makes its choice first where several owe one. In the tree of an information set a choice that
//!   it does not see is drawn at random and only that it was made is remembered; in a tree of one world the others
//!   know it, as always in that method.
//! - Luck is drawn anew in each iteration, and what it brings is not told apart.
//! - Where a seat has more than [`LISTED_MAX`] choices they are not listed: the game draws one at random, and it is
//!   admitted while those known are no more than the square root of how often they were tried.

use std::collections::HashSet;

use engine::{Game, Imagine, Observer, Rng, Seat, Turn};

use super::Verdict;
use super::searcher::seat_of;
use super::tree::{Place, Sight, Tree};
use crate::tally::most_tried;
use crate::{Budget, Level, Player, Tally, Thought};

/// A player from the literature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Information set Monte Carlo tree search for a single observer.
    Ismcts,
    /// Determinised UCT.
    Pimc,
}

/// How many iterations are made for one choice where nothing but the player's own strength limits them.
const ITERATIONS: u32 = 1_000;

/// How many iterations are made at most where the clock limits them: so many that the memory of the trees is bounded.
const ITERATIONS_MAX: u32 = 200_000;

/// How many worlds determinised UCT imagines.
const WORLDS: u32 = 20;

/// How many choices are listed.
const LISTED_MAX: usize = 64;

/// After how many choices a play-out is given up.
const CHOICES_MAX: u32 = 10_000;

impl Reference {
    /// The reference that this level stands for.
    pub(crate) const fn of(level: Level) -> Option<&'static Self> {
        match level {
            Level::Ismcts => Some(&Self::Ismcts),
            Level::Pimc => Some(&Self::Pimc),
            Level::Random | Level::Gentle | Level::Casual | Level::Steady | Level::Keen | Level::Fierce => {
                None
            }
        }
    }

    /// The worlds that are imagined once; none if each iteration imagines its own.
    fn worlds<G: Imagine>(self, view: &G::View, rng: &mut Rng) -> Vec<G> {
        match self {
            Self::Ismcts => Vec::new(),
            Self::Pimc => (0..WORLDS).map(|_| G::imagine(view, rng)).collect(),
        }
    }
}

impl<G: Imagine> Player<G> for Reference {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        Player::<G>::think(self, view, rng, &Budget::own()).choice
    }

    /// Under a budget of time it thinks until time is up: two players with the same time for a choice are compared
    /// fairly only if neither leaves it unused.
    fn think(&self, view: &G::View, rng: &mut Rng, budget: &Budget) -> Thought<G::Action> {
        let mut rng = Rng::from_seed(rng.next_u64());
        let world = G::imagine(view, &mut rng);
        let root = seat_of(view, &world);
        let mut legal = Vec::new();
        world.legal(root, &mut legal);
        let first = *legal.first().expect("a player is only asked when its seat owes a choice");
        if legal.len() == 1 {
            return Thought::of(first);
        }
        let iterations = budget.iterations_of(if budget.is_timed() { ITERATIONS_MAX } else { ITERATIONS });
        let worlds = self.worlds::<G>(view, &mut rng);
        let observer = Some(root).filter(|_| worlds.is_empty());
        let mut trees: Vec<Grown<G>> = (0..worlds.len().max(1)).map(|_| Grown::new(root, observer)).collect();
        let mut tried: Vec<(G::Action, Tally)> = Vec::new();
        let mut made = 0;
        // Never before the first iteration, so that there is something to say.
        while made < iterations && !(made > 0 && budget.is_spent()) {
            let turn = made as usize % trees.len();
            let world = worlds.get(turn).cloned().unwrap_or_else(|| G::imagine(view, &mut rng));
            let (action, verdict) = trees[turn].iterate(world, &mut rng);
            let known = tried.iter().position(|(known, _)| *known == action).unwrap_or_else(|| {
                tried.push((action, Tally::new()));
                tried.len() - 1
            });
            tried[known].1.add(verdict.success[root], verdict.points[root]);
            made += 1;
        }
        most_tried(tried, first, made)
    }
}

/// A tree of what was tried, with what its iterations use again and again.
struct Grown<G: Game> {
    /// The seat that searches.
    root: Seat,
    /// Who sees what the tree holds; `None`: everything is seen.
    observer: Option<Seat>,
    tree: Tree<G::Action>,
    /// Where a seat had more choices than are listed. Only ever looked up.
    wide: HashSet<Place>,
    actions: Vec<G::Action>,
    way: Vec<(Seat, Place, usize)>,
}

impl<G: Game> Grown<G> {
    fn new(root: Seat, observer: Option<Seat>) -> Self {
        let (tree, wide) = (Tree::new(), HashSet::new());
        Self { root, observer, tree, wide, actions: Vec::new(), way: Vec::new() }
    }

    /// One way through the tree and on to the end of the game. Gives the choice of the root's seat and the end.
    fn iterate(&mut self, mut world: G, rng: &mut Rng) -> (G::Action, Verdict) {
        let mut place = Some(Place::ROOT);
        let (mut first, mut choices) = (None, 0);
        self.way.clear();
        let verdict = loop {
            match world.turn() {
                Turn::Over(standing) => break Verdict::of(&standing),
                Turn::Seats(_) if choices == CHOICES_MAX => break Verdict::even(world.seats()),
                Turn::Chance => {
                    let chance = world.draw(rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let own = Some(self.root).filter(|&root| owing.contains(root));
                    let seat = own.or_else(|| owing.first()).expect("somebody owes a choice");
                    let drawn = world.sample(seat, rng).expect("a seat that owes a choice has one");
                    let (action, next) = match place {
                        None => (drawn, None),
                        Some(here) => self.choose(&world, here, (seat, drawn), rng),
                    };
                    place = next;
                    first = first.or(Some(action));
                    world.apply(seat, action, &mut ());
                    choices += 1;
                }
            }
        };
        for &(seat, place, number) in &self.way {
            self.tree.learn(place, number, verdict.success[seat]);
        }
        (first.expect("the root's seat owes a choice"), verdict)
    }

    /// What a seat does at a place of the tree, and the place after it. `drawn` is a choice of the game's own.
    fn choose(
        &mut self,
        world: &G,
        here: Place,
        (seat, drawn): (Seat, G::Action),
        rng: &mut Rng,
    ) -> (G::Action, Option<Place>) {
        let observer = self.observer.filter(|&observer| observer != seat);
        let sees = |action| {
            observer.is_none_or(|seen_by| world.audience(seat, action).includes(Observer::Seat(seen_by)))
        };
        if !sees(drawn) {
            return (drawn, Some(self.tree.next(here, Sight::Sealed(seat))));
        }
        let (action, is_new) = self.in_tree(world, here, (seat, drawn), rng);
        let sight = if sees(action) { Sight::Choice(seat, action) } else { Sight::Sealed(seat) };
        (action, (!is_new).then(|| self.tree.next(here, sight)))
    }

    /// What a seat does at a place of the tree, and whether it was never tried there. `drawn` is a choice of the
    /// game's own, for where there are too many to be listed.
    fn in_tree(
        &mut self,
        world: &G,
        place: Place,
        (seat, drawn): (Seat, G::Action),
        rng: &mut Rng,
    ) -> (G::Action, bool) {
        self.actions.clear();
        if !self.wide.contains(&place) {
            world.legal(seat, &mut self.actions);
            if self.actions.len() > LISTED_MAX {
                self.wide.insert(place);
            }
        }
        if self.wide.contains(&place) {
            self.admit(world, place, seat, drawn);
        }
        let number = self.tree.select_by_bound(place, seat, &self.actions, rng);
        self.way.push((seat, place, number));
        let edge = self.tree.edge(place, number);
        (edge.action, edge.visits == 0)
    }

    /// Of too many choices those that were admitted before and are legal in this world, and the one that was drawn
    /// while they are few.
    fn admit(&mut self, world: &G, place: Place, seat: Seat, drawn: G::Action) {
        self.actions.clear();
        let mut visits = 0;
        for edge in self.tree.edges_of(place, seat).filter(|edge| world.check(seat, edge.action).is_ok()) {
            self.actions.push(edge.action);
            visits += edge.visits as usize;
        }
        let known = self.actions.len();
        if known * known <= visits && !self.actions.contains(&drawn) {
            self.actions.push(drawn);
        }
    }
}
