//! What the search remembers: choices, under what was seen before they were made.

use std::collections::HashMap;

use engine::{Rng, Seat};

use super::Proposal;

/// A place in the tree: everything that somebody has seen since the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place(u32);

impl Place {
    /// Nothing has been seen yet.
    pub(super) const ROOT: Self = Self(0);
}

/// What somebody sees and thereby goes on from one place to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sight<A> {
    /// A seat makes this choice.
    Choice(Seat, A),
    /// A seat makes a choice that is sealed.
    Sealed(Seat),
    /// Something comes to light: see [`super::Searched::signs`].
    Signs(u64),
}

/// All that was tried so far.
#[derive(Debug)]
pub(super) struct Tree<A> {
    places: Vec<Tried<A>>,
    /// Only ever looked up, never gone through: its order has no influence.
    ways: HashMap<(Place, Sight<A>), Place>,
    /// Where in the list of a place the proposals stand that are being compared.
    found: Vec<usize>,
}

/// How eagerly UCB1 tries what was tried little: what Cowling, Powley and Whitehouse use where success lies from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// What was tried at one place.
#[derive(Debug)]
struct Tried<A> {
    is_known: bool,
    edges: Vec<Edge<A>>,
}

/// One choice of one seat at one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    seat: Seat,
    /// The choice.
    pub(super) action: A,
    /// How often it could have been tried.
    available: u32,
    /// How often it was tried.
    pub(super) visits: u32,
    /// The sum of what the seat's success was then.
    pub(super) success: f64,
}

impl<A: Copy + Eq + std::hash::Hash> Tree<A> {
    /// A tree in which nothing was tried.
    pub(super) fn new() -> Self {
        let root = Tried { is_known: true, edges: Vec::new() };
        Self { places: vec![root], ways: HashMap::new(), found: Vec::new() }
    }

    /// Where somebody gets who sees this at a place.
    pub(super) fn next(&mut self, place: Place, sight: Sight<A>) -> Place {
        let new = Place(u32::try_from(self.places.len()).expect("memory ends before"));
        let next = *self.ways.entry((place, sight)).or_insert(new);
        if next == new {
            self.places.push(Tried { is_known: false, edges: Vec::new() });
        }
        next
    }

    /// Whether a choice was to be made at this place before; from now on it was.
    pub(super) fn is_known(&mut self, place: Place) -> bool {
        std::mem::replace(&mut self.at(place).is_known, true)
    }

    /// The number of the choice that is tried next among those proposed at a place.
    ///
    /// The first proposal wins where everything is equal. There must be one at least.
    pub(super) fn select(
        &mut self,
        place: Place,
        seat: Seat,
        proposals: &[Proposal<A>],
        exploration: f64,
    ) -> usize {
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let tried = self.at(place);
        tried.offer_all(seat, proposals.iter().map(|proposal| proposal.action), &mut found);
        let (mut visits, mut success, mut weights) = (0, 0.0, 0.0);
        for (&number, proposal) in found.iter().zip(proposals) {
            visits += tried.edges[number].visits;
            success += tried.edges[number].success;
            weights += proposal.weight;
        }
        // What was not tried yet is expected to be as good as what was.
        let expected = if visits == 0 { 0.5 } else { success / f64::from(visits) };
        let worth = |(number, proposal): (&usize, &Proposal<A>)| {
            let edge = &tried.edges[*number];
            let mean = if edge.visits == 0 { expected } else { edge.success / f64::from(edge.visits) };
            let curiosity = f64::from(edge.available).sqrt() / (1.0 + f64::from(edge.visits));
            mean + exploration * (proposal.weight / weights) * curiosity
        };
        let mut best = (found[0], f64::NEG_INFINITY);
        for pair in found.iter().zip(proposals) {
            let worth = worth(pair);
            if worth > best.1 {
                best = (*pair.0, worth);
            }
        }
        self.found = found;
        best.0
    }

    /// The number of the choice that is tried next among those that a seat has at a place, by UCB1 with counts of
    /// availability: one that was never tried, each equally likely; when all were, the one whose mean may most
    /// likely be underrated, the first of equals. There must be one at least.
    pub(super) fn select_by_bound(
        &mut self,
        place: Place,
        seat: Seat,
        actions: &[A],
        rng: &mut Rng,
    ) -> usize {
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let tried = self.at(place);
        tried.offer_all(seat, actions.iter().copied(), &mut found);
        let is_new = |number: &&usize| tried.edges[**number].visits == 0;
        let new = u32::try_from(found.iter().filter(is_new).count()).expect("few choices are listed");
        let bound = |number: usize| {
            let edge = &tried.edges[number];
            let visits = f64::from(edge.visits);
            edge.success / visits + EXPLORATION * (logarithm(edge.available) / visits).sqrt()
        };
        let number = if new > 0 {
            found.iter().filter(is_new).nth(rng.below(new) as usize).copied()
        } else {
            let best = found.iter().map(|&number| (number, bound(number)));
            best.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(number, _)| number)
        };
        self.found = found;
        number.expect("there is a choice")
    }

    /// A choice at a place, by its number.
    pub(super) fn edge(&self, place: Place, number: usize) -> &Edge<A> {
        &self.places[place.0 as usize].edges[number]
    }

    /// The choices that were offered at a place.
    pub(super) fn edges(&self, place: Place) -> &[Edge<A>] {
        &self.places[place.0 as usize].edges
    }

    /// The choices of a seat that were offered at a place.
    pub(super) fn edges_of(&self, place: Place, seat: Seat) -> impl Iterator<Item = &Edge<A>> {
        self.edges(place).iter().filter(move |edge| edge.seat == seat)
    }

    /// Remembers how a game went in which a choice was tried.
    pub(super) fn learn(&mut self, place: Place, number: usize, success: f64) {
        let edge = &mut self.at(place).edges[number];
        edge.visits += 1;
        edge.success += success;
    }

    fn at(&mut self, place: Place) -> &mut Tried<A> {
        &mut self.places[place.0 as usize]
    }
}

impl<A: Copy + Eq> Tried<A> {
    /// Where choices stand in the list, most often one after the other; from now on they stand there.
    fn offer_all(&mut self, seat: Seat, actions: impl Iterator<Item = A>, found: &mut Vec<usize>) {
        let mut hint = 0;
        for action in actions {
            let number = self.offer(hint, seat, action);
            found.push(number);
            hint = number + 1;
        }
    }

    /// Where a choice stands in the list, probably at `hint`; from now on it stands there.
    fn offer(&mut self, hint: usize, seat: Seat, action: A) -> usize {
        let is_it = |edge: &Edge<A>| edge.action == action && edge.seat == seat;
        let number = if self.edges.get(hint).is_some_and(is_it) {
            hint
        } else {
            self.edges.iter().position(is_it).unwrap_or_else(|| {
                self.edges.push(Edge { seat, action, available: 0, visits: 0, success: 0.0 });
                self.edges.len() - 1
            })
        };
        self.edges[number].available += 1;
        number
    }
}

/// The natural logarithm of a count from 1 on, within 10^-8. Sums, products and quotients are the same on every
/// machine; the logarithm of its library need not be.
fn logarithm(count: u32) -> f64 {
    let octave = count.ilog2();
    let part = f64::from(count) / f64::from(1_u32 << octave);
    let ratio = (part - 1.0) / (part + 1.0);
    let square = ratio * ratio;
    let series = (0..8).rev().fold(0.0, |sum, term| sum * square + 1.0 / f64::from(2 * term + 1));
    f64::from(octave) * std::f64::consts::LN_2 + 2.0 * ratio * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_library() {
        for count in (1..5_000).chain([65_535, 65_536, 1_000_003, u32::MAX]) {
            assert!((logarithm(count) - f64::from(count).ln()).abs() < 1e-8, "{count}");
        }
    }
}
