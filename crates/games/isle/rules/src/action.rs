//! What a seat may choose, and how it is written.

use std::fmt;

use engine::notation::{Words, items};
use engine::{ParseError, Seat, Small};

use crate::channel::{CHANNELS, Channel, Depth, Spot};
use crate::space::{SPACES, Side, Space};

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Goes ashore from the boat: `land 18a` (ISLE-4.3).
    Land(Space),
    /// Moves a settler to an adjacent space: `move 3a 3b`, carrying a moai: `move 3a 3b near` (ISLE-4.1).
    Move {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// Which moai it takes along.
        carry: Carry,
    },
    /// Builds a village in place of a lava tile: `village 3a near` (ISLE-5.1).
    Village(Channel),
    /// Puts a new settler into a space: `settler 3b` (ISLE-6.1).
    Settler(Space),
    /// Sculpts a moai out of a lava tile: `sculpt 3a near` (ISLE-7.1).
    Sculpt(Channel),
    /// Raises a moai on a geyser: `raise 3a far NW` (ISLE-8.1).
    Raise {
        /// Where it lies; the geyser is in the same space.
        from: Spot,
        /// The side at which the geyser is.
        side: Side,
    },
    /// Buys a prayer token: `pray` (ISLE-9.1).
    Pray,
    /// Saves pieces from lava by prayer tokens: `save 3a:near,5b:pit`, `save none` (ISLE-9.4).
    Save(Saved),
    /// Says where the saved settlers go: `rescue 4a` (ISLE-11.7, ISLE-11.8).
    Rescue(Space),
    /// Ends the turn: `end` (ISLE-3.4).
    End,
    /// Calls a sinking that nobody has noticed: `call` (ISLE-11.15).
    Call,
    /// Does not call it: `leave` (ISLE-11.15).
    Leave,
}

/// Which moai a moving settler takes along (ISLE-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Carry {
    /// None.
    Nothing,
    /// The one that lies in this channel of its space.
    Lying(Depth),
    /// An own loose one.
    Loose,
    /// A loose one of another seat, where the options allow that (ISLE-4.5).
    LooseOf(Seat),
}

/// The most prayer tokens that a seat can hold, and so the most pieces that it can save (ISLE-9.2).
pub const PRAYERS_MAX: usize = 4;

/// Pieces that a seat saves, one prayer token each; loose moai of one space count once each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Saved {
    /// Each piece as its place among all spots in reading order, ascending; [`Saved::FREE`] behind the last.
    spots: [u8; PRAYERS_MAX],
}

impl Saved {
    const FREE: u8 = u8::MAX;

    /// Nothing at all.
    pub const NOTHING: Self = Self { spots: [Self::FREE; PRAYERS_MAX] };

    /// These pieces, in any order; `None` if there are more than four.
    pub fn new(spots: impl IntoIterator<Item = Spot>) -> Option<Self> {
        let mut saved = Self::NOTHING;
        for (count, spot) in spots.into_iter().enumerate() {
            *saved.spots.get_mut(count)? = encode(spot);
        }
        saved.spots.sort_unstable();
        Some(saved)
    }

    /// The same and one more; `None` if there are four already.
    #[must_use]
    pub fn with(self, spot: Spot) -> Option<Self> {
        Self::new(self.iter().chain([spot]))
    }

    /// How many pieces are saved.
    pub fn len(self) -> usize {
        self.spots.iter().filter(|spot| **spot != Self::FREE).count()
    }

    /// Whether nothing is saved.
    pub const fn is_empty(self) -> bool {
        self.spots[0] == Self::FREE
    }

    /// The pieces in reading order.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        self.spots.into_iter().filter(|spot| *spot != Self::FREE).map(decode)
    }

    /// How many pieces of one spot are saved.
    pub fn count(self, spot: Spot) -> usize {
        self.iter().filter(|other| *other == spot).count()
    }
}

/// Three places for every space: the inner channel, the outer one, loose.
fn encode(spot: Spot) -> u8 {
    let place = match spot {
        Spot::Channel(channel) if channel.index() < SPACES => 0,
        Spot::Channel(_) => 1,
        Spot::Loose(_) => 2,
    };
    u8::try_from(3 * spot.space().index() + place).expect("there are 132 places")
}

fn decode(code: u8) -> Spot {
    let space = Space::from_index(usize::from(code) / 3);
    match code % 3 {
        0 => Spot::Channel(Channel::inner(space)),
        1 => Spot::Channel(Channel::from_index((SPACES + space.index()).min(CHANNELS - 1))),
        _ => Spot::Loose(space),
    }
}

impl fmt::Debug for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (index, spot) in self.iter().enumerate() {
            write!(f, "{}{spot}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for Carry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Lying(depth) => write!(f, " {depth}"),
            Self::Loose => f.write_str(" loose"),
            Self::LooseOf(seat) => write!(f, " loose:{seat}"),
        }
    }
}

impl fmt::Display for Action {
    /// The action in the notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Land(space) => write!(f, "land {space}"),
            Self::Move { from, to, carry } => write!(f, "move {from} {to}{carry}"),
            Self::Village(channel) => write!(f, "village {} {}", channel.space(), channel.depth()),
            Self::Settler(space) => write!(f, "settler {space}"),
            Self::Sculpt(channel) => write!(f, "sculpt {} {}", channel.space(), channel.depth()),
            Self::Raise { from, side } => write!(f, "raise {} {} {side}", from.space(), from.word()),
            Self::Pray => f.write_str("pray"),
            Self::Save(saved) => write!(f, "save {saved}"),
            Self::Rescue(space) => write!(f, "rescue {space}"),
            Self::End => f.write_str("end"),
            Self::Call => f.write_str("call"),
            Self::Leave => f.write_str("leave"),
        }
    }
}

impl Action {
    /// What it costs in action points, to a seat that holds so many prayer tokens (ISLE-3.2, ISLE-9.1).
    pub const fn cost(self, prayers: u8) -> u8 {
        match self {
            Self::Village(_) => 2,
            Self::Land(_) | Self::Move { .. } | Self::Settler(_) | Self::Sculpt(_) | Self::Raise { .. } => 1,
            Self::Pray => prayers + 1,
            Self::Save(_) | Self::Rescue(_) | Self::End | Self::Call | Self::Leave => 0,
        }
    }

    /// Reads an action.
    ///
    /// # Errors
    /// The column and what was expected there.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        const WORDS: &str =
            "an action: land, move, village, settler, sculpt, raise, pray, save, rescue, end, call or leave";
        let mut words = Words::new(text);
        let (column, word) = words.expect(WORDS)?;
        let action = match word {
            "land" => Self::Land(space(&mut words)?),
            "move" => {
                let (from, to) = (space(&mut words)?, space(&mut words)?);
                Self::Move { from, to, carry: carry(&mut words, from)? }
            }
            "village" => Self::Village(channel(&mut words)?),
            "settler" => Self::Settler(space(&mut words)?),
            "sculpt" => Self::Sculpt(channel(&mut words)?),
            "raise" => {
                let from = spot(&mut words)?;
                let (column, word) = words.expect("a side: E, NE, NW, W, SW or SE")?;
                Self::Raise { from, side: word.parse().map_err(|bad: ParseError| bad.shifted(column))? }
            }
            "pray" => Self::Pray,
            "save" => {
                let (column, word) = words.expect("pieces such as 3a:near, or: none")?;
                Self::Save(saved(column, word)?)
            }
            "rescue" => Self::Rescue(space(&mut words)?),
            "end" => Self::End,
            "call" => Self::Call,
            "leave" => Self::Leave,
            _ => return Err(ParseError::at(column, WORDS)),
        };
        words.end()?;
        Ok(action)
    }
}

fn space(words: &mut Words<'_>) -> Result<Space, ParseError> {
    let (column, word) = words.expect("a space such as 18a")?;
    word.parse().map_err(|bad: ParseError| bad.shifted(column))
}

fn spot(words: &mut Words<'_>) -> Result<Spot, ParseError> {
    let space = space(words)?;
    let (column, word) = words.expect(Spot::words_of(space))?;
    Spot::named(space, word).ok_or_else(|| ParseError::at(column, Spot::words_of(space)))
}

fn channel(words: &mut Words<'_>) -> Result<Channel, ParseError> {
    let space = space(words)?;
    let expected = if space.is_volcanic() { "near or far" } else { "pit" };
    let (column, word) = words.expect(expected)?;
    match Spot::named(space, word) {
        Some(Spot::Channel(channel)) => Ok(channel),
        Some(Spot::Loose(_)) | None => Err(ParseError::at(column, expected)),
    }
}

fn carry(words: &mut Words<'_>, from: Space) -> Result<Carry, ParseError> {
    let Some((column, word)) = words.next() else { return Ok(Carry::Nothing) };
    if let Some(seat) = word.strip_prefix("loose:") {
        let seat = seat.parse().map_err(|bad: ParseError| bad.shifted(column + "loose:".len()))?;
        return Ok(Carry::LooseOf(seat));
    }
    match Spot::named(from, word) {
        Some(Spot::Channel(channel)) => Ok(Carry::Lying(channel.depth())),
        Some(Spot::Loose(_)) => Ok(Carry::Loose),
        None => Err(ParseError::at(column, format!("a moai to carry: {}", Spot::words_of(from)))),
    }
}

fn saved(column: usize, word: &str) -> Result<Saved, ParseError> {
    if word == "none" {
        return Ok(Saved::NOTHING);
    }
    let mut saved = Saved::NOTHING;
    for (column, item) in items(column, word) {
        let spot: Spot = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        saved = saved.with(spot).ok_or_else(|| ParseError::at(column, "at most four pieces"))?;
    }
    Ok(saved)
}
