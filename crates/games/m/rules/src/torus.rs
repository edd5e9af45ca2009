//! Sets of cells as 64 bits.
//!
//! The table has no fixed place: when outer cards go, the square of 6 x 6 cells may wander (M-5.4), by up
//! to one cell for each of 85 cards. But at any moment all cards lie within six rows and six columns
//! (M-5.2), and a cell that matters touches a card: with one row and column more on each side that is 8 x 8.
//! So cells are told apart by their coordinates modulo 8, as if the table were printed on a ring in both
//! directions. Between the last column and the first one of the next lap two free columns remain at
//! least, so that no card touches another one the wrong way round, not even by a corner.
//!
//! Bit `8 (x mod 8) + (y mod 8)` stands for the cell x,y: a step in x turns the word by 8 bits, a step in y
//! turns each of its bytes by one.

use crate::cell::{Axis, Cell, Line};

/// A set of cells, folded modulo 8 in both directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Torus(pub(crate) u64);

/// The same byte eight times.
const fn in_each_column(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// A coordinate modulo 8.
pub(crate) const fn fold(coordinate: i8) -> u32 {
    coordinate.rem_euclid(8) as u32
}

impl Line {
    /// Its cells.
    pub(crate) const fn cells(self) -> Torus {
        match self.axis {
            Axis::Row => Torus::row(self.at),
            Axis::Column => Torus::column(self.at),
        }
    }
}

impl Torus {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn only(cell: Cell) -> Self {
        Self(1 << Self::index(cell))
    }

    /// The number of a cell's bit.
    pub(crate) const fn index(cell: Cell) -> u32 {
        8 * fold(cell.x()) + fold(cell.y())
    }

    /// All cells of the row y.
    pub(crate) const fn row(y: i8) -> Self {
        Self(in_each_column(1) << fold(y))
    }

    /// All cells of the column x.
    pub(crate) const fn column(x: i8) -> Self {
        Self(0xff << (8 * fold(x)))
    }

    /// All cells of so many columns, fewer than eight, from x to the right.
    pub(crate) const fn columns(x: i8, count: u8) -> Self {
        Self(((1_u64 << (8 * count)) - 1).rotate_left(8 * fold(x)))
    }

    /// All cells of so many rows, fewer than eight, from y downwards.
    pub(crate) const fn rows(y: i8, count: u8) -> Self {
        Self(in_each_column(((1_u8 << count) - 1).rotate_left(fold(y))))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn contains(self, cell: Cell) -> bool {
        self.0 >> Self::index(cell) & 1 != 0
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Every cell one step to the right.
    const fn right(self) -> Self {
        Self(self.0.rotate_left(8))
    }

    /// Every cell one step to the left.
    const fn left(self) -> Self {
        Self(self.0.rotate_right(8))
    }

    /// Every cell one step down.
    const fn down(self) -> Self {
        self.turned_down(1)
    }

    /// Every cell one step up.
    const fn up(self) -> Self {
        self.turned_down(7)
    }

    /// Every cell so many steps down, 0 to 7.
    const fn turned_down(self, steps: u32) -> Self {
        let stay = in_each_column(0xff >> steps);
        Self((self.0 & stay) << steps | (self.0 & !stay) >> ((8 - steps) % 8))
    }

    /// The cells to the left and right of these.
    pub(crate) const fn beside(self) -> Self {
        self.left().or(self.right())
    }

    /// The cells above and below these.
    pub(crate) const fn above_and_below(self) -> Self {
        self.up().or(self.down())
    }

    /// The cells that share an edge with one of these.
    pub(crate) const fn edges(self) -> Self {
        self.beside().or(self.above_and_below())
    }

    /// The cells that share an edge or a corner with one of these, and these themselves.
    pub(crate) const fn around(self) -> Self {
        let wide = self.or(self.beside());
        wide.or(wide.above_and_below())
    }

    /// The part of `within` that hangs together with these cells by edges and corners (M-9.6).
    pub(crate) const fn group(self, within: Self) -> Self {
        let mut group = self.and(within);
        loop {
            let grown = group.around().and(within);
            if grown.0 == group.0 {
                return group;
            }
            group = grown;
        }
    }

    /// Whether these cells hang together by way of `within`, to which they belong.
    pub(crate) const fn meet_within(self, within: Self) -> bool {
        let mut group = self.one();
        loop {
            let grown = group.around().and(within);
            if self.minus(grown).is_empty() {
                return true;
            }
            if grown.0 == group.0 {
                return false;
            }
            group = grown;
        }
    }

    /// The cells that hold these together, as far as those around them tell: without the cell itself, those of
    /// these that touch it would not hang together by edges and corners among themselves.
    pub(crate) fn joints(self) -> Self {
        // Going round a cell, a group begins where a cell beside it is empty and one of the next two is not.
        let [left, above, right, below] = [self.right(), self.down(), self.left(), self.up()];
        let begun = [
            left.down().or(above).minus(left),
            right.down().or(right).minus(above),
            right.up().or(below).minus(right),
            left.up().or(left).minus(below),
        ];
        let (mut one, mut more) = (Self::EMPTY, Self::EMPTY);
        for begins in begun {
            more = more.or(one.and(begins));
            one = one.or(begins);
        }
        more
    }

    /// The part of `within` that forms an unbroken run with these cells in x or y, whichever `step` walks.
    pub(crate) fn run(self, within: Self, step: impl Fn(Self) -> Self) -> Self {
        let mut run = self;
        loop {
            let grown = run.or(step(run).and(within));
            if grown == run {
                return run;
            }
            run = grown;
        }
    }

    /// One of the cells, alone; empty if there is none.
    pub(crate) const fn one(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// Its cells one by one, as sets.
    pub(crate) fn singles(self) -> impl Iterator<Item = Self> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let one = left.one();
            left = left.minus(one);
            (!one.is_empty()).then_some(one)
        })
    }

    /// The cell number `nth` of these, counted by bits, alone.
    pub(crate) const fn nth(self, nth: u32) -> Self {
        let mut left = self.0;
        let mut skipped = 0;
        while skipped < nth {
            left &= left.wrapping_sub(1);
            skipped += 1;
        }
        Self(left).one()
    }

    /// The place of the only cell among the 64.
    pub(crate) const fn place(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// Turned so that `corner` is bit 0: the bits then follow each other in the order of the cells.
    pub(crate) const fn seen_from(self, corner: Cell) -> u64 {
        let turned = Self(self.0.rotate_right(8 * fold(corner.x())));
        turned.turned_down((8 - fold(corner.y())) % 8).0
    }
}
