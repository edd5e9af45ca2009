//! The laboratory: simulation, comparison of computer players, playouts, traces, runs of the laws, verification of luck.
//!
//! Everything here is generic over the game. Computer players sit at the tables; each is given its
//! seat's view and a generator of its own, so that what one draws changes nothing for another.

mod arena;
mod contest;
mod json;
mod laws;
mod play;
mod playout;
mod record;
mod report;
mod reward;
mod setting;
mod simulate;
mod totals;
mod trace;
mod train;
mod vector;
mod verify;
mod watch;

pub use arena::{
    Arena, ArenaError, ArenaReport, Difference, Estimate, Performance, Ranking, Rating, Stopping, Times,
    arena, rank, tables,
};
pub use contest::Misplayed;
pub use laws::{ALIKE, Check, LawError, LawFailure, LawRun, LawsHeld, Until, hold, hold_laws, play_to_end};
pub use players::network::{Network, UNITS_MAX};
pub use playout::{Playout, playout};
pub use record::{Keep, Record, RecordForm, Taken, Wanted};
pub use report::{Figure, Report, Sheet};
pub use reward::rewards;
pub use setting::{BadSetting, SeatError, Setting};
pub use simulate::{Bounds, SimulateError, Simulation, simulate};
pub use trace::{TraceError, trace, trace_saved};
pub use train::{CannotTrain, Trained, Training, train};
pub use vector::{AnyVector, Buffers, Frame, VectorError, VectorSpec, episode_seed, vector};
pub use verify::{CannotVerify, Commitment, Differs, Verified, verify};
pub use watch::Watch;
