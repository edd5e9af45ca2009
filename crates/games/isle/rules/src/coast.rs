//! The coast, its bays, and which of them the boats get.

use arrayvec::ArrayVec;
use engine::{Set, Small};

use crate::fault::Fault;
use crate::map::{BAYS_MAX, Map};
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

/// Twice the length of the coast: positions are counted in halves of a side.
const ROUND: u16 = {
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

impl Map {
    /// The bays for the boats of an advanced set-up: those with the greatest smallest distance along
    /// the coast; of equals, those with the least sum of squared distances, then the first ones on
    /// the walk (ISLE-15.8). `None` if there are too few bays, or two of them would lie nearer than
    /// six tenths of an equal share of the coast.
    pub fn boat_bays(&self, seats: u8) -> Option<ArrayVec<Bay, 4>> {
        let bays = self.bays();
        let chosen = (0_u32..1 << bays.len())
            .filter(|choice| choice.count_ones() == seats.into())
            .map(|choice| pick(bays, choice))
            .min_by_key(|bays| spread(bays))?;
        let smallest = gaps(&chosen).min()?;
        // gap ≥ 0.6 · 62 / seats, in halves of a side and without fractions.
        (10 * smallest * u16::from(seats) >= 6 * ROUND).then_some(chosen)
    }

    /// The fault of a continent without bays for so many boats.
    pub(crate) fn bays_too_near(&self, boats: u8) -> Fault {
        Fault::BaysTooNear { boats, bays: u8::try_from(self.bays().len()).expect("a coast has 62 sides") }
    }
}

fn pick(bays: &[Bay], choice: u32) -> ArrayVec<Bay, 4> {
    bays.iter().enumerate().filter(|(index, _)| choice >> index & 1 != 0).map(|(_, bay)| *bay).collect()
}

/// The distances along the coast from each bay to the next.
fn gaps(bays: &[Bay]) -> impl Iterator<Item = u16> {
    let next = bays.iter().cycle().skip(1);
    bays.iter().zip(next).map(|(bay, next)| match (next.position + ROUND - bay.position) % ROUND {
        0 => ROUND,
        gap => gap,
    })
}

/// Less is better: a great smallest distance, even distances, early positions.
fn spread(bays: &[Bay]) -> (std::cmp::Reverse<u16>, u32, ArrayVec<u16, 4>) {
    let squares = gaps(bays).map(|gap| u32::from(gap).pow(2)).sum();
    let smallest = gaps(bays).min().unwrap_or(0);
    (std::cmp::Reverse(smallest), squares, bays.iter().map(|bay| bay.position).collect())
}
