//! Volcanic Isle: settlers, villages and moai on a continent that burns and sinks.
//!
//! Two to four players. A turn has four action points: settlers land, walk, build villages, multiply,
//! sculpt moai from lava and raise them on geysers. Every raise scores at once, cracks the border at
//! which the moai looks, and may wake a volcano. Lava destroys villages and lying moai unless their
//! owner spends prayer tokens. Whatever is cut off by cracks and sea sinks, with all that stands on
//! it. When two volcanoes are left, the round is played to its end and what still stands is counted.
//! The whole rules are in `docs/rules`.
//!
//! [`Isle`] is the truth of one position, [`View`] what one observer knows of it; [`Map`] is the
//! continent as tables of sets, computed once a table.

// Module order is reading order.
mod boats;
mod channel;
mod chart;
mod coast;
mod continent;
mod fault;
mod map;
mod map_file;
mod space;
mod standard;
mod tables;

mod build;
mod covers;
mod shape;
mod site;
mod survey;
mod tile;
mod ways;

mod ground;
mod options;
mod phase;
mod pieces;
mod public;
mod scatter;
mod score;

mod action;
mod event;
mod event_text;
mod refusal;
mod refusal_text;

mod apply;
mod check;
mod danger;
mod erupt;
mod game;
mod imagine;
mod lawful;
mod legal;
mod luck;
mod luck_text;
mod notice;
mod preview;
mod round;
mod rules;
mod script;
mod sink;
mod state;
mod study;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Carry, PRAYERS_MAX, Saved};
pub use build::continent as build_continent;
pub use channel::{CHANNELS, Channel, Depth, Spot};
pub use coast::{Bay, CoastSide};
pub use continent::{Continent, Placement};
pub use danger::{Danger, Distance};
pub use erupt::Threatened;
pub use event::{Burnable, DecidedBy, Event, Face, FissureBy, Landing, Loss, NoFissure, RescueShare};
pub use fault::Fault;
pub use luck::Chance;
pub use map::{Border, BorderLine, GEYSERS, Geyser, GeyserSite, Map};
pub use map_file::{BadMap, BadMapFile, MapFile};
pub use options::{
    CreateWhere, FinalMoai, ForeignMoai, IsleOptions, Leavers, MapTrouble, PrayedFlow, SeaGeyser, Setup,
    SinkingCall, Stall, Variants,
};
pub use phase::{
    After, Cause, Draw, End, Eruption, FLOWS_MAX, Flow, FlowState, Notice, NoticeTime, Phase, PrayerStep,
    Rescue, Sinking,
};
pub use pieces::{FISSURES, LAVA, MOAI, PRAYERS, Pieces, Points, SETTLERS, VILLAGES};
pub use preview::{Cut, FlowEnd, FlowPreview, LastRound, Odds, RaisePreview, SinkingPreview};
pub use public::{ACTION_POINTS, Content, Course, Public};
pub use refusal::{Costly, Due, Illegal, Reserve, SideSet, TieWith};
pub use rules::RULES;
pub use scatter::Scatter;
pub use score::{RaiseValue, Sheet, Why};
pub use space::{AREAS, Area, Cell, SPACES, Side, Space, VOLCANOES, Volcano, areas_of, spaces_of};
pub use standard::{FILE as STANDARD_FILE, LANDFALL};
pub use state::Isle;
pub use study::IsleStudy;
pub use survey::BORDERS_MAX;
pub use tile::{COAST, Tile};
pub use view::View;
pub use ways::Parts;
