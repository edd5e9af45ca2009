//! What moai still to be raised in one area may bring, as sums made once.

use super::peril::count;
use super::weights::{Milli, Weights, share};

/// More moai than can be raised in one area: three geysers in each of three spaces.
const RAISES: usize = 9;

/// Where the next moai of an area may come from, the surest first.
const SOURCES: usize = 4;

/// For each source, what the first so many moai of an area add to its hopes if they come from there.
#[derive(Clone, Debug)]
pub(super) struct Hopes([[Sum; RAISES + 1]; SOURCES]);

/// What some moai add up to.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// How sure each is, added up.
    sure: Milli,
    /// The same, each times its number from 0.
    later: Milli,
}

/// What an area offers a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// How many moai are hoped for.
    pub(super) most: usize,
    /// How many of them lie there.
    pub(super) lying: usize,
    /// How many may be sculpted there.
    pub(super) lava: usize,
    /// How many may be carried there from the areas beside.
    pub(super) around: usize,
    /// How many stand there already.
    pub(super) standing: usize,
}

/// What an area may bring: points by the number of villages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    /// Without a village.
    pub(super) lone: Milli,
    /// With one. Each further one brings as much again.
    pub(super) with_village: Milli,
}

impl Hopes {
    pub(super) fn of(weights: &Weights) -> Self {
        let sums = |made| {
            let (mut sums, mut sure) = ([Sum::default(); RAISES + 1], 1000);
            for next in 0..RAISES {
                let (Sum { sure: all, later }, one) = (sums[next], share(made, sure));
                sums[next + 1] = Sum { sure: all + one, later: later + count(next) * one };
                sure = share(sure, weights.fading);
            }
            sums
        };
        Self([weights.lying, weights.in_area, weights.beside, weights.distant].map(sums))
    }

    /// The moai of an area come from the surest source first. With villages a moai brings as many points as
    /// moai stand there then, for each village.
    pub(super) fn prospect(&self, offer: &Offer) -> Prospect {
        let Offer { most, lying, lava, around, standing } = *offer;
        let upto = [lying, lying + lava, lying + lava + around, most].map(|upto| upto.min(most));
        let (mut sure, mut later, mut from) = (0, 0, 0);
        for (sums, upto) in self.0.iter().zip(upto) {
            sure += sums[upto].sure - sums[from].sure;
            later += sums[upto].later - sums[from].later;
            from = upto;
        }
        Prospect { lone: sure, with_village: (count(standing) + 1) * sure + later }
    }
}
