//! The titles of errors.

use domain::{AccessError, PlayError, Refusal, SeatError, TimeError};
use words::{Language, word};

use super::{ChatError, Error, Missing};

impl Error {
    /// What stands above the words of an error, on a page of its own.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most errors have the usual title")]
    pub(super) const fn title(&self, l: Language) -> &'static str {
        match self {
            Self::Missing(missing) => missing.title(l),
            Self::Refused(Refusal::Person(stranger)) => stranger_title(*stranger, l),
            Self::Refused(Refusal::Seats(SeatError::InviteUsed)) => {
                word!(l, en: "This invitation is used up", fr: "Cette invitation ne sert plus", de: "Diese Einladung gilt nicht mehr")
            }
            Self::Refused(Refusal::Play(PlayError::MovedOn)) => {
                word!(l, en: "The table has moved on", fr: "La partie a continué", de: "Am Tisch ging es weiter")
            }
            Self::Database(_) => {
                word!(l, en: "Nothing can be saved just now", fr: "Rien ne peut être enregistré pour le moment", de: "Gerade lässt sich nichts speichern")
            }
            Self::Failed(_) => {
                word!(l, en: "Something failed here", fr: "Une panne est survenue ici", de: "Hier ist etwas ausgefallen")
            }
            Self::Refused(Refusal::Time(TimeError::Paused)) => {
                word!(l, en: "The game is paused", fr: "La partie est en pause", de: "Das Spiel macht Pause")
            }
            Self::Talk(ChatError::Gone) => {
                word!(l, en: "There is no such message", fr: "Ce message n’existe pas", de: "Diese Nachricht gibt es nicht")
            }
            Self::Talk(_) => {
                word!(l, en: "That was not sent", fr: "Ce n’est pas parti", de: "Das wurde nicht geschickt")
            }
            Self::TooOften(_) => {
                word!(l, en: "A little slower", fr: "Un peu moins vite", de: "Etwas langsamer")
            }
            Self::Overload(_) => {
                word!(l, en: "There is no room just now", fr: "Plus de place pour le moment", de: "Gerade ist kein Platz")
            }
            Self::Refused(Refusal::Hint(_)) => {
                word!(l, en: "No hint now", fr: "Pas de conseil ici", de: "Gerade kein Tipp")
            }
            _ => {
                word!(l, en: "That was not possible", fr: "Ce n’était pas possible", de: "Das ging nicht")
            }
        }
    }
}

impl Missing {
    const fn title(&self, l: Language) -> &'static str {
        match self {
            Self::Page | Self::Method => {
                word!(l, en: "There is no such page", fr: "Cette page n’existe pas", de: "Diese Seite gibt es nicht")
            }
            Self::Table(_) => {
                word!(l, en: "There is no such table", fr: "Cette table n’existe pas", de: "Diesen Tisch gibt es nicht")
            }
            Self::Closed(_) => {
                word!(l, en: "This table is closed", fr: "Cette table est fermée", de: "Dieser Tisch ist geschlossen")
            }
            Self::Game(..) => {
                word!(l, en: "There is no such game", fr: "Ce jeu n’existe pas", de: "Dieses Spiel gibt es nicht")
            }
            Self::Person(_) => {
                word!(l, en: "Nobody has this name", fr: "Personne ne porte ce nom", de: "Niemand heißt so")
            }
        }
    }
}

/// The title of a refusal that is about who asks.
const fn stranger_title(stranger: AccessError, l: Language) -> &'static str {
    match stranger {
        AccessError::Banned => {
            word!(l, en: "You cannot play here", fr: "Vous ne pouvez pas jouer ici", de: "Du kannst hier nicht spielen")
        }
        AccessError::NotInvited => {
            word!(l, en: "This table is private", fr: "Cette table est privée", de: "Dieser Tisch ist privat")
        }
        AccessError::Removed => {
            word!(l, en: "You were asked to leave", fr: "On vous a demandé de partir", de: "Du wurdest gebeten zu gehen")
        }
        AccessError::NoWatchers => {
            word!(l, en: "Nobody watches this table", fr: "Cette table se joue sans public", de: "An diesem Tisch sieht niemand zu")
        }
        AccessError::NotAtTable
        | AccessError::SessionEnded
        | AccessError::NotYourSeat
        | AccessError::NotHost => {
            word!(l, en: "Not from this seat", fr: "Pas depuis cette place", de: "Nicht von diesem Platz aus")
        }
    }
}
