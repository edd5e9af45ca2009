//! The nine spaces of a board, its six lines, and where they cross.

use std::fmt;
use std::str::FromStr;

use engine::ParseError;

use crate::bits::bitset;
use crate::pack::Side;

/// One of the nine spaces, in reading order; written 1 to 9 (CITY-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The space of this index, 0 to 8.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT, "a board has nine spaces");
        #[expect(clippy::cast_possible_truncation, reason = "the index is below 9")]
        Self(index as u8)
    }

    /// The space of this number, 1 to 9.
    pub fn new(number: u8) -> Option<Self> {
        (1..=9).contains(&number).then(|| Self(number - 1))
    }

    /// The space where a row, 0 to 2 from the top, meets a column, 0 to 2 from the left.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    pub const fn of(row: usize, column: usize) -> Self {
        Self::at(row * 3 + column)
    }

    /// All, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }

    /// Its index, 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its row, 0 to 2 from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// Its column, 0 to 2 from the left.
    pub const fn column(self) -> usize {
        self.index() % 3
    }

    /// The line of its row.
    pub const fn row_line(self) -> Line {
        Line::row(self.row())
    }

    /// The line of its column.
    pub const fn column_line(self) -> Line {
        Line::column(self.column())
    }

    /// The space beyond a side; `None` at the rim.
    pub const fn beyond(self, side: Side) -> Option<Self> {
        let (row, column) = (self.row(), self.column());
        match side {
            Side::North if row > 0 => Some(Self::of(row - 1, column)),
            Side::East if column < 2 => Some(Self::of(row, column + 1)),
            Side::South if row < 2 => Some(Self::of(row + 1, column)),
            Side::West if column > 0 => Some(Self::of(row, column - 1)),
            Side::North | Side::East | Side::South | Side::West => None,
        }
    }
}

impl fmt::Display for Space {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        number.and_then(Self::new).ok_or_else(|| ParseError::at(0, "a space, 1 to 9"))
    }
}

bitset! {
    /// A set of spaces.
    SpaceSet of Space, u16
}

impl SpaceSet {
    /// All nine.
    pub const ALL: Self = Self::from_bits(0x1FF);
}

/// A row or a column (CITY-2.10); written R1 to R3 from the top and C1 to C3 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

impl Line {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// The line of this index, rows first.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT, "a board has six lines");
        #[expect(clippy::cast_possible_truncation, reason = "the index is below 6")]
        Self(index as u8)
    }

    /// A row, 0 to 2 from the top.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    pub const fn row(row: usize) -> Self {
        debug_assert!(row < 3, "there are three rows");
        Self::at(row)
    }

    /// A column, 0 to 2 from the left.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    pub const fn column(column: usize) -> Self {
        debug_assert!(column < 3, "there are three columns");
        Self::at(3 + column)
    }

    /// All, rows first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }

    /// Its index, 0 to 5, rows first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a row.
    pub const fn is_row(self) -> bool {
        self.0 < 3
    }

    /// Its place among the rows or columns, 0 to 2.
    pub const fn place(self) -> usize {
        self.index() % 3
    }

    /// Its three spaces.
    pub const fn spaces(self) -> SpaceSet {
        let place = self.place();
        SpaceSet::from_bits(if self.is_row() { 0b111 << (3 * place) } else { 0b100_1001 << place })
    }
}

impl fmt::Display for Line {
    /// `R1` or `C1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_row() { 'R' } else { 'C' }, self.place() + 1)
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [b'R', place @ b'1'..=b'3'] => Ok(Self::row((place - b'1').into())),
            [b'C', place @ b'1'..=b'3'] => Ok(Self::column((place - b'1').into())),
            _ => Err(ParseError::at(0, "a line, R1 to R3 or C1 to C3")),
        }
    }
}

bitset! {
    /// A set of lines.
    LineSet of Line, u8
}

impl LineSet {
    /// All six.
    pub const ALL: Self = Self::from_bits(0x3F);
    /// The three rows.
    pub const ROWS: Self = Self::from_bits(0b111);
    /// The three columns.
    pub const COLUMNS: Self = Self::from_bits(0b11_1000);
}

/// A row and a column, whose common space a destruction strikes (CITY-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crossing {
    /// The row.
    pub row: Line,
    /// The column.
    pub column: Line,
}

impl Crossing {
    /// The common space.
    pub const fn space(self) -> Space {
        Space::of(self.row.place(), self.column.place())
    }

    /// The crossing on a space.
    pub const fn on(space: Space) -> Self {
        Self { row: space.row_line(), column: space.column_line() }
    }
}

impl fmt::Display for Crossing {
    /// `R1,C2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}
