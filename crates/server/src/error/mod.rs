//! Why a request is refused, and how that is told.
//!
//! Handlers give an [`Error`]; it becomes a response that carries it, and the visit, which knows
//! the language and the form of the answer, writes the words.

mod bounds;
mod code;
mod notice;
mod status;
mod titles;
mod untimely;
mod words;

use std::fmt;
use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use engine::BadOption;
use host::{PlayRefused, Refusal};
use store::TableId;

use crate::api::Fault;
use crate::limits::TooOften;
pub(crate) use notice::BadNotice;

pub(crate) use bounds::Crowded;

/// Why a request is refused. Nothing has changed then.
#[derive(Debug)]
pub(crate) enum Error {
    /// There is nothing at this address.
    Missing(Missing),
    /// The request itself cannot be accepted.
    Request(BadRequest),
    /// A name cannot be so.
    Name(BadName),
    /// Something about accounts or passwords is not possible.
    Account(BadAccount),
    /// An option cannot be so.
    Option(BadOption),
    /// The person may not do that.
    Person(Stranger),
    /// The seats of the table do not allow it.
    Seats(Seating),
    /// The game does not allow it.
    Play(Unplayable),
    /// There is no hint.
    Hint(NoHint),
    /// The clocks of the table, or who is there, do not allow it.
    Time(Untimely),
    /// A program has asked in a way that is not accepted.
    Call(Fault),
    /// It cannot be said, or there is no such message.
    Talk(NoTalk),
    /// The same was asked too often.
    TooOften(TooOften),
    /// There is no room for more.
    Crowded(Crowded),
    /// Somebody cannot be told as they want.
    Notice(BadNotice),
    /// It cannot be asked or answered.
    Consent(Objection),
    /// The database is away, full or broken. Told to the log; the visitor hears that it may be tried again.
    Database(store::Error),
    /// Something failed that nobody outside can help. Told to the log, not to the visitor.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// There is nothing at this address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// There is no such page.
    Page,
    /// The page is there, but not for this method.
    Method,
    /// There is no such table.
    Table(TableId),
    /// Whoever hosts has closed the table.
    Closed(TableId),
    /// No account has this name.
    Person(String),
    /// There is no such game.
    Game {
        /// What was asked for.
        name: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
}

/// The request itself cannot be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadRequest {
    /// Another site sent it.
    ForeignSite,
    /// It is longer than a request may be.
    TooLarge,
    /// It did not arrive in time.
    TooSlow,
    /// A field is missing or cannot be read.
    Field(&'static str),
    /// The page it comes from has already opened a table.
    PromiseUsed,
}

/// Why a name cannot be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadName {
    /// There is nothing to read.
    Empty,
    /// It is longer than 24 characters.
    Long,
    /// It holds characters that cannot be seen.
    Invisible,
    /// It belongs to an account of somebody else, or looks like it.
    Taken,
    /// The house keeps it for itself.
    Reserved,
    /// An account's name holds neither a letter nor a digit.
    NoLetter,
}

/// Something about accounts or passwords is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadAccount {
    /// The name or the password of a sign-in is wrong. Which of them is not told.
    WrongSignIn,
    /// It is not the account's password.
    WrongPassword,
    /// A new password has fewer than 8 characters.
    PasswordShort,
    /// A new password has more than 128 characters.
    PasswordLong,
    /// The visitor has an account.
    HasAccount,
    /// The visitor has no account.
    NeedsAccount,
    /// The name of an account is not changed like a guest's.
    NameNeedsPassword,
    /// Too many passwords are being checked.
    Busy,
}

/// The person may not do that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stranger {
    /// The person does not sit at this table, or is not known at all.
    NotAtTable,
    /// The session of this browser has expired.
    SessionEnded,
    /// The person does not sit on this seat.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// Whoever hosts the site has banned the person.
    Banned,
    /// The table is private, and nobody has invited the person.
    NotInvited,
    /// The host of the table has sent the person away.
    Removed,
    /// Nobody may watch this table.
    NoWatchers,
}

/// The seats of the table do not allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seating {
    /// Somebody sits there.
    Taken,
    /// The seat is kept for this person.
    Kept(String),
    /// No seat is free.
    Full,
    /// Seats are still free.
    Free,
    /// There is no such computer player.
    NoPlayer(String),
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    Running,
    /// The invitation has been used, or was taken back.
    InviteUsed,
    /// Nobody sits there who could be sent away.
    NobodyThere,
    /// The host starts the game.
    HostStarts,
    /// The table is rated: only people with accounts sit there.
    AccountsOnly,
    /// The table is rated: no computer sits there.
    NoComputers,
    /// The host has blocked the person.
    Blocked,
    /// No account has this name.
    NobodyCalled(String),
    /// This person has a seat here already.
    Here(String),
}

/// The game does not allow it.
#[derive(Clone, Debug)]
pub(crate) enum Unplayable {
    /// The table is no longer as the page shows it.
    MovedOn,
    /// Nothing can be taken back.
    Fixed,
    /// Nothing is taken back at a rated table.
    Rated,
    /// What was chosen means no act.
    Unreadable,
    /// A rule forbids it.
    Illegal(Refusal),
}

/// Why there is no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoHint {
    /// The table was opened without hints.
    Forbidden,
    /// The person owes no choice.
    NotYourTurn,
    /// The game is over.
    Over,
    /// The person waits for another hint.
    OneAtATime,
}

/// The clocks of the table, or who is there, do not allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Untimely {
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The table has no clocks.
    NoClocks,
    /// The game is over.
    Over,
    /// Holidays that cannot be so.
    Holidays(BadHolidays),
}

/// Why holidays cannot be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadHolidays {
    /// A day cannot be read.
    Unreadable,
    /// The last day comes before the first.
    Backwards,
    /// They begin before today.
    Past,
    /// They begin more than a year from now.
    Far,
    /// They overlap other ones.
    Overlap,
    /// They are more days in a year than anybody has.
    TooMany,
}

/// Why something cannot be said, or nothing be done about what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoTalk {
    /// Chat is off at this table.
    Off,
    /// There is nothing to read.
    Empty,
    /// It is longer than 300 characters.
    Long,
    /// There is no such quick phrase.
    Phrase,
    /// The person has said too much just now.
    TooFast,
    /// There is no such message of somebody else that the visitor reads.
    Gone,
    /// Too many words, or too long ones, are not to be read.
    Words,
}

/// Why something cannot be asked of the others at a table, or answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Objection {
    /// The table was opened without take-backs by consent.
    Forbidden,
    /// There is nothing to be taken back.
    Nothing,
    /// It is being asked already.
    Asked,
    /// The others have just declined what the person asked.
    Declined,
    /// It is no longer asked.
    Closed,
    /// The person is not among those who are asked, or did not ask.
    NotYours,
}

impl Error {
    /// Something failed that nobody outside can help.
    pub(crate) fn failed(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Failed(cause.into())
    }

    /// Whether something else happened at the table first.
    pub(crate) const fn is_moved_on(&self) -> bool {
        matches!(self, Self::Play(Unplayable::MovedOn))
    }

    /// The rule that forbids it, and the handles concerned.
    pub(crate) const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Play(Unplayable::Illegal(refusal)) => Some(refusal),
            Self::Play(
                Unplayable::MovedOn | Unplayable::Fixed | Unplayable::Rated | Unplayable::Unreadable,
            )
            | Self::Account(_)
            | Self::Missing(_)
            | Self::Request(_)
            | Self::Name(_)
            | Self::Option(_)
            | Self::Person(_)
            | Self::Seats(_)
            | Self::Hint(_)
            | Self::Time(_)
            | Self::Call(_)
            | Self::Talk(_)
            | Self::TooOften(_)
            | Self::Crowded(_)
            | Self::Notice(_)
            | Self::Consent(_)
            | Self::Database(_)
            | Self::Failed(_) => None,
        }
    }
}

impl fmt::Display for Error {
    /// For logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Failed(cause) = self {
            write!(f, "{cause}")
        } else if let Self::Database(cause) = self {
            write!(f, "{cause}")
        } else {
            write!(f, "{self:?}")
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        if error.is_fault() {
            return Self::Database(error);
        }
        match error {
            store::Error::NoTable(id) => Self::Missing(Missing::Table(id)),
            store::Error::Changed | store::Error::StepTaken => Self::Play(Unplayable::MovedOn),
            store::Error::TooFast => Self::Talk(NoTalk::TooFast),
            store::Error::TableExists => Self::Request(BadRequest::PromiseUsed),
            store::Error::NameTaken => Self::Name(BadName::Taken),
            store::Error::Open { .. }
            | store::Error::Scheme(_)
            | store::Error::Sql(_)
            | store::Error::Unwritten(_)
            | store::Error::Unsure(_)
            | store::Error::Corrupt(_)
            | store::Error::NotEmpty
            | store::Error::NoPerson(_)
            | store::Error::Repeated => Self::failed(error),
        }
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Self {
        Self::failed(error)
    }
}

impl From<PlayRefused> for Error {
    fn from(refused: PlayRefused) -> Self {
        Self::Play(match refused {
            PlayRefused::Misread(_) => Unplayable::Unreadable,
            PlayRefused::Illegal(refusal) => Unplayable::Illegal(refusal),
        })
    }
}

/// Errors of one kind become an [`Error`].
macro_rules! kinds {
    ($($kind:ident => $variant:ident),+ $(,)?) => {
        $(impl From<$kind> for Error {
            fn from(kind: $kind) -> Self {
                Self::$variant(kind)
            }
        })+
    };
}
kinds!(
    Missing => Missing,
    BadRequest => Request,
    BadName => Name,
    BadAccount => Account,
    BadOption => Option,
    Stranger => Person,
    Seating => Seats,
    Unplayable => Play,
    NoHint => Hint,
    Untimely => Time,
    Fault => Call,
    NoTalk => Talk,
    TooOften => TooOften,
    Crowded => Crowded,
    BadNotice => Notice,
    Objection => Consent,
);

/// An error on its way to the visit that writes it.
#[derive(Clone, Debug)]
pub(crate) struct Unspoken(pub(crate) Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Self::Failed(_) | Self::Database(_) = &self {
            tracing::error!(cause = %self, "a request failed");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Unspoken(Arc::new(self)));
        response
    }
}
