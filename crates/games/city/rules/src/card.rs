//! A card that can be held in a hand: a Building or a Project.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::bits::bitset;
use crate::pack::{BUILDINGS_MAX, BuildingId, Colour, Pack, ProjectId};

/// A card of a hand. Projects are dealt in the first round, Buildings in the others (CITY-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// A Building.
    Building(BuildingId),
    /// A Project.
    Project(ProjectId),
}

impl Ord for Card {
    /// Buildings before Projects, each in canonical order; written by hand to be one comparison.
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |card: &Self| match card {
            Self::Building(id) => id.index(),
            Self::Project(id) => BUILDINGS_MAX + id.index(),
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Card {
    /// Its name in the notation: `M01` or `#5`.
    pub fn name(self, pack: &Pack) -> String {
        match self {
            Self::Building(id) => pack.building(id).name.to_string(),
            Self::Project(id) => format!("#{}", pack.project(id).number),
        }
    }

    /// The Building, if it is one.
    pub const fn building(self) -> Option<BuildingId> {
        match self {
            Self::Building(id) => Some(id),
            Self::Project(_) => None,
        }
    }

    /// The Project, if it is one.
    pub const fn project(self) -> Option<ProjectId> {
        match self {
            Self::Building(_) => None,
            Self::Project(id) => Some(id),
        }
    }
}

/// The cards of a hand, at most four, in canonical order (CITY-3.9).
pub type Hand = ArrayVec<Card, 4>;

/// Puts a card into its place in a sorted list. The lists are short, and the place is mostly near the end.
pub(crate) fn insert<T: Copy + Ord, const N: usize>(list: &mut ArrayVec<T, N>, card: T) {
    let mut at = list.len();
    list.push(card);
    while at > 0 && list[at - 1] > card {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = card;
}

/// Takes one card of a kind out of a list, which keeps its order. Says whether it was there.
pub(crate) fn remove<T: Copy + PartialEq, const N: usize>(list: &mut ArrayVec<T, N>, card: &T) -> bool {
    let Some(at) = list.iter().position(|other| other == card) else { return false };
    for next in at + 1..list.len() {
        list[next - 1] = list[next];
    }
    list.pop();
    true
}

impl Colour {
    /// The colour of this index.
    pub(crate) const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

bitset! {
    /// A set of colours.
    ColourSet of Colour, u8
}

impl ColourSet {
    /// All three.
    pub const ALL: Self = Self::from_bits(0b111);
}
