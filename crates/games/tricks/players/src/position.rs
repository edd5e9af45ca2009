//! A position of the tricks with open hands, small and quick to play on: what searches play out.

use engine::{PerSeat, Seat};
use tricks::{Contract, Tricks};

use super::order::{Order, Place, bit};

/// A number of seats by their index, without the checks of [`PerSeat`].
pub(super) type Seats<T> = [T; 6];

/// The tricks of a round with all hands open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    /// Hidden and laid cards of each seat.
    pub(super) hands: Seats<u64>,
    /// The points on the cards each seat has won.
    pub(super) points: Seats<u8>,
    /// How many seats there are.
    pub(super) seats: u8,
    /// Whose turn it is.
    pub(super) turn: u8,
    /// How many cards lie in the trick.
    pub(super) played: u8,
    /// The suit led, if any card lies in the trick.
    pub(super) led: u8,
    /// The card that has the trick so far.
    pub(super) best: Place,
    /// Who played it.
    pub(super) holder: u8,
    /// The points in the trick.
    pub(super) stake: u8,
    /// The Chief's team, one bit a seat.
    pub(super) team: u8,
}

impl Position {
    /// The position of a world in which tricks are played.
    pub(super) fn of(world: &Tricks, contract: &Contract, order: &Order) -> Self {
        let public = world.public();
        let seats = public.seats();
        let mut position = Self {
            hands: [0; 6],
            points: [0; 6],
            seats,
            turn: index(public.turn().unwrap_or(contract.chief)),
            played: 0,
            led: 0,
            best: 0,
            holder: 0,
            stake: 0,
            team: 0,
        };
        for seat in Seat::all(seats) {
            position.hands[seat.index()] = order.places(world.hand(seat).plus(public.laid(seat)));
            position.points[seat.index()] = public.tricks().points(seat);
            position.team |= if contract.in_team(seat) { 1 << seat.index() } else { 0 };
        }
        if let (Some(trick), Some((holder, best))) = (public.tricks().current(), public.current_winner()) {
            position.played = u8::try_from(trick.iter().len()).unwrap_or(0);
            position.led = order.suit(order.place(trick.led()));
            position.best = order.place(best);
            position.holder = index(holder);
            position.stake = trick.cards().points();
        }
        position
    }

    /// Whether all cards have been played.
    pub(super) const fn is_over(&self) -> bool {
        self.played == 0 && self.hands[self.turn as usize] == 0
    }

    /// The cards that may be played, each kind once.
    pub(super) const fn legal(&self, order: &Order) -> u64 {
        let own = self.hands[self.turn as usize];
        let cards = if self.played == 0 { own } else { answers(order, own, self.led) };
        cards & !order.seconds
    }

    /// Plays a card of the seat whose turn it is.
    pub(super) const fn play(&mut self, order: &Order, place: Place) {
        let seat = self.turn;
        self.hands[seat as usize] = order.without(self.hands[seat as usize], place);
        if self.played == 0 {
            self.led = order.suit(place);
            self.best = place;
            self.holder = seat;
        } else if order.takers(self.best) & bit(place) != 0 {
            self.best = place;
            self.holder = seat;
        }
        self.stake += order.points(bit(place));
        self.played += 1;
        if self.played == self.seats {
            self.points[self.holder as usize] += self.stake;
            self.turn = self.holder;
            self.stake = 0;
            self.played = 0;
        } else {
            self.turn = self.after(seat, 1);
        }
    }

    /// The seat some steps to the left.
    pub(super) const fn after(&self, seat: u8, steps: u8) -> u8 {
        let next = seat + steps;
        if next >= self.seats { next - self.seats } else { next }
    }

    /// Whether two seats play for the same side.
    pub(super) const fn is_friend(&self, one: u8, other: u8) -> bool {
        (self.team >> one ^ self.team >> other) & 1 == 0
    }

    /// The points each seat has won.
    pub(super) fn card_points(&self) -> PerSeat<u8> {
        PerSeat::from_fn(self.seats, |seat| self.points[seat.index()])
    }
}

/// Which of these cards may answer a lead of this suit.
pub(super) const fn answers(order: &Order, own: u64, led: u8) -> u64 {
    let following = own & order.suits[led as usize];
    if following == 0 { own } else { following }
}

pub(super) fn index(seat: Seat) -> u8 {
    u8::try_from(seat.index()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Observer, Options, Rng, Turn};
    use tricks::{CardSet, MatchOptions, Phase};

    use super::super::order::lowest;
    use super::*;

    /// The same round on both, the quick one once tricks are played.
    struct Both {
        game: Tricks,
        quick: Option<(Order, Position)>,
    }

    impl Both {
        /// Plays a random round on both and compares them card by card; gives the number of cards.
        fn play_round(&mut self, rng: &mut Rng) -> u32 {
            let mut cards = 0;
            let chance = self.game.draw(rng);
            self.game.resolve(&chance, &mut ());
            self.quick = None;
            while let Turn::Seats(owing) = self.game.turn() {
                let seat = owing.first().unwrap();
                let action = self.game.sample(seat, rng).unwrap();
                cards += self.compare_and_play(seat, action.cards());
                self.game.apply(seat, action, &mut ());
            }
            if let Some((_, position)) = &self.quick {
                assert!(position.is_over());
                assert_eq!(position.card_points(), self.game.public().last_round().unwrap().card_points);
            }
            cards
        }

        /// Compares both if a card is due; gives how many were played.
        fn compare_and_play(&mut self, seat: Seat, card: CardSet) -> u32 {
            let contract =
                self.game.public().contract().filter(|_| self.game.public().phase() == Phase::Trick);
            let Some(contract) = contract else { return 0 };
            let order = Order::of(contract.trumps);
            let read = Position::of(&self.game, contract, &order);
            let (order, position) = self.quick.get_or_insert((order, read));
            let legal = self.game.view(Observer::Seat(seat)).playable().kinds();
            assert_eq!(position.legal(order), order.places(legal));
            assert_eq!(usize::from(position.turn), seat.index());
            assert_eq!(
                (position.points, position.hands, position.stake),
                (read.points, read.hands, read.stake)
            );
            if read.played > 0 {
                assert_eq!((position.holder, position.led), (read.holder, read.led));
            }
            position.play(order, lowest(order.places(card)));
            1
        }
    }

    #[test]
    fn it_plays_by_the_rules_of_the_game() {
        for seats in 3..=6 {
            let mut rng = Rng::from_seed(seats.into());
            let options = MatchOptions::build(seats, &[("goal".into(), "5000".into())]).unwrap();
            let mut both = Both { game: Tricks::new(&options), quick: None };
            let cards: u32 = (0..60).map(|_| both.play_round(&mut rng)).sum();
            assert!(cards > 500, "{cards}");
        }
    }
}
