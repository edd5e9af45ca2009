//! A computer player that searches.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;
use std::thread;

use engine::{Observer, Rng, Seat};

use super::tree::{Edge, Place, Tree};
use super::walk::{Lists, Walk};
use super::{Searched, Verdict};
use crate::{Budget, Candidate, Player, Thought};

/// How much a search does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many iterations it makes for one choice, on all threads together.
    pub iterations: u32,
    /// How eagerly it tries what has not been tried much: 0 never leaves what went best so far. Around 1
    /// suits most games; more where single games say little.
    pub exploration: f64,
    /// How many iterations are made in one imagined world before another one is imagined: more than one
    /// only where imagining costs more than playing.
    pub walks_per_world: u32,
    /// How many threads search, each in a tree of its own; their figures are added up. The thought is the
    /// same for the same number of threads.
    pub threads: u32,
}

impl Effort {
    /// So many iterations, everything else as suits most games.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, exploration: 1.0, walks_per_world: 1, threads: 1 }
    }
}

/// A computer player that imagines worlds and searches in them.
///
/// It keeps no tree from one choice to the next: see `docs/strength.md`, "What was tried".
pub struct Searcher<G> {
    effort: Effort,
    game: PhantomData<fn() -> G>,
}

impl<G: Searched> Searcher<G> {
    /// A player that makes this effort for every choice.
    pub const fn new(effort: Effort) -> Self {
        Self { effort, game: PhantomData }
    }
}

impl<G: Searched> Player<G> for Searcher<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        self.think(view, rng, &Budget::own()).choice
    }

    fn think(&self, view: &G::View, rng: &mut Rng, budget: &Budget) -> Thought<G::Action> {
        let mut own = Rng::from_seed(rng.next_u64());
        let world = G::imagine(view, &mut own);
        let root = seat_of(view, &world);
        let mut lists = Lists::<G>::new();
        lists.look(&world, root, &mut own);
        let only = lists.first().first().expect("the list of candidates is never empty").action;
        if lists.first().len() == 1 || budget.is_spent() {
            return Thought::of(only);
        }
        let threads = self.effort.threads.max(1);
        let iterations = budget.iterations_of(self.effort.iterations);
        let share = |number: u32| Share {
            effort: self.effort,
            iterations: iterations / threads + u32::from(number < iterations % threads),
            seed: own.clone().next_u64().wrapping_add(u64::from(number)),
        };
        let search = |number: u32| share(number).search::<G>(view, root, budget);
        let found = if threads == 1 {
            search(0)
        } else {
            thread::scope(|scope| {
                let running: Vec<_> =
                    (0..threads).map(|number| scope.spawn(move || search(number))).collect();
                let found = running.into_iter().map(|one| one.join().expect("a search does not panic"));
                found.reduce(Found::with).expect("there is one thread at least")
            })
        };
        found.thought(only)
    }
}

impl<G> fmt::Debug for Searcher<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Searcher").field(&self.effort).finish()
    }
}

/// The seat whose view it is: the one that owes a choice and would see just this.
fn seat_of<G: Searched>(view: &G::View, world: &G) -> Seat {
    let owing = world.turn().owing();
    let mut seats =
        owing.iter().filter(|&seat| owing.len() == 1 || world.view(Observer::Seat(seat)) == *view);
    seats.next().expect("a player is only asked when its seat owes a choice")
}

/// What one thread does.
struct Share {
    effort: Effort,
    iterations: u32,
    seed: u64,
}

impl Share {
    fn search<G: Searched>(&self, view: &G::View, root: Seat, budget: &Budget) -> Found<G::Action> {
        let mut rng = Rng::from_seed(self.seed);
        let (mut tree, mut lists) = (Tree::new(), Lists::new());
        let mut found = Found { iterations: 0, tallies: Vec::new() };
        let mut world = G::imagine(view, &mut rng);
        for iteration in 0..self.iterations {
            // The first one is always made, so that there is something to say.
            if iteration > 0 && budget.is_spent() {
                break;
            }
            if iteration > 0 && iteration.is_multiple_of(self.effort.walks_per_world.max(1)) {
                world = G::imagine(view, &mut rng);
            }
            let walk = Walk::new(world.clone(), root, &mut tree, &mut lists);
            let (first, verdict) = walk.finish(self.effort.exploration, &mut rng);
            found.count(first, tree.edges(Place::ROOT), root, &verdict);
        }
        for (tally, edge) in found.tallies.iter_mut().zip(tree.edges(Place::ROOT)) {
            (tally.visits, tally.success) = (edge.visits, edge.success);
        }
        found
    }
}

/// What was found out about the choices at the root.
struct Found<A> {
    iterations: u32,
    tallies: Vec<Tally<A>>,
}

/// Sums over the tries of one choice.
struct Tally<A> {
    action: A,
    visits: u32,
    success: f64,
    points: f64,
    squares: f64,
}

impl<A: Copy + Eq> Found<A> {
    /// Counts the points of one iteration.
    fn count(&mut self, first: usize, edges: &[Edge<A>], root: Seat, verdict: &Verdict) {
        self.iterations += 1;
        let known = self.tallies.len();
        let new = |edge: &Edge<A>| Tally {
            action: edge.action,
            visits: 0,
            success: 0.0,
            points: 0.0,
            squares: 0.0,
        };
        self.tallies.extend(edges.iter().skip(known).map(new));
        let points = verdict.points[root];
        self.tallies[first].points += points;
        self.tallies[first].squares += points * points;
    }

    /// These figures and those of another thread.
    fn with(mut self, other: Self) -> Self {
        self.iterations += other.iterations;
        for more in other.tallies {
            match self.tallies.iter_mut().find(|tally| tally.action == more.action) {
                None => self.tallies.push(more),
                Some(tally) => {
                    tally.visits += more.visits;
                    tally.success += more.success;
                    tally.points += more.points;
                    tally.squares += more.squares;
                }
            }
        }
        self
    }

    /// The choice that was tried most, and what became of all that were tried.
    fn thought(self, otherwise: A) -> Thought<A> {
        let tried = self.tallies.iter().filter(|tally| tally.visits > 0);
        let mut candidates: Vec<Candidate<A>> = tried.map(Tally::candidate).collect();
        candidates.sort_by(better_first);
        let choice = candidates.first().map_or(otherwise, |best| best.action);
        Thought { choice, candidates, iterations: self.iterations }
    }
}

impl<A: Copy> Tally<A> {
    fn candidate(&self) -> Candidate<A> {
        let of = f64::from(self.visits);
        let points = self.points / of;
        Candidate {
            action: self.action,
            visits: self.visits,
            success: self.success / of,
            points,
            spread: (self.squares / of - points * points).max(0.0).sqrt(),
        }
    }
}

/// What was tried most comes first: the search goes back to what is good. Equals stay in their order.
fn better_first<A>(one: &Candidate<A>, other: &Candidate<A>) -> Ordering {
    other.visits.cmp(&one.visits).then(other.success.total_cmp(&one.success))
}
