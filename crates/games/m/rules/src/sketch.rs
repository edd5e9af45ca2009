//! Outcomes of luck for scripts: a few cards named, the rest filled in.

use engine::notation::{Words, items};
use engine::{Options, ParseError, Seat};

use crate::action::Chance;
use crate::card::Card;
use crate::deck::Deck;
use crate::options::TableOptions;

/// Completes a sketch: `first b`, or `shuffle` followed by any of
///
/// - `start=b40c,…`: the start cards, in the order of their cells;
/// - `a=b40c,…`: the hand of a seat;
/// - `pile=b40c,…`: the top of the pile once the hands are dealt;
/// - `first=b`: who will begin, so that the hands come out as named; `a` if nothing is said;
/// - `bottom=b40c,…`: the lowest cards of the pile, from above.
///
/// All other places get the cards that are left, in the order of the components, from the top.
///
/// # Errors
/// The column and what was expected there.
pub(crate) fn complete(options: TableOptions, sketch: &str) -> Result<Chance, ParseError> {
    if !sketch.starts_with("shuffle") {
        return Chance::read(sketch);
    }
    let mut words = Words::new(sketch);
    words.expect("shuffle")?;
    let parts: Vec<(usize, &str, usize, &str)> = words
        .map(|(column, word)| {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ParseError::at(column, "a name, = and cards"))?;
            Ok((column, name, column + name.len() + 1, value))
        })
        .collect::<Result<_, ParseError>>()?;
    let first = parts.iter().find(|(_, name, ..)| *name == "first");
    let first = first.map_or(Ok(Seat::default()), |(_, _, column, value)| {
        value.parse().map_err(|bad: ParseError| bad.shifted(*column))
    })?;
    let mut sketch = Sketch { options, first, places: [None; Deck::SIZE] };
    for (column, name, start, value) in parts.into_iter().filter(|(_, name, ..)| *name != "first") {
        sketch.name(column, name, start, value)?;
    }
    sketch.fill().map(Chance::Shuffle)
}

struct Sketch {
    options: TableOptions,
    first: Seat,
    /// The 90 cards from the top, as far as they are named.
    places: [Option<Card>; Deck::SIZE],
}

impl Sketch {
    /// Puts named cards into their places.
    fn name(&mut self, column: usize, name: &str, start: usize, value: &str) -> Result<(), ParseError> {
        let seats = usize::from(self.options.seats());
        let cards: Vec<Card> = items(start, value)
            .map(|(column, item)| item.parse().map_err(|bad: ParseError| bad.shifted(column)))
            .collect::<Result<_, ParseError>>()?;
        let deck = usize::from(self.options.deck_size());
        let places: Vec<usize> = match name {
            "start" => (0..5).collect(),
            "pile" => (5 + 4 * seats..deck).collect(),
            "bottom" => (deck - cards.len().min(deck)..deck).collect(),
            seat => {
                // The cards are dealt one at a time, clockwise from the first player (M-2.12).
                let seat: Seat = seat.parse().map_err(|bad: ParseError| bad.shifted(column))?;
                let turn = self.first.round(self.options.seats()).position(|other| other == seat);
                let turn = turn.ok_or_else(|| ParseError::at(column, "a seat of this table"))?;
                (0..4).map(|round| 5 + round * seats + turn).collect()
            }
        };
        if cards.len() > places.len() {
            return Err(ParseError::at(start, format!("{} cards at most", places.len())));
        }
        for (place, card) in places.into_iter().zip(cards) {
            if self.places[place].replace(card).is_some() {
                return Err(ParseError::at(column, "places that are not named yet"));
            }
        }
        Ok(())
    }

    /// All other places get the cards that are left, in order.
    fn fill(self) -> Result<[Card; Deck::SIZE], ParseError> {
        let mut left = self.options.deck().cards();
        for card in self.places.into_iter().flatten() {
            if !left.contains(card) {
                return Err(ParseError::at(0, format!("cards of the deck; there are not so many {card}")));
            }
            left = left.without(card);
        }
        let mut left = left.iter();
        Ok(self.places.map(|card| card.or_else(|| left.next()).expect("places and cards are 90 each")))
    }
}
