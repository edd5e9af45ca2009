//! Where things stand: areas, spaces, sides, cells of the table, volcanoes.
//!
//! Areas and spaces are the printed ones, so they are the same on every continent; only where they
//! lie differs, and that is in [`crate::Map`].

use std::fmt;
use std::str::FromStr;

use engine::{ParseError, Set, Small};

/// How many areas there are (ISLE-1.1).
pub const AREAS: usize = 22;
/// How many spaces all areas have together.
pub const SPACES: usize = 44;
/// How many areas carry a volcano; they are the first ones.
pub const VOLCANOES: usize = 8;

/// One of the 22 area tiles, numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area(u8);

impl Area {
    /// The area with this printed number, 1 to 22.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= AREAS { Some(Self(number - 1)) } else { None }
    }

    /// All areas, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..22).map(Self)
    }

    /// All areas as a set.
    pub const fn every() -> Set<Self> {
        Set::from_bits((1 << AREAS) - 1)
    }

    /// The printed number, 1 to 22.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// How many spaces the tile has: three with a volcano, else one or two.
    pub const fn size(self) -> usize {
        match self.0 {
            0..8 => 3,
            8..16 => 1,
            _ => 2,
        }
    }

    /// Its spaces, `a` first.
    pub fn spaces(self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + Clone {
        let first = self.first_space().0;
        #[expect(clippy::cast_possible_truncation, reason = "a tile has at most three spaces")]
        let size = self.size() as u8;
        (first..first + size).map(Space)
    }

    /// Its spaces as a set.
    pub const fn space_set(self) -> Set<Space> {
        Set::from_bits(((1 << self.size()) - 1) << self.first_space().0)
    }

    /// Its space `a`.
    pub const fn first_space(self) -> Space {
        Space(match self.0 {
            0..8 => 3 * self.0,
            8..16 => 16 + self.0,
            _ => 2 * self.0,
        })
    }

    /// Its volcano, if it has one.
    pub const fn volcano(self) -> Option<Volcano> {
        if (self.0 as usize) < VOLCANOES { Some(Volcano(self.0)) } else { None }
    }
}

/// The spaces of some areas.
#[expect(clippy::cast_possible_truncation, reason = "what is cast is below 256")]
pub const fn spaces_of(areas: Set<Area>) -> Set<Space> {
    let areas = low_half(areas);
    let (three, one, two) = (areas & 0xff, areas >> 8 & 0xff, areas >> 16 & 0x3f);
    Set::from_bits((THREES[three as usize] | one << 24 | TWOS[two as usize] << 32) as u128)
}

/// The spaces of each choice among the eight areas with three spaces.
static THREES: [u64; 1 << 8] = spread(3);
/// The same of the six areas with two spaces, without those before.
static TWOS: [u64; 1 << 6] = spread(2);

/// Each number with every bit drawn out to `width` bits.
const fn spread<const NUMBERS: usize>(width: usize) -> [u64; NUMBERS] {
    let mut spread = [0; NUMBERS];
    let mut number = 1;
    while number < NUMBERS {
        let lowest = if number & 1 == 0 { 0 } else { (1 << width) - 1 };
        spread[number] = spread[number >> 1] << width | lowest;
        number += 1;
    }
    spread
}

/// The areas to which some spaces belong.
pub const fn areas_of(spaces: Set<Space>) -> Set<Area> {
    let spaces = low_half(spaces);
    let mut three = (spaces | spaces >> 1 | spaces >> 2) & 0x24_9249;
    three = (three | three >> 2) & 0x0c_30c3;
    three = (three | three >> 4) & 0x00_f00f;
    three = (three | three >> 8) & 0xff;
    let one = spaces >> 24 & 0xff;
    let mut two = spaces >> 32;
    two = (two | two >> 1) & 0x555;
    two = (two | two >> 1) & 0x333;
    two = (two | two >> 2) & 0x30f;
    two = (two | two >> 4) & 0x3f;
    Set::from_bits((three | one << VOLCANOES | two << 16) as u128)
}

/// There are fewer than 64 areas, and fewer than 64 spaces: half the bits of a set, at less than half the cost.
#[expect(clippy::cast_possible_truncation, reason = "there are 44 spaces")]
pub(crate) const fn low_half<T>(set: Set<T>) -> u64 {
    set.bits() as u64
}

/// One hexagon of an area tile: `18a` is the first space of area 18.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// All spaces, `1a` first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..44).map(Self)
    }

    /// All spaces as a set.
    pub const fn every() -> Set<Self> {
        Set::from_bits((1 << SPACES) - 1)
    }

    /// The area it belongs to.
    pub const fn area(self) -> Area {
        Area(match self.0 {
            0..24 => self.0 / 3,
            24..32 => self.0 - 16,
            _ => self.0 / 2,
        })
    }

    /// Its place on its tile: 0 for `a`, 1 for `b`, 2 for `c`.
    pub const fn place(self) -> u8 {
        self.0 - self.area().first_space().0
    }

    /// Its letter: `a`, `b` or `c`.
    pub const fn letter(self) -> char {
        (b'a' + self.place()) as char
    }

    /// Whether its area carries a volcano: then it has a near and a far channel, else one pit.
    pub const fn is_volcanic(self) -> bool {
        (self.0 as usize) < 3 * VOLCANOES
    }
}

/// A volcano, numbered from 1; it stands on the area of the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volcano(u8);

impl Volcano {
    /// The volcano with this number, 1 to 8.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= VOLCANOES { Some(Self(number - 1)) } else { None }
    }

    /// All volcanoes as a set.
    pub const fn every() -> Set<Self> {
        Set::from_bits((1 << VOLCANOES) - 1)
    }

    /// Its number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The area on which it stands.
    pub const fn area(self) -> Area {
        Area(self.0)
    }
}

/// One of the six sides of a hexagon with a corner on top.
///
/// ```text
///      NW / \ NE       East is side 0, then counter-clockwise. Corner d lies
///     W  |   |  E      between sides d-1 and d, so corner 1 is the one between
///      SW \ / SE       E and NE.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// East.
    E,
    /// North-east.
    NE,
    /// North-west.
    NW,
    /// West.
    W,
    /// South-west.
    SW,
    /// South-east.
    SE,
}

impl Side {
    /// All sides, counter-clockwise from the east.
    pub const ALL: [Self; 6] = [Self::E, Self::NE, Self::NW, Self::W, Self::SW, Self::SE];

    /// The sides on which geysers lie, if they look at another area.
    pub const OF_GEYSERS: [Self; 3] = [Self::E, Self::NW, Self::SW];

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The side after `turns` sixths of a turn counter-clockwise.
    #[must_use]
    pub const fn turned(self, turns: u8) -> Self {
        Self::ALL[(self as usize + turns as usize) % 6]
    }

    /// How far the next cell on this side lies.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::E => (1, 0),
            Self::NE => (1, -1),
            Self::NW => (0, -1),
            Self::W => (-1, 0),
            Self::SW => (-1, 1),
            Self::SE => (0, 1),
        }
    }
}

/// A place of the table for one hexagon, in axial coordinates: `q` to the east, `r` to the south-east.
///
/// On a picture with hexagons of side 1 its middle is at x = √3·(q + r/2), y = 3/2·r, y downwards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Steps to the east.
    pub q: i8,
    /// Steps to the south-east.
    pub r: i8,
}

impl Cell {
    /// The cell with these coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The next cell on this side.
    #[must_use]
    pub const fn beyond(self, side: Side) -> Self {
        let (q, r) = side.step();
        Self { q: self.q + q, r: self.r + r }
    }

    /// The cell turned about the origin by `turns` sixths counter-clockwise.
    #[must_use]
    pub const fn turned(self, turns: u8) -> Self {
        let Self { mut q, mut r } = self;
        let mut left = turns % 6;
        while left > 0 {
            (q, r) = (q + r, -q);
            left -= 1;
        }
        Self { q, r }
    }

    /// The cell moved by the coordinates of another.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { q: self.q + other.q, r: self.r + other.r }
    }

    /// A corner: the sum of the three cells that meet there. Corner `side` is the one before that
    /// side, counter-clockwise.
    pub const fn corner(self, side: Side) -> (i16, i16) {
        let (before, after) = (side.turned(5).step(), side.step());
        (3 * self.q as i16 + (before.0 + after.0) as i16, 3 * self.r as i16 + (before.1 + after.1) as i16)
    }

    /// How many steps lie between two cells.
    pub fn distance(self, other: Self) -> u16 {
        let (q, r) = (i16::from(self.q) - i16::from(other.q), i16::from(self.r) - i16::from(other.r));
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

macro_rules! small {
    ($of:ident, $count:expr) => {
        impl Small for $of {
            fn index(self) -> usize {
                self.0.into()
            }

            fn from_index(index: usize) -> Self {
                debug_assert!(index < $count, "there are fewer of these");
                #[expect(clippy::cast_possible_truncation, reason = "the index is below 128")]
                Self(index as u8)
            }
        }
    };
}
pub(crate) use small;

small!(Area, AREAS);
small!(Space, SPACES);
small!(Volcano, VOLCANOES);

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for Space {
    /// Area number and letter: `18a`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.area(), self.letter())
    }
}

impl fmt::Display for Volcano {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Cell {
    /// The coordinates: `3,-1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Volcano {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

impl FromStr for Area {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = plain_number(text).and_then(|number| u8::try_from(number).ok());
        number.and_then(Self::new).ok_or_else(|| ParseError::at(0, "an area, 1 to 22"))
    }
}

impl FromStr for Volcano {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = plain_number(text).and_then(|number| u8::try_from(number).ok());
        number.and_then(Self::new).ok_or_else(|| ParseError::at(0, "a volcano, 1 to 8"))
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::at(0, "a space such as 18a");
        let letter_at = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let area: Area = text[..letter_at].parse().map_err(|_| wrong())?;
        let found = area.spaces().find(|space| text[letter_at..].chars().eq([space.letter()]));
        found.ok_or_else(|| {
            let last = area.spaces().next_back().map_or('a', Self::letter);
            let letters = if last == 'a' { "a only".into() } else { format!("a to {last}") };
            ParseError::at(letter_at, format!("a space of area {area}, {letters}"))
        })
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|side| side.to_string() == text);
        found.ok_or_else(|| ParseError::at(0, "a side: E, NE, NW, W, SW or SE"))
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = |column| ParseError::at(column, "a cell such as 3,-1, with numbers from -60 to 60");
        let (q, r) = text.split_once(',').ok_or_else(|| wrong(0))?;
        let number = |text: &str| {
            let digits = text.strip_prefix('-').unwrap_or(text);
            let number = plain_number(digits).and_then(|number| i8::try_from(number).ok())?;
            let is_minus_zero = number == 0 && digits.len() < text.len();
            let signed = if digits.len() < text.len() { -number } else { number };
            (number <= Self::FAR && !is_minus_zero).then_some(signed)
        };
        Ok(Self { q: number(q).ok_or_else(|| wrong(0))?, r: number(r).ok_or_else(|| wrong(q.len() + 1))? })
    }
}

impl Cell {
    /// The greatest coordinate that a text may name: what lies beside stays inside an `i8`.
    pub(crate) const FAR: i8 = 60;
}

/// A number without sign and without leading zeros.
pub(crate) fn plain_number(text: &str) -> Option<u16> {
    let canonical = text == "0" || !text.starts_with('0');
    (canonical && text.bytes().all(|digit| digit.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}
