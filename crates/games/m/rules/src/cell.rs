//! Cells, lines, and sets of cells.

use std::fmt;
use std::str::FromStr;

use engine::Misread;

use crate::torus::Torus;

/// A place for one card. x grows to the right, y downwards; the start shape begins at 0,0.
///
/// The order is that of columns from the left, then from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    x: i8,
    y: i8,
}

/// How far from the start a cell can be named. A card never lies further than 89 cells away: the start
/// reaches to 4, and each of at most 85 cards laid later adds one at most.
const FARTHEST: i8 = 99;

impl Cell {
    /// The cell x,y, if both are from -99 to 99.
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        let near = -FARTHEST <= x && x <= FARTHEST && -FARTHEST <= y && y <= FARTHEST;
        if near { Some(Self { x, y }) } else { None }
    }

    /// The cell x,y, known to be near.
    pub(crate) const fn at(x: i8, y: i8) -> Self {
        debug_assert!(Self::new(x, y).is_some());
        Self { x, y }
    }

    /// Its column.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// Its row.
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The row or column it lies in.
    pub const fn line(self, axis: Axis) -> Line {
        match axis {
            Axis::Row => Line { axis, at: self.y },
            Axis::Column => Line { axis, at: self.x },
        }
    }

    /// The cells that share an edge with it: left, above, below, right. Fewer at the end of the world.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        const STEPS: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
        STEPS.into_iter().filter_map(move |(x, y)| Self::new(self.x + x, self.y + y))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = Misread;

    /// Reads `3,-1`.
    fn from_str(text: &str) -> Result<Self, Misread> {
        let expected = "a cell such as 3,-1, with numbers from -99 to 99";
        let (x, y) = text.split_once(',').ok_or_else(|| Misread::at(0, expected))?;
        let x_read = coordinate(x).ok_or_else(|| Misread::at(0, expected))?;
        let y_read = coordinate(y).ok_or_else(|| Misread::at(x.len() + 1, expected))?;
        Self::new(x_read, y_read).ok_or_else(|| Misread::at(0, expected))
    }
}

/// A coordinate in its canonical form: no plus sign, no leading 0, no -0.
fn coordinate(text: &str) -> Option<i8> {
    let number: i8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// A direction of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// Cards side by side: equal y.
    Row,
    /// Cards one below the other: equal x.
    Column,
}

impl Axis {
    /// The other one.
    #[must_use]
    pub const fn across(self) -> Self {
        match self {
            Self::Row => Self::Column,
            Self::Column => Self::Row,
        }
    }

    /// Its word in the notation: `row`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// One row or one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Row or column.
    pub axis: Axis,
    /// The y of a row, the x of a column.
    pub at: i8,
}

impl Line {
    /// Whether the cell lies in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.at == cell.line(self.axis).at
    }

    /// Its cells.
    pub(crate) const fn cells(self) -> Torus {
        match self.axis {
            Axis::Row => Torus::row(self.at),
            Axis::Column => Torus::column(self.at),
        }
    }
}

impl fmt::Display for Line {
    /// `row 0`, `column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.axis, self.at)
    }
}

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
        near(self.corner.x, cell.x) && near(self.corner.y, cell.y) && self.cells.contains(cell)
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
        Some(Cell { x: self.corner.x + across, y: self.corner.y + down })
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
