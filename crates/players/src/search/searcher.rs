//! A computer player that searches.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;
use std::thread;

use engine::{Game as _, Imagine as _, Observer, Rng, Seat};

use super::tree::{Edge, Place, Tree};
use super::walk::{Lists, Walk};
use super::{Action, Searched, Verdict, View};
use crate::{Budget, Candidate, Player, Thought};

/// How much a search does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many iterations it makes for one choice, on all threads together.
    pub iterations: u32,
    /// How eagerly it tries what has not been tried much: 0 never leaves what went best so far. Around 1
    /// suits most games; more where single games say little.
    pub exploration: f64,
    /// How the iterations are shared out among the choices that the seat has now.
    pub sharing: Sharing,
    /// How many iterations are made in one imagined world before another one is imagined, under
    /// [`Sharing::Curious`]: more than one only where imagining costs more than playing.
    pub walks_per_world: u32,
    /// How many threads search, each in a tree of its own; their figures are added up. The thought is the
    /// same for the same number of threads.
    pub threads: u32,
}

impl Effort {
    /// So many iterations, everything else as suits most games.
    pub const fn of(iterations: u32) -> Self {
        Self { iterations, exploration: 1.0, sharing: Sharing::Curious, walks_per_world: 1, threads: 1 }
    }
}

/// How the iterations of a search are shared out among the choices at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// All choices are tried in the same worlds and with the same draws, so that they are compared by what
    /// they do and not by their luck. After a part of the iterations the worse half is dropped, and so on
    /// until one is left (sequential halving). For games in which few iterations must do and luck is great.
    /// Others then answer a mixture of all choices, not the one that the seat comes to prefer: where seats choose
    /// against each other at the same time, [`Sharing::Curious`] is nearer to an equilibrium.
    Halving,
    /// As everywhere else in the tree: what went well is tried again, and others answer that.
    Curious,
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
        let root = seat_of::<K>(view, &world);
        let mut lists = Lists::<K>::new();
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
        let search = |number: u32| share(number).search::<K>(view, root, budget);
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

impl<K> fmt::Debug for Searcher<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Searcher").field(&self.effort).finish()
    }
}

/// The seat whose view it is: the one that owes a choice and would see just this.
fn seat_of<K: Searched>(view: &View<K>, world: &K::Game) -> Seat {
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
    fn search<K: Searched>(&self, view: &View<K>, root: Seat, budget: &Budget) -> Found<Action<K>> {
        let desk = Desk::<K> {
            view,
            root,
            budget,
            rng: Rng::from_seed(self.seed),
            tree: Tree::new(),
            lists: Lists::new(),
            exploration: self.effort.exploration,
            found: Found { iterations: 0, tallies: Vec::new() },
        };
        match self.effort.sharing {
            Sharing::Halving => desk.halve(self.iterations),
            Sharing::Curious => desk.follow(self.iterations, self.effort.walks_per_world.max(1)),
        }
    }
}

/// What a search works with.
struct Desk<'a, K: Searched> {
    view: &'a View<K>,
    root: Seat,
    budget: &'a Budget,
    rng: Rng,
    tree: Tree<Action<K>>,
    lists: Lists<K>,
    exploration: f64,
    found: Found<Action<K>>,
}

/// In how many worlds every choice is tried at least before the first are dropped. Where iterations are too
/// few for that, the least promising choices are not tried at all.
const WORLDS_MIN: u32 = 4;

impl<K: Searched> Desk<'_, K> {
    /// Makes so many iterations by curiosity.
    fn follow(mut self, iterations: u32, walks_per_world: u32) -> Found<Action<K>> {
        let mut world = K::Game::imagine(self.view, &mut self.rng);
        for iteration in 0..iterations {
            if self.is_spent() {
                break;
            }
            if iteration > 0 && iteration.is_multiple_of(walks_per_world) {
                world = K::Game::imagine(self.view, &mut self.rng);
            }
            let walk = Walk::new(world.clone(), self.root, &mut self.tree, &mut self.lists);
            let (first, verdict) = walk.finish(self.exploration, &mut self.rng);
            self.found.count(first, self.tree.edges(Place::ROOT), self.root, &verdict);
        }
        for tally in &mut self.found.tallies {
            tally.lasted = tally.visits;
        }
        self.found
    }

    /// Makes so many iterations by halving.
    fn halve(mut self, iterations: u32) -> Found<Action<K>> {
        let mut left = self.lists.ranked(self.view, self.root, &mut self.rng);
        let most = usize::try_from(iterations / WORLDS_MIN / 2).unwrap_or(usize::MAX).max(2);
        left.truncate(most);
        let rounds = left.len().next_power_of_two().trailing_zeros().max(1);
        for round in 1..=rounds {
            let alive = u32::try_from(left.len()).expect("fewer choices than iterations");
            let mut worlds = (iterations / rounds / alive).max(1);
            while worlds > 0 && !self.is_spent() {
                self.try_all(&left);
                worlds -= 1;
            }
            if worlds > 0 {
                break;
            }
            left.sort_by(|one, other| self.found.mean(*other).total_cmp(&self.found.mean(*one)));
            left.truncate(left.len().div_ceil(2));
            self.found.keep(&left, round);
        }
        self.found
    }

    /// Tries these choices in one more world.
    fn try_all(&mut self, choices: &[Action<K>]) {
        let world = K::Game::imagine(self.view, &mut self.rng);
        let draws = self.rng.next_u64();
        // In a new order each time: what others learn from one try they use against the next.
        let mut choices = choices.to_vec();
        self.rng.shuffle(&mut choices);
        for choice in choices {
            // The first ones are always tried, so that there is something to say.
            if self.is_spent() {
                return;
            }
            let walk = Walk::new(world.clone(), self.root, &mut self.tree, &mut self.lists).beginning(choice);
            let (first, verdict) = walk.finish(self.exploration, &mut Rng::from_seed(draws));
            self.found.count(first, self.tree.edges(Place::ROOT), self.root, &verdict);
        }
    }

    /// Whether to stop; never before the first iteration, so that there is something to say.
    fn is_spent(&self) -> bool {
        self.found.iterations > 0 && self.budget.is_spent()
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
    /// How long it was among the best: what the choice is made by.
    lasted: u32,
    visits: u32,
    success: f64,
    points: f64,
    squares: f64,
}

impl<A: Copy + Eq> Found<A> {
    /// Counts one iteration.
    fn count(&mut self, first: usize, edges: &[Edge<A>], root: Seat, verdict: &Verdict) {
        self.iterations += 1;
        let known = self.tallies.len();
        self.tallies.extend(edges.iter().skip(known).map(|edge| Tally::of(edge.action)));
        let (tally, points) = (&mut self.tallies[first], verdict.points[root]);
        tally.visits += 1;
        tally.success += verdict.success[root];
        tally.points += points;
        tally.squares += points * points;
    }

    /// The success of a choice so far.
    fn mean(&self, action: A) -> f64 {
        let tally = self.tallies.iter().find(|tally| tally.action == action);
        tally.map_or(0.0, |tally| tally.success / f64::from(tally.visits.max(1)))
    }

    /// These choices are still among the best after a round.
    fn keep(&mut self, left: &[A], round: u32) {
        for tally in self.tallies.iter_mut().filter(|tally| left.contains(&tally.action)) {
            tally.lasted = round;
        }
    }

    /// These figures and those of another thread.
    fn with(mut self, other: Self) -> Self {
        self.iterations += other.iterations;
        for more in other.tallies {
            match self.tallies.iter_mut().find(|tally| tally.action == more.action) {
                None => self.tallies.push(more),
                Some(tally) => {
                    tally.lasted += more.lasted;
                    tally.visits += more.visits;
                    tally.success += more.success;
                    tally.points += more.points;
                    tally.squares += more.squares;
                }
            }
        }
        self
    }

    /// The best choice, and what became of all that were tried.
    fn thought(mut self, otherwise: A) -> Thought<A> {
        self.tallies.retain(|tally| tally.visits > 0);
        self.tallies.sort_by(better_first);
        let candidates: Vec<Candidate<A>> = self.tallies.iter().map(Tally::candidate).collect();
        let choice = candidates.first().map_or(otherwise, |best| best.action);
        Thought { choice, candidates, iterations: self.iterations }
    }
}

impl<A: Copy> Tally<A> {
    /// Nothing is known of a choice.
    const fn of(action: A) -> Self {
        Self { action, lasted: 0, visits: 0, success: 0.0, points: 0.0, squares: 0.0 }
    }

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

/// What was longest among the best comes first. Equals stay in their order.
fn better_first<A: Copy>(one: &Tally<A>, other: &Tally<A>) -> Ordering {
    let mean = |tally: &Tally<A>| tally.success / f64::from(tally.visits);
    other.lasted.cmp(&one.lasted).then(mean(other).total_cmp(&mean(one)))
}
