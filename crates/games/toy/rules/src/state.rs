//! The truth of one position.

use engine::{PerSeat, SeatSet, Set, Standing, Turn};

use crate::card::Card;
use crate::options::{Fault, ToyOptions};

/// The whole truth of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    pub(crate) options: ToyOptions,
    /// Numbers not shown yet, sealed ones among them.
    pub(crate) hands: PerSeat<Set<Card>>,
    pub(crate) sealed: PerSeat<Option<Card>>,
    /// Numbers that each seat has shown in this round.
    pub(crate) shown: PerSeat<Set<Card>>,
    /// Numbers shown in all rounds.
    pub(crate) showings: u16,
    pub(crate) points: PerSeat<i32>,
    pub(crate) round: u8,
}

impl Toy {
    /// A position before anything is dealt.
    pub(crate) fn before_luck(options: &ToyOptions) -> Self {
        let seats = options.seats;
        Self {
            options: *options,
            hands: PerSeat::new(seats, Set::EMPTY),
            sealed: PerSeat::new(seats, None),
            shown: PerSeat::new(seats, Set::EMPTY),
            showings: 0,
            points: PerSeat::new(seats, 0),
            round: 0,
        }
    }

    /// The points so far.
    pub const fn points(&self) -> PerSeat<i32> {
        self.points
    }

    /// All numbers shown in this round.
    pub fn all_shown(&self) -> Set<Card> {
        self.shown.values().iter().fold(Set::EMPTY, |all, &shown| all.union(shown))
    }

    /// Who owes what.
    pub(crate) fn owed(&self) -> Turn {
        let owing: SeatSet = self.hands.iter().filter(|(_, hand)| !hand.is_empty()).map(|(s, _)| s).collect();
        if owing.is_empty() {
            let more = self.round < self.options.rounds || self.options.fault == Fault::Endless;
            return if more { Turn::Chance } else { Turn::Over(Standing::by_score("rounds", self.points)) };
        }
        Turn::Seats(owing.iter().filter(|&seat| self.sealed[seat].is_none()).collect())
    }
}
