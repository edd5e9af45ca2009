//! Why a request is refused, and how that is told.
//!
//! Handlers give an [`Error`]; it becomes a response that carries it, and the request, which knows
//! the language and the form of the answer, writes the words. Each kind of error is a table: its status, its code
//! for programs and its text in all languages stand in one row, beside its name.

mod fault;
mod limits;
mod passkeys;
mod people;
mod refused;
mod requests;
mod reviews;
mod serve;
mod titles;

use std::fmt;
use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{AccessError, HintError, PlayError, Refusal, SeatError, TimeError, VoteError};
use engine::OptionError;
use pages::Problem;
use words::{Language, word};

use crate::limits::TooOften;

pub(crate) use fault::Fault;
pub(crate) use passkeys::PasskeyError;
pub(crate) use people::{AccountError, ChatError, HolidayError, NameError, NoticeError};
pub(crate) use refused::{Refused, ToldRefusal};
pub(crate) use requests::{Missing, Overload, RequestError, Unread};
pub(crate) use reviews::ReviewError;
pub use serve::ServeError;

/// Why a request is refused. Nothing has changed then.
#[derive(Debug)]
pub(crate) enum Error {
    /// There is nothing at this address.
    Missing(Missing),
    /// The request itself cannot be accepted.
    Request(RequestError),
    /// What was sent cannot be read.
    Unread(Unread),
    /// The table refuses it.
    Refused(Refusal),
    /// A name cannot be so.
    Name(NameError),
    /// Something about accounts or passwords is not possible.
    Account(AccountError),
    /// Something is not possible with passkeys.
    Passkey(PasskeyError),
    /// Holidays that cannot be so.
    Holidays(HolidayError),
    /// An option cannot be so.
    Option(OptionError),
    /// A program has asked in a way that is not accepted.
    Call(Fault),
    /// It cannot be said, or there is no such message.
    Talk(ChatError),
    /// The same was asked too often.
    TooOften(TooOften),
    /// There is no room for more.
    Overload(Overload),
    /// Somebody cannot be told as they want.
    Notice(NoticeError),
    /// There is no review, or none can be asked for.
    Review(ReviewError),
    /// The database is away, full or broken. Told to the log; the visitor hears that it may be tried again.
    Database(store::Error),
    /// Something failed that nobody outside can help. Told to the log, not to the visitor.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// Calls something of whatever an error holds: every kind has a status, a code and a text.
macro_rules! of_each_kind {
    ($error:expr, $kind:ident => $told:expr, $database:ident => $away:expr, $failed:expr, $option:ident => $optional:expr) => {
        match $error {
            Error::Missing($kind) => $told,
            Error::Request($kind) => $told,
            Error::Unread($kind) => $told,
            Error::Refused(Refusal::Person($kind)) => $told,
            Error::Refused(Refusal::Seats($kind)) => $told,
            Error::Refused(Refusal::Play($kind)) => $told,
            Error::Refused(Refusal::Hint($kind)) => $told,
            Error::Refused(Refusal::Time($kind)) => $told,
            Error::Refused(Refusal::Consent($kind)) => $told,
            Error::Name($kind) => $told,
            Error::Account($kind) => $told,
            Error::Passkey($kind) => $told,
            Error::Holidays($kind) => $told,
            Error::Call($kind) => $told,
            Error::Talk($kind) => $told,
            Error::TooOften($kind) => $told,
            Error::Overload($kind) => $told,
            Error::Notice($kind) => $told,
            Error::Review($kind) => $told,
            Error::Option($option) => $optional,
            Error::Database($database) => $away,
            Error::Failed(_) => $failed,
            // Both become other errors when they are made.
            Error::Refused(Refusal::Field(_) | Refusal::Broken(_)) => $failed,
        }
    };
}

impl Error {
    /// Something failed that nobody outside can help.
    pub(crate) fn failed(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Failed(cause.into())
    }

    /// Whether something else happened at the table first.
    pub(crate) const fn is_moved_on(&self) -> bool {
        matches!(self, Self::Refused(Refusal::Play(PlayError::MovedOn)))
    }

    /// The rule that forbids it, and the handles concerned.
    pub(crate) const fn refusal(&self) -> Option<&host::Refusal> {
        if let Self::Refused(Refusal::Play(PlayError::Illegal(refusal))) = self {
            Some(refusal)
        } else {
            None
        }
    }

    /// What the visitor is told: a title, and what to do about it.
    pub(crate) fn problem(&self, language: Language) -> Problem {
        Problem { title: self.title(language).into(), text: self.text(language) }
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        let status = of_each_kind!(self, kind => kind.status(), _cause => 503, 500, _bad => 422);
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// Its word for programs; it never changes.
    pub(crate) const fn code(&self) -> &'static str {
        of_each_kind!(self, kind => kind.code(), _cause => "unavailable", "failed", _bad => "bad_option")
    }

    /// What happened, and what to do about it.
    pub(crate) fn text(&self, l: Language) -> String {
        of_each_kind!(self, kind => kind.text(l), cause => unsaved(cause, l), failed(l), bad => {
            let pages::FieldError { text, list, .. } = pages::draft::option_error(bad, l);
            [vec![text], list].concat().join(" ")
        })
    }

    /// The field it is about.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few errors are about a field")]
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::Request(RequestError::Field(field)) => Some((*field).to_owned()),
            Self::Unread(unread) => unread.field().map(String::from),
            Self::Option(bad) => Some(format!("options.{}", bad.name)),
            Self::Name(_) => Some("name".into()),
            Self::Refused(Refusal::Play(PlayError::Unreadable(..))) => Some("action".into()),
            Self::Call(fault) => fault.field(),
            _ => None,
        }
    }
}

/// The database cannot be written.
fn unsaved(cause: &store::Error, l: Language) -> String {
    if matches!(cause, store::Error::Unsure(_)) {
        return word!(l,
            en: "The server cannot save just now, and does not know yet whether this was saved. Nothing that was answered is lost. Look again in a moment, then go on.",
            fr: "Le serveur ne peut rien enregistrer pour le moment et ne sait pas encore si ceci l’a été. Rien de ce qui a reçu réponse n’est perdu. Regardez de nouveau dans un instant, puis continuez.",
            de: "Der Server kann gerade nichts speichern und weiß noch nicht, ob das hier gespeichert ist. Nichts, was beantwortet wurde, ist verloren. Schau gleich noch einmal nach, dann geht es weiter.")
        .into();
    }
    word!(l,
        en: "The server cannot save just now. This was not sent, and nothing is lost. Try again in a moment.",
        fr: "Le serveur ne peut rien enregistrer pour le moment. Ceci n’est pas parti, et rien n’est perdu. Réessayez dans un instant.",
        de: "Der Server kann gerade nichts speichern. Das hier wurde nicht abgeschickt, und nichts ist verloren. Versuch es gleich noch einmal.")
    .into()
}

fn failed(l: Language) -> String {
    word!(l,
        en: "It is not your fault, and everything that was answered is kept. Try again in a moment.",
        fr: "Ce n’est pas de votre fait, et tout ce qui a reçu réponse est conservé. Réessayez dans un instant.",
        de: "Es liegt nicht an dir, und alles, was beantwortet wurde, ist gesichert. Versuch es gleich noch einmal.")
    .into()
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
            store::Error::Changed => PlayError::MovedOn.into(),
            store::Error::TooMany => Self::Request(RequestError::Enough),
            store::Error::TooFast => Self::Talk(ChatError::TooFast),
            store::Error::TableExists => Self::Request(RequestError::PromiseUsed),
            store::Error::NameTaken => Self::Name(NameError::Taken),
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

impl From<Refusal> for Error {
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are told as they are")]
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Field(field) => Self::Request(RequestError::Field(field)),
            Refusal::Broken(why) => Self::failed(why),
            refused => Self::Refused(refused),
        }
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
    RequestError => Request,
    Unread => Unread,
    NameError => Name,
    AccountError => Account,
    PasskeyError => Passkey,
    HolidayError => Holidays,
    OptionError => Option,
    Fault => Call,
    ChatError => Talk,
    TooOften => TooOften,
    Overload => Overload,
    NoticeError => Notice,
    ReviewError => Review,
);

/// What a table refuses becomes an [`Error`].
macro_rules! refused {
    ($($kind:ident),+ $(,)?) => {
        $(impl From<$kind> for Error {
            fn from(kind: $kind) -> Self {
                Self::Refused(kind.into())
            }
        })+
    };
}
refused!(AccessError, SeatError, PlayError, HintError, TimeError, VoteError);

/// An error on its way to the request that writes it.
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
