//! What is printed on the 22 area tiles.

use crate::space::{Area, Cell, Side, Space};

/// One area tile as it is printed: its cells, and which of its outer sides are coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The cells of its spaces `a`, `b`, `c`, before it is turned and moved.
    pub cells: &'static [Cell],
    /// The coast sides of each of its spaces, before it is turned. Every other outer side is
    /// straight: another area must lie beyond it.
    pub coast: &'static [&'static [Side]],
}

use Side::{E, NE, NW, SE, SW, W};

const SINGLE: &[Cell] = &[Cell::new(0, 0)];
const DOUBLE: &[Cell] = &[Cell::new(0, 0), Cell::new(1, 0)];
const TRIPLE: &[Cell] = &[Cell::new(0, 0), Cell::new(1, 0), Cell::new(1, -1)];

const INLAND_VOLCANO: Tile = Tile { cells: TRIPLE, coast: &[&[], &[], &[]] };
const COASTAL_VOLCANO: Tile = Tile { cells: TRIPLE, coast: &[&[NW], &[NE], &[E, NE, NW, W]] };
const ONE_COAST: Tile = Tile { cells: SINGLE, coast: &[&[E]] };
const TWO_COASTS: Tile = Tile { cells: SINGLE, coast: &[&[E, NE]] };
const THREE_COASTS: Tile = Tile { cells: SINGLE, coast: &[&[E, NE, NW]] };
const HEADLAND: Tile = Tile { cells: DOUBLE, coast: &[&[NW, W, SW], &[]] };
const TILE_19: Tile = Tile { cells: DOUBLE, coast: &[&[NW, W, SW, SE], &[SW]] };
const TILE_20: Tile = Tile { cells: DOUBLE, coast: &[&[SW, SE], &[E, NE, SW, SE]] };
const TILE_21: Tile = Tile { cells: DOUBLE, coast: &[&[SE], &[E, NE, SW, SE]] };
const TILE_22: Tile = Tile { cells: DOUBLE, coast: &[&[NE, SE], &[E, NE, NW, SW, SE]] };

/// How many coast sides all tiles have together: the length of the coast of every continent.
pub const COAST: usize = 62;

impl Tile {
    /// The tile of an area.
    pub const fn of(area: Area) -> &'static Self {
        match area.number() {
            1..=5 => &INLAND_VOLCANO,
            6..=8 => &COASTAL_VOLCANO,
            9..=11 => &ONE_COAST,
            12..=14 => &TWO_COASTS,
            15..=16 => &THREE_COASTS,
            17..=18 => &HEADLAND,
            19 => &TILE_19,
            20 => &TILE_20,
            21 => &TILE_21,
            _ => &TILE_22,
        }
    }

    /// Whether a side of a space of the tile is coast, before the tile is turned.
    pub fn is_coast(&self, space: Space, side: Side) -> bool {
        self.coast[usize::from(space.place())].contains(&side)
    }
}
