//! The 24 edges of a board, on which two fragments face each other.

use std::fmt;
use std::str::FromStr;

use engine::ParseError;

use crate::bits::bitset;
use crate::pack::{Board, Fragments, Side};
use crate::space::{Line, Space};

/// An edge: of two spaces, or of a space and the rim. Numbered along the lines, four on each: the line of
/// an edge is the one that runs through it (CITY-5.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u8);

impl Edge {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// The edge of this index.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < Self::COUNT, "a board has 24 edges");
        #[expect(clippy::cast_possible_truncation, reason = "the index is below 24")]
        Self(index as u8)
    }

    /// All, row by row, then column by column.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }

    /// The edge on a side of a space.
    pub const fn of(space: Space, side: Side) -> Self {
        let (row, column) = (space.row(), space.column());
        Self::at(match side {
            Side::West => row * 4 + column,
            Side::East => row * 4 + column + 1,
            Side::North => 12 + column * 4 + row,
            Side::South => 12 + column * 4 + row + 1,
        })
    }

    /// Its index, 0 to 23.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The line that runs through it.
    pub const fn line(self) -> Line {
        Line::at(self.index() / 4)
    }

    /// Its place along the line, 0 to 3.
    const fn place(self) -> usize {
        self.index() % 4
    }

    /// The space to the left of it or above; `None` at the rim.
    pub const fn before(self) -> Option<Space> {
        let (line, place) = (self.line(), self.place());
        match (place, line.is_row()) {
            (0, _) => None,
            (_, true) => Some(Space::of(line.place(), place - 1)),
            (_, false) => Some(Space::of(place - 1, line.place())),
        }
    }

    /// The space to the right of it or below; `None` at the rim.
    pub const fn after(self) -> Option<Space> {
        let (line, place) = (self.line(), self.place());
        match (place, line.is_row()) {
            (3, _) => None,
            (_, true) => Some(Space::of(line.place(), place)),
            (_, false) => Some(Space::of(place, line.place())),
        }
    }

    /// Whether it lies on the rim.
    pub const fn is_border(self) -> bool {
        matches!(self.place(), 0 | 3)
    }
}

impl fmt::Display for Edge {
    /// `N1` on the rim, `1|2` between spaces side by side, `1/4` between spaces one above the other.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.before(), self.after(), self.line().is_row()) {
            (None, Some(space), true) => write!(f, "W{space}"),
            (None, Some(space), false) => write!(f, "N{space}"),
            (Some(space), None, true) => write!(f, "E{space}"),
            (Some(space), None, false) => write!(f, "S{space}"),
            (Some(left), Some(right), true) => write!(f, "{left}|{right}"),
            (Some(upper), Some(lower), false) => write!(f, "{upper}/{lower}"),
            (None, None, _) => Ok(()),
        }
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Edge {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::all().find(|edge| edge.to_string() == text);
        found.ok_or_else(|| ParseError::at(0, "an edge, such as N1, 1|2 or 2/5"))
    }
}

bitset! {
    /// A set of edges.
    EdgeSet of Edge, u32
}

impl EdgeSet {
    /// All 24.
    pub const ALL: Self = Self::from_bits(0xFF_FFFF);

    /// The twelve on the rim.
    pub const BORDER: Self = Self::from_bits(0x99_9999);

    /// The four around a space.
    pub const fn around(space: Space) -> Self {
        AROUND[space.index()]
    }

    /// The four around a space, by the colour of the fragment that a card on it shows there.
    pub(crate) fn of_fragments(fragments: Fragments, space: Space) -> [Self; 3] {
        let mut edges = [Self::EMPTY; 3];
        for (colour, edge) in fragments.clockwise().into_iter().zip(CLOCKWISE[space.index()]) {
            let own = &mut edges[colour.index()];
            *own = own.or(edge);
        }
        edges
    }

    /// The fragments that the rim of a board shows, by colour.
    pub(crate) fn of_rim(board: &Board) -> [Self; 3] {
        let mut shown = [Self::EMPTY; 3];
        for edge in Self::BORDER.iter() {
            let (row, before) = (edge.line().is_row(), edge.before().is_none());
            let side = match (row, before) {
                (true, true) => Side::West,
                (true, false) => Side::East,
                (false, true) => Side::North,
                (false, false) => Side::South,
            };
            let colour = board.fragment(side, edge.line().place()).index();
            shown[colour] = shown[colour].with(edge);
        }
        shown
    }

    /// The four through which a line runs.
    pub const fn along(line: Line) -> Self {
        Self::from_bits(0xF << (4 * line.index()))
    }

    /// All edges of the spaces of a line.
    pub const fn touching(line: Line) -> Self {
        TOUCHING[line.index()]
    }
}

/// The edge on each side of each space, clockwise from the top.
const CLOCKWISE: [[EdgeSet; 4]; Space::COUNT] = {
    let mut clockwise = [[EdgeSet::EMPTY; 4]; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let mut side = 0;
        while side < 4 {
            clockwise[index][side] = EdgeSet::only(Edge::of(Space::at(index), Side::ALL[side]));
            side += 1;
        }
        index += 1;
    }
    clockwise
};

const AROUND: [EdgeSet; Space::COUNT] = {
    let mut around = [EdgeSet::EMPTY; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let [north, east, south, west] = CLOCKWISE[index];
        around[index] = north.or(east).or(south).or(west);
        index += 1;
    }
    around
};

const TOUCHING: [EdgeSet; Line::COUNT] = {
    let mut touching = [EdgeSet::EMPTY; Line::COUNT];
    let mut line = 0;
    while line < Line::COUNT {
        let mut space = 0;
        while space < Space::COUNT {
            if Line::at(line).spaces().contains(Space::at(space)) {
                touching[line] = touching[line].or(AROUND[space]);
            }
            space += 1;
        }
        line += 1;
    }
    touching
};
