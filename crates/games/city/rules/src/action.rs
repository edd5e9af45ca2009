//! What a seat can choose to do.

use crate::card::{Card, ColourSet};
use crate::edge::Edge;
use crate::pack::{Bag, BoardId, BuildingId, Colour, Token};
use crate::space::{Crossing, LineSet, Space, SpaceSet};

/// A choice of a seat. Projects are named by their number; of two with one number the first that fits is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Picks a board (CITY-1.9).
    Board(BoardId),
    /// Takes two cards of the hand and says which of them is played (CITY-3.14). In canonical order.
    Keep {
        /// The two.
        keep: [Card; 2],
        /// The one that is played.
        play: Card,
    },
    /// Solo: takes a pair, and says which card of it is for the own board (CITY-10.6).
    Pair {
        /// The first or the second, 1 or 2.
        pair: u8,
        /// The Building for the own board.
        place: BuildingId,
    },
    /// Places the played Building (CITY-4.1).
    Space(Space),
    /// Lays a token of the pool on a cost space (CITY-5.5).
    Put {
        /// The colour of the token, or the one that a token of any colour takes.
        token: Colour,
        /// The number of the Project.
        project: u8,
        /// The kind of cost space.
        on: Token,
    },
    /// Lays a token of the pool on an extra space (CITY-6.14).
    Extra {
        /// The colour of the token.
        token: Colour,
        /// The number of the Project.
        project: u8,
    },
    /// Lays a token of the pool on a mismatched edge (CITY-12.9).
    Cover {
        /// The colour of the token.
        token: Colour,
        /// The edge.
        edge: Edge,
    },
    /// Names the colours of gained tokens (CITY-12.2).
    Colours(ColourSet),
    /// Uses an Anytime effect (CITY-6.8).
    Use {
        /// The number of the Project.
        project: u8,
        /// What it is used on.
        with: With,
    },
    /// Chooses lines: for Strength, or Damage tokens to take off (CITY-12.5, CITY-12.10).
    Lines(LineSet),
    /// Chooses spaces: to ward or to restore (CITY-12.6, CITY-12.17).
    Spaces(SpaceSet),
    /// Chooses the crossing that is struck (CITY-8.3).
    Cross(Crossing),
    /// Solo: chooses it for the neutral player (CITY-10.13).
    NeutralCross(Crossing),
    /// Has another Building destroyed (CITY-6.11).
    Redirect(Space),
    /// Enters what an effect outside the vocabulary does (CITY-12.23).
    Manual {
        /// The number of the Project.
        project: u8,
        /// What is entered.
        entry: Entry,
    },
    /// Does without.
    Pass,
    /// Ends the resolution (CITY-5.8).
    End,
}

/// What an Anytime effect is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum With {
    /// Nothing needs to be said.
    Nothing,
    /// Pending Damage tokens (CITY-12.10).
    Lines(LineSet),
    /// Ruined spaces to restore (CITY-12.17), or the one space to rebuild (CITY-12.18).
    Spaces(SpaceSet),
    /// Tokens of the pool (CITY-12.15).
    Tokens(Bag),
    /// Solo: a card of the unused pair and the space to rebuild (CITY-10.18).
    Card(BuildingId, Space),
}

/// What a player enters for an effect that the players carry out themselves (CITY-12.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// Tokens for the pool, six at most.
    pub tokens: Bag,
    /// AP at the end, -20 to 40.
    pub ap: i8,
    /// Strength in this Battle, 0 to 9.
    pub strength: u8,
    /// Pending Damage tokens that are taken off, three at most.
    pub damage: LineSet,
}

impl Entry {
    /// The most tokens.
    pub const TOKENS_MAX: u8 = 6;
    /// The least and the most AP.
    pub const AP: std::ops::RangeInclusive<i8> = -20..=40;
    /// The most Strength.
    pub const STRENGTH_MAX: u8 = 9;
    /// The most Damage tokens taken off.
    pub const DAMAGE_MAX: u8 = 3;
}
