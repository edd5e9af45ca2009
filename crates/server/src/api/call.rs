//! What one call is: its address, what it needs, what it does, and how it is explained.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::response::Response;
use axum::routing::MethodFilter;
use words::{Language, word};

use super::ask::Ask;
use crate::error::Error;
use crate::house::House;
use crate::tokens::ROOT;
use crate::tokens::Scope;

/// One call.
#[derive(Debug)]
pub(super) struct Call {
    /// Its name in the document: `act`.
    pub(super) name: &'static str,
    /// How it is asked for.
    pub(super) method: Method,
    /// Its path below the root: `/tables/{table}/act`.
    pub(super) path: &'static str,
    /// What a token must be allowed.
    pub(super) scope: Scope,
    /// Who may ask.
    pub(super) who: Who,
    /// What it does.
    pub(super) about: Words,
    /// What may be sent besides what stands in the path.
    pub(super) fields: &'static [Field],
    /// What a good answer is.
    pub(super) answer: Answer,
    /// A body that is accepted; empty if it takes none. `TABLE` and `STEP` stand for those of a real table.
    pub(super) example: &'static str,
    /// What it does.
    pub(super) carry_out: CarryOut,
}

/// Something said in every language.
pub(super) type Words = fn(Language) -> &'static str;

/// What a call does.
pub(super) type CarryOut =
    fn(Arc<House>, Ask) -> Pin<Box<dyn Future<Output = Result<Response, Error>> + Send>>;

/// How a call is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// It changes nothing.
    Get,
    /// It may change something.
    Post,
}

/// Who may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Anybody; who is not known sees what everybody may see.
    Anybody,
    /// Whoever comes with a token, or with the cookie of a session.
    Known,
}

/// Calls that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Games,
    Tables,
    Opening,
    Seats,
    Guests,
    Play,
    Consent,
    Chat,
    Events,
    Me,
    People,
    Holidays,
    Notices,
}

/// Something that may be sent.
#[derive(Debug)]
pub(super) struct Field {
    /// Its name.
    pub(super) name: &'static str,
    /// Where it stands.
    pub(super) place: Place,
    /// What it may be.
    pub(super) kind: Kind,
    /// Whether it must be there.
    pub(super) need: Need,
    /// What it is.
    pub(super) about: Words,
}

/// Where a field stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// After the question mark.
    Query,
    /// In the JSON of the body.
    Body,
}

/// Whether a field must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Required,
    Optional,
}

/// What a field may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text of at most so many characters.
    Text(usize),
    /// A whole number from 0 to this.
    Number(usize),
    /// `true` or `false`.
    Flag,
    /// The letter of a seat.
    Seat,
    /// 64 hexadecimal digits.
    Digits,
    /// A key of a request: 1 to 64 letters, digits, hyphens and underscores.
    Key,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from the first to the second.
    Between(i64, i64),
    /// A list of texts, at least so many.
    Texts(usize),
    /// A list of these words.
    Words(&'static [&'static str]),
    /// Options by name: texts, numbers, `true` or `false`.
    Options,
    /// Who shall sit where: a list of objects with `kind`, and `player` or `name`.
    Wishes,
    /// How long people may think: an object with `kind`, and `minutes` and `seconds`, or `days`.
    Time,
}

/// What a good answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// An object of JSON as this schema of the document says.
    Json(&'static str),
    /// A text file.
    Text,
    /// A stream of events, whose data are as this schema says.
    Events(&'static str),
}

impl Call {
    /// Its whole address.
    pub(super) fn address(&self) -> String {
        format!("{ROOT}{}", self.path)
    }

    /// The names in braces in its path.
    pub(super) fn path_names(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// Its field of this name.
    pub(super) fn field(&self, place: Place, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.place == place && field.name == name)
    }

    /// The fields at a place.
    pub(super) fn fields_at(&self, place: Place) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(move |field| field.place == place)
    }
}

impl Method {
    /// For the router.
    pub(super) const fn filter(self) -> MethodFilter {
        match self {
            Self::Get => MethodFilter::GET,
            Self::Post => MethodFilter::POST,
        }
    }

    /// Its name.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
        }
    }
}

impl Group {
    /// What its calls are about.
    pub(super) const fn title(self, l: Language) -> &'static str {
        match self {
            Self::Games => word!(l, en: "Games", fr: "Jeux", de: "Spiele"),
            Self::Tables => word!(l, en: "Tables", fr: "Tables", de: "Tische"),
            Self::Opening => {
                word!(l, en: "Opening tables", fr: "Ouvrir des tables", de: "Tische eröffnen")
            }
            Self::Seats => word!(l, en: "Seats", fr: "Places", de: "Plätze"),
            Self::Guests => word!(l, en: "Who comes", fr: "Qui vient", de: "Wer kommt"),
            Self::Chat => word!(l, en: "Talking", fr: "Parler", de: "Reden"),
            Self::Play => word!(l, en: "Playing", fr: "Jouer", de: "Spielen"),
            Self::Consent => {
                word!(l, en: "Asking the others", fr: "Demander aux autres", de: "Die anderen fragen")
            }
            Self::Events => word!(l, en: "Streams", fr: "Flux", de: "Ströme"),
            Self::Me => word!(l, en: "Yourself", fr: "Vous-même", de: "Du selbst"),
            Self::People => word!(l, en: "People", fr: "Personnes", de: "Leute"),
            Self::Holidays => word!(l, en: "Holidays", fr: "Vacances", de: "Urlaub"),
            Self::Notices => word!(l, en: "Notices", fr: "Avis", de: "Benachrichtigungen"),
        }
    }
}

/// What stands in a path in braces.
pub(super) fn about_path(name: &str, l: Language) -> &'static str {
    match name {
        "game" => word!(l,
            en: "The short name of the game, as “games” tells it.",
            fr: "Le nom court du jeu, comme le dit « games ».",
            de: "Der Kurzname des Spiels, wie „games“ ihn nennt."),
        "name" => word!(l,
            en: "The name of an account; capitals do not matter.",
            fr: "Le nom d’un compte\u{202f}; les majuscules ne comptent pas.",
            de: "Der Name eines Kontos; groß und klein ist egal."),
        _ => word!(l,
            en: "The id of the table, as in the address of its page.",
            fr: "L’identifiant de la table, comme dans l’adresse de sa page.",
            de: "Die Kennung des Tisches, wie in der Adresse seiner Seite."),
    }
}

/// Which seat of a table.
pub(super) const SEAT: Words = |l| word!(l, en: "Which seat.", fr: "Quelle place.", de: "Welcher Platz.");

/// A call of whoever is known: how it is asked for, its name and path, its scope and answer, what it does, what may be
/// sent, an example, and what carries it out.
macro_rules! known_call {
    (
        $method:ident, $name:literal, $path:literal, ($scope:ident, $answer:literal), $about:expr, $fields:expr,
        $example:literal, $carry_out:path
    ) => {
        $crate::api::call::Call {
            name: $name,
            method: $crate::api::call::Method::$method,
            path: $path,
            scope: $crate::tokens::Scope::$scope,
            who: $crate::api::call::Who::Known,
            about: $about,
            fields: $fields,
            answer: $crate::api::call::Answer::Json($answer),
            example: $example,
            carry_out: |house, ask| Box::pin($carry_out(house, ask)),
        }
    };
}

/// A call that shows something to whoever is known; it has no example.
macro_rules! look_call {
    ($name:literal, $path:literal, $told:tt, $about:expr, $fields:expr, $carry_out:path) => {
        $crate::api::call::known_call!(Get, $name, $path, $told, $about, $fields, "", $carry_out)
    };
}

/// A call by which whoever is known changes something.
macro_rules! deed_call {
    ($name:literal, $path:literal, $told:tt, $about:expr, $fields:expr, $example:literal, $carry_out:path) => {
        $crate::api::call::known_call!(Post, $name, $path, $told, $about, $fields, $example, $carry_out)
    };
}

pub(super) use {deed_call, known_call, look_call};

/// A required field of the body.
pub(super) const fn needs(name: &'static str, kind: Kind, about: Words) -> Field {
    Field { name, place: Place::Body, kind, need: Need::Required, about }
}

/// A field of the body that may be left out.
pub(super) const fn takes(name: &'static str, kind: Kind, about: Words) -> Field {
    Field { name, place: Place::Body, kind, need: Need::Optional, about }
}

/// A field after the question mark; all of them may be left out.
pub(super) const fn query(name: &'static str, kind: Kind, about: Words) -> Field {
    Field { name, place: Place::Query, kind, need: Need::Optional, about }
}
