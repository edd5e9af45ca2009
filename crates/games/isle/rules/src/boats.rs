//! Which bays the boats of an advanced set-up get.

use arrayvec::ArrayVec;

use crate::coast::{Bay, ROUND};
use crate::fault::Fault;
use crate::map::Map;

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
