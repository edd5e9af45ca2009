//! Seats, turns, views, tables and laws: what all games of Mu share.

// Module order is reading order.
pub mod fair;
pub mod game;
pub mod knowledge;
pub mod laws;
pub mod notation;
pub mod options;
pub mod rng;
pub mod rule;
pub mod saved;
pub mod script;
pub mod seat;
pub mod set;
pub mod study;
pub mod table;

pub use fair::{Luck, Token};
pub use game::{Data, Game, ScoreLine, Standing, Turn};
pub use knowledge::{Audience, Happening, Imagine, Observer, Witness};
pub use notation::Misread;
pub use options::{BadOption, BadOptionReason, Chosen, OptionKind, OptionSpec, Options};
pub use rng::Rng;
pub use rule::{Illegality, RuleId};
pub use saved::{BadSave, SavedGame};
pub use seat::{PerSeat, SEATS_MAX, Seat, SeatSet};
pub use set::{Set, Small};
pub use study::{Cell, Study, Tally};
pub use table::{BadStep, NothingToTakeBack, Step, StepNumber, Table, Told};
