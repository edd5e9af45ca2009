//! What the search remembers: choices, under what was seen before they were made.

use std::collections::HashMap;

use engine::Seat;

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
        found.extend(
            proposals.iter().enumerate().map(|(hint, proposal)| tried.offer(hint, seat, proposal.action)),
        );
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

    /// A choice at a place, by its number.
    pub(super) fn edge(&self, place: Place, number: usize) -> &Edge<A> {
        &self.places[place.0 as usize].edges[number]
    }

    /// The choices that were offered at a place.
    pub(super) fn edges(&self, place: Place) -> &[Edge<A>] {
        &self.places[place.0 as usize].edges
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
