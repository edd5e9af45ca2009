//! One observer's look at one position.

use engine::Seat;
use tricks::{Phase, Public, View};

face::sight!(View);

impl<'a> Sight<'a> {
    /// Everything that lies open.
    pub(super) const fn public(self) -> &'a Public {
        self.view.public()
    }

    /// How many seats there are.
    pub(super) const fn seats(self) -> u8 {
        self.public().seats()
    }

    /// The seats as the observer sees them around the table, clockwise from the left neighbour; the
    /// observer, or seat `a` for those without a seat, comes last.
    pub(super) fn around(self) -> impl Iterator<Item = Seat> {
        let first = self.me().unwrap_or_default().left(self.seats());
        first.round(self.seats())
    }

    /// The class of a seat's place at the table: `t-at0` at the bottom, then clockwise.
    pub(super) fn place_class(self, seat: Seat) -> &'static str {
        const PLACES: [&str; 6] = ["t-at0", "t-at1", "t-at2", "t-at3", "t-at4", "t-at5"];
        let bottom = self.me().unwrap_or_default();
        let steps = bottom.round(self.seats()).position(|other| other == seat);
        PLACES[steps.unwrap_or(0).min(5)]
    }

    /// How many tricks of this round a seat has taken from the table. The last one lies there until the next is led.
    pub(super) fn tricks_taken(self, seat: Seat) -> u8 {
        if self.public().phase() != Phase::Trick {
            return 0;
        }
        let lies = u8::from(self.public().tricks().current().is_none());
        self.tricks_won(seat, lies)
    }

    /// How many tricks of this round a seat has won, without the last few.
    pub(super) fn tricks_won(self, seat: Seat, but: u8) -> u8 {
        let Some(trumps) = self.public().trumps() else { return 0 };
        let tricks = self.public().tricks();
        let counted = usize::from(tricks.complete().saturating_sub(but));
        let won = tricks.iter().take(counted).filter(|trick| trick.won(trumps).winner == seat);
        u8::try_from(won.count()).unwrap_or(u8::MAX)
    }

    /// Whether a seat is at the left or right edge of the table, where there is less room for its plate.
    pub(super) fn is_at_the_side(self, seat: Seat) -> bool {
        let class = self.place_class(seat);
        match self.seats() {
            3 => false,
            4 => matches!(class, "t-at1" | "t-at3"),
            5 => matches!(class, "t-at1" | "t-at4"),
            _ => !matches!(class, "t-at0" | "t-at3"),
        }
    }
}
