//! One iteration: a way through an imagined world to an end.

use engine::{Audience, Game as _, Observer, PerSeat, Rng, Seat, Turn};

use super::tree::{Place, Sight, Tree};
use super::{Action, Proposal, Searched, Verdict};

/// A way through an imagined world, with what every seat has seen on it.
pub(super) struct Walk<'a, K: Searched> {
    world: K::Game,
    root: Seat,
    tree: &'a mut Tree<Action<K>>,
    lists: &'a mut Lists<K>,
    /// Where every seat is in the tree; a seat that has left it plays quickly.
    places: PerSeat<Option<Place>>,
    signs: PerSeat<u64>,
    /// Whether a choice was made since the root that somebody did not see.
    has_sealed: bool,
    choices: u32,
}

/// Lists that are filled again and again.
pub(super) struct Lists<K: Searched> {
    proposals: Vec<Proposal<Action<K>>>,
    tried: Vec<(Seat, Place, usize)>,
    /// What the root's seat may choose, with the weights of the worlds in which it was asked.
    first: Vec<Proposal<Action<K>>>,
    looks: u32,
}

/// In how many worlds the game is asked for the candidates of the root. The seat may do the same in all
/// of them; only how promising it looks differs.
const LOOKS_MAX: u32 = 8;

impl<K: Searched> Lists<K> {
    /// Empty lists.
    pub(super) const fn new() -> Self {
        Self { proposals: Vec::new(), tried: Vec::new(), first: Vec::new(), looks: 0 }
    }

    /// The candidates of the root's seat so far.
    pub(super) fn first(&self) -> &[Proposal<Action<K>>] {
        &self.first
    }

    /// Asks for the candidates of the root's seat in one more world, unless that was done often enough.
    pub(super) fn look(&mut self, world: &K::Game, root: Seat, rng: &mut Rng) {
        if self.looks == LOOKS_MAX {
            return;
        }
        self.looks += 1;
        self.proposals.clear();
        K::candidates(world, root, rng, &mut self.proposals);
        let sum: f64 = self.proposals.iter().map(|proposal| proposal.weight).sum();
        for proposal in &self.proposals {
            let weight = proposal.weight / sum;
            match self.first.iter_mut().find(|known| known.action == proposal.action) {
                Some(known) => known.weight += weight,
                None => self.first.push(Proposal { weight, ..*proposal }),
            }
        }
    }
}

impl<'a, K: Searched> Walk<'a, K> {
    /// Begins at the root.
    pub(super) fn new(
        world: K::Game,
        root: Seat,
        tree: &'a mut Tree<Action<K>>,
        lists: &'a mut Lists<K>,
    ) -> Self {
        let seats = world.seats();
        let signs = PerSeat::from_fn(seats, |seat| K::signs(&world, seat));
        lists.tried.clear();
        let places = PerSeat::new(seats, Some(Place::ROOT));
        Self { world, root, tree, lists, places, signs, has_sealed: false, choices: 0 }
    }

    /// Goes to an end and remembers how it was. Gives the number of the first choice and the end.
    pub(super) fn finish(mut self, exploration: f64, rng: &mut Rng) -> (usize, Verdict) {
        let verdict = loop {
            match self.world.turn() {
                Turn::Over(_) => break K::verdict(&self.world),
                _ if self.choices > 0 && K::is_judged(&self.world, self.choices) => {
                    break K::verdict(&self.world);
                }
                Turn::Chance => {
                    let chance = self.world.draw(rng);
                    self.world.resolve(&chance, &mut ());
                    self.see_signs();
                }
                Turn::Seats(owing) => {
                    // The root's seat first, so that its choice always stands at the root.
                    let first = Some(self.root).filter(|&root| owing.contains(root));
                    let seat = first.or_else(|| owing.first()).expect("somebody owes a choice");
                    self.choose(seat, exploration, rng);
                }
            }
        };
        for &(seat, place, number) in &self.lists.tried {
            self.tree.learn(place, number, verdict.success[seat]);
        }
        let &(_, _, first) = self.lists.tried.first().expect("the root's seat chose in the tree");
        (first, verdict)
    }

    fn choose(&mut self, seat: Seat, exploration: f64, rng: &mut Rng) {
        let action = match self.places[seat] {
            None => K::quick(&self.world, seat, rng),
            Some(place) if self.tree.is_known(place) => {
                let number = self.in_tree(place, seat, exploration, rng);
                self.lists.tried.push((seat, place, number));
                self.tree.edge(place, number).action
            }
            Some(place) => {
                // The tree grows by this place; who is here leaves it.
                for here in self.places.values_mut().iter_mut().filter(|here| **here == Some(place)) {
                    *here = None;
                }
                K::quick(&self.world, seat, rng)
            }
        };
        let audience = self.world.audience(seat, action);
        self.world.apply(seat, action, &mut ());
        self.choices += 1;
        self.see_choice(seat, action, audience);
    }

    /// The number of what a seat does at a place that the tree knows.
    fn in_tree(&mut self, place: Place, seat: Seat, exploration: f64, rng: &mut Rng) -> usize {
        if place == Place::ROOT && seat == self.root {
            self.lists.look(&self.world, seat, rng);
            return self.tree.select(place, seat, &self.lists.first, exploration);
        }
        self.lists.proposals.clear();
        K::candidates(&self.world, seat, rng, &mut self.lists.proposals);
        self.tree.select(place, seat, &self.lists.proposals, exploration)
    }

    /// Everybody goes on to what it saw of a choice.
    fn see_choice(&mut self, seat: Seat, action: Action<K>, audience: Audience) {
        let mut last = None;
        for observer in Seat::all(self.places.count()) {
            let sees = observer == seat || audience.includes(Observer::Seat(observer));
            self.has_sealed |= !sees;
            let Some(place) = self.places[observer] else { continue };
            let sight = if sees { Sight::Choice(seat, action) } else { Sight::Sealed(seat) };
            // Most often all are at the same place and see the same.
            let next = match last {
                Some((from, seen, to)) if (from, seen) == (place, sight) => to,
                _ => self.tree.next(place, sight),
            };
            last = Some((place, sight, next));
            self.places[observer] = Some(next);
        }
        if self.has_sealed {
            self.see_signs();
        }
    }

    /// Everybody goes on to what has come to light.
    fn see_signs(&mut self) {
        for seat in Seat::all(self.places.count()) {
            let Some(place) = self.places[seat] else { continue };
            let signs = K::signs(&self.world, seat);
            if signs != self.signs[seat] {
                self.signs[seat] = signs;
                self.places[seat] = Some(self.tree.next(place, Sight::Signs(signs)));
            }
        }
    }
}
