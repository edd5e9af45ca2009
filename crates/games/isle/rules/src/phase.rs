//! What the game is waiting for.

use engine::{Seat, SeatSet, Set};

use crate::channel::Channel;
use crate::space::{Area, Space, Volcano};

/// What the game is waiting for: luck, one or more seats, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Luck: the continent of an advanced set-up (ISLE-15.9).
    Continent,
    /// Luck: which boat gets which bay (ISLE-15.7).
    Boats,
    /// Luck: who begins (ISLE-2.9).
    First,
    /// The active seat: its actions (ISLE-3.2).
    Turn,
    /// One seat, or all at the same time: whether to call a sinking (ISLE-11.15, option `sinking_call`).
    Notice(Notice),
    /// Luck: which of equal parts sinks (ISLE-11.5, ISLE-11.6).
    Tie(Sinking),
    /// The seats with settlers on a sinking part, one after the other: where they go (ISLE-11.7).
    Rescue(Rescue),
    /// Luck: the volcano die (ISLE-8.8).
    Die,
    /// Luck: which volcanoes erupt (ISLE-10.1, ISLE-10.10).
    Tokens(Draw),
    /// Some seats at the same time: what they save from lava (ISLE-9.4).
    Prayer(Eruption),
    /// Luck: where the restless earth cracks (option `stall`).
    Crack,
    /// Nothing: the game is over.
    Over(End),
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Two volcanoes or fewer were left, and the round is complete (ISLE-13.2).
    Volcanoes,
    /// All moai of all seats stand (ISLE-13.4).
    AllStanding,
    /// Nobody has spent an action point in a whole round (ISLE-13.4).
    Idle,
    /// Eight rounds in a row without a raise (ISLE-13.4).
    NoRaise,
}

impl End {
    /// The word of the notation: `volcanoes`.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Volcanoes => "volcanoes",
            Self::AllStanding => "all_standing",
            Self::Idle => "idle",
            Self::NoRaise => "no_raise",
        }
    }
}

/// What goes on when a sinking or an eruption has been carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The turn, with the action points left.
    Turn,
    /// The raise that caused it: the die is still to be rolled.
    Roll,
    /// The same, but the seat may call another sinking first.
    Notice,
    /// The end of the round.
    Round,
}

/// A sinking of which it is not yet known which part it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sinking {
    /// Who saves all own settlers: the active seat, or who called.
    pub rescuer: Seat,
    /// What goes on afterwards.
    pub after: After,
}

/// A part is sinking; settlers are being saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rescue {
    /// The areas that sink.
    pub part: Set<Area>,
    /// Where settlers may be saved: the spaces beside the part that stay (ISLE-11.9).
    pub rim: Set<Space>,
    /// Who saves all own settlers; the others save one each.
    pub rescuer: Seat,
    /// The seats that have still to say where.
    pub left: SeatSet,
    /// What goes on afterwards.
    pub after: After,
}

impl Rescue {
    /// The seat that says now where its settlers go: the rescuer first, then clockwise (ISLE-11.10).
    pub fn turn(&self, seats: u8) -> Option<Seat> {
        self.rescuer.round(seats).find(|seat| self.left.contains(*seat))
    }
}

/// The island has fallen into parts, and seats say whether they call that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who is asked, and what a call is worth.
    pub time: NoticeTime,
    /// The seats that still owe a decision.
    pub asked: SeatSet,
    /// The seats that have made theirs; what it is, stays sealed until nobody owes one.
    pub decided: SeatSet,
}

/// When a sinking may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTime {
    /// Before the die of the raise that cut off the part: by the active seat, for free.
    BeforeDie,
    /// Afterwards: by anybody, for points.
    Overlooked,
}

/// Volcano tokens are being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Why.
    pub cause: Cause,
    /// How many: one for the die, two if no lava is left; no more than there are volcanoes.
    pub count: u8,
    /// What goes on after the eruption.
    pub after: After,
}

/// Why volcanoes erupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The die showed a volcano (ISLE-8.8).
    Die,
    /// No lava was left on the board (ISLE-10.10).
    NoLava,
}

/// Volcanoes are erupting, and seats decide what to save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eruption {
    /// Which volcanoes.
    pub volcanoes: Set<Volcano>,
    /// Why.
    pub cause: Cause,
    /// What the seats decide about.
    pub step: PrayerStep,
    /// The flows that reach a channel, in their order (ISLE-10.7); none behind the last.
    pub flows: [Option<Flow>; FLOWS_MAX],
    /// The seats that still owe a decision.
    pub asked: SeatSet,
    /// The seats that have made theirs; what it is, stays sealed until nobody owes one.
    pub decided: SeatSet,
    /// What goes on afterwards.
    pub after: After,
}

/// Two volcanoes with three directions each.
pub const FLOWS_MAX: usize = 6;

/// What is being saved from lava.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrayerStep {
    /// The villages and moai in the channels that lava reaches.
    Targets,
    /// The loose moai in the spaces that got lava (ISLE-10.6).
    Loose,
}

/// Lava in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// The channel that it reaches.
    pub target: Channel,
    /// What becomes of it.
    pub state: FlowState,
}

/// What becomes of a flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowState {
    /// The owner of what is in the channel decides.
    Open,
    /// It fills the channel.
    Pours,
    /// A prayer has stopped it (ISLE-10.4).
    Stopped,
}

impl Eruption {
    /// The flows, in their order.
    pub fn flows(&self) -> impl Iterator<Item = Flow> {
        self.flows.into_iter().flatten()
    }

    /// The channels of the flows in this state.
    pub fn targets(&self, state: FlowState) -> Set<Channel> {
        self.flows().filter(|flow| flow.state == state).map(|flow| flow.target).collect()
    }
}
