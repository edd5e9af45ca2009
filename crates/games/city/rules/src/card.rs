//! A card that can be held in a hand: a Building or a Project.

use arrayvec::ArrayVec;

use crate::bits::bitset;
use crate::pack::{BuildingId, Colour, Pack, ProjectId};

/// A card of a hand. Projects are dealt in the first round, Buildings in the others (CITY-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A Building.
    Building(BuildingId),
    /// A Project.
    Project(ProjectId),
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

/// Puts a card into its place in a sorted list.
pub(crate) fn insert<T: Ord, const N: usize>(list: &mut ArrayVec<T, N>, card: T) {
    let at = list.partition_point(|other| *other <= card);
    list.insert(at, card);
}

/// Takes one card of a kind out of a list. Says whether it was there.
pub(crate) fn remove<T: PartialEq, const N: usize>(list: &mut ArrayVec<T, N>, card: &T) -> bool {
    let Some(at) = list.iter().position(|other| other == card) else { return false };
    list.remove(at);
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
