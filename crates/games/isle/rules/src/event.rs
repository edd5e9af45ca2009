//! What happens, as it is told.

use engine::{PerSeat, Seat, SeatSet, Set};

use crate::action::Saved;
use crate::channel::{Channel, Spot};
use crate::continent::Continent;
use crate::phase::{Cause, End};
use crate::score::Sheet;
use crate::space::{Area, Cell, Side, Space, Volcano};

/// Something that happened. All is told to everybody; what is sealed becomes an event when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    // The set-up.
    /// A continent was built.
    ContinentBuilt {
        /// How the tiles lie.
        continent: Continent,
    },
    /// Every boat got a bay of its own.
    BoatsDealt {
        /// The sea cell of each boat.
        bays: PerSeat<Cell>,
    },
    /// The first player was drawn.
    FirstDrawn {
        /// Who begins every round.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },

    // Actions.
    /// A settler went ashore.
    Landed {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// From a bay that is still there, or anywhere because it has sunk (ISLE-4.8).
        how: Landing,
    },
    /// A settler moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A moving settler carried a moai along; it lies loose now.
    Carried {
        /// Who carried.
        seat: Seat,
        /// Whose moai.
        owner: Seat,
        /// Where it lay.
        from: Spot,
        /// Where it lies.
        to: Space,
    },
    /// A village was built.
    VillageBuilt {
        /// Whose.
        seat: Seat,
        /// In which channel.
        channel: Channel,
    },
    /// A settler was created.
    SettlerCreated {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A moai was sculpted.
    Sculpted {
        /// Whose.
        seat: Seat,
        /// In which channel it lies.
        channel: Channel,
    },
    /// A moai was raised.
    Raised {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        from: Spot,
        /// The side at which it stands.
        side: Side,
    },
    /// Victory points were won.
    Scored {
        /// Who won them.
        seat: Seat,
        /// How many.
        points: u16,
        /// What for.
        why: Why,
    },
    /// A prayer token was bought.
    PrayerBought {
        /// Who bought it.
        seat: Seat,
        /// What it cost, in action points.
        price: u8,
        /// How many the seat holds now.
        held: u8,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Action points that are lost.
        lost: u8,
    },

    // Fissures and sinkings.
    /// A fissure was put on a border.
    FissurePlaced {
        /// The border, by its two areas.
        border: (Area, Area),
        /// What made it.
        by: FissureBy,
    },
    /// A raised moai made no fissure.
    NoFissure {
        /// Where it stands.
        space: Space,
        /// At which side.
        side: Side,
        /// Why not.
        why: NoFissure,
    },
    /// The island has fallen into parts.
    PartCutOff {
        /// The part with fewer spaces or volcanoes; of equal ones either.
        part: Set<Area>,
    },
    /// A seat has decided whether to call a sinking.
    NoticeDecided {
        /// Who.
        seat: Seat,
    },
    /// Nobody who was asked called a sinking.
    PartOverlooked,
    /// A sinking was called.
    SinkingCalled {
        /// Who called.
        seat: Seat,
    },
    /// Whoever called gets no points, having left the part before the die.
    CallUnrewarded {
        /// Who called.
        seat: Seat,
    },
    /// It was decided which part sinks.
    SinkingDecided {
        /// The part.
        part: Set<Area>,
        /// How it was decided.
        by: DecidedBy,
    },
    /// Settlers were saved from a sinking part.
    Rescued {
        /// Whose.
        seat: Seat,
        /// How many.
        settlers: u8,
        /// Where they stand now.
        space: Space,
        /// All own settlers of the part, or one only.
        how: RescueShare,
    },
    /// A seat lost pieces on a sinking part; they are back in its reserve.
    PiecesLost {
        /// Whose.
        seat: Seat,
        /// Which.
        lost: Loss,
    },
    /// A part has sunk.
    PartSank {
        /// Its areas.
        part: Set<Area>,
        /// Fissures that went back to the supply.
        fissures: u8,
        /// Lava tiles that went back to the supply.
        lava: u8,
        /// How many volcanoes are left.
        volcanoes: u8,
    },
    /// Two volcanoes or fewer are left: the round is played to its end.
    EndTriggered {
        /// How many are left.
        volcanoes: u8,
    },

    // Eruptions.
    /// The die was rolled.
    DieRolled {
        /// What it shows.
        face: Face,
    },
    /// The die is not rolled, because no volcano is left.
    NoDie,
    /// No lava is left on the board.
    LavaGone {
        /// How many tokens are drawn.
        tokens: u8,
    },
    /// Volcano tokens were drawn: these volcanoes erupt.
    Erupted {
        /// Which.
        volcanoes: Set<Volcano>,
        /// Why.
        cause: Cause,
    },
    /// In one direction there is no channel without lava.
    FlowFull {
        /// The space of that direction.
        space: Space,
    },
    /// There was no lava tile left for a flow.
    FlowDry {
        /// The channel that it would have reached.
        target: Channel,
    },
    /// A seat has decided what it saves.
    PrayerDecided {
        /// Who.
        seat: Seat,
    },
    /// What a seat saves becomes known.
    Prayed {
        /// Who.
        seat: Seat,
        /// What it saves; one prayer token each is gone.
        saved: Saved,
    },
    /// A prayer stopped a flow.
    FlowStopped {
        /// The channel that it had reached.
        target: Channel,
    },
    /// A flow went on behind a saved piece.
    FlowWentOn {
        /// The channel with the saved piece.
        from: Channel,
        /// The channel that it reaches now.
        target: Channel,
    },
    /// Lava destroyed a piece; it is back in its owner's reserve.
    Destroyed {
        /// Whose.
        owner: Seat,
        /// What.
        what: Burnable,
        /// Where it was.
        spot: Spot,
    },
    /// A lava tile was placed.
    LavaPlaced {
        /// In which channel.
        channel: Channel,
    },
    /// The tokens drawn went back and were mixed.
    TokensMixed {
        /// How many volcanoes there are to draw from.
        volcanoes: u8,
    },

    // The end.
    /// The game is over.
    GameOver {
        /// Why.
        end: End,
        /// How many rounds were played.
        rounds: u16,
    },
    /// The final points of a seat.
    Counted {
        /// Whose.
        seat: Seat,
        /// All parts of its score.
        sheet: Sheet,
    },
    /// Somebody won.
    Won {
        /// Who; several share the victory.
        winners: SeatSet,
        /// Their points.
        points: i32,
    },
}

/// From where a settler may land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// From its bay.
    Bay,
    /// On any coast, because all land at the bay has sunk (ISLE-4.8).
    AnyCoast,
}

/// What victory points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A village built.
    Village,
    /// A moai raised in an area without own village.
    LoneMoai,
    /// A moai raised in an area with own villages.
    Moai {
        /// Own villages of the area.
        villages: u8,
        /// Own standing moai of the area, this one included.
        moai: u8,
    },
    /// A sinking called that others had overlooked.
    Call,
}

/// What made a fissure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FissureBy {
    /// A moai raised here, at this side.
    Moai {
        /// Where it stands.
        space: Space,
        /// At which side.
        side: Side,
    },
    /// The restless earth.
    Earth,
}

/// Why a raised moai makes no fissure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFissure {
    /// The border has one already (ISLE-8.5).
    AlreadyThere,
    /// The geyser looks at the sea (ISLE-8.6).
    Sea,
    /// The supply is empty (ISLE-16.2).
    NoneLeft,
}

/// How it was decided which part sinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// It has fewer spaces (ISLE-11.3).
    Spaces {
        /// How many it has.
        fewer: u8,
        /// How many the next larger part has.
        more: u8,
    },
    /// It has as many spaces but fewer volcanoes (ISLE-11.4).
    Volcanoes {
        /// How many spaces each part has.
        spaces: u8,
        /// How many volcanoes it has.
        fewer: u8,
        /// How many volcanoes the other part has.
        more: u8,
    },
    /// The token drawn (ISLE-11.5).
    Token(Volcano),
    /// Chance, because there is no volcano on the equal parts (ISLE-11.6).
    Chance,
}

/// How many settlers a seat saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RescueShare {
    /// All of the part: the active seat, or who called (ISLE-11.7).
    All,
    /// One: every other seat (ISLE-11.8).
    One,
}

/// What a seat loses when a part sinks, or would lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Settlers that are not saved.
    pub settlers: u8,
    /// Villages.
    pub villages: u8,
    /// Standing moai.
    pub standing: u8,
    /// Moai lying in channels or loose.
    pub lying: u8,
}

impl Loss {
    /// Whether nothing is lost.
    pub const fn is_nothing(&self) -> bool {
        self.settlers == 0 && self.villages == 0 && self.standing == 0 && self.lying == 0
    }
}

/// What the volcano die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Nothing.
    White,
    /// An eruption.
    Volcano,
}

/// A piece that lava can destroy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burnable {
    /// A village.
    Village,
    /// A lying moai.
    Moai,
}
