//! Deals that a script names only in part.

use engine::notation::{Words, items};
use engine::{ParseError, PerSeat, Seat};

use crate::card::Card;
use crate::cards::CardSet;
use crate::luck::Chance;
use crate::options::MatchOptions;
use crate::public::Public;
use crate::trump::Type;

/// A deal that is only partly named.
pub(crate) struct Sketch {
    dealer: Seat,
    named: PerSeat<CardSet>,
    barred: PerSeat<CardSet>,
}

impl Sketch {
    pub(crate) fn read(public: &Public, text: &str) -> Result<Self, ParseError> {
        let seats = public.seats();
        let mut sketch = Self {
            dealer: public.next_dealer().unwrap_or_default(),
            named: PerSeat::new(seats, CardSet::EMPTY),
            barred: PerSeat::new(seats, CardSet::EMPTY),
        };
        let mut words = Words::new(text);
        let (column, verb) = words.expect("deal or draw")?;
        if verb != "deal" {
            return Err(ParseError::at(column, "deal or draw"));
        }
        for (column, word) in words {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| ParseError::at(column, "dealer=… or a seat and cards: a=R9,R7"))?;
            let value_column = column + name.len() + 1;
            if name == "dealer" {
                sketch.dealer = value.parse().map_err(|bad: ParseError| bad.shifted(value_column))?;
                continue;
            }
            let seat: Seat = name.parse().map_err(|bad: ParseError| bad.shifted(column))?;
            if seat.index() >= seats.into() {
                return Err(ParseError::at(column, "a seat of this table"));
            }
            for (column, item) in items(value_column, value) {
                sketch.item(seat, column, item)?;
            }
        }
        Ok(sketch)
    }

    fn item(&mut self, seat: Seat, column: usize, item: &str) -> Result<(), ParseError> {
        if let Some(barred) = item.strip_prefix('-') {
            let barred: Type = barred.parse().map_err(|bad: ParseError| bad.shifted(column + 1))?;
            let before = self.barred[seat];
            self.barred[seat] = before.plus(barred.cards().minus(before));
            return Ok(());
        }
        let card: Card = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        if self.named.values().iter().map(|cards| cards.count(card)).sum::<u8>() == card.copies() {
            return Err(ParseError::at(column, format!("another card: there is no further {card}")));
        }
        self.named[seat] = self.named[seat].with(card);
        Ok(())
    }

    /// The deal with all cards of the pack.
    ///
    /// # Errors
    /// If the cards that are bound leave no place for the others.
    pub(crate) fn complete(&self, options: MatchOptions) -> Result<Chance, ParseError> {
        let hands = self.fill(options.pack(), options.hand_size().into());
        let hands = hands.ok_or_else(|| ParseError::at(0, "a deal in which all cards find a place"))?;
        Ok(Chance::Deal { dealer: self.dealer, hands })
    }

    fn fill(&self, pack: CardSet, hand_size: usize) -> Option<PerSeat<CardSet>> {
        let seats = self.named.count();
        let named = self.named.values().iter().fold(CardSet::EMPTY, |all, &cards| all.plus(cards));
        let mut hands = self.named;
        let mut next = self.dealer.left(seats);
        for card in pack.minus(named) {
            let may = |seat: Seat| !self.barred[seat].contains(card);
            let room = |seat: &Seat| hands[*seat].len() < hand_size && may(*seat);
            if let Some(seat) = next.round(seats).find(room) {
                hands[seat] = hands[seat].with(card);
                next = seat.left(seats);
                continue;
            }
            let (giver, given, taker) = self.passed_on(&hands, hand_size, card)?;
            hands[giver] = hands[giver].without(given).with(card);
            hands[taker] = hands[taker].with(given);
        }
        Some(hands)
    }

    /// Who may hold the card and can pass another one, that nobody has named, on to a seat with room.
    fn passed_on(
        &self,
        hands: &PerSeat<CardSet>,
        hand_size: usize,
        card: Card,
    ) -> Option<(Seat, Card, Seat)> {
        let takes = |given: Card| {
            let room = |&seat: &Seat| hands[seat].len() < hand_size && !self.barred[seat].contains(given);
            Seat::all(hands.count()).find(room)
        };
        Seat::all(hands.count()).filter(|&seat| !self.barred[seat].contains(card)).find_map(|giver| {
            let mut own = hands[giver].minus(self.named[giver]).iter();
            own.find_map(|given| Some((giver, given, takes(given)?)))
        })
    }
}
