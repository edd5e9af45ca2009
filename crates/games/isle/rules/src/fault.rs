//! What may be wrong with a continent.

use std::fmt;

use engine::RuleId;

use crate::rules::rule;
use crate::space::{Area, Cell, Side, Space, Volcano};

/// One thing that is wrong with a continent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A tile is not placed.
    Missing {
        /// Which.
        area: Area,
    },
    /// A tile is placed more than once.
    Twice {
        /// Which.
        area: Area,
    },
    /// Two spaces lie in one cell.
    Overlap {
        /// The cell.
        cell: Cell,
        /// The one.
        one: Space,
        /// The other.
        other: Space,
    },
    /// A straight side has no neighbour.
    OpenSide {
        /// The space.
        space: Space,
        /// The side.
        side: Side,
    },
    /// A coast side has a neighbour.
    CoastOnLand {
        /// The space.
        space: Space,
        /// The side.
        side: Side,
        /// What lies there.
        other: Space,
    },
    /// An area hangs together with less than half of the others.
    Apart {
        /// Which.
        area: Area,
    },
    /// There is water inside the continent.
    Lake {
        /// One of its cells.
        cell: Cell,
        /// How many cells it has.
        size: u8,
    },
    /// There are more borders than fissures can be made for.
    TooManyBorders {
        /// How many.
        count: u8,
    },
    /// An area has fewer than two neighbouring areas.
    FewNeighbours {
        /// Which.
        area: Area,
        /// How many.
        count: u8,
    },
    /// One of the areas 1 to 5 touches fewer than two of the other four.
    CoreContacts {
        /// Which.
        area: Area,
        /// How many it touches.
        count: u8,
    },
    /// There is a hole between the areas 1 to 5.
    CoreHole {
        /// One of its cells.
        cell: Cell,
    },
    /// The areas 1 to 5 lie too far spread.
    CoreSpread {
        /// How many outer sides they have together.
        sides: u8,
    },
    /// One of the areas 6 to 8 does not leave exactly two of its straight sides for others than 1 to 5.
    CoastalVolcanoOpen {
        /// Which.
        area: Area,
        /// How many it leaves.
        open: u8,
    },
    /// Two of the areas 6 to 8 touch.
    CoastalVolcanoesTouch {
        /// The one.
        one: Area,
        /// The other.
        other: Area,
    },
    /// There is no order in which this area could have been placed so that at most two of its
    /// straight sides stayed open.
    NoOrder {
        /// Which.
        area: Area,
    },
    /// The landfall does not lie at sea.
    LandfallOnLand {
        /// Where it is said to be.
        cell: Cell,
        /// What lies there.
        space: Space,
    },
    /// The landfall touches fewer than three spaces.
    LandfallTooSmall {
        /// Where it is.
        cell: Cell,
        /// How many spaces it touches.
        spaces: u8,
    },
    /// The standard set-up needs a landfall, and the file names none.
    NoLandfall,
    /// There are not as many bays as boats, or some would lie too near to each other.
    BaysTooNear {
        /// How many boats.
        boats: u8,
        /// How many bays.
        bays: u8,
    },
}

impl Fault {
    /// The rule that is broken.
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::Missing { area } => match area.volcano() {
                Some(_) => rule(2, 2),
                None => rule(1, 1),
            },
            Self::Twice { .. } | Self::Overlap { .. } => rule(1, 1),
            Self::OpenSide { .. } | Self::NoOrder { .. } => rule(15, 4),
            Self::CoastOnLand { .. }
            | Self::Apart { .. }
            | Self::Lake { .. }
            | Self::TooManyBorders { .. }
            | Self::FewNeighbours { .. } => rule(15, 5),
            Self::CoreContacts { .. } => rule(15, 1),
            Self::CoreHole { .. } | Self::CoreSpread { .. } => rule(15, 2),
            Self::CoastalVolcanoOpen { .. } | Self::CoastalVolcanoesTouch { .. } => rule(15, 3),
            Self::LandfallOnLand { .. } | Self::LandfallTooSmall { .. } | Self::NoLandfall => rule(2, 8),
            Self::BaysTooNear { .. } => rule(15, 8),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { area } => match area.volcano().map(Volcano::number) {
                Some(volcano) => write!(f, "area {area} is missing, and with it volcano {volcano}"),
                None => write!(f, "area {area} is missing"),
            },
            Self::Twice { area } => write!(f, "area {area} is placed twice"),
            Self::Overlap { cell, one, other } => write!(f, "{one} and {other} overlap in cell {cell}"),
            Self::OpenSide { space, side } => {
                write!(f, "the straight side {side} of {space} has no neighbour")
            }
            Self::CoastOnLand { space, side, other } => {
                write!(f, "the coast side {side} of {space} does not look at the sea but at {other}")
            }
            Self::Apart { area } => write!(f, "area {area} does not hang together with the others"),
            Self::Lake { cell, size: 1 } => write!(f, "there is a hole at cell {cell}"),
            Self::Lake { cell, size } => write!(f, "there is a hole of {size} cells at cell {cell}"),
            Self::TooManyBorders { count } => write!(f, "there are {count} borders; at most 46 are allowed"),
            Self::FewNeighbours { area, count: 0 } => write!(f, "area {area} touches no other area"),
            Self::FewNeighbours { area, .. } => write!(f, "area {area} touches only one other area"),
            Self::CoreContacts { area, count } => {
                write!(f, "area {area} touches {count} of the other areas 1 to 5; it must touch two")
            }
            Self::CoreHole { cell } => write!(f, "there is a hole between the areas 1 to 5 at cell {cell}"),
            Self::CoreSpread { sides } => {
                write!(f, "the areas 1 to 5 have {sides} outer sides together; at most 30 are allowed")
            }
            Self::CoastalVolcanoOpen { area, open } => {
                write!(
                    f,
                    "area {area} leaves {open} of its straight sides open beside the areas 1 to 5; it must be two"
                )
            }
            Self::CoastalVolcanoesTouch { one, other } => {
                write!(f, "areas {one} and {other} touch; areas 6 to 8 must not touch each other")
            }
            Self::NoOrder { area } => {
                write!(f, "area {area} cannot be placed in any order with at most two straight sides open")
            }
            Self::LandfallOnLand { cell, space } => write!(f, "the landfall at cell {cell} lies on {space}"),
            Self::LandfallTooSmall { cell, spaces } => {
                write!(f, "the landfall at cell {cell} touches {spaces} spaces; it must touch three")
            }
            Self::NoLandfall => f.write_str("no landfall is named, and the standard set-up needs one"),
            Self::BaysTooNear { boats, bays } => {
                write!(f, "among {bays} bays there are not {boats} that lie far enough apart for the boats")
            }
        }
    }
}
