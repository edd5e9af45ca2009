//! What events tell beside who and where.

use crate::space::{Side, Space, Volcano};

/// From where a settler may land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// From its bay.
    Bay,
    /// On any coast, because all land at the bay has sunk (ISLE-4.8).
    AnyCoast,
}

/// What made a fissure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FissureBy {
    /// A moai raised here, at this side.
    Moai {
        /// Where it stands.
        space: Space,
        /// At which side.
        side: Side,
    },
    /// The restless earth.
    Earth,
}

/// Why a raised moai makes no fissure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoFissure {
    /// The border has one already (ISLE-8.5).
    AlreadyThere,
    /// The geyser looks at the sea (ISLE-8.6).
    Sea,
    /// The supply is empty (ISLE-16.2).
    NoneLeft,
}

/// How it was decided which part sinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// It has fewer spaces (ISLE-11.3).
    Spaces {
        /// How many it has.
        fewer: u8,
        /// How many the next larger part has.
        more: u8,
    },
    /// It has as many spaces but fewer volcanoes (ISLE-11.4).
    Volcanoes {
        /// How many spaces each part has.
        spaces: u8,
        /// How many volcanoes it has.
        fewer: u8,
        /// How many volcanoes the other part has.
        more: u8,
    },
    /// The token drawn (ISLE-11.5).
    Token(Volcano),
    /// Chance, because there is no volcano on the equal parts (ISLE-11.6).
    Chance,
}

/// How many settlers a seat saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RescueShare {
    /// All of the part: the active seat, or who called (ISLE-11.7).
    All,
    /// One: every other seat (ISLE-11.8).
    One,
}

/// What a seat loses when a part sinks, or would lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Loss {
    /// Settlers that are not saved.
    pub settlers: u8,
    /// Villages.
    pub villages: u8,
    /// Standing moai.
    pub standing: u8,
    /// Moai lying in channels or loose.
    pub lying: u8,
}

impl Loss {
    /// Whether nothing is lost.
    pub const fn is_nothing(&self) -> bool {
        self.settlers == 0 && self.villages == 0 && self.standing == 0 && self.lying == 0
    }
}

/// What the volcano die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Nothing.
    White,
    /// An eruption.
    Volcano,
}

/// A piece that lava can destroy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burnable {
    /// A village.
    Village,
    /// A lying moai.
    Moai,
}
