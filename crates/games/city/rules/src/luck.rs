//! Outcomes of luck (CITY-11.6).

use arrayvec::ArrayVec;
use engine::PerSeat;

use crate::pack::{BUILDINGS_MAX, BoardId, BuildingId, PROJECTS_MAX, ProjectId};
use crate::space::Line;

/// Building cards in some order.
pub type BuildingPile = ArrayVec<BuildingId, BUILDINGS_MAX>;
/// The Buildings removed at set-up: six of each type at most (CITY-1.5).
pub(crate) type RemovedPile = ArrayVec<BuildingId, 30>;
/// Project cards in some order.
pub type ProjectPile = ArrayVec<ProjectId, PROJECTS_MAX>;

/// An outcome of luck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The Buildings removed at set-up, in canonical order (CITY-1.6).
    Removed(BuildingPile),
    /// The pile of Buildings from the top (CITY-1.7).
    Buildings(BuildingPile),
    /// The pile of Projects from the top (CITY-1.3).
    Projects(ProjectPile),
    /// The Battle cards: I, II, II, III, III, and the one removed (CITY-1.10).
    Battles([Line; Line::COUNT]),
    /// Who gets which board (CITY-1.9). A seat that keeps the one it picked alone may be left out.
    Boards(PerSeat<Option<BoardId>>),
    /// Solo: the new pile from the top (CITY-10.11).
    Reshuffle(BuildingPile),
}

/// The outcome of luck that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Which Buildings are removed.
    Removed,
    /// The pile of Buildings.
    Buildings,
    /// The pile of Projects.
    Projects,
    /// The Battle cards.
    Battles,
    /// The boards.
    Boards,
    /// A new pile of Buildings, in solo play.
    Reshuffle,
}

impl Due {
    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Removed => "removed",
            Self::Buildings => "buildings",
            Self::Projects => "projects",
            Self::Battles => "battles",
            Self::Boards => "boards",
            Self::Reshuffle => "reshuffle",
        }
    }
}

impl Chance {
    /// What it is an outcome of.
    pub const fn due(&self) -> Due {
        match self {
            Self::Removed(_) => Due::Removed,
            Self::Buildings(_) => Due::Buildings,
            Self::Projects(_) => Due::Projects,
            Self::Battles(_) => Due::Battles,
            Self::Boards(_) => Due::Boards,
            Self::Reshuffle(_) => Due::Reshuffle,
        }
    }
}
