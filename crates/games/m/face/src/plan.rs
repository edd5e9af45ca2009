//! The window on the table: seven by seven cells around what lies there, as one inline picture.
//!
//! Six columns and rows may be used. As long as only five are, one more is open on either side, so seven
//! are shown. The window moves only when it must: it stays where the start was as long as that shows
//! every cell that may be filled.

use m::Cell;

use super::sight::Sight;

/// How many columns and rows are shown.
pub(super) const SHOWN: i8 = 7;
/// From one cell to the next.
pub(super) const STEP: f64 = 104.0;
/// Before the first cell: room for the numbers of rows and columns.
pub(super) const MARGIN: f64 = 34.0;
/// The whole picture.
pub(super) const SIZE: f64 = MARGIN * 2.0 + STEP * 7.0 - 4.0;
/// All of it, as `viewBox` has it.
pub(super) const VIEW_BOX: &str = "0 0 792 792";

/// The part of the table that is shown.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Window {
    /// Its first column.
    pub left: i8,
    /// Its first row.
    pub top: i8,
}

impl Window {
    /// The window on a position.
    pub(super) fn of(sight: Sight<'_>) -> Self {
        let limits = sight.public().limits();
        Self {
            left: first_shown(limits.left, limits.right, -1),
            top: first_shown(limits.top, limits.bottom, -2),
        }
    }

    /// Its columns, from the left.
    pub(super) fn columns(self) -> impl Iterator<Item = i8> + Clone {
        self.left..self.left + SHOWN
    }

    /// Its rows, from the top.
    pub(super) fn rows(self) -> impl Iterator<Item = i8> + Clone {
        self.top..self.top + SHOWN
    }

    /// Its cells, row by row.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        self.rows().flat_map(move |y| self.columns().filter_map(move |x| Cell::new(x, y)))
    }

    /// Where a cell begins in the picture.
    pub(super) fn corner(self, cell: Cell) -> (f64, f64) {
        (MARGIN + STEP * f64::from(cell.x() - self.left), MARGIN + STEP * f64::from(cell.y() - self.top))
    }

    /// Where the cell 0,0 begins in the picture, or would begin.
    pub(super) fn origin(self) -> (f64, f64) {
        (MARGIN - STEP * f64::from(self.left), MARGIN - STEP * f64::from(self.top))
    }
}

/// The first column or row shown, as near as possible to `home`: all that is in use and what may be filled beside it.
fn first_shown(first: i8, last: i8, home: i8) -> i8 {
    let beside = i8::from(last - first < 5);
    let (first, last) = (first - beside, last + beside);
    home.max(last - SHOWN + 1).min(first)
}
