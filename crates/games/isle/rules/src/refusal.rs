//! Why an action or an outcome of luck is refused, with the facts.

use engine::{Illegality, RuleId, Seat, SeatSet, Set};

use crate::channel::{Channel, Depth, Spot};
use crate::fault::Fault;
use crate::phase::End;
use crate::rules::rule;
use crate::space::{Area, Cell, Side, Space, Volcano};

/// Why an action or an outcome of luck is refused, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    // At any time.
    /// The game is over.
    Over {
        /// Why it ended.
        end: End,
    },
    /// Luck must be drawn before anybody chooses.
    LuckDue,
    /// Other seats owe a choice, or nobody.
    NotYourTurn {
        /// Who owes one.
        owing: SeatSet,
    },
    /// The seat is not asked about prayers, or has decided already.
    NotAsked {
        /// Who is still asked.
        asked: SeatSet,
    },
    /// The seat is not asked about a sinking, or has decided already.
    NotAskedToNotice {
        /// Who is still asked.
        asked: SeatSet,
    },
    /// Others save their settlers now.
    NotYourRescue {
        /// Whose turn it is to save.
        turn: Option<Seat>,
    },
    /// Something else must be decided before the next action.
    NotNow {
        /// What is to be decided.
        due: Due,
    },
    /// There is no such decision to be made now.
    NothingToDecide {
        /// Which.
        what: Due,
    },

    // Actions.
    /// An action costs more than is left.
    TooFewActionPoints {
        /// What it costs.
        cost: u8,
        /// What is left.
        left: u8,
        /// Which kind of action it is.
        what: Costly,
    },
    /// The space is at the bottom of the sea.
    Sunk {
        /// Which.
        space: Space,
    },
    /// The seat's first settler has left the boat.
    NotOnBoat,
    /// The boat does not lie there.
    NotAtBay {
        /// The space that was asked for.
        space: Space,
        /// Where the settler can land.
        landing: Set<Space>,
    },
    /// All land at the bay has sunk, and the space has no side on the sea.
    NotCoastal {
        /// The space that was asked for.
        space: Space,
    },
    /// The seat has no settler in the space.
    NoSettler {
        /// The space.
        space: Space,
        /// What it is needed for.
        what: Costly,
    },
    /// The spaces do not share a side.
    NotAdjacent {
        /// From here.
        from: Space,
        /// To there.
        to: Space,
    },
    /// A fissure lies between the spaces.
    FissureInTheWay {
        /// From here.
        from: Space,
        /// To there.
        to: Space,
    },
    /// The space has no channel of this name.
    NoSuchChannel {
        /// The space.
        space: Space,
        /// The name.
        depth: Depth,
    },
    /// No moai lies there.
    NothingToCarry {
        /// Where.
        from: Spot,
    },
    /// The moai belongs to another seat and may not be carried.
    ForeignMoai {
        /// Where it lies.
        from: Spot,
        /// Whose it is.
        owner: Seat,
    },
    /// An own loose moai is carried by the word `loose` alone.
    LooseIsOwn,
    /// There is no lava in the channel.
    NoLava {
        /// The channel.
        channel: Channel,
        /// What it is needed for.
        what: Costly,
    },
    /// The reserve is empty.
    ReserveEmpty {
        /// Of what.
        what: Reserve,
    },
    /// All five settlers are in play.
    AllSettlersInPlay,
    /// The seat has no settler or no village in the area.
    CannotCreate {
        /// The area.
        area: Area,
        /// How many own settlers are there.
        settlers: u8,
        /// How many own villages are there.
        villages: u8,
    },
    /// As many settlers were created in the area in this turn as there are own villages.
    CreateLimit {
        /// The area.
        area: Area,
        /// How many own villages are there.
        villages: u8,
    },
    /// New settlers appear only beside an own village.
    NotAtVillage {
        /// The space that was asked for.
        space: Space,
    },
    /// No own moai lies there.
    NothingToRaise {
        /// Where.
        from: Spot,
    },
    /// Only own moai may be raised.
    RaisesForeign {
        /// Where it lies.
        from: Spot,
        /// Whose it is.
        owner: Seat,
    },
    /// There is no geyser at that side.
    NoGeyser {
        /// The space.
        space: Space,
        /// The side.
        side: Side,
        /// The sides at which it has geysers.
        sides: SideSet,
    },
    /// A moai stands there already.
    GeyserTaken {
        /// The space.
        space: Space,
        /// The side.
        side: Side,
        /// Whose moai it is.
        owner: Seat,
    },
    /// The geyser looks at the sea.
    SeaGeyser {
        /// The space.
        space: Space,
        /// The side.
        side: Side,
    },
    /// A prayer token was bought in this turn already.
    PrayedAlready,
    /// The supply of prayer tokens is empty.
    NoPrayersLeft,

    // Decisions.
    /// The piece is not one of the seat's own that lava threatens.
    NotThreatened {
        /// Where it is said to be.
        spot: Spot,
        /// How many of this spot can be saved: more than one only of loose moai.
        threatened: u8,
    },
    /// The seat has fewer prayer tokens.
    TooFewPrayers {
        /// How many pieces it wants to save.
        asked: u8,
        /// How many tokens it holds.
        held: u8,
    },
    /// The space is not beside the sinking part.
    NotAtRim {
        /// The space.
        space: Space,
        /// The spaces beside the part.
        rim: Set<Space>,
    },
    /// The program notices every sinking itself.
    NoCalls,
    /// The island hangs together: nothing can be called.
    NothingToCall,

    // Luck.
    /// Another outcome is due.
    OtherLuckDue,
    /// The continent has faults.
    BadContinent {
        /// All of them.
        faults: Vec<Fault>,
    },
    /// The boats do not lie in the bays that the rules choose.
    WrongBays {
        /// The sea cells of the bays.
        bays: Vec<Cell>,
    },
    /// No such seat is at the table.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Another number of volcano tokens is drawn.
    WrongTokenCount {
        /// How many are to be drawn.
        count: u8,
    },
    /// The volcano has sunk, and its token is out of the game.
    VolcanoSunk {
        /// Which.
        volcano: Volcano,
    },
    /// The volcano stands on none of the equal parts.
    NotInTiedParts {
        /// The area that was named.
        area: Area,
        /// Whether a volcano must be named, or any area.
        with: TieWith,
    },
    /// There is no open border between the two areas.
    NoOpenBorder {
        /// The one.
        low: Area,
        /// The other.
        high: Area,
    },
}

/// Something to be decided before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// What to save from lava.
    Prayer,
    /// Where saved settlers go.
    Rescue,
    /// Whether to call a sinking.
    Notice,
}

/// What action points are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Costly {
    /// Landing.
    Land,
    /// Moving.
    Move,
    /// Building a village.
    Village,
    /// Creating a settler.
    Settler,
    /// Sculpting a moai.
    Sculpt,
    /// Raising a moai.
    Raise,
    /// Buying a prayer token.
    Pray,
}

/// What a reserve has run out of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reserve {
    /// Villages.
    Villages,
    /// Moai.
    Moai,
}

/// How equal parts are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieWith {
    /// By a volcano token (ISLE-11.5).
    Volcano,
    /// By any area, because the parts have no volcano (ISLE-11.6).
    Area,
}

/// Some sides of a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideSet(u8);

impl SideSet {
    /// Its sides, counter-clockwise from the east.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.0 >> (*side as u8) & 1 != 0)
    }

    /// Whether no side is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        Self(sides.into_iter().fold(0, |bits, side| bits | 1 << side as u8))
    }
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over { end: End::Volcanoes } => rule(13, 2),
            Self::Over { .. } => rule(13, 4),
            Self::LuckDue | Self::NotNow { .. } | Self::OtherLuckDue => rule(3, 5),
            Self::NotYourTurn { .. } | Self::NoSuchSeat { .. } => rule(2, 9),
            Self::NotAsked { .. }
            | Self::NotThreatened { .. }
            | Self::TooFewPrayers { .. }
            | Self::NothingToDecide { what: Due::Prayer } => rule(9, 4),
            Self::NotYourRescue { .. } | Self::NothingToDecide { what: Due::Rescue } => rule(11, 10),
            Self::NothingToDecide { what: Due::Notice }
            | Self::NotAskedToNotice { .. }
            | Self::NoCalls
            | Self::NothingToCall => rule(11, 15),
            Self::TooFewActionPoints { what: Costly::Pray, .. } => rule(9, 1),
            Self::TooFewActionPoints { .. } => rule(3, 2),
            Self::Sunk { .. } => rule(4, 7),
            Self::NotOnBoat | Self::NotAtBay { .. } => rule(4, 3),
            Self::NotCoastal { .. } => rule(4, 8),
            Self::NoSettler { what, .. } => match what {
                Costly::Land | Costly::Move => rule(4, 1),
                Costly::Village => rule(5, 1),
                Costly::Settler => rule(6, 1),
                Costly::Sculpt => rule(7, 1),
                Costly::Raise => rule(8, 1),
                Costly::Pray => rule(9, 1),
            },
            Self::NotAdjacent { .. } => rule(1, 3),
            Self::FissureInTheWay { .. } => rule(4, 2),
            Self::NothingToCarry { .. } | Self::NoSuchChannel { .. } => rule(4, 4),
            Self::ForeignMoai { .. } | Self::LooseIsOwn => rule(4, 5),
            Self::NoLava { what: Costly::Village, .. } => rule(5, 1),
            Self::NoLava { .. } => rule(7, 1),
            Self::ReserveEmpty { .. } => rule(16, 1),
            Self::AllSettlersInPlay => rule(6, 5),
            Self::CannotCreate { .. } => rule(6, 1),
            Self::CreateLimit { .. } => rule(6, 2),
            Self::NotAtVillage { .. } => rule(6, 4),
            Self::NothingToRaise { .. } | Self::NoGeyser { .. } => rule(8, 1),
            Self::RaisesForeign { .. } | Self::GeyserTaken { .. } => rule(8, 2),
            Self::SeaGeyser { .. } => rule(8, 6),
            Self::PrayedAlready => rule(9, 2),
            Self::NoPrayersLeft => rule(9, 3),
            Self::NotAtRim { .. } => rule(11, 9),
            Self::BadContinent { faults } => faults.first().map_or(rule(15, 5), Fault::rule),
            Self::WrongBays { .. } => rule(15, 8),
            Self::WrongTokenCount { count: 1 } => rule(10, 1),
            Self::WrongTokenCount { .. } => rule(10, 10),
            Self::VolcanoSunk { .. } => rule(10, 9),
            Self::NotInTiedParts { with: TieWith::Volcano, .. } => rule(11, 5),
            Self::NotInTiedParts { with: TieWith::Area, .. } => rule(11, 6),
            Self::NoOpenBorder { .. } => rule(13, 5),
        }
    }
}

impl std::error::Error for Illegal {}
