//! How outcomes of luck are written.

use std::fmt;

use engine::notation::{Words, items};
use engine::{ParseError, PerSeat, Seat, Set};

use crate::event::Face;
use crate::luck::Chance;
use crate::space::{Area, Cell, Volcano};

impl fmt::Display for Chance {
    /// The outcome in the notation, without the leading `!`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Continent(continent) => write!(f, "continent {continent}"),
            Self::Boats(cells) => {
                f.write_str("boats")?;
                cells.iter().try_for_each(|(seat, cell)| write!(f, " {seat}@{cell}"))
            }
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Die(Face::White) => f.write_str("die white"),
            Self::Die(Face::Volcano) => f.write_str("die volcano"),
            Self::Tokens(tokens) => {
                let tokens: Vec<String> = tokens.iter().map(|token| token.to_string()).collect();
                write!(f, "tokens {}", tokens.join(","))
            }
            Self::Tie(area) => write!(f, "tie {area}"),
            Self::Crack(low, high) => write!(f, "crack {low}|{high}"),
        }
    }
}

impl Chance {
    /// Reads an outcome, without the leading `!`, for a table of `seats`.
    ///
    /// # Errors
    /// The column and what was expected there.
    pub fn read(seats: u8, text: &str) -> Result<Self, ParseError> {
        const WORDS: &str = "an outcome: continent, boats, first, die, tokens, tie or crack";
        let mut words = Words::new(text);
        let (column, word) = words.expect(WORDS)?;
        let rest = column + word.len();
        let chance = match word {
            "continent" => {
                return text[rest..]
                    .parse()
                    .map(Self::Continent)
                    .map_err(|bad: ParseError| bad.shifted(rest));
            }
            "boats" => Self::Boats(read_boats(seats, &mut words)?),
            "first" => {
                let (column, word) = words.expect("a seat")?;
                Self::First(word.parse().map_err(|bad: ParseError| bad.shifted(column))?)
            }
            "die" => match words.expect("white or volcano")? {
                (_, "white") => Self::Die(Face::White),
                (_, "volcano") => Self::Die(Face::Volcano),
                (column, _) => return Err(ParseError::at(column, "white or volcano")),
            },
            "tokens" => {
                let (column, word) = words.expect("volcanoes such as 3,5")?;
                Self::Tokens(read_tokens(column, word)?)
            }
            "tie" => {
                let (column, word) = words.expect("an area, 1 to 22")?;
                Self::Tie(word.parse().map_err(|bad: ParseError| bad.shifted(column))?)
            }
            "crack" => {
                let (column, word) = words.expect("a border such as 3|17")?;
                let border =
                    read_border(word).ok_or_else(|| ParseError::at(column, "a border such as 3|17"))?;
                Self::Crack(border.0, border.1)
            }
            _ => return Err(ParseError::at(column, WORDS)),
        };
        words.end()?;
        Ok(chance)
    }
}

fn read_boats(seats: u8, words: &mut Words<'_>) -> Result<PerSeat<Cell>, ParseError> {
    let mut cells = PerSeat::new(seats, Cell::default());
    for seat in Seat::all(seats) {
        let expected = format!("the boat of {seat}, such as {seat}@3,1");
        let (column, word) = words.expect(&expected)?;
        let cell = word.strip_prefix(&format!("{seat}@")).ok_or_else(|| ParseError::at(column, expected))?;
        cells[seat] = cell.parse().map_err(|bad: ParseError| bad.shifted(column + 2))?;
    }
    Ok(cells)
}

fn read_tokens(column: usize, word: &str) -> Result<Set<Volcano>, ParseError> {
    let mut tokens = Set::EMPTY;
    for (column, item) in items(column, word) {
        let token: Volcano = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        if !tokens.insert(token) {
            return Err(ParseError::at(column, "every volcano only once"));
        }
    }
    Ok(tokens)
}

/// Reads `3|17`, the lower area first.
fn read_border(word: &str) -> Option<(Area, Area)> {
    let (low, high) = word.split_once('|')?;
    let (low, high): (Area, Area) = (low.parse().ok()?, high.parse().ok()?);
    (low < high).then_some((low, high))
}
