//! What lies open on the table: everything but sealed choices.

use std::sync::Arc;

use engine::{PerSeat, Seat, SeatSet, Set};

use crate::channel::{Channel, Spot};
use crate::map::{Border, Geyser, Map};
use crate::options::{IsleOptions, Setup, Variants};
use crate::phase::{End, Phase};
use crate::pieces::{FISSURES, LAVA, PRAYERS, Pieces};
use crate::space::{AREAS, Area, Space, Volcano, spaces_of};
use crate::standard;
use crate::ways::Ways;

/// Action points of a turn (ISLE-3.1).
pub const ACTION_POINTS: u8 = 4;

/// Everything that lies open. Only choices that wait for those of others are not part of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    pub(crate) variants: Variants,
    /// Behind `Arc`, since it is large and never changes: a copy of the state costs one count.
    pub(crate) map: Arc<Map>,
    pub(crate) phase: Phase,
    pub(crate) course: Course,
    pub(crate) land: Set<Area>,
    /// What follows from the land and its fissures, kept beside them for speed.
    pub(crate) ways: Ways,
    pub(crate) lava: Set<Channel>,
    pub(crate) fissures: Set<Border>,
    pub(crate) pieces: PerSeat<Pieces>,
    pub(crate) prayers_spent: u8,
    /// The fissures that lay when a seat last left a part before the die: what they cut off brings it no points
    /// any more (ISLE-11.15).
    pub(crate) left: PerSeat<Set<Border>>,
}

/// How far the game has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Who begins every round.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1; 0 during the set-up.
    pub round: u16,
    /// Action points left in this turn.
    pub action_points: u8,
    /// How many settlers were created in this turn, area by area.
    pub(crate) created: [u8; AREAS],
    /// What was done in this turn and in this round.
    pub(crate) done: Done,
    /// How many complete rounds in a row, up to the last one, have passed without a raise.
    pub quiet_rounds: u8,
}

/// What was done already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each asked by one rule")]
pub(crate) struct Done {
    /// A prayer token was bought in this turn (ISLE-9.2).
    pub(crate) prayed: bool,
    /// An action point was spent in this round (ISLE-13.4).
    pub(crate) spent: bool,
    /// A moai was raised in this round (ISLE-13.4).
    pub(crate) raised: bool,
    /// Two volcanoes or fewer are left (ISLE-13.1).
    pub(crate) triggered: bool,
    /// All seats were asked about what is cut off, since it last changed and in this turn (ISLE-11.15).
    pub(crate) asked: bool,
}

impl Course {
    /// Before the first round.
    fn set_up() -> Self {
        Self {
            first: Seat::default(),
            active: Seat::default(),
            round: 0,
            action_points: 0,
            created: [0; AREAS],
            done: Done::default(),
            quiet_rounds: 0,
        }
    }

    /// Whether the end has been triggered: the round is played to its end (ISLE-13.2).
    pub const fn is_ending(&self) -> bool {
        self.done.triggered
    }

    /// Whether the active seat has bought a prayer token in this turn.
    pub const fn has_prayed(&self) -> bool {
        self.done.prayed
    }

    /// Whether anybody has raised a moai in this round.
    pub const fn raised_this_round(&self) -> bool {
        self.done.raised
    }

    /// Whether anybody has spent an action point in this round.
    pub const fn spent_this_round(&self) -> bool {
        self.done.spent
    }
}

/// What is in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A lava tile.
    Lava,
    /// A village of this seat.
    Village(Seat),
    /// A lying moai of this seat.
    Moai(Seat),
}

impl Public {
    /// The table before anything happened.
    pub(crate) fn new(options: &IsleOptions, seats: u8) -> Self {
        let variants = options.variants();
        let known = options.known_map();
        let phase = match (variants.setup, &known) {
            (_, None) => Phase::Continent,
            (Setup::Advanced, Some(_)) => Phase::Boats,
            (Setup::Standard, Some(_)) => Phase::First,
        };
        let pieces = Pieces { boat: options.landfall(), ..Pieces::default() };
        let map = known.unwrap_or_else(standard::map);
        Self {
            variants,
            phase,
            course: Course::set_up(),
            land: Area::every(),
            ways: Ways::of(&map, Area::every(), Set::EMPTY),
            map,
            // ISLE-2.3 and ISLE-2.4.
            lava: Channel::of_set_up(),
            fissures: Set::EMPTY,
            pieces: PerSeat::new(seats, pieces),
            prayers_spent: 0,
            left: PerSeat::new(seats, Set::EMPTY),
        }
    }

    /// The variants of rules agreed on.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.pieces.count()
    }

    /// The continent as it was at set-up. Until [`Phase::Continent`] is over, the standard one.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The same, to be kept.
    pub fn shared_map(&self) -> Arc<Map> {
        Arc::clone(&self.map)
    }

    /// What the game is waiting for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Rounds, turns and action points.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The seats that owe a choice.
    pub fn owing(&self) -> SeatSet {
        match &self.phase {
            Phase::Turn => SeatSet::only(self.course.active),
            Phase::Notice(notice) => notice.asked,
            Phase::Rescue(rescue) => rescue.turn(self.seats()).map_or(SeatSet::EMPTY, SeatSet::only),
            Phase::Prayer(eruption) => eruption.asked,
            Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Tie(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Crack
            | Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that have decided already while others still owe a decision at the same time.
    pub const fn decided(&self) -> SeatSet {
        match &self.phase {
            Phase::Prayer(eruption) => eruption.decided,
            Phase::Notice(notice) => notice.decided,
            Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Turn
            | Phase::Tie(_)
            | Phase::Rescue(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Crack
            | Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Why the game ended, once it has.
    pub const fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Turn
            | Phase::Notice(_)
            | Phase::Tie(_)
            | Phase::Rescue(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Prayer(_)
            | Phase::Crack => None,
        }
    }

    // The board.

    /// The areas still on the table.
    pub const fn land(&self) -> Set<Area> {
        self.land
    }

    /// The spaces still on the table.
    pub const fn spaces(&self) -> Set<Space> {
        spaces_of(self.land)
    }

    /// The volcanoes still on the table, which are the tokens to draw from.
    pub const fn volcanoes(&self) -> Set<Volcano> {
        Set::from_bits(self.land.bits() & Volcano::every().bits())
    }

    /// The borders that carry a fissure.
    pub const fn fissures(&self) -> Set<Border> {
        self.fissures
    }

    /// The channels that hold lava.
    pub const fn lava(&self) -> Set<Channel> {
        self.lava
    }

    /// What is in a channel.
    pub fn content(&self, channel: Channel) -> Option<Content> {
        if self.lava.contains(channel) {
            return Some(Content::Lava);
        }
        self.pieces.iter().find_map(|(seat, pieces)| {
            let village = pieces.villages.contains(channel).then_some(Content::Village(seat));
            village.or_else(|| pieces.lying.contains(channel).then_some(Content::Moai(seat)))
        })
    }

    /// Whose moai stands on a geyser.
    pub fn standing(&self, geyser: Geyser) -> Option<Seat> {
        self.pieces.iter().find(|(_, pieces)| pieces.standing.contains(geyser)).map(|(seat, _)| seat)
    }

    /// The geysers with a moai on them.
    pub fn occupied(&self) -> Set<Geyser> {
        self.pieces.values().iter().fold(Set::EMPTY, |all, pieces| all.union(pieces.standing))
    }

    /// Whose lying moai is at a spot; of several loose ones the first seat's.
    pub fn moai_at(&self, spot: Spot) -> Option<Seat> {
        let lies = |pieces: &Pieces| match spot {
            Spot::Channel(channel) => pieces.lying.contains(channel),
            Spot::Loose(space) => pieces.loose.contains(space),
        };
        self.pieces.iter().find(|(_, pieces)| lies(pieces)).map(|(seat, _)| seat)
    }

    /// The pieces of a seat.
    pub fn pieces(&self, seat: Seat) -> &Pieces {
        &self.pieces[seat]
    }

    /// All seats with their pieces, `a` first.
    pub fn all_pieces(&self) -> impl DoubleEndedIterator<Item = (Seat, &Pieces)> + ExactSizeIterator {
        self.pieces.iter()
    }

    // The supplies.

    /// Lava tiles in the supply.
    pub const fn lava_left(&self) -> usize {
        LAVA - self.lava.len()
    }

    /// Fissures in the supply.
    pub const fn fissures_left(&self) -> usize {
        FISSURES - self.fissures.len()
    }

    /// Prayer tokens in the supply. Spent ones do not come back (ISLE-9.3).
    pub fn prayers_left(&self) -> usize {
        let held: usize = self.pieces.values().iter().map(|pieces| usize::from(pieces.prayers)).sum();
        PRAYERS - held - usize::from(self.prayers_spent)
    }

    /// Prayer tokens that have been spent.
    pub const fn prayers_spent(&self) -> u8 {
        self.prayers_spent
    }
}
