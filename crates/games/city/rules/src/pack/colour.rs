//! The three colours, their tokens, and the half springs on the four sides of a card.

use std::fmt;

use serde::{Serialize, Serializer};

/// A colour of fragments, Sources and tokens, and the kind of symbol that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Strength, for the Battles.
    Strength,
    /// Faith, worth points at the end.
    Faith,
    /// Food, for the Harvest.
    Food,
}

impl Colour {
    /// All, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Strength, Self::Faith, Self::Food];

    /// Its letter in the notation: `s`, `f`, `o`.
    pub const fn letter(self) -> char {
        match self {
            Self::Strength => 's',
            Self::Faith => 'f',
            Self::Food => 'o',
        }
    }

    /// Its word in packs: `strength`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Strength => "strength",
            Self::Faith => "faith",
            Self::Food => "food",
        }
    }

    /// Its place in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of a letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    /// The letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// A token before it is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// Of a colour.
    Of(Colour),
    /// Of the owner's choice, made when it is placed.
    Any,
}

impl Token {
    /// All kinds, colours first.
    pub const ALL: [Self; 4] =
        [Self::Of(Colour::Strength), Self::Of(Colour::Faith), Self::Of(Colour::Food), Self::Any];

    /// Its word in packs and in the notation of `manual`: `strength`, `any`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Of(colour) => colour.word(),
            Self::Any => "any",
        }
    }

    /// Its place in [`Token::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Of(colour) => colour.index(),
            Self::Any => 3,
        }
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A number of tokens, or of places for tokens, of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag {
    /// A byte for each kind, the first one highest, so that bags are in the order of their counts.
    bytes: u32,
}

impl Bag {
    /// None.
    pub const EMPTY: Self = Self { bytes: 0 };

    /// So many of each colour, and so many of any colour.
    pub const fn new(strength: u8, faith: u8, food: u8, any: u8) -> Self {
        Self { bytes: u32::from_be_bytes([strength, faith, food, any]) }
    }

    /// How far the byte of a kind is from the lowest one, in bits.
    const fn shift(token: Token) -> usize {
        24 - 8 * token.index()
    }

    /// How many there are of a kind.
    pub const fn count(self, token: Token) -> u8 {
        (self.bytes >> Self::shift(token) & 0xFF) as u8
    }

    /// How many there are of a colour; those of any colour are not counted.
    pub const fn of(self, colour: Colour) -> u8 {
        self.count(Token::Of(colour))
    }

    /// How many there are of any colour.
    pub const fn any(self) -> u8 {
        self.count(Token::Any)
    }

    /// How many there are of all kinds together.
    pub const fn total(self) -> u8 {
        let [strength, faith, food, any] = self.bytes.to_be_bytes();
        strength.saturating_add(faith).saturating_add(food).saturating_add(any)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.bytes == 0
    }

    /// The kinds of which there are not as many as in another bag, one bit each, by [`Token::index`].
    pub(crate) const fn differing(self, other: Self) -> u8 {
        let differing = (self.bytes ^ other.bytes).swap_bytes();
        // The highest bit of each byte says whether any bit of it is set; these four bits are moved together.
        let low = differing & 0x7F7F_7F7F;
        let bytes = ((low + 0x7F7F_7F7F) | differing) & 0x8080_8080;
        ((bytes >> 7).wrapping_mul(0x0102_0408) >> 24) as u8 & 0b1111
    }

    /// The bag with so many more of a kind.
    #[must_use]
    pub const fn with(self, token: Token, more: u8) -> Self {
        let count = self.count(token);
        let added = count.saturating_add(more) - count;
        Self { bytes: self.bytes + ((added as u32) << Self::shift(token)) }
    }

    /// The bag with one less of a kind.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    #[must_use]
    pub const fn without(self, token: Token) -> Self {
        debug_assert!(self.count(token) > 0, "only tokens that are there are taken out");
        let taken = if self.count(token) > 0 { 1 } else { 0 };
        Self { bytes: self.bytes - (taken << Self::shift(token)) }
    }

    /// Both bags together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let (own, more) = (self.bytes.to_be_bytes(), other.bytes.to_be_bytes());
        let both = std::array::from_fn(|at| own[at].saturating_add(more[at]));
        Self { bytes: u32::from_be_bytes(both) }
    }

    /// The tokens one by one, colours first.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().flat_map(move |token| std::iter::repeat_n(token, self.count(token).into()))
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bag").field("counts", &self.bytes.to_be_bytes()).finish()
    }
}

/// A side of a card, of a space or of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The top.
    North,
    /// The right.
    East,
    /// The bottom.
    South,
    /// The left.
    West,
}

impl Side {
    /// All, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its place in [`Side::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that it faces across an edge.
    #[must_use]
    pub const fn facing(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Its word in packs: `north`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}

/// The fragments on the four sides of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Fragments([Colour; 4]);

impl Fragments {
    /// Clockwise from the top.
    pub const fn new(clockwise: [Colour; 4]) -> Self {
        Self(clockwise)
    }

    /// The fragment on a side.
    pub const fn at(self, side: Side) -> Colour {
        self.0[side.index()]
    }

    /// All four, clockwise from the top.
    pub const fn clockwise(self) -> [Colour; 4] {
        self.0
    }
}

impl fmt::Display for Fragments {
    /// Four letters, clockwise from the top: `ssfo`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|colour| write!(f, "{colour}"))
    }
}
