//! The shapes of tiles in all their turns.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::continent::Placement;
use crate::space::{Area, Cell, Side};
use crate::tile::Tile;

/// How many places a row of the site has: a place is a number, row after row.
pub(crate) const WIDTH: i16 = 64;

/// Tiles of equal shape, of which it does not matter which is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Shape {
    InlandVolcano,
    CoastalVolcano,
    OneCoast,
    TwoCoasts,
    ThreeCoasts,
    Headland,
    Tile19,
    Tile20,
    Tile21,
    Tile22,
}

impl Shape {
    pub(crate) const ALL: [Self; 10] = [
        Self::InlandVolcano,
        Self::CoastalVolcano,
        Self::OneCoast,
        Self::TwoCoasts,
        Self::ThreeCoasts,
        Self::Headland,
        Self::Tile19,
        Self::Tile20,
        Self::Tile21,
        Self::Tile22,
    ];

    /// The areas whose tiles have this shape.
    pub(crate) fn areas(self) -> impl Iterator<Item = Area> {
        let numbers = match self {
            Self::InlandVolcano => 1..=5,
            Self::CoastalVolcano => 6..=8,
            Self::OneCoast => 9..=11,
            Self::TwoCoasts => 12..=14,
            Self::ThreeCoasts => 15..=16,
            Self::Headland => 17..=18,
            Self::Tile19 => 19..=19,
            Self::Tile20 => 20..=20,
            Self::Tile21 => 21..=21,
            Self::Tile22 => 22..=22,
        };
        numbers.filter_map(Area::new)
    }

    /// How many tiles have this shape.
    pub(crate) fn count(self) -> usize {
        self.areas().count()
    }

    /// Whether it carries a volcano.
    pub(crate) fn is_volcanic(self) -> bool {
        self.areas().all(|area| area.volcano().is_some())
    }

    /// The shape in every different turn.
    pub(crate) fn lays(self) -> impl Iterator<Item = &'static Lay> {
        LAYS.iter().filter(move |lay| lay.shape == self)
    }
}

/// A shape in one turn.
#[derive(Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) shape: Shape,
    pub(crate) turns: u8,
    pub(crate) cells: ArrayVec<LayCell, 3>,
}

/// One cell of a shape in one turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LayCell {
    /// How far it lies from the first cell.
    pub(crate) offset: i16,
    /// Its straight outer sides, as bits.
    pub(crate) straight: u8,
    /// Its coast sides, as bits.
    pub(crate) coast: u8,
}

/// All shapes in all turns: 56.
static LAYS: LazyLock<Vec<Lay>> = LazyLock::new(|| {
    let turns = |shape: Shape| {
        // Three cells round a corner without coast look the same after a third of a turn.
        let different = if shape == Shape::InlandVolcano { 2 } else { 6 };
        (0..different).map(move |turns| lay(shape, turns))
    };
    Shape::ALL.into_iter().flat_map(turns).collect()
});

fn lay(shape: Shape, turns: u8) -> Lay {
    let area = shape.areas().next().expect("every shape has an area");
    let placement = Placement { at: Cell::new(0, 0), turns };
    let cell_of = |space| placement.cell(space);
    let cells = area.spaces().map(|space| {
        let cell = cell_of(space);
        let is_outer = |side: &Side| area.spaces().all(|other| cell_of(other) != cell.beyond(*side));
        let bits = |sides: &mut dyn Iterator<Item = Side>| sides.fold(0, |bits, side| bits | 1 << side as u8);
        let outer = || Side::ALL.into_iter().filter(is_outer);
        LayCell {
            offset: offset(cell),
            straight: bits(&mut outer().filter(|side| !placement.is_coast(space, *side))),
            coast: bits(&mut outer().filter(|side| placement.is_coast(space, *side))),
        }
    });
    debug_assert!(area.size() == Tile::of(area).cells.len(), "a tile has a cell for every space");
    Lay { shape, turns, cells: cells.collect() }
}

const fn offset(cell: Cell) -> i16 {
    cell.r as i16 * WIDTH + cell.q as i16
}

/// Where each side leads.
pub(crate) const STEPS: [i16; 6] = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH];
