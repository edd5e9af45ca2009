//! What collected cards and whole positions are worth.

use engine::{PerSeat, Seat};
use m::{Card, Cards, Colour, M, Public};

/// The points that a player has collected in each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums([i32; 5]);

impl Sums {
    pub(super) fn of(cards: Cards) -> Self {
        Self(Colour::ALL.map(|colour| i32::from(cards.points(colour))))
    }

    /// Those of every seat.
    pub(super) fn of_all(public: &Public) -> PerSeat<Self> {
        PerSeat::from_fn(public.seats(), |seat| Self::of(public.collected(seat)))
    }

    #[must_use]
    pub(super) fn with(mut self, card: Card) -> Self {
        self.0[card.colour().index()] += i32::from(card.value().points());
        self
    }

    /// Two colours plus, three minus (M-11.2 to M-11.4).
    pub(super) fn points(self) -> i32 {
        let (mut first, mut second, mut all) = (0, 0, 0);
        for sum in self.0 {
            all += sum;
            second = second.max(sum.min(first));
            first = first.max(sum);
        }
        2 * (first + second) - all
    }

    /// What one more card would bring.
    pub(super) fn gain(self, card: Card) -> i32 {
        self.with(card).points() - self.points()
    }
}

/// The points a seat has, tokens and cards.
pub(super) fn points(public: &Public, seat: Seat) -> i32 {
    10 * i32::from(public.tokens()[seat]) + Sums::of(public.collected(seat)).points()
}

/// What everybody's points are worth to one seat: its own against the mean of the others.
pub(super) fn against_mean(points: &PerSeat<i32>, seat: Seat) -> f64 {
    let all: i32 = points.values().iter().sum();
    let own = points[seat];
    f64::from(own) - f64::from(all - own) / f64::from(points.count() - 1)
}

/// How many cards will still be laid at most.
pub(super) fn cards_to_lay(world: &M) -> u32 {
    let public = world.public();
    let held: u32 = public.hand_sizes().values().iter().map(|&size| u32::from(size)).sum();
    u32::try_from(public.pile().len()).expect("at most 61") + held
}
