//! Luck: the shuffle and the first player (M-2).

use engine::{Audience, Rng, Seat, SeatSet, Witness};

use crate::action::Chance;
use crate::card::Card;
use crate::deck::{Cards, Deck};
use crate::event::Event;
use crate::hand::HAND;
use crate::phase::Phase;
use crate::public::PileBack;
use crate::refusal::Illegal;
use crate::state::M;

impl M {
    /// Draws the outcome that is due.
    pub(crate) fn drawn(&self, rng: &mut Rng) -> Chance {
        if self.public.phase == Phase::First {
            let drawn = rng.below(self.public.seats().into());
            return Chance::First(Seat::new(drawn as usize).expect("the number drawn is that of a seat"));
        }
        let mut cards = self.public.options.deck().in_order();
        rng.shuffle(&mut cards);
        Chance::Shuffle(cards)
    }

    /// Whether an outcome could be drawn now.
    pub(crate) fn check_luck(&self, chance: &Chance) -> Result<(), Illegal> {
        match (chance, &self.public.phase) {
            (_, Phase::Over(end)) => Err(Illegal::GameOver { end: *end }),
            (Chance::Shuffle(cards), Phase::Shuffle) => self.check_deck(cards),
            (Chance::First(seat), Phase::First) => {
                let (seat, seats) = (*seat, self.public.seats());
                if seat.index() < seats.into() { Ok(()) } else { Err(Illegal::NoSuchSeat { seat, seats }) }
            }
            (Chance::First(_), Phase::Shuffle) => Err(Illegal::ShuffleDue),
            (Chance::Shuffle(_), Phase::First) => Err(Illegal::FirstDue),
            (_, Phase::Turn { .. } | Phase::ChooseLine { .. } | Phase::Scoring(_)) => Err(Illegal::NoLuckDue),
        }
    }

    /// M-1.9: 90 cards, and of each kind as many as the deck has.
    fn check_deck(&self, cards: &[Card; Deck::SIZE]) -> Result<(), Illegal> {
        let deck = self.public.options.deck().cards();
        let times = |kind: Card| cards.iter().filter(|&&card| card == kind).count();
        let wrong = Card::ALL.into_iter().find(|&kind| times(kind) != usize::from(deck.count(kind)));
        wrong.map_or(Ok(()), |card| {
            let given = u8::try_from(times(card)).expect("there are 90 cards");
            Err(Illegal::NotTheDeck { card, given, has: deck.count(card) })
        })
    }

    /// Stacks the pile and lays the start cards (M-2.3 to M-2.10).
    pub(crate) fn shuffle(&mut self, cards: &[Card; Deck::SIZE], witness: &mut impl Witness<Event>) {
        let options = self.public.options;
        let (deck, removed) = cards.split_at(options.deck_size().into());
        self.removed = removed.iter().copied().collect::<Cards>();
        self.public.pile = PileBack::new(options.deck_size());
        for (slot, card) in self.pile_mut().iter_mut().rev().zip(deck) {
            *slot = *card;
        }
        witness.see(Audience::Everyone, Event::Shuffled { deck: options.deck_size() });
        if options.removed() > 0 {
            witness.see(Audience::Everyone, Event::Removed { count: options.removed() });
        }
        let laid = options.start_shape().cells().map(|cell| {
            let (card, _) = self.draw_top();
            self.public.layout.lay(cell, card);
            (cell, card)
        });
        witness.see(Audience::Everyone, Event::StartLaid { cards: laid });
        self.public.phase = Phase::First;
    }

    /// Deals one card at a time, clockwise from the first player (M-2.11, M-2.12), who then begins.
    pub(crate) fn begin(&mut self, first: Seat, witness: &mut impl Witness<Event>) {
        witness.see(Audience::Everyone, Event::FirstDrawn { seat: first });
        let seats = self.public.seats();
        for _ in 0..HAND {
            for seat in first.round(seats) {
                let (card, _) = self.draw_top();
                self.hands[seat].add(card, SeatSet::EMPTY);
            }
        }
        let each = u8::try_from(HAND).expect("a hand has four cards");
        self.public.hand_sizes.values_mut().fill(each);
        self.public.first = Some(first);
        witness.see(Audience::Everyone, Event::HandsDealt { each, pile: self.public.pile.size });
        for seat in Seat::all(seats) {
            let hand = self.hand(seat);
            witness.see(Audience::Only(SeatSet::only(seat)), Event::HandDealt { seat, hand });
        }
        self.public.turns = 1;
        self.public.phase = Phase::Turn { seat: first };
    }
}
