//! The whole truth of one position.

use engine::{Options, PerSeat, Seat, SeatSet, Standing, Turn};

use crate::card::Card;
use crate::deck::{Cards, Deck};
use crate::hand::{HAND, Hand, put_in, take_out};
use crate::options::TableOptions;
use crate::phase::Phase;
use crate::public::Public;

/// A game of M: the whole truth of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct M {
    pub(crate) public: Public,
    pub(crate) hands: PerSeat<Held>,
    /// The pile, its bottom first; as many cards as [`Public::pile`] counts.
    pile: [Card; Deck::SIZE],
    /// The cards in the box.
    pub(crate) removed: Cards,
    /// For each seat, the cards it has lost sight of: see [`View::adrift`].
    pub(crate) adrift: PerSeat<Cards>,
}

/// A hand, and who else knows what of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) hand: Hand,
    /// For each card of the hand, the other seats that are sure of it. Of two equal cards the first one
    /// has those that are sure of at least one, the second one those that are sure of both.
    known_to: [SeatSet; HAND],
}

impl Held {
    /// The hand and one more card, known to some.
    pub(crate) fn add(&mut self, card: Card, known_to: SeatSet) {
        let place = self.hand.add(card);
        put_in(&mut self.known_to, place, known_to);
        // The seats that know of both copies go to the second one.
        if let Some(first) = place.checked_sub(1).filter(|&first| self.hand.cards()[first] == card) {
            let earlier = self.known_to[first];
            self.known_to[first] = earlier.iter().chain(known_to.iter()).collect();
            self.known_to[place] = earlier.iter().filter(|&seat| known_to.contains(seat)).collect();
        }
    }

    /// Takes a card out. Gives back who was sure that it was there.
    pub(crate) fn remove(&mut self, card: Card) -> SeatSet {
        let Some(at) = self.hand.cards().iter().position(|&own| own == card) else { return SeatSet::EMPTY };
        let known_to = self.known_to[at];
        self.take_out(at);
        known_to
    }

    /// Takes a card out that nobody else sees. Whoever was sure of some cards is now sure of one fewer
    /// of each kind, whichever card it was: `lost` is told which.
    pub(crate) fn give_away(&mut self, card: Card, mut lost: impl FnMut(Seat, Card)) {
        let cards = self.hand;
        for kind in cards.kinds() {
            let first = cards.cards().partition_point(|&own| own < kind);
            let last = cards.cards().partition_point(|&own| own <= kind);
            self.known_to[first].iter().for_each(|seat| lost(seat, kind));
            self.known_to[first..last].rotate_left(1);
            self.known_to[last - 1] = SeatSet::EMPTY;
        }
        // The last one of equal cards: what is still known must stay with the first.
        if let Some(at) = cards.cards().iter().rposition(|&own| own == card) {
            self.take_out(at);
        }
    }

    fn take_out(&mut self, place: usize) {
        self.hand.remove(place);
        take_out(&mut self.known_to, place);
    }

    /// Those cards of the hand that a seat is sure of.
    pub(crate) fn known_by(&self, seat: Seat) -> Hand {
        let known = self.hand.iter().zip(self.known_to).filter(|(_, known_to)| known_to.contains(seat));
        known.map(|(card, _)| card).collect()
    }
}

impl M {
    /// An empty table.
    pub(crate) fn empty(options: TableOptions) -> Self {
        let seats = options.seats();
        Self {
            public: Public::new(options),
            hands: PerSeat::new(seats, Held::default()),
            pile: [Card::default(); Deck::SIZE],
            removed: Cards::EMPTY,
            adrift: PerSeat::new(seats, Cards::EMPTY),
        }
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat].hand
    }

    /// The cards in the box.
    pub const fn removed(&self) -> Cards {
        self.removed
    }

    /// The pile from the top.
    pub fn pile_from_top(&self) -> impl Iterator<Item = Card> {
        self.pile().iter().rev().copied()
    }

    /// The pile, its bottom first.
    pub(crate) fn pile(&self) -> &[Card] {
        &self.pile[..self.public.pile.len()]
    }

    /// The pile, its bottom first, to be changed in place.
    pub(crate) fn pile_mut(&mut self) -> &mut [Card] {
        &mut self.pile[..self.public.pile.len()]
    }

    /// Puts a card at the bottom of the pile.
    pub(crate) fn put_under(&mut self, seat: Seat, card: Card) {
        let size = self.public.pile.len();
        self.pile.copy_within(..size, 1);
        self.pile[0] = card;
        self.public.pile.put_under(seat);
    }

    /// Takes the top card of the pile, and says who put it there, if anybody did.
    pub(crate) fn draw_top(&mut self) -> (Card, Option<Seat>) {
        let top = self.public.pile.len() - 1;
        (std::mem::take(&mut self.pile[top]), self.public.pile.draw())
    }

    /// Who owes what.
    pub(crate) fn owed(&self) -> Turn {
        match self.public.phase {
            Phase::Shuffle | Phase::First => Turn::Chance,
            Phase::Over(end) => {
                // M-11.7, M-11.8
                let seats = self.public.seats();
                let scores = PerSeat::from_fn(seats, |seat| self.public.score(seat).total());
                Turn::Over(Standing::by_score(end.reason(), scores))
            }
            Phase::Turn { .. } | Phase::ChooseLine { .. } | Phase::Scoring(_) => {
                Turn::Seats(self.public.turn().map_or(SeatSet::EMPTY, SeatSet::only))
            }
        }
    }
}
