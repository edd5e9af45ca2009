//! What collected cards and whole positions are worth.

use engine::{PerSeat, Seat};
use m::{Card, Cards, Colour, Public};

/// The points that a player has collected in each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums([i32; 5]);

impl Sums {
    pub(super) fn of(cards: Cards) -> Self {
        Self(Colour::ALL.map(|colour| i32::from(cards.points(colour))))
    }

    #[must_use]
    pub(super) fn with(mut self, card: Card) -> Self {
        self.0[card.colour().index()] += i32::from(card.value().points());
        self
    }

    /// The points of these cards at the end: two colours plus, three minus (M-11.2 to M-11.4).
    pub(super) fn points(self) -> i32 {
        let [first, second, third, rest] = self.in_order();
        first + second - third - rest
    }

    /// What they promise while the game goes on.
    pub(super) fn promise(self, prices: &Prices) -> f64 {
        let sums = self.in_order().map(f64::from);
        sums.iter().zip(prices.0).map(|(sum, price)| sum * price).sum()
    }

    /// The highest sum, the second, the third, and the rest together.
    fn in_order(self) -> [i32; 4] {
        let (mut first, mut second, mut third, mut rest) = (0, 0, 0, 0);
        for sum in self.0 {
            let (high, low) = (first.max(sum), first.min(sum));
            let (middle, lower) = (second.max(low), second.min(low));
            rest += third.min(lower);
            (first, second, third) = (high, middle, third.max(lower));
        }
        [first, second, third, rest]
    }
}

/// What a point counts in the best colour of a player, in the second, in the third and in the others.
///
/// At the end two colours count plus. Before, the second colour can still become the third and the third
/// the second. The numbers fit the final scores of thousands of positions of games among players of the
/// strength `steady`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([f64; 4]);

impl Prices {
    pub(super) fn of(public: &Public) -> Self {
        let open = pile(public).min(40.0);
        Self([1.0 - 0.008 * open, 1.0 - 0.018 * open, 0.012 * open - 1.0, -1.0])
    }
}

/// What a seat has, tokens and cards, as it promises to count in the end.
pub(super) fn promise(public: &Public, seat: Seat, prices: &Prices) -> f64 {
    10.0 * f64::from(public.tokens()[seat]) + Sums::of(public.collected(seat)).promise(prices)
}

/// What everybody's points are worth to one seat: its own against the mean of the others.
pub(super) fn against_mean(points: &PerSeat<f64>, seat: Seat) -> f64 {
    let all: f64 = points.values().iter().sum();
    let own = points[seat];
    own - (all - own) / f64::from(points.count() - 1)
}

/// How many cards the pile has.
pub(super) fn pile(public: &Public) -> f64 {
    f64::from(u8::try_from(public.pile().len()).expect("at most 61"))
}
