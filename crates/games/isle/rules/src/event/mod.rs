//! What happens, as it is told.

mod details;

use engine::{Happening, PerSeat, RuleId, Seat, SeatSet, Set};

use crate::action::Saved;
use crate::channel::{Channel, Spot};
use crate::continent::Continent;
use crate::phase::{Cause, End};
use crate::rules::rule;
use crate::score::{Sheet, Why};
use crate::space::{Area, Cell, Side, Space, Volcano};

pub use details::{Burnable, DecidedBy, Face, FissureBy, Landing, Loss, NoFissure, RescueShare};

/// Something that happened. All is told to everybody; what is sealed becomes an event when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::ContinentBuilt { .. } => rule(15, 9),
            Self::BoatsDealt { .. } => rule(15, 7),
            Self::FirstDrawn { .. } => rule(2, 9),
            Self::TurnBegan { .. } => rule(3, 1),
            Self::Landed { how: Landing::Bay, .. } => rule(4, 3),
            Self::Landed { how: Landing::AnyCoast, .. } => rule(4, 8),
            Self::Moved { .. } => rule(4, 1),
            Self::Carried { seat, owner, .. } if seat != owner => rule(4, 5),
            Self::Carried { from: Spot::Channel(_), .. } => rule(4, 4),
            Self::Carried { .. } => rule(4, 6),
            Self::VillageBuilt { .. } => rule(5, 2),
            Self::SettlerCreated { .. } => rule(6, 1),
            Self::Sculpted { .. } => rule(7, 2),
            Self::Raised { .. } => rule(8, 1),
            Self::Scored { why, .. } => match why {
                Why::Village => rule(12, 1),
                Why::LoneMoai => rule(12, 2),
                Why::Moai { .. } => rule(12, 3),
                Why::Call => rule(11, 15),
            },
            Self::PrayerBought { .. } => rule(9, 1),
            Self::TurnEnded { lost: 0, .. } => rule(3, 7),
            Self::TurnEnded { .. } => rule(3, 4),
            Self::FissurePlaced { by: FissureBy::Moai { .. }, .. } => rule(8, 4),
            Self::FissurePlaced { by: FissureBy::Earth, .. } => rule(13, 5),
            Self::NoFissure { why, .. } => match why {
                NoFissure::AlreadyThere => rule(8, 5),
                NoFissure::Sea => rule(8, 6),
                NoFissure::NoneLeft => rule(16, 2),
            },
            Self::PartCutOff { .. } => rule(11, 1),
            Self::NoticeDecided { .. }
            | Self::PartOverlooked
            | Self::SinkingCalled { .. }
            | Self::CallUnrewarded { .. } => rule(11, 15),
            Self::SinkingDecided { by, .. } => match by {
                DecidedBy::Spaces { .. } => rule(11, 3),
                DecidedBy::Volcanoes { .. } => rule(11, 4),
                DecidedBy::Token(_) => rule(11, 5),
                DecidedBy::Chance => rule(11, 6),
            },
            Self::Rescued { how: RescueShare::All, .. } => rule(11, 7),
            Self::Rescued { how: RescueShare::One, .. } => rule(11, 8),
            Self::PiecesLost { .. } => rule(11, 11),
            Self::PartSank { .. } => rule(11, 13),
            Self::EndTriggered { .. } => rule(13, 1),
            Self::DieRolled { .. } => rule(8, 8),
            Self::NoDie => rule(8, 9),
            Self::LavaGone { tokens: 2, .. } => rule(10, 10),
            Self::Erupted { cause: Cause::Die, .. } => rule(10, 1),
            Self::LavaGone { .. } | Self::Erupted { cause: Cause::NoLava, .. } => rule(10, 11),
            Self::FlowFull { .. } | Self::LavaPlaced { .. } => rule(10, 2),
            Self::FlowDry { .. } => rule(10, 7),
            Self::PrayerDecided { .. } | Self::Prayed { .. } => rule(9, 4),
            Self::FlowStopped { .. } | Self::FlowWentOn { .. } => rule(10, 4),
            Self::Destroyed { spot: Spot::Channel(_), .. } => rule(10, 3),
            Self::Destroyed { spot: Spot::Loose(_), .. } => rule(10, 6),
            Self::TokensMixed { .. } => rule(10, 9),
            Self::GameOver { end: End::Volcanoes, .. } => rule(13, 2),
            Self::GameOver { .. } => rule(13, 4),
            Self::Won { winners, .. } if winners.len() > 1 => rule(14, 8),
            Self::Counted { .. } | Self::Won { .. } => rule(14, 7),
        }
    }
}
