//! The coast and its bays.

use arrayvec::ArrayVec;
use engine::{Set, Small};

use crate::space::{Cell, SPACES, Side, Space};
use crate::tile::COAST;

/// One side of a space that looks at the sea at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoastSide {
    /// The space.
    pub space: Space,
    /// The side.
    pub side: Side,
    /// The sea cell beyond.
    pub sea: Cell,
}

/// A sea cell that touches at least three spaces (ISLE-15.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bay {
    /// The sea cell.
    pub cell: Cell,
    /// The spaces that it touches.
    pub spaces: Set<Space>,
    /// Where its middle lies on the walk along the coast, in halves of a side, 0 to 123.
    pub position: u16,
}

/// More bays than these do not fit on a coast of 62 sides, since each takes three.
pub(crate) const BAYS_MAX: usize = COAST / 3;

/// Twice the length of the coast: positions are counted in halves of a side.
pub(crate) const ROUND: u16 = {
    assert!(COAST < 1_000, "positions fit in 16 bits");
    #[expect(clippy::cast_possible_truncation, reason = "just asserted")]
    let round = 2 * COAST as u16;
    round
};

/// The coast, counter-clockwise, from the space with the least (r, q) and there from its first side.
pub(crate) fn walk(
    cells: &[Cell; SPACES],
    beyond: &[[Option<Space>; 6]; SPACES],
) -> ArrayVec<CoastSide, COAST> {
    let is_coast = |space: Space, side: Side| beyond[space.index()][side as usize].is_none();
    let top = Space::all().min_by_key(|space| (cells[space.index()].r, cells[space.index()].q));
    let mut space = top.unwrap_or_default();
    let mut side = Side::ALL.into_iter().find(|side| is_coast(space, *side)).unwrap_or(Side::E);
    let mut coast = ArrayVec::new();
    while !coast.is_full() {
        coast.push(CoastSide { space, side, sea: cells[space.index()].beyond(side) });
        let next = side.turned(1);
        match beyond[space.index()][next as usize] {
            None => side = next,
            // The space across lies at the same corner, and its side there looks at the same cell.
            Some(other) => (space, side) = (other, side.turned(5)),
        }
    }
    coast
}

/// The bays of a coast, in its order.
pub(crate) fn bays(coast: &[CoastSide]) -> ArrayVec<Bay, BAYS_MAX> {
    let mut bays: ArrayVec<Bay, BAYS_MAX> = ArrayVec::new();
    let sea = |at: usize| coast[at % coast.len()].sea;
    let starts = (0..coast.len()).filter(|&at| sea(at) != sea(at + coast.len() - 1));
    for start in starts {
        let length = (0..coast.len()).take_while(|step| sea(start + step) == sea(start)).count();
        if length < 3 {
            continue;
        }
        let spaces = (0..length).map(|step| coast[(start + step) % coast.len()].space).collect();
        let position = u16::try_from(2 * start + length - 1).expect("a coast has 62 sides") % ROUND;
        bays.push(Bay { cell: sea(start), spaces, position });
    }
    bays.sort_unstable_by_key(|bay| bay.position);
    bays
}
