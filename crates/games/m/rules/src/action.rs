//! What a seat can do and what luck can bring, and how both are written.

use engine::notation::{Words, items};
use engine::{ParseError, Seat};

use crate::card::Card;
use crate::cell::{Axis, Cell};
use crate::deck::Deck;
use crate::options::{DoubleLine, TableOptions};

/// One choice of one seat. The order is that of cards in the components, then of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay a card of the hand on a cell (M-3.3): `place b40c 3,-1`.
    Place {
        /// The card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// Lose the turn (M-7.1): `pass`.
    Pass,
    /// Lose the turn, put a card under the pile and take the top one (M-7.5): `pass exchange b40c`.
    Exchange {
        /// The card that goes under the pile.
        card: Card,
    },
    /// Choose which of two lines is scored, or scored first (M-8.8): `line row`; with the
    /// option `double_line = both`, `order row`.
    ChooseLine(Axis),
    /// Take the card on a cell of the line being scored (M-9.3): `take 3,0`.
    Take(Cell),
}

impl Action {
    pub(crate) fn text(self, options: TableOptions) -> String {
        match self {
            Self::Place { card, cell } => format!("place {card} {cell}"),
            Self::Pass => "pass".into(),
            Self::Exchange { card } => format!("pass exchange {card}"),
            Self::ChooseLine(axis) => format!("{} {axis}", line_word(options)),
            Self::Take(cell) => format!("take {cell}"),
        }
    }

    pub(crate) fn read(options: TableOptions, text: &str) -> Result<Self, ParseError> {
        let line = line_word(options);
        let expected = format!("place, pass, {line} or take");
        let mut words = Words::new(text);
        let (column, verb) = words.expect(&expected)?;
        let action = match verb {
            "place" => Self::Place {
                card: read(&mut words, "the card to place, such as b40c")?,
                cell: read(&mut words, "the cell to place it on, such as 3,-1")?,
            },
            "pass" => match words.next() {
                None => Self::Pass,
                Some((_, "exchange")) => {
                    Self::Exchange { card: read(&mut words, "the card to put under the pile, such as b40c")? }
                }
                Some((column, _)) => return Err(ParseError::at(column, "exchange and a card, or nothing")),
            },
            verb if verb == line => match words.expect("row or column")? {
                (_, "row") => Self::ChooseLine(Axis::Row),
                (_, "column") => Self::ChooseLine(Axis::Column),
                (column, _) => return Err(ParseError::at(column, "row or column")),
            },
            "take" => Self::Take(read(&mut words, "the cell to take a card from, such as 3,0")?),
            _ => return Err(ParseError::at(column, expected)),
        };
        words.end()?;
        Ok(action)
    }
}

/// Which word names a choice of lines: one of them is scored, or both in this order.
const fn line_word(options: TableOptions) -> &'static str {
    match options.double_line() {
        DoubleLine::ChooseOne => "line",
        DoubleLine::Both => "order",
    }
}

/// Reads the next word as a component.
fn read<T: std::str::FromStr<Err = ParseError>>(
    words: &mut Words<'_>,
    expected: &str,
) -> Result<T, ParseError> {
    let (column, word) = words.expect(expected)?;
    word.parse().map_err(|bad: ParseError| bad.shifted(column))
}

/// One outcome of luck. Everything that follows from luck follows from these two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// All 90 cards from the top of the pile; those that are removed unseen come last (M-2.4,
    /// M-2.6): `shuffle b40c,n30t,…`.
    Shuffle([Card; Deck::SIZE]),
    /// Who begins (M-2.14): `first b`.
    First(Seat),
}

impl Chance {
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Shuffle(cards) => {
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                format!("shuffle {}", cards.join(","))
            }
            Self::First(seat) => format!("first {seat}"),
        }
    }

    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let chance = match words.expect("shuffle or first")? {
            (_, "shuffle") => Self::Shuffle(read_shuffle(&mut words)?),
            (_, "first") => Self::First(read(&mut words, "the seat that begins, a to f")?),
            (column, _) => return Err(ParseError::at(column, "shuffle or first")),
        };
        words.end()?;
        Ok(chance)
    }
}

fn read_shuffle(words: &mut Words<'_>) -> Result<[Card; Deck::SIZE], ParseError> {
    let expected = "all 90 cards, joined by commas";
    let (column, word) = words.expect(expected)?;
    let mut cards = [Card::default(); Deck::SIZE];
    let mut count = 0;
    for (column, item) in items(column, word) {
        let card = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        let slot = cards.get_mut(count).ok_or_else(|| ParseError::at(column, "90 cards and no more"))?;
        *slot = card;
        count += 1;
    }
    if count < cards.len() {
        return Err(ParseError::at(column + word.len(), format!("{expected}; here are {count}")));
    }
    Ok(cards)
}
