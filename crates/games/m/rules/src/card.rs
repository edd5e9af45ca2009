//! Colours, values, symbols and cards: what is printed.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use engine::{ParseError, Small};

/// A colour (M-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// `b`
    Blue,
    /// `r`
    Red,
    /// `g`
    Green,
    /// `y`
    Yellow,
    /// `n`
    Brown,
}

impl Colour {
    /// All of them, in the order of the components.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Red, Self::Green, Self::Yellow, Self::Brown];

    /// Its place in the order of the components, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Green => 'g',
            Self::Yellow => 'y',
            Self::Brown => 'n',
        }
    }

    /// The colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'b' => Some(Self::Blue),
            'r' => Some(Self::Red),
            'g' => Some(Self::Green),
            'y' => Some(Self::Yellow),
            'n' => Some(Self::Brown),
            _ => None,
        }
    }

    /// Its English name in lower case: `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Brown => "brown",
        }
    }
}

impl fmt::Display for Colour {
    /// The English name: `blue`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A value: 0, 10, 20, 30 or 40 (M-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// Nothing; the value of the cards without symbol (M-1.8).
    pub const ZERO: Self = Self(0);

    /// All of them, 0 first.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The value of so many points: 0, 10, 20, 30 or 40.
    pub const fn new(points: u8) -> Option<Self> {
        if points <= 40 && points.is_multiple_of(10) { Some(Self(points / 10)) } else { None }
    }

    /// Its points, 0 to 40.
    pub const fn points(self) -> u8 {
        self.0 * 10
    }

    /// A tenth of its points, 0 to 4: how many teeth an edge has (M-1.7), and its place in order.
    pub const fn teeth(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.points(), f)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is drawn in the middle of a card (M-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// `c`
    Cube,
    /// `t`
    Triangle,
    /// `m`
    Moebius,
    /// `f`
    Fork,
    /// `s`, not in the deck of four symbols
    Stairs,
    /// No symbol, on the 0s: a state of its own (M-1.8, M-4.7).
    None,
}

impl Symbol {
    /// All states, in the order of the components.
    pub const ALL: [Self; 6] =
        [Self::Cube, Self::Triangle, Self::Moebius, Self::Fork, Self::Stairs, Self::None];

    /// Its place in the order of the components, 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in the notation; nothing for no symbol.
    pub const fn letter(self) -> Option<char> {
        match self {
            Self::Cube => Some('c'),
            Self::Triangle => Some('t'),
            Self::Moebius => Some('m'),
            Self::Fork => Some('f'),
            Self::Stairs => Some('s'),
            Self::None => None,
        }
    }

    /// The figure with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'c' => Some(Self::Cube),
            't' => Some(Self::Triangle),
            'm' => Some(Self::Moebius),
            'f' => Some(Self::Fork),
            's' => Some(Self::Stairs),
            _ => None,
        }
    }

    /// Its English name as it stands in the name of a card: `cube`, `Möbius`; for none, `no symbol`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cube => "cube",
            Self::Triangle => "triangle",
            Self::Moebius => "Möbius",
            Self::Fork => "fork",
            Self::Stairs => "stairs",
            Self::None => "no symbol",
        }
    }
}

impl fmt::Display for Symbol {
    /// The English name: `cube`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A kind of card: a colour, a value and a symbol. The two 0s of a colour are the same kind,
/// and no rule tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many kinds there could be in one colour: the 0, and four values with five symbols each.
const KINDS_OF_COLOUR: u8 = 21;

/// What is printed on a card.
#[derive(Clone, Copy)]
struct Print {
    colour: Colour,
    value: Value,
    symbol: Symbol,
}

/// What is printed on each kind of card, by its place.
const PRINTS: [Print; Card::KINDS] = {
    let mut prints = [Print { colour: Colour::Blue, value: Value::ZERO, symbol: Symbol::None }; Card::KINDS];
    let mut place = 0;
    while place < Card::KINDS {
        let (colour, of_colour) = (place / KINDS_OF_COLOUR as usize, place % KINDS_OF_COLOUR as usize);
        prints[place].colour = Colour::ALL[colour];
        if of_colour > 0 {
            prints[place].value = Value::ALL[(of_colour - 1) / 5 + 1];
            prints[place].symbol = Symbol::ALL[(of_colour - 1) % 5];
        }
        place += 1;
    }
    prints
};

impl Card {
    /// How many kinds there could be; each deck has 85 of them.
    pub const KINDS: usize = 105;

    /// The 0 of a colour.
    pub const fn zero(colour: Colour) -> Self {
        Self(colour as u8 * KINDS_OF_COLOUR)
    }

    /// The card with these characteristics; none if a 0 has a symbol or another card has none (M-1.8).
    pub const fn new(colour: Colour, value: Value, symbol: Symbol) -> Option<Self> {
        match (value.0, symbol) {
            (0, Symbol::None) => Some(Self::zero(colour)),
            (0, _) | (_, Symbol::None) => None,
            (tens, _) => Some(Self(Self::zero(colour).0 + 1 + (tens - 1) * 5 + symbol as u8)),
        }
    }

    /// All kinds in the order of the components, those outside the deck included.
    pub const ALL: [Self; Self::KINDS] = {
        let mut all = [Self(0); Self::KINDS];
        let mut place = 0;
        while place < 105 {
            all[place as usize] = Self(place);
            place += 1;
        }
        all
    };

    /// Its colour.
    pub const fn colour(self) -> Colour {
        PRINTS[self.place()].colour
    }

    /// Its value.
    pub const fn value(self) -> Value {
        PRINTS[self.place()].value
    }

    /// Its symbol.
    pub const fn symbol(self) -> Symbol {
        PRINTS[self.place()].symbol
    }

    /// Whether it is one of the 0s.
    pub const fn is_zero(self) -> bool {
        self.0.is_multiple_of(KINDS_OF_COLOUR)
    }

    /// How many such cards a deck has if it has any: two of each 0, else one.
    pub const fn copies(self) -> u8 {
        if self.is_zero() { 2 } else { 1 }
    }

    /// Its place among all kinds in the order of the components, 0 to 104.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

impl Default for Card {
    /// The first card in order; fills the unused places of arrays.
    fn default() -> Self {
        Self::zero(Colour::Blue)
    }
}

impl Small for Card {
    fn index(self) -> usize {
        self.place()
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl fmt::Display for Card {
    /// `g20t`, `g0`; with `{:#}` in English, `Green 20 triangle`, `Green 0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (colour, value, symbol) = (self.colour(), self.value(), self.symbol());
        if f.alternate() {
            let name = colour.name();
            write!(f, "{}{} {value}", name[..1].to_uppercase(), &name[1..])?;
            return symbol.letter().map_or(Ok(()), |_| write!(f, " {symbol}"));
        }
        f.write_char(colour.letter())?;
        fmt::Display::fmt(&value, f)?;
        symbol.letter().map_or(Ok(()), |letter| f.write_char(letter))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// Reads `g20t` or `g0`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        let colour = letters
            .next()
            .and_then(Colour::from_letter)
            .ok_or_else(|| ParseError::at(0, "a card such as b40c or g0: b, r, g, y or n comes first"))?;
        let rest = letters.as_str();
        if rest == "0" {
            return Ok(Self::zero(colour));
        }
        let value = ["10", "20", "30", "40"].iter().find(|value| rest.starts_with(**value));
        let value = value.and_then(|value| Value::new(value.parse().ok()?));
        let value = value.ok_or_else(|| ParseError::at(1, "a value: 0 alone, or 10, 20, 30 or 40"))?;
        let mut symbol = rest[2..].chars();
        match (symbol.next().and_then(Symbol::from_letter), symbol.next()) {
            (Some(symbol), None) => Self::new(colour, value, symbol),
            _ => None,
        }
        .ok_or_else(|| ParseError::at(3, "a symbol: one of c, t, m, f and s"))
    }
}
