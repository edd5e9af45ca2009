//! Player boards: the fragments around the rim.

use arrayvec::ArrayString;

use super::colour::{Colour, Side};

/// How many faces of boards a pack may have.
pub const BOARDS_MAX: usize = 20;

/// Names a face of a board of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(u8);

impl BoardId {
    /// The face at this place of [`super::Pack::boards`].
    pub(crate) fn at(index: usize) -> Self {
        Self(u8::try_from(index).expect("a pack has at most 20 faces of boards"))
    }

    /// Its place in [`super::Pack::boards`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One face of a player board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its name in the notation: `A`.
    pub name: ArrayString<16>,
    /// The fragments of each side in the order of [`Side::ALL`]; top and bottom from left to right, right
    /// and left from top to bottom.
    pub rim: [[Colour; 3]; 4],
    /// The board whose other face this is.
    pub side_of: Option<BoardId>,
}

impl Board {
    /// The fragment of a side at a row or column, 0 to 2 from the top or the left.
    ///
    /// # Panics
    /// If `at` is more than 2.
    pub const fn fragment(&self, side: Side, at: usize) -> Colour {
        self.rim[side.index()][at]
    }
}
