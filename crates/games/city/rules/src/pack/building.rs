//! Building cards.

use std::num::NonZeroU8;

use arrayvec::ArrayString;
use serde::Serialize;

use super::colour::{Colour, Fragments};

/// How many Building cards a pack may have, copies included.
pub const BUILDINGS_MAX: usize = 120;

/// Names a Building of a pack. Equal copies share it, since they are never told apart. No Building is no byte more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildingId(NonZeroU8);

impl BuildingId {
    /// The Building at this place of [`super::Pack::buildings`].
    pub(crate) fn at(index: usize) -> Self {
        let index = u8::try_from(index).expect("a pack has at most 120 Buildings");
        Self(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its place in [`super::Pack::buildings`].
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// One of the five types (CITY-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildingType {
    /// Two Strength.
    Military,
    /// Three Faith.
    Worship,
    /// A token of the owner's choice when placed.
    Trade,
    /// One Strength and one Food.
    Political,
    /// Two Food.
    Farming,
}

impl BuildingType {
    /// All, in the order of the components table.
    pub const ALL: [Self; 5] = [Self::Military, Self::Worship, Self::Trade, Self::Political, Self::Farming];

    /// Its place in [`BuildingType::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in packs: `military`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Military => "military",
            Self::Worship => "worship",
            Self::Trade => "trade",
            Self::Political => "political",
            Self::Farming => "farming",
        }
    }

    /// Its letter: `M`.
    pub const fn letter(self) -> char {
        match self {
            Self::Military => 'M',
            Self::Worship => 'W',
            Self::Trade => 'T',
            Self::Political => 'P',
            Self::Farming => 'A',
        }
    }

    /// How many symbols of a colour a standing Building of this type shows (CITY-2.4 to CITY-2.8).
    pub const fn symbols(self, colour: Colour) -> u8 {
        match (self, colour) {
            (Self::Military, Colour::Strength) | (Self::Farming, Colour::Food) => 2,
            (Self::Worship, Colour::Faith) => 3,
            (Self::Political, Colour::Strength | Colour::Food) => 1,
            (Self::Military | Self::Worship | Self::Trade | Self::Political | Self::Farming, _) => 0,
        }
    }
}

/// One Building card, or several equal ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Building {
    /// Its name in the notation: `M01`.
    #[serde(rename = "id")]
    pub name: ArrayString<16>,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: BuildingType,
    /// The fragments on its four sides.
    #[serde(rename = "edges")]
    pub fragments: Fragments,
    /// How many equal cards there are, 1 to 12.
    #[serde(skip_serializing_if = "is_one")]
    pub copies: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(copies: &u8) -> bool {
    *copies == 1
}
