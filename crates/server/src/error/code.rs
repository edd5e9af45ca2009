//! What programs are told of an error: its code, and the field it is about.

use super::{
    BadAccount, BadName, BadNotice, BadRequest, Error, Missing, NoHint, NoTalk, Objection, Seating, Stranger,
    Unplayable,
};

impl Error {
    /// Its word for programs; it never changes.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Missing(missing) => missing.code(),
            Self::Request(bad) => bad.code(),
            Self::Name(bad) => bad.code(),
            Self::Option(_) => "bad_option",
            Self::Person(stranger) => stranger.code(),
            Self::Seats(seating) => seating.code(),
            Self::Play(unplayable) => unplayable.code(),
            Self::Hint(none) => none.code(),
            Self::Time(untimely) => untimely.code(),
            Self::Talk(none) => none.code(),
            Self::TooOften(_) => "too_often",
            Self::Crowded(_) => "crowded",
            Self::Consent(objection) => objection.code(),
            Self::Account(bad) => bad.code(),
            Self::Notice(bad) => bad.code(),
            Self::Call(fault) => fault.code(),
            Self::Database(_) => "unavailable",
            Self::Failed(_) => "failed",
        }
    }

    /// The field it is about.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::Request(BadRequest::Field(field)) => Some((*field).to_owned()),
            Self::Option(bad) => Some(format!("options.{}", bad.name)),
            Self::Name(_) => Some("name".into()),
            Self::Call(fault) => fault.field(),
            Self::Request(
                BadRequest::ForeignSite
                | BadRequest::TooLarge
                | BadRequest::TooSlow
                | BadRequest::PromiseUsed,
            )
            | Self::Missing(_)
            | Self::Person(_)
            | Self::Seats(_)
            | Self::Play(_)
            | Self::Hint(_)
            | Self::Time(_)
            | Self::Talk(_)
            | Self::TooOften(_)
            | Self::Crowded(_)
            | Self::Account(_)
            | Self::Notice(_)
            | Self::Consent(_)
            | Self::Database(_)
            | Self::Failed(_) => None,
        }
    }
}

impl Missing {
    const fn code(&self) -> &'static str {
        match self {
            Self::Page => "no_such_call",
            Self::Method => "wrong_method",
            Self::Table(_) => "no_such_table",
            Self::Closed(_) => "table_closed",
            Self::Person(_) => "no_such_person",
            Self::Game { .. } => "no_such_game",
        }
    }
}

impl BadRequest {
    const fn code(self) -> &'static str {
        match self {
            Self::ForeignSite => "foreign_site",
            Self::TooLarge => "too_large",
            Self::TooSlow => "too_slow",
            Self::Field(_) => "bad_field",
            Self::PromiseUsed => "promise_used",
        }
    }
}

impl BadName {
    const fn code(self) -> &'static str {
        match self {
            Self::Empty => "name_empty",
            Self::Long => "name_long",
            Self::Invisible => "name_invisible",
            Self::Taken => "name_taken",
            Self::Reserved => "name_reserved",
            Self::NoLetter => "name_without_letter",
        }
    }
}

impl Stranger {
    const fn code(self) -> &'static str {
        match self {
            Self::NotAtTable => "not_at_table",
            Self::SessionEnded => "session_ended",
            Self::NotYourSeat => "not_your_seat",
            Self::NotHost => "not_host",
            Self::Banned => "banned",
            Self::NotInvited => "not_invited",
            Self::Removed => "sent_away",
            Self::NoWatchers => "no_watchers",
        }
    }
}

impl Seating {
    const fn code(&self) -> &'static str {
        match self {
            Self::Taken => "seat_taken",
            Self::Kept(_) => "seat_kept",
            Self::Full => "table_full",
            Self::Free => "seats_free",
            Self::NoPlayer(_) => "no_such_player",
            Self::Begun => "game_begun",
            Self::NotBegun => "game_not_begun",
            Self::Running => "game_running",
            Self::InviteUsed => "invitation_used",
            Self::NobodyThere => "nobody_there",
            Self::HostStarts => "host_starts",
            Self::AccountsOnly => "accounts_only",
            Self::NoComputers => "no_computers",
            Self::Blocked => "blocked",
            Self::NobodyCalled(_) => "no_such_person",
            Self::Here(_) => "sits_here",
        }
    }
}

impl Unplayable {
    const fn code(&self) -> &'static str {
        match self {
            Self::MovedOn => "moved_on",
            Self::Fixed => "cannot_take_back",
            Self::Rated => "rated",
            Self::Unreadable => "unreadable",
            Self::Illegal(_) => "illegal",
        }
    }
}

impl BadAccount {
    const fn code(self) -> &'static str {
        match self {
            Self::WrongSignIn => "wrong_sign_in",
            Self::WrongPassword => "wrong_password",
            Self::PasswordShort => "password_short",
            Self::PasswordLong => "password_long",
            Self::HasAccount => "has_account",
            Self::NeedsAccount => "needs_account",
            Self::NameNeedsPassword => "name_needs_password",
            Self::Busy => "busy",
        }
    }
}

impl BadNotice {
    const fn code(&self) -> &'static str {
        match self {
            Self::NoLetters => "no_letters",
            Self::NoCalls => "no_calls",
            Self::Address => "bad_address",
            Self::TooOften => "too_often",
            Self::Away => "mail_away",
            Self::Refused => "mail_refused",
            Self::Link => "no_such_link",
            Self::Hook(_) => "bad_web_address",
        }
    }
}

impl Objection {
    const fn code(self) -> &'static str {
        match self {
            Self::Forbidden => "cannot_be_asked",
            Self::Nothing => "nothing_to_take_back",
            Self::Asked => "asked_already",
            Self::Declined => "declined_just_now",
            Self::Closed => "asked_no_more",
            Self::NotYours => "not_yours",
        }
    }
}

impl NoTalk {
    const fn code(self) -> &'static str {
        match self {
            Self::Off => "chat_off",
            Self::Empty => "message_empty",
            Self::Long => "message_long",
            Self::Phrase => "no_such_phrase",
            Self::TooFast => "too_fast",
            Self::Gone => "no_such_message",
            Self::Words => "too_many_words",
        }
    }
}

impl NoHint {
    const fn code(self) -> &'static str {
        match self {
            Self::Forbidden => "no_hints",
            Self::NotYourTurn => "not_your_turn",
            Self::Over => "game_over",
            Self::OneAtATime => "one_at_a_time",
        }
    }
}
