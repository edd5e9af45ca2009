//! Counting the ways to share cards out among hands that cannot hold all of them.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::{PerSeat, Rng, SEATS_MAX, Seat, SeatSet};

/// The ways to lay the cards of some suits into the free places of hands, suit by suit and seat by
/// seat, each counted by the places that are filled.
pub(crate) struct Ways {
    /// How many seats there are.
    seats: usize,
    /// How many cards each suit has, and who may hold them.
    suits: ArrayVec<(u8, SeatSet), 6>,
    known: BTreeMap<Stage, u128>,
}

/// How far a way has been followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stage {
    suit: usize,
    seat: usize,
    /// Cards of the suit that are still to be laid.
    left: u8,
    /// Free places of each seat.
    free: [u8; SEATS_MAX],
}

impl Ways {
    /// Prepares to count; at most six suits.
    pub(crate) fn new(seats: u8, suits: impl Iterator<Item = (usize, SeatSet)>) -> Self {
        let suits =
            suits.map(|(count, allowed)| (u8::try_from(count).expect("a pack has 60 cards"), allowed));
        Self { seats: seats.into(), suits: suits.collect(), known: BTreeMap::new() }
    }

    /// Draws one way, all equally likely: for each suit, how many of its cards each seat holds.
    ///
    /// # Panics
    /// If there is no way.
    pub(crate) fn draw(&mut self, free: PerSeat<u8>, rng: &mut Rng) -> ArrayVec<PerSeat<u8>, 6> {
        let mut shares: ArrayVec<_, 6> = self.suits.iter().map(|_| PerSeat::new(free.count(), 0)).collect();
        let mut places = [0; SEATS_MAX];
        places[..free.values().len()].copy_from_slice(free.values());
        let mut stage = self.start(0, places);
        while stage.suit < self.suits.len() {
            let mut chosen = below(self.count(stage), rng);
            let taken = (0..=self.most(stage)).find(|&taken| {
                let ways = self.count_with(stage, taken);
                let here = chosen < ways;
                chosen = chosen.saturating_sub(ways);
                here
            });
            let taken = taken.expect("the ways of all shares add up to the count");
            if let Some(seat) = Seat::new(stage.seat) {
                shares[stage.suit][seat] = taken;
            }
            stage = self.next(stage, taken).expect("a share with at least one way leads on");
        }
        shares
    }

    fn start(&self, suit: usize, free: [u8; SEATS_MAX]) -> Stage {
        Stage { suit, seat: 0, left: self.suits.get(suit).map_or(0, |&(count, _)| count), free }
    }

    /// The most cards the seat of a stage can take.
    fn most(&self, stage: Stage) -> u8 {
        let (_, allowed) = self.suits[stage.suit];
        let may_hold = Seat::new(stage.seat).is_some_and(|seat| allowed.contains(seat));
        if may_hold { stage.free[stage.seat].min(stage.left) } else { 0 }
    }

    /// The stage after the seat has taken so many; `None` if cards are left over.
    fn next(&self, mut stage: Stage, taken: u8) -> Option<Stage> {
        stage.free[stage.seat] -= taken;
        stage.left -= taken;
        stage.seat += 1;
        if stage.seat < self.seats {
            return Some(stage);
        }
        (stage.left == 0).then(|| self.start(stage.suit + 1, stage.free))
    }

    /// How many ways lead on from a stage.
    fn count(&mut self, stage: Stage) -> u128 {
        if stage.suit == self.suits.len() {
            return 1;
        }
        if let Some(&known) = self.known.get(&stage) {
            return known;
        }
        // Below 7^54: six suits and the rest, in the places left after the first card of a void.
        let count = (0..=self.most(stage)).map(|taken| self.count_with(stage, taken)).sum();
        self.known.insert(stage, count);
        count
    }

    fn count_with(&mut self, stage: Stage, taken: u8) -> u128 {
        let here = binomial(stage.free[stage.seat], taken);
        self.next(stage, taken).map_or(0, |next| here * self.count(next))
    }
}

/// In how many ways `taken` of `places` can be chosen.
fn binomial(places: u8, taken: u8) -> u128 {
    (0..taken).fold(1, |ways, step| ways * u128::from(places - step) / u128::from(step + 1))
}

/// A number from 0 to `bound - 1`, each equally likely.
fn below(bound: u128, rng: &mut Rng) -> u128 {
    assert!(bound > 0, "there is no way to hold the cards");
    let mask = u128::MAX >> bound.leading_zeros();
    loop {
        let drawn = (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) & mask;
        if drawn < bound {
            return drawn;
        }
    }
}
