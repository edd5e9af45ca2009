//! Where lava flows and lies: channels, and the pieces that lava threatens.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use engine::{ParseError, Set, Small};

use crate::space::{SPACES, Space, VOLCANOES};

/// How many channels there are: near and far in 24 spaces, one pit in 20.
pub const CHANNELS: usize = SPACES + 3 * VOLCANOES;

/// Which of the channels of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// The channel next to the volcano.
    Near,
    /// The channel behind it.
    Far,
    /// The only channel of a space without volcano.
    Pit,
}

impl Depth {
    /// Its word in the notation: `near`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
            Self::Pit => "pit",
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A place for one lava tile, one village or one lying moai: `3a:near`.
///
/// Its number is that of its space, plus 44 for a far channel, so that the channels of a set of
/// spaces are two shifts away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Channel(u8);

impl Channel {
    /// The channel next to the volcano, or the pit where there is none.
    pub fn inner(space: Space) -> Self {
        Self::from_index(space.index())
    }

    /// The far channel, in an area with a volcano.
    pub fn outer(space: Space) -> Option<Self> {
        space.is_volcanic().then(|| Self::from_index(SPACES + space.index()))
    }

    /// The channel of a space with this name, if it has one.
    pub fn new(space: Space, depth: Depth) -> Option<Self> {
        match depth {
            Depth::Near => space.is_volcanic().then(|| Self::inner(space)),
            Depth::Far => Self::outer(space),
            Depth::Pit => (!space.is_volcanic()).then(|| Self::inner(space)),
        }
    }

    /// The channels of a space, from the volcano outwards.
    pub fn of(space: Space) -> impl Iterator<Item = Self> + Clone {
        [Some(Self::inner(space)), Self::outer(space)].into_iter().flatten()
    }

    /// All channels of these spaces.
    pub const fn of_all(spaces: Set<Space>) -> Set<Self> {
        const VOLCANIC: u128 = (1 << (3 * VOLCANOES)) - 1;
        let bits = spaces.bits();
        Set::from_bits(bits | (bits & VOLCANIC) << SPACES)
    }

    /// All channels that hold lava at set-up: the near ones and the pits (ISLE-2.3, ISLE-2.4).
    pub const fn of_set_up() -> Set<Self> {
        Set::from_bits(Space::every().bits())
    }

    /// The spaces in which these channels are.
    pub const fn spaces(channels: Set<Self>) -> Set<Space> {
        Self::inner_spaces(channels).union(Self::outer_spaces(channels))
    }

    /// The spaces of which the inner channel is one of these.
    pub const fn inner_spaces(channels: Set<Self>) -> Set<Space> {
        Set::from_bits(channels.bits() & Space::every().bits())
    }

    /// The spaces of which the far channel is one of these.
    pub const fn outer_spaces(channels: Set<Self>) -> Set<Space> {
        Set::from_bits(channels.bits() >> SPACES)
    }

    /// The space in which it is.
    pub fn space(self) -> Space {
        let index = self.index();
        Space::from_index(if index < SPACES { index } else { index - SPACES })
    }

    /// Near, far or pit.
    pub fn depth(self) -> Depth {
        match (self.index() < SPACES, self.space().is_volcanic()) {
            (false, _) => Depth::Far,
            (true, true) => Depth::Near,
            (true, false) => Depth::Pit,
        }
    }

    /// The next channel in the same direction, outwards.
    pub fn outwards(self) -> Option<Self> {
        if self.index() < SPACES { Self::outer(self.space()) } else { None }
    }
}

impl Small for Channel {
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        debug_assert!(index < CHANNELS, "there are 68 channels");
        #[expect(clippy::cast_possible_truncation, reason = "the index is below 128")]
        Self(index as u8)
    }
}

impl Ord for Channel {
    /// By space, then from the volcano outwards.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.space(), self.depth()).cmp(&(other.space(), other.depth()))
    }
}

impl PartialOrd for Channel {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.space(), self.depth())
    }
}

impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Channel {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.parse()? {
            Spot::Channel(channel) => Ok(channel),
            Spot::Loose(_) => Err(ParseError::at(0, "a channel such as 3a:near")),
        }
    }
}

/// Where a moai lies, or a piece that lava threatens: in a channel, or loose beside the channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// In a channel.
    Channel(Channel),
    /// Beside the channels of a space, after it was carried there (ISLE-4.6).
    Loose(Space),
}

impl Spot {
    /// The spaces of which the inner channel is one of these.
    pub const fn inner_spaces(channels: Set<Self>) -> Set<Space> {
        Set::from_bits(channels.bits() & Space::every().bits())
    }

    /// The spaces of which the far channel is one of these.
    pub const fn outer_spaces(channels: Set<Self>) -> Set<Space> {
        Set::from_bits(channels.bits() >> SPACES)
    }

    /// The space in which it is.
    pub fn space(self) -> Space {
        match self {
            Self::Channel(channel) => channel.space(),
            Self::Loose(space) => space,
        }
    }

    /// Its word in the notation: `near`, `far`, `pit` or `loose`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Channel(channel) => channel.depth().word(),
            Self::Loose(_) => "loose",
        }
    }

    /// The spot of a space with this word, if it has one.
    pub fn named(space: Space, word: &str) -> Option<Self> {
        let channel = |depth| Channel::new(space, depth).map(Self::Channel);
        match word {
            "near" => channel(Depth::Near),
            "far" => channel(Depth::Far),
            "pit" => channel(Depth::Pit),
            "loose" => Some(Self::Loose(space)),
            _ => None,
        }
    }

    /// What the spots of a space may be called, for messages.
    pub(crate) const fn words_of(space: Space) -> &'static str {
        if space.is_volcanic() { "near, far or loose" } else { "pit or loose" }
    }

    const fn order(self) -> u8 {
        match self {
            Self::Channel(Channel(index)) => index,
            Self::Loose(_) => u8::MAX,
        }
    }
}

impl Ord for Spot {
    /// By space, then from the volcano outwards, then loose.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.space(), self.order()).cmp(&(other.space(), other.order()))
    }
}

impl PartialOrd for Spot {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Spot {
    /// `3a:near`, `9a:pit`, `3a:loose`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.space(), self.word())
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (space, word) =
            text.split_once(':').ok_or_else(|| ParseError::at(0, "a space and a channel such as 3a:near"))?;
        let column = space.len() + 1;
        let space: Space = space.parse()?;
        Self::named(space, word).ok_or_else(|| ParseError::at(column, Self::words_of(space)))
    }
}
