//! Mū: everybody builds a city of nine Buildings around springs, and pays for Projects with what they give.
//!
//! One to five players, each with a board of 3 × 3 spaces. One round drafts three Projects, three rounds
//! draft and place three Buildings each. Every side of a Building and of the board's rim shows half a
//! spring; two facing halves of one colour make a Source. A Source gives a token, to be put on a Project
//! at once, and stays as a symbol: Strength for the Battles over rows and columns, Faith and Food for the
//! end. Whoever loses Battles in a row and a column loses the Building where they cross. The whole rules
//! are in `docs/rules`.
//!
//! The cards are data: a [`Pack`] names every Building, board and Project with its cost and effects, and
//! owners of a printed copy can bring their own.

// Module order is reading order.
pub mod pack;

mod bits;
mod card;
mod edge;
mod space;

mod count;
mod estate;
mod options;
mod permits;
mod phase;
mod public;
mod score;
mod venture;

mod action;
mod action_text;
mod desk;
mod luck;
mod luck_text;

mod event;
mod event_text;
mod level;
mod refusal;
mod refusal_text;

mod apply;
mod battle;
mod check;
mod damage;
mod draft;
mod effects;
mod flow;
mod game;
mod legal;
mod openings;
mod publish;
mod resolution;
mod sample;
mod setup;
mod solo;
mod state;
mod usable;

mod imagine;
mod lawful;
mod limbo;
mod preview;
mod study;
mod vary;
mod view;

mod city_fact;
mod script;
mod sketch;

#[cfg(test)]
mod imagine_tests;
#[cfg(test)]
mod tests;

mod rules;

pub use action::{Action, Entry, With};
pub use card::{Card, ColourSet, Hand};
pub use desk::{Choice, Desk, Gains, Ignored, Struck, Task};
pub use edge::{Edge, EdgeSet};
pub use estate::{Estate, VENTURES};
pub use event::{Destruction, Event, StockFrom, Who};
pub use level::Level;
pub use luck::{BuildingPile, Chance, Due, ProjectPile};
pub use options::{
    Boards, CityOptions, DoomedTradeToken, ExpertProjects, ExtraBeforeCost, ExtraOpens, Placement,
    RemovedBuildings, SoloNeutralTrade, SoloRefill, SourceStrength, Variants,
};
pub use pack::{
    Bag, Board, BoardId, Building, BuildingId, BuildingType, Colour, Counter, Effect, Keyword, Pack, Project,
    ProjectId, Side, Token,
};
pub use phase::{Moment, Phase};
pub use preview::{Fate, Fight, LineChange, LinePreview, PlacementPreview, ProjectPreview};
pub use public::{BATTLES, Public, SIDES_MAX};
pub use refusal::{Illegal, Wild};
pub use rules::RULES;
pub use score::{ProjectScore, Sheet, harvest};
pub use space::{Crossing, Line, LineSet, Space, SpaceSet};
pub use state::{City, Memory};
pub use study::CityStudy;
pub use venture::Venture;
pub use view::{Owes, Own, View};
