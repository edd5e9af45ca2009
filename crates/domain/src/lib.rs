//! The table around a game: people, seats, terms, clocks, absences, votes, and the journal.
//!
//! It is a state machine over that journal, as pure as the rules of the games: a [`TableState`] judges a [`Request`]
//! at a given moment ([`TableState::judge`]) and answers with a [`Change`] or a [`Refusal`]; whoever keeps tables
//! writes the change and lets the table adopt it ([`TableState::adopt`]). There is no database here, no network and
//! no clock.

mod ahead;
mod awaited;
mod change;
mod choice;
mod coach;
mod command;
mod door;
mod ending;
mod host_deed;
mod journal;
mod judge;
mod letters;
mod names;
mod note;
mod people;
mod play;
mod proposal;
mod rating;
mod records;
mod refusal;
mod room;
mod running;
mod season;
mod state;
mod terms;
pub mod time;
mod undone;
mod votes;
mod weight;
mod word;

pub use awaited::Awaited;
pub use change::Change;
pub use choice::Choice;
pub use coach::CoachLevel;
pub use command::{Actor, Command, Reach, Request};
pub use door::Door;
pub use ending::Ended;
pub use host::Level;
pub use host_deed::HostDeed;
pub use journal::{Entry, NewEntry, TakenBack, write_down};
pub use judge::player;
pub use letters::letters;
pub use names::{NAME_MAX, Skeleton, different_name, name_at_table, name_computers, take_name};
pub use note::{Asked, Happened, Note, Noted};
pub use people::{Guest, Handle, Person, PersonId, SeatPerson, Standing};
pub use proposal::{Decision, Kind, Outcome, Proposal, voters};
pub use rating::{Listed, Rating};
pub use records::{
    Moment, Origin, Place, Rated, SeatKind, SeatRecord, SoloEnd, Source, Status, TableId, TableRecord,
};
pub use refusal::{AccessError, HintError, PlayError, Refusal, SeatError, TimeError, VoteError};
pub use room::{Invited, kept_for};
pub use season::Season;
pub use state::{Parts, TableState};
pub use terms::{Access, Allowances, Talk, Terms};
pub use undone::TakenSteps;
pub use votes::{Assent, TakeBacks};
pub use weight::{FEW_CHOICES, LATELY, Lately, Less, RatedGame, Weight, WhyLess};

/// Something that is kept cannot be understood: nobody wrote it so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Corrupt(pub String);
