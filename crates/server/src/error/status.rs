//! What an error is for HTTP.

use axum::http::StatusCode;

use super::{
    BadAccount, BadRequest, Crowded, Error, Missing, NoHint, NoTalk, Objection, Seating, Stranger,
    Unplayable, Untimely,
};

impl Error {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Missing(Missing::Method) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Missing(Missing::Page | Missing::Table(_) | Missing::Person(_) | Missing::Game { .. })
            | Self::Talk(NoTalk::Gone) => StatusCode::NOT_FOUND,
            Self::Missing(Missing::Closed(_)) | Self::Seats(Seating::InviteUsed) => StatusCode::GONE,
            Self::Request(BadRequest::TooLarge) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Request(BadRequest::TooSlow) => StatusCode::REQUEST_TIMEOUT,
            Self::Request(BadRequest::Field(_)) => StatusCode::BAD_REQUEST,
            Self::Person(Stranger::SessionEnded) => StatusCode::UNAUTHORIZED,
            Self::Request(BadRequest::ForeignSite)
            | Self::Person(
                Stranger::NotAtTable
                | Stranger::NotYourSeat
                | Stranger::NotHost
                | Stranger::Banned
                | Stranger::NotInvited
                | Stranger::Removed
                | Stranger::NoWatchers,
            )
            | Self::Hint(NoHint::Forbidden)
            | Self::Talk(NoTalk::Off)
            | Self::Consent(Objection::Forbidden | Objection::NotYours)
            | Self::Seats(Seating::Running | Seating::AccountsOnly | Seating::Blocked)
            | Self::Account(BadAccount::WrongSignIn | BadAccount::WrongPassword | BadAccount::NeedsAccount) => {
                StatusCode::FORBIDDEN
            }
            Self::Hint(NoHint::OneAtATime)
            | Self::Talk(NoTalk::TooFast)
            | Self::TooOften(_)
            | Self::Crowded(Crowded::Address) => StatusCode::TOO_MANY_REQUESTS,
            Self::Account(BadAccount::Busy)
            | Self::Crowded(Crowded::House | Crowded::Busy)
            | Self::Database(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Request(BadRequest::PromiseUsed)
            | Self::Seats(
                Seating::Taken
                | Seating::Kept(_)
                | Seating::Full
                | Seating::Free
                | Seating::Begun
                | Seating::NotBegun
                | Seating::NobodyThere
                | Seating::HostStarts
                | Seating::NoComputers
                | Seating::Here(_),
            )
            | Self::Account(BadAccount::HasAccount | BadAccount::NameNeedsPassword)
            | Self::Hint(NoHint::NotYourTurn | NoHint::Over)
            | Self::Time(Untimely::Paused | Untimely::NotPaused | Untimely::NoClocks | Untimely::Over)
            | Self::Consent(
                Objection::Nothing | Objection::Asked | Objection::Declined | Objection::Closed,
            )
            | Self::Play(Unplayable::MovedOn | Unplayable::Fixed | Unplayable::Rated) => StatusCode::CONFLICT,
            Self::Name(_)
            | Self::Account(BadAccount::PasswordShort | BadAccount::PasswordLong)
            | Self::Option(_)
            | Self::Time(Untimely::Holidays(_))
            | Self::Seats(Seating::NoPlayer(_) | Seating::NobodyCalled(_))
            | Self::Talk(NoTalk::Empty | NoTalk::Long | NoTalk::Phrase | NoTalk::Words)
            | Self::Play(Unplayable::Unreadable | Unplayable::Illegal(_)) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Notice(bad) => bad.status(),
            Self::Call(fault) => fault.status(),
            Self::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}
