//! The cards in the order of the trumps of a round, so that every question of a trick is one operation
//! on bits.

use tricks::{Card, CardSet, Number, Suit, Trumps, Type};

/// The place of a card in an [`Order`], 0 to 59.
pub(super) type Place = u8;

/// The suit of the trumps in an [`Order`]; the plain suits are 0 to 4.
pub(super) const TRUMP: usize = 5;

/// The bit of a place.
pub(super) const fn bit(place: Place) -> u64 {
    1 << place
}

/// The lowest place of a set that is not empty.
pub(super) const fn lowest(cards: u64) -> Place {
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    let place = cards.trailing_zeros() as Place;
    place
}

/// The highest place of a set that is not empty.
pub(super) const fn highest(cards: u64) -> Place {
    #[expect(clippy::cast_possible_truncation, reason = "at most 63")]
    let place = cards.ilog2() as Place;
    place
}

/// All cards suit by suit, the trumps last, inside a suit from the weakest to the strongest. Two copies of
/// a card stand side by side, and of a set with one copy only the bit of the first is set.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The place of each bit of a [`CardSet`].
    places: [Place; 60],
    cards: [Card; 60],
    /// The suit of each place.
    suit: [u8; 60],
    /// All cards of each suit.
    pub(super) suits: [u64; 6],
    /// For each place the cards that take the trick from it, if it has the trick so far.
    takers: [u64; 60],
    /// For each place the cards that are as strong, itself among them.
    equals: [u64; 60],
    /// The places of second copies.
    pub(super) seconds: u64,
    /// Cards worth at least one point.
    pub(super) one: u64,
    /// Cards worth two points.
    pub(super) two: u64,
    /// Nines: worth nothing, but strong.
    pub(super) nines: u64,
}

impl Order {
    pub(super) fn of(trumps: Trumps) -> Self {
        let mut order = Self {
            places: [0; 60],
            cards: [Card::default(); 60],
            suit: [0; 60],
            suits: [0; 6],
            takers: [0; 60],
            equals: [0; 60],
            seconds: 0,
            one: 0,
            two: 0,
            nines: 0,
        };
        let all = trumps.cards();
        let first_trump = 60 - all.len();
        let trump_bits = ((1 << 60) - 1) & !((1 << first_trump) - 1);
        let mut next = 0;
        for (index, suit) in (0..).zip(Suit::ALL) {
            let plain = CardSet::of_suit(suit).minus(all);
            next = order.fill(next, index, &[plain], trump_bits);
        }
        let (chief, vice) = (cards_of(trumps.chief), cards_of(trumps.vice));
        let double = chief.common(vice);
        order.fill(next, 5, &[vice.minus(double), chief.minus(double), double], 0);
        order
    }

    /// Puts the classes of a suit in order from a place on, all of them beaten by the cards `above`; gives
    /// the place after them.
    fn fill(&mut self, first: Place, suit: u8, classes: &[CardSet], above: u64) -> Place {
        let mut next = first;
        // The groups of equal cards of at most three classes of ten numbers.
        let mut starts = [0; 30];
        let mut groups = 0;
        let equals = classes
            .iter()
            .flat_map(|class| Number::ALL.map(|number| class.common(CardSet::of_number(number))));
        for equals in equals.filter(|equals| !equals.is_empty()) {
            starts[groups] = next;
            groups += 1;
            next = equals.kinds().iter().fold(next, |place, card| self.put(place, suit, card));
        }
        let (mut above, mut end) = (above, next);
        for &start in starts[..groups].iter().rev() {
            let group = bit(end) - bit(start);
            self.takers[usize::from(start)..usize::from(end)].fill(above);
            self.equals[usize::from(start)..usize::from(end)].fill(group);
            above |= group;
            end = start;
        }
        self.suits[usize::from(suit)] = bit(next) - bit(first);
        next
    }

    fn put(&mut self, place: Place, suit: u8, card: Card) -> Place {
        let copies = card.copies();
        let canonical = usize::from(lowest(CardSet::only(card).bits()));
        for copy in 0..copies {
            let at = place + copy;
            self.places[canonical + usize::from(copy)] = at;
            self.cards[usize::from(at)] = card;
            self.suit[usize::from(at)] = suit;
            let mark = |set: &mut u64, belongs| *set |= if belongs { bit(at) } else { 0 };
            mark(&mut self.seconds, copy == 1);
            mark(&mut self.one, card.points() >= 1);
            mark(&mut self.two, card.points() == 2);
            mark(&mut self.nines, card.number().value() == 9);
        }
        place + copies
    }

    /// The places of some cards.
    pub(super) fn places(&self, cards: CardSet) -> u64 {
        let (mut rest, mut places) = (cards.bits(), 0);
        while rest != 0 {
            places |= bit(self.places[usize::from(lowest(rest))]);
            rest &= rest - 1;
        }
        places
    }

    /// The place of the first copy of a card.
    pub(super) fn place(&self, card: Card) -> Place {
        self.places[usize::from(lowest(CardSet::only(card).bits()))]
    }

    /// The card at a place.
    pub(super) const fn card(&self, place: Place) -> Card {
        self.cards[place as usize]
    }

    /// The suit that the card at a place follows.
    pub(super) const fn suit(&self, place: Place) -> u8 {
        self.suit[place as usize]
    }

    /// The cards that take the trick from the card at a place, if it has the trick so far.
    pub(super) const fn takers(&self, place: Place) -> u64 {
        self.takers[place as usize]
    }

    /// The cards of a suit from the strength of one of them up to that of a stronger one, equals of both among them.
    pub(super) const fn between(&self, weaker: Place, stronger: Place) -> u64 {
        let from = self.takers[weaker as usize] | self.equals[weaker as usize];
        from & !self.takers[stronger as usize] & self.suits[self.suit[weaker as usize] as usize]
    }

    /// Whether two cards are equally strong.
    pub(super) const fn are_equal(&self, one: Place, other: Place) -> bool {
        self.equals[one as usize] & bit(other) != 0
    }

    /// The points on some cards.
    pub(super) const fn points(&self, cards: u64) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "the pack has 60 points")]
        let points = ((cards & self.one).count_ones() + (cards & self.two).count_ones()) as u8;
        points
    }

    /// These cards without one copy of the card at a place.
    pub(super) const fn without(&self, cards: u64, place: Place) -> u64 {
        let second = (bit(place) << 1) & self.seconds & cards;
        cards & !(if second == 0 { bit(place) } else { second })
    }
}

fn cards_of(named: Option<Type>) -> CardSet {
    named.map_or(CardSet::EMPTY, Type::cards)
}
