//! Points during the game and at its end.

use engine::{PerSeat, ScoreLine, Seat, Set, Standing};

use crate::map::{Geyser, Map};
use crate::options::FinalMoai;
use crate::phase::End;
use crate::pieces::Points;
use crate::public::Public;
use crate::rules::rule;
use crate::space::Area;

/// Points for a village on the board at the end (ISLE-14.1).
pub(crate) const VILLAGE: i32 = 3;
/// Points for a settler on the board at the end (ISLE-14.2).
pub(crate) const SETTLER: i32 = 4;
/// Points for a prayer token held at the end (ISLE-14.3).
pub(crate) const PRAYER: i32 = 2;
/// Points for a moai on the board at the end (ISLE-14.4).
pub(crate) const MOAI: i32 = 2;
/// Points for every standing moai with an own neighbour at the end (ISLE-14.5).
pub(crate) const ADJACENT: i32 = 2;
/// Points for a sinking that others had overlooked (ISLE-11.15).
pub(crate) const CALL: u16 = 3;

/// What victory points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A village built.
    Village,
    /// A moai raised in an area without own village.
    LoneMoai,
    /// A moai raised in an area with own villages.
    Moai {
        /// Own villages of the area.
        villages: u8,
        /// Own standing moai of the area, this one included.
        moai: u8,
    },
    /// A sinking called that others had overlooked.
    Call,
}

/// The score of one seat, taken apart: what the game would be worth to it if it ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Points won during the game.
    pub points: Points,
    /// Villages on the board.
    pub villages: u8,
    /// Settlers on land.
    pub settlers: u8,
    /// Prayer tokens held.
    pub prayers: u8,
    /// Moai on the board that count (option `final_moai`).
    pub moai: u8,
    /// Standing moai with an own neighbour.
    pub adjacent: u8,
}

impl Sheet {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.lines().iter().map(|line| line.value).sum()
    }

    /// Every source of points, zeros included, in the order of the rules.
    pub fn lines(&self) -> [ScoreLine; 9] {
        let line = |rule, what, value| ScoreLine { rule, what, value };
        [
            line(rule(12, 1), "villages built", self.points.villages.into()),
            line(rule(12, 2), "moai without village", self.points.lone_moai.into()),
            line(rule(12, 3), "moai beside villages", self.points.moai.into()),
            line(rule(11, 15), "calls", self.points.calls.into()),
            line(rule(14, 1), "villages", VILLAGE * i32::from(self.villages)),
            line(rule(14, 2), "settlers", SETTLER * i32::from(self.settlers)),
            line(rule(14, 3), "prayer tokens", PRAYER * i32::from(self.prayers)),
            line(rule(14, 4), "moai", MOAI * i32::from(self.moai)),
            line(rule(14, 5), "adjacent moai", ADJACENT * i32::from(self.adjacent)),
        ]
    }

    /// What is compared for the victory: points, then settlers, villages, moai (ISLE-14.7).
    fn merit(&self) -> (i32, u8, u8, u8) {
        (self.total(), self.settlers, self.villages, self.moai)
    }
}

/// What raising one more moai in an area is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaiseValue {
    /// Own villages of the area.
    pub villages: u8,
    /// Own standing moai of the area, the new one included.
    pub moai: u8,
}

impl RaiseValue {
    /// Victory points: villages times moai, or 1 without a village (ISLE-12.2, ISLE-12.3).
    pub const fn points(self) -> u16 {
        if self.villages == 0 { 1 } else { self.villages as u16 * self.moai as u16 }
    }

    /// The same as a reason of points.
    pub const fn why(self) -> Why {
        match self.villages {
            0 => Why::LoneMoai,
            villages => Why::Moai { villages, moai: self.moai },
        }
    }
}

impl Public {
    /// What raising one more moai in an area would be worth to a seat now (ISLE-12.4).
    pub fn raise_value(&self, seat: Seat, area: Area) -> RaiseValue {
        let standing = self.pieces(seat).standing.intersection(self.map.geysers_of_area(area));
        RaiseValue { villages: self.villages_in(seat, area), moai: small(standing.len()) + 1 }
    }

    /// The score of a seat, as if the game ended now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let pieces = self.pieces(seat);
        let moai = match self.variants.final_moai {
            FinalMoai::All => pieces.moai(),
            FinalMoai::Standing => pieces.standing.len(),
        };
        Sheet {
            points: pieces.points,
            villages: small(pieces.villages.len()),
            settlers: small(pieces.settlers.len()),
            prayers: pieces.prayers,
            moai: small(moai),
            adjacent: small(adjacent(&self.map, pieces.standing).len()),
        }
    }

    /// The standing moai of a seat that have an own neighbour (ISLE-14.6).
    pub fn adjacent(&self, seat: Seat) -> Set<Geyser> {
        adjacent(&self.map, self.pieces(seat).standing)
    }

    /// The final standing.
    pub(crate) fn standing_at(&self, end: End) -> Standing {
        let merits = PerSeat::from_fn(self.seats(), |seat| self.sheet(seat).merit());
        let ranks = merits.map(|own| {
            let better = merits.values().iter().filter(|other| **other > own).count();
            small(better + 1)
        });
        Standing { reason: end.reason(), scores: merits.map(|(total, ..)| total), ranks }
    }
}

fn adjacent(map: &Map, standing: Set<Geyser>) -> Set<Geyser> {
    standing.iter().filter(|geyser| !map.links(*geyser).is_disjoint(standing)).collect()
}

/// A count of pieces or seats as one byte.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).expect("there are fewer than 256 pieces of any kind")
}
