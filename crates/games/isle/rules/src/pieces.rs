//! The pieces of one seat: where they are, and what is left in its reserve.

use engine::Set;

use crate::action::PRAYERS_MAX;
use crate::channel::{Channel, Spot};
use crate::map::Geyser;
use crate::scatter::Scatter;
use crate::space::{Cell, Space};

/// How many settlers each seat has (ISLE-2.6).
pub const SETTLERS: usize = 5;
/// How many villages each seat has (ISLE-2.6).
pub const VILLAGES: usize = 6;
/// How many moai each seat has (ISLE-2.6).
pub const MOAI: usize = 14;
/// How many lava tiles there are.
pub const LAVA: usize = 47;
/// How many fissures there are.
pub const FISSURES: usize = 26;
/// How many prayer tokens there are (ISLE-2.7).
pub const PRAYERS: usize = 12;

/// The pieces of one seat. All of it lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    pub(crate) boat: Option<Cell>,
    pub(crate) settlers: Scatter<SETTLERS>,
    pub(crate) afloat: Afloat,
    pub(crate) villages: Set<Channel>,
    pub(crate) lying: Set<Channel>,
    pub(crate) loose: Scatter<MOAI>,
    pub(crate) standing: Set<Geyser>,
    pub(crate) prayers: u8,
    pub(crate) points: Points,
}

/// Whether the first settler is still on the boat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Afloat {
    /// It is; at the beginning.
    #[default]
    Yes,
    /// It has landed, for good (ISLE-4.7).
    No,
}

impl Pieces {
    /// The sea cell in which the boat lies; `None` before the boats are dealt.
    pub const fn boat(&self) -> Option<Cell> {
        self.boat
    }

    /// Whether a settler is still on the boat: it is in no space then (ISLE-4.9).
    pub const fn is_afloat(&self) -> bool {
        matches!(self.afloat, Afloat::Yes)
    }

    /// The settlers on land.
    pub const fn settlers(&self) -> &Scatter<SETTLERS> {
        &self.settlers
    }

    /// The villages.
    pub const fn villages(&self) -> Set<Channel> {
        self.villages
    }

    /// The moai that lie in channels.
    pub const fn lying(&self) -> Set<Channel> {
        self.lying
    }

    /// The moai that lie loose, beside the channels (ISLE-4.6).
    pub const fn loose(&self) -> &Scatter<MOAI> {
        &self.loose
    }

    /// The standing moai.
    pub const fn standing(&self) -> Set<Geyser> {
        self.standing
    }

    /// Prayer tokens held, 0 to 4.
    pub const fn prayers(&self) -> u8 {
        self.prayers
    }

    /// Victory points so far, by their source.
    pub const fn points(&self) -> Points {
        self.points
    }

    /// Settlers in the reserve: neither on land nor on the boat.
    pub const fn settlers_left(&self) -> usize {
        SETTLERS - self.settlers.len() - if self.is_afloat() { 1 } else { 0 }
    }

    /// Villages in the reserve.
    pub const fn villages_left(&self) -> usize {
        VILLAGES - self.villages.len()
    }

    /// Moai on the board: lying, loose and standing.
    pub const fn moai(&self) -> usize {
        self.lying.len() + self.loose.len() + self.standing.len()
    }

    /// Moai in the reserve.
    pub const fn moai_left(&self) -> usize {
        MOAI - self.moai()
    }

    /// The spaces in which moai lie, in a channel or loose.
    pub const fn lying_spaces(&self) -> Set<Space> {
        Channel::spaces(self.lying).union(self.loose.spaces())
    }

    /// The lying moai of a space, each with where it lies; loose ones once.
    pub fn lying_in(&self, space: Space) -> impl Iterator<Item = Spot> {
        let loose = self.loose.contains(space).then_some(Spot::Loose(space));
        let lying = self.lying;
        Channel::of(space).filter(move |channel| lying.contains(*channel)).map(Spot::Channel).chain(loose)
    }

    /// What the next prayer token costs, in action points (ISLE-9.1).
    pub const fn prayer_price(&self) -> u8 {
        self.prayers + 1
    }

    /// How many of its pieces the seat could save at once.
    pub(crate) fn can_save(&self) -> usize {
        usize::from(self.prayers).min(PRAYERS_MAX)
    }

    /// Takes a lying moai away from where it lies.
    pub(crate) fn lift(&mut self, from: Spot) {
        match from {
            Spot::Channel(channel) => self.lying.remove(channel),
            Spot::Loose(space) => self.loose.remove(space),
        };
    }
}

/// Victory points won during the game, by their source. They are never lost (ISLE-12.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// For villages built (ISLE-12.1).
    pub villages: u16,
    /// For moai raised in areas without own village (ISLE-12.2).
    pub lone_moai: u16,
    /// For moai raised in areas with own villages (ISLE-12.3).
    pub moai: u16,
    /// For sinkings called (ISLE-11.15).
    pub calls: u16,
}

impl Points {
    /// All together.
    pub const fn total(self) -> u16 {
        self.villages + self.lone_moai + self.moai + self.calls
    }
}
