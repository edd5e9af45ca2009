//! Cells and lines.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use engine::ParseError;

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
        fmt::Display::fmt(&self.x, f)?;
        f.write_char(',')?;
        fmt::Display::fmt(&self.y, f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    /// Reads `3,-1`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = "a cell such as 3,-1, with numbers from -99 to 99";
        let (x, y) = text.split_once(',').ok_or_else(|| ParseError::at(0, expected))?;
        let x_read = coordinate(x).ok_or_else(|| ParseError::at(0, expected))?;
        let y_read = coordinate(y).ok_or_else(|| ParseError::at(x.len() + 1, expected))?;
        Self::new(x_read, y_read).ok_or_else(|| ParseError::at(0, expected))
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
}

impl fmt::Display for Line {
    /// `row 0`, `column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.axis, self.at)
    }
}
