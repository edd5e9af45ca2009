//! Sets of cells.

use std::fmt;

use crate::cell::Cell;
use crate::torus::Torus;

/// A set of cells near the cards of one position; iteration follows the order of cells.
#[derive(Clone, Copy)]
pub struct CellSet {
    cells: Torus,
    corner: Cell,
}

impl CellSet {
    /// Cells of the eight columns and rows from `corner` on.
    pub(crate) const fn new(cells: Torus, corner: Cell) -> Self {
        Self { cells, corner }
    }

    /// The bits of its cells.
    pub(crate) const fn cells(self) -> Torus {
        self.cells
    }

    /// Whether the cell is in the set.
    pub fn contains(self, cell: Cell) -> bool {
        let near = |least: i8, coordinate: i8| (0..8).contains(&(i16::from(coordinate) - i16::from(least)));
        near(self.corner.x(), cell.x()) && near(self.corner.y(), cell.y()) && self.cells.contains(cell)
    }

    /// How many cells are in it.
    pub const fn len(self) -> usize {
        self.cells.len() as usize
    }

    /// Whether no cell is in it.
    pub const fn is_empty(self) -> bool {
        self.cells.is_empty()
    }

    /// Its cells, columns from the left, then from the top.
    pub const fn iter(self) -> CellIter {
        CellIter { left: self.cells.seen_from(self.corner), corner: self.corner }
    }

    /// The cell at a place of the order, from 0, if there are so many.
    pub(crate) fn nth(self, nth: u32) -> Option<Cell> {
        let left = Torus(self.cells.seen_from(self.corner)).nth(nth).0;
        CellIter { left, corner: self.corner }.next()
    }

    /// The first of its cells, if it has one.
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }
}

/// Goes through a [`CellSet`] in order.
#[derive(Clone, Debug)]
pub struct CellIter {
    left: u64,
    corner: Cell,
}

impl Iterator for CellIter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.left == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a bit has a number below 64")]
        let bit = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        let (across, down) = ((bit / 8).cast_signed(), (bit % 8).cast_signed());
        Some(Cell::at(self.corner.x() + across, self.corner.y() + down))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CellIter {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellIter;

    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

impl PartialEq for CellSet {
    /// The same cells; from which position they come does not matter.
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for CellSet {}

impl Default for CellSet {
    fn default() -> Self {
        Self::new(Torus::EMPTY, Cell::at(0, 0))
    }
}

impl fmt::Display for CellSet {
    /// The cells in order, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, cell) in self.iter().enumerate() {
            write!(f, "{}{cell}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
