//! Answers about whoever asks, and about people.

use serde_json::Value;

use super::{flag, link, list, number, object, or_null, text, words};

pub(super) fn reached() -> Value {
    let rating = object(&[("rating", number()), ("uncertainty", number())]);
    object(&[
        ("game", text()),
        ("players", number()),
        ("games", number()),
        ("wins", number()),
        ("place_in_hundredths", number()),
        ("others_behind_in_percent", number()),
        ("rating", or_null(rating)),
    ])
}

pub(super) fn results() -> Value {
    let best = object(&[
        ("table", text()),
        ("name", text()),
        ("points", number()),
        ("level", text()),
        ("agreed", text()),
        ("day", text()),
    ]);
    let alone = object(&[("game", text()), ("count", number()), ("best", list(best))]);
    object(&[("games", list(link("Reached"))), ("alone", list(alone))])
}

pub(super) fn sessions() -> Value {
    let session = object(&[
        ("mark", text()),
        ("browser", text()),
        ("created", text()),
        ("seen", text()),
        ("this", flag()),
    ]);
    object(&[("sessions", list(session))])
}

pub(super) fn person() -> Value {
    let game = object(&[
        ("title", text()),
        ("players", number()),
        ("place", number()),
        ("score", number()),
        ("change", or_null(number())),
        ("day", text()),
        ("table", or_null(text())),
    ]);
    let longest = object(&[("steps", number()), ("game", game.clone())]);
    object(&[
        ("name", text()),
        ("since", text()),
        ("relation", words(&["own", "none", "friend", "blocked"])),
        ("games", list(link("Reached"))),
        ("last", list(game)),
        ("longest", or_null(longest)),
    ])
}

pub(super) fn holidays() -> Value {
    let days = object(&[("first", text()), ("last", text())]);
    let left = object(&[("year", number()), ("days", number())]);
    object(&[("days", list(days)), ("left", list(left))])
}

pub(super) fn notices() -> Value {
    let mail =
        object(&[("address", or_null(text())), ("unconfirmed", or_null(text())), ("given_up", flag())]);
    let hook = object(&[("address", or_null(text())), ("secret", or_null(text())), ("given_up", flag())]);
    object(&[
        ("kinds", list(words(&["turn", "question", "asked", "began", "over"]))),
        ("pace", words(&["at-once", "hourly", "daily"])),
        ("hour", number()),
        ("quiet_from", number()),
        ("quiet_to", number()),
        ("zone", number()),
        ("away", number()),
        ("mail", or_null(mail)),
        ("hook", or_null(hook)),
    ])
}
