//! Card packs: every card of the game as data (CITY-13).
//!
//! A [`Pack`] is immutable and shared; what changes in play names its cards by small ids.

/// An enum whose values have words in packs.
macro_rules! worded {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $word)] $value,)+
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The word of the value in packs.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }
    };
}

// Module order is reading order.
mod board;
mod building;
mod colour;
mod counter;
mod effect;
mod project;
mod wording;

mod fault;
mod form;

mod check;
mod draft;
mod entry;
mod fixed;
mod hint;
mod op;
mod read;

mod line;
mod standard;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

pub use board::{BOARDS_MAX, Board, BoardId};
pub use building::{BUILDINGS_MAX, Building, BuildingId, BuildingType};
pub use colour::{Bag, Colour, Fragments, Side, Token};
pub use counter::Myself;
pub use counter::{
    Counter, LinePattern, Orientation, OutcomeSide, Pairing, ProjectState, SourcePlace, Standing,
};
pub use effect::{BattleSymbol, ColourRule, Effect, LinePick, Peek, Tie};
pub use fault::{Hint, PackFault, Reason, Severity};
pub use project::{EFFECTS_MAX, Extra, ExtraRule, Keyword, PROJECTS_MAX, Project, ProjectId};
pub use wording::{Language, Wording};

/// All cards and boards of a game. A value of the type is valid for at least one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    pub(crate) id: String,
    pub(crate) version: String,
    pub(crate) counts: Counts,
    pub(crate) title: Wording,
    pub(crate) boards: Vec<Board>,
    pub(crate) buildings: Vec<Building>,
    pub(crate) projects: Vec<Project>,
    /// All Building cards, copies included, in canonical order.
    deck: Vec<BuildingId>,
}

worded! {
    /// Whether the numbers of cards are those of the printed box.
    Counts {
        /// 60 Buildings, 12 of each type; Projects 1 to 32; five boards.
        Strict = "strict",
        /// Any that suffice for play.
        Free = "free",
    }
}

impl Pack {
    /// Its id: `city-default`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its version: `1.0.0`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether it has the numbers of the printed box.
    pub const fn counts(&self) -> Counts {
        self.counts
    }

    /// What people call it.
    pub const fn title(&self) -> &Wording {
        &self.title
    }

    /// All faces of boards, in canonical order.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// All different Buildings, type by type, in canonical order.
    pub fn buildings(&self) -> &[Building] {
        &self.buildings
    }

    /// All different Projects by number, basic ones included.
    pub fn projects(&self) -> &[Project] {
        &self.projects
    }

    /// One face of a board.
    ///
    /// # Panics
    /// If the id is of another pack with more boards.
    pub fn board(&self, id: BoardId) -> &Board {
        &self.boards[id.index()]
    }

    /// A Building.
    ///
    /// # Panics
    /// If the id is of another pack with more Buildings.
    pub fn building(&self, id: BuildingId) -> &Building {
        &self.buildings[id.index()]
    }

    /// A Project.
    ///
    /// # Panics
    /// If the id is of another pack with more Projects.
    pub fn project(&self, id: ProjectId) -> &Project {
        &self.projects[id.index()]
    }

    /// The ids of all faces of boards, in canonical order.
    pub fn board_ids(&self) -> impl DoubleEndedIterator<Item = BoardId> + use<> {
        (0..self.boards.len()).map(BoardId::at)
    }

    /// The ids of all Buildings, each once, in canonical order.
    pub fn building_ids(&self) -> impl DoubleEndedIterator<Item = BuildingId> + use<> {
        (0..self.buildings.len()).map(BuildingId::at)
    }

    /// The ids of all Projects, each once, in canonical order.
    pub fn project_ids(&self) -> impl DoubleEndedIterator<Item = ProjectId> + use<> {
        (0..self.projects.len()).map(ProjectId::at)
    }

    /// All Building cards, copies included, in canonical order.
    pub fn building_cards(&self) -> impl Iterator<Item = BuildingId> {
        self.deck.iter().copied()
    }

    /// All cards of Projects that are dealt, copies included, in canonical order: without the basic ones,
    /// and with or without Expert Projects (CITY-1.3, CITY-1.4).
    pub fn project_cards(&self, experts: Experts) -> impl Iterator<Item = ProjectId> {
        let dealt = move |project: &Project| !project.basic && (experts == Experts::In || !project.expert);
        let kinds = self.project_ids().filter(move |&id| dealt(self.project(id)));
        kinds.flat_map(|id| std::iter::repeat_n(id, self.project(id).copies.into()))
    }

    /// The two Projects that everybody owns (CITY-1.2).
    pub fn basic_projects(&self) -> [ProjectId; 2] {
        let mut basic = self.project_ids().filter(|&id| self.project(id).basic);
        let mut next = || basic.next().expect("a pack has two basic Projects");
        [next(), next()]
    }

    /// The Building of this name: `M01`.
    pub fn find_building(&self, name: &str) -> Option<BuildingId> {
        self.buildings.iter().position(|building| building.name == *name).map(BuildingId::at)
    }

    /// The face of a board of this name: `A`.
    pub fn find_board(&self, name: &str) -> Option<BoardId> {
        self.boards.iter().position(|board| board.name == *name).map(BoardId::at)
    }

    /// The Project of this number.
    pub fn find_project(&self, number: u8) -> Option<ProjectId> {
        self.projects.iter().position(|project| project.number == number).map(ProjectId::at)
    }
}

/// How many players there can be (CITY-1.1).
pub const PLAYERS: RangeInclusive<u8> = 1..=5;

/// How many Buildings of each type are taken out for so many players (CITY-1.5).
pub const fn removed_per_type(players: u8) -> u8 {
    match players {
        1 | 2 => 6,
        3 => 4,
        4 => 2,
        _ => 0,
    }
}

/// Whether Expert Projects are in the game (CITY-1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Experts {
    /// They are.
    #[default]
    In,
    /// They stay in the box: a first game.
    Out,
}
