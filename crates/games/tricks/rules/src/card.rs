//! Suits, numbers and cards: what is printed.

use std::fmt;
use std::str::FromStr;

use engine::{ParseError, Small};

/// A printed colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `R`
    Red,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `Y`, not with three players
    Yellow,
    /// `K`, not with three players
    Black,
}

impl Suit {
    /// All of them, in deck order.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Blue, Self::Yellow, Self::Black];

    /// Its place in deck order, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
            Self::Black => 'K',
        }
    }

    /// The suit with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'R' => Some(Self::Red),
            'G' => Some(Self::Green),
            'B' => Some(Self::Blue),
            'Y' => Some(Self::Yellow),
            'K' => Some(Self::Black),
            _ => None,
        }
    }

    /// Its English name: `Red`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Green => "Green",
            Self::Blue => "Blue",
            Self::Yellow => "Yellow",
            Self::Black => "Black",
        }
    }
}

impl fmt::Display for Suit {
    /// `R`; with `{:#}` the English name, `Red`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { f.write_str(self.name()) } else { write!(f, "{}", self.letter()) }
    }
}

/// A printed number, 0 to 9; also the strength inside a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// All of them, 0 first.
    pub const ALL: [Self; 10] = {
        let mut all = [Self(0); 10];
        let mut value = 0;
        while value < 10 {
            all[value as usize] = Self(value);
            value += 1;
        }
        all
    };

    /// The number with this value, 0 to 9.
    pub const fn new(value: u8) -> Option<Self> {
        if value < 10 { Some(Self(value)) } else { None }
    }

    /// Its value, 0 to 9.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Its value as an index, 0 to 9.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many cards of each colour show it: two for 1 and 7, else one.
    pub const fn copies(self) -> u8 {
        match self.0 {
            1 | 7 => 2,
            _ => 1,
        }
    }

    /// The points on such a card: none on 1 and 9, two on 6 and 7, else one.
    pub const fn points(self) -> u8 {
        match self.0 {
            1 | 9 => 0,
            6 | 7 => 2,
            _ => 1,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A kind of card: a colour and a number. The two copies of a 1 or a 7 are the same kind,
/// and no rule tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy)]
struct Print {
    suit: Suit,
    number: Number,
    points: u8,
}

/// What is printed on each kind of card, by its place.
const PRINTS: [Print; Card::COUNT] = {
    let mut prints = [Print { suit: Suit::Red, number: Number(0), points: 0 }; Card::COUNT];
    let mut place = 0;
    while place < Card::COUNT {
        let (suit, number) = (Suit::ALL[place / 10], Number::ALL[place % 10]);
        prints[place] = Print { suit, number, points: number.points() };
        place += 1;
    }
    prints
};

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 50;

    /// The card of this colour and number.
    pub const fn new(suit: Suit, number: Number) -> Self {
        Self(suit as u8 * 10 + number.0)
    }

    /// All kinds in deck order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..50_u8).map(Self)
    }

    /// Its printed colour.
    pub const fn suit(self) -> Suit {
        PRINTS[self.place()].suit
    }

    /// Its printed number.
    pub const fn number(self) -> Number {
        PRINTS[self.place()].number
    }

    /// Its place among the kinds in deck order, 0 to 49.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// How many such cards there are, 1 or 2.
    pub const fn copies(self) -> u8 {
        self.number().copies()
    }

    /// The points on it, 0 to 2.
    pub const fn points(self) -> u8 {
        PRINTS[self.place()].points
    }
}

impl Default for Card {
    /// The first card in deck order; fills the unused places of arrays.
    fn default() -> Self {
        Self::new(Suit::Red, Number(0))
    }
}

impl Small for Card {
    fn index(self) -> usize {
        self.place()
    }

    fn from_index(index: usize) -> Self {
        let index = u8::try_from(index).ok().filter(|&index| index < 50);
        Self(index.expect("a set of cards only holds the numbers of cards"))
    }
}

impl fmt::Display for Card {
    /// `R7`; with `{:#}` in English, `Red 7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            write!(f, "{:#} {}", self.suit(), self.number())
        } else {
            write!(f, "{}{}", self.suit(), self.number())
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// Reads `R7`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        let suit = letters
            .next()
            .and_then(Suit::from_letter)
            .ok_or_else(|| ParseError::at(0, "a card such as R7: R, G, B, Y or K and a number"))?;
        let number = match (letters.next(), letters.next()) {
            (Some(digit @ '0'..='9'), None) => Number(digit as u8 - b'0'),
            (Some('0'..='9'), Some(_)) => return Err(ParseError::at(2, "one digit only")),
            _ => return Err(ParseError::at(1, "a number, 0 to 9")),
        };
        Ok(Self::new(suit, number))
    }
}
