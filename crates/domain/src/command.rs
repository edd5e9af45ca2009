//! What somebody wants to be done at a table.

use engine::{Seat, Token};
use words::Language;

use crate::choice::Choice;
use crate::people::{Person, PersonId};
use crate::room::Invited;
use crate::terms::Terms;
use crate::time::Tick;

/// Who wants something to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person.
    Person(PersonId),
    /// A computer, for the seat that owes a choice.
    Computer,
    /// Nobody: time has passed, or a page was lost or found.
    Clock,
}

/// What can be done at a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// Takes a seat; in a running game the own seats back.
    Sit {
        /// Who sits down.
        person: Person,
        /// Which seat; the first free one if none is named.
        seat: Option<Seat>,
        /// A share of the luck.
        share: Option<Token>,
        /// Whether it is a program.
        is_bot: bool,
    },
    /// Takes the seat that is kept for whoever has this key.
    Accept {
        /// Who sits down.
        person: Person,
        /// The key.
        key: String,
        /// A share of the luck.
        share: Option<Token>,
    },
    /// Adds the own share to the luck of a table that waits.
    Share(Token),
    /// Frees a seat, or all own ones; in a running game the others are asked how it goes on.
    Leave(Option<Seat>),
    /// Frees all own seats for good; in a running game computers play on at once.
    LeaveForGood,
    /// Puts computers of this name, or the usual ones, on a free seat or on all of them.
    Fill {
        /// Which seat; all free ones if none is named.
        seat: Option<Seat>,
        /// The name of the computer player; the usual one if none is named.
        player: Option<String>,
    },
    /// Lets two seats change places.
    Swap(Seat, Seat),
    /// Keeps a free seat for somebody.
    Reserve(Seat, Invited),
    /// Sends a person away.
    SendAway(Seat),
    /// Changes on what terms people come.
    SetTerms(Terms),
    /// Wants to begin without waiting for more people.
    Ready,
    /// Begins the game.
    Start,
    /// Begins the game if nobody is missing: the table was just opened.
    StartIfFull,
    /// Removes a table that waits and at which nothing has changed since then.
    EndIfLeft(Tick),

    /// Takes an action of the game, in the notation.
    Act(Seat, String),
    /// Fixes a choice, in the notation, for when the seat owes it; or fixes nothing any more.
    Ahead(Seat, Option<String>),
    /// Carries out what the seat has fixed, or lets it lapse.
    ActAhead(Seat),
    /// Takes choices back of which nobody has learned anything.
    TakeBack(Seat, Reach),
    /// Notes that a seat was given a hint.
    CountHint(Seat),
    /// The page of a seat has played all that others did before the choice that it owes.
    Played(Seat),
    /// Asks the others whether the last choice may be taken back.
    AskBack(Seat),
    /// Asks the others for a pause.
    AskPause(Seat),
    /// Asks the others to end the game without a result.
    AskEnd(Seat),
    /// Gives up, at a table of two people: the other one has won.
    GiveUp,
    /// Answers a question, by its number.
    Answer(i64, Choice),
    /// Takes an own question back.
    Withdraw(i64),
    /// Ends a pause.
    Resume,
    /// Notes since when the pages of people are lost, or that they are found again.
    Connect(Vec<(PersonId, Option<Tick>)>),
    /// Carries out what is due by itself: clocks run out, votes end. Connections are noted first.
    PassTime(Vec<(PersonId, Option<Tick>)>),
}

/// How far a take-back goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// The last choice.
    #[default]
    Last,
    /// Every choice that could be taken back freely one after the other: as far as the turn began, or luck was drawn.
    All,
}

/// A command with all that belongs to it.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who wants it.
    pub by: Actor,
    /// What is wanted.
    pub command: Command,
    /// The version of the table on which it was chosen, where that matters.
    pub seq: Option<usize>,
    /// The key of the request: with the same key it is carried out once.
    pub key: Option<String>,
    /// The language of a refusal.
    pub language: Language,
    /// When it came in: thinking ends here, however slow the server is.
    pub came_in: Tick,
}

impl Request {
    /// What somebody wants now, whatever the version of the table.
    pub const fn new(by: Actor, command: Command, at: Tick) -> Self {
        Self { by, command, seq: None, key: None, language: Language::English, came_in: at }
    }

    /// The seat whose request its key tells apart from others.
    pub const fn seat(&self) -> Option<Seat> {
        match self.command {
            Command::Act(seat, _)
            | Command::Ahead(seat, _)
            | Command::ActAhead(seat)
            | Command::TakeBack(seat, _)
            | Command::Played(seat)
            | Command::AskBack(seat)
            | Command::AskPause(seat)
            | Command::AskEnd(seat)
            | Command::CountHint(seat) => Some(seat),
            Command::Sit { .. }
            | Command::Accept { .. }
            | Command::Share(_)
            | Command::Leave(_)
            | Command::LeaveForGood
            | Command::Fill { .. }
            | Command::Swap(..)
            | Command::Reserve(..)
            | Command::SendAway(_)
            | Command::SetTerms(_)
            | Command::Ready
            | Command::Start
            | Command::StartIfFull
            | Command::EndIfLeft(_)
            | Command::GiveUp
            | Command::Answer(..)
            | Command::Withdraw(_)
            | Command::Resume
            | Command::Connect(_)
            | Command::PassTime(_) => None,
        }
    }

    /// Whether it is judged by who sits where, by what is asked or by how clocks stand, which other processes may have
    /// changed. A step of the game needs not know it: it is refused if it was judged by an old position.
    pub const fn needs_the_latest(&self) -> bool {
        !matches!(
            self.command,
            Command::Act(..) | Command::TakeBack(..) | Command::CountHint(_) | Command::Resume
        )
    }
}
