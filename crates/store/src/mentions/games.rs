//! Where a person stands at tables and in games that are over.

use super::Means::{Flag, Moment, Number, Spread, Strength, Table, Text};
use super::{Mention, Told};

/// Why games stay.
const OTHERS_GAME: &str = "the game is other people's as well; the name is gone";

pub(super) const MENTIONS: &[Mention] = &[
    Mention::stays(
        "tables",
        "host",
        OTHERS_GAME,
        Told::many(
            "tables_opened",
            "The tables you have opened or host; `options` a line each.",
            &["id"],
            &[
                ("id AS table", Table),
                ("game", Text),
                ("name", Text),
                ("options", Text),
                ("timing", Text),
                ("access", Text),
                ("chat", Text),
                ("watchers", Flag),
                ("rated", Flag),
                ("hints", Flag),
                ("bots", Flag),
                ("take_backs", Flag),
                ("status", Text),
                ("abandoned", Flag),
                ("created", Moment),
                ("changed", Moment),
            ],
        ),
    ),
    Mention::stays(
        "seats",
        "person",
        OTHERS_GAME,
        Told::many(
            "seats",
            "The seats you have, had, or that are kept for you; `changed` is when the table last changed.",
            &["seats.table_id", "seats.seat"],
            &[
                ("seats.table_id AS table", Table),
                ("tables.game", Text),
                ("tables.status", Text),
                ("tables.created", Moment),
                ("tables.changed", Moment),
                ("seats.seat", Text),
                ("seats.kind", Text),
                ("seats.name", Text),
                ("seats.ready", Flag),
                ("seats.hints", Number),
                ("seats.stood_in AS choices_of_a_computer", Number),
            ],
        )
        .join("JOIN tables ON tables.id = seats.table_id"),
    ),
    Mention::stays(
        "results",
        "person",
        "the ratings of the others follow from it; it names nobody",
        Told::many(
            "results",
            "How your games with others ended; `rated_game` is its number among the rated games of its kind, 0 if it was not rated, and the ratings are yours.",
            &["ended", "table_id", "seat"],
            &[
                ("table_id AS table", Table),
                ("seat", Text),
                ("game", Text),
                ("players", Number),
                ("place", Number),
                ("score", Number),
                ("share AS others_behind_in_thousandths", Number),
                ("ended", Moment),
                ("number AS rated_game", Number),
                ("value_before AS rating_before", Strength),
                ("spread_before AS uncertainty_before", Spread),
                ("value_after AS rating_after", Strength),
                ("spread_after AS uncertainty_after", Spread),
                ("thrown AS lost_within_a_few_choices", Flag),
                ("weight AS counts_in_percent", Number),
                ("weighed AS counts_less_because", Text),
            ],
        ),
    ),
    Mention::stays(
        "solos",
        "person",
        "it names nobody",
        Told::many(
            "alone",
            "How your games alone ended.",
            &["solos.ended", "solos.table_id"],
            &[
                ("solos.table_id AS table", Table),
                ("tables.game", Text),
                ("solos.score", Number),
                ("solos.ended", Moment),
            ],
        )
        .join("JOIN tables ON tables.id = solos.table_id"),
    ),
    Mention::stays(
        "ratings",
        "person",
        "it follows from the results; it names nobody",
        Told::many(
            "ratings",
            "Your ratings.",
            &["game", "players"],
            &[
                ("game", Text),
                ("players", Number),
                ("value AS rating", Strength),
                ("spread AS uncertainty", Spread),
                ("games", Number),
                ("ended AS last_game", Moment),
            ],
        ),
    ),
    Mention::stays(
        "season_ratings",
        "person",
        "it follows from the results; it names nobody",
        Told::many(
            "season_ratings",
            "Your ratings at the end of seasons, or in this one so far; `season` is four times the year, and 0 to 3.",
            &["game", "players", "season"],
            &[
                ("game", Text),
                ("players", Number),
                ("season", Number),
                ("value AS rating", Strength),
                ("spread AS uncertainty", Spread),
                ("games", Number),
            ],
        ),
    ),
    Mention::erased(
        "archive_people",
        "person",
        Told::many(
            "games",
            "Your games that are over; `seconds` is how long they took, `place` is 0 where there are no places.",
            &["archive_people.ended", "archive_people.table_id"],
            &[
                ("archive_people.table_id AS table", Table),
                ("archive.game", Text),
                ("archive.players", Number),
                ("archive_people.place", Number),
                ("archive_people.ended", Moment),
                ("archive.steps", Number),
                ("archive.seconds", Number),
                ("archive.pace", Text),
                ("archive.rated", Flag),
                ("archive.listed", Flag),
            ],
        )
        .join("JOIN archive ON archive.table_id = archive_people.table_id"),
    ),
    Mention::erased(
        "stars",
        "person",
        Told::many(
            "stars",
            "Games that you have starred.",
            &["ended", "table_id"],
            &[("table_id AS table", Table), ("ended", Moment)],
        ),
    ),
    Mention::erased(
        "notes",
        "person",
        Told::many(
            "notes",
            "What you have written about positions; `shared`: for everybody who sat there.",
            &["table_id", "step"],
            &[
                ("table_id AS table", Table),
                ("step", Number),
                ("text", Text),
                ("shared", Flag),
                ("at", Moment),
                ("ended", Moment),
            ],
        ),
    ),
    Mention::erased(
        "studies",
        "person",
        Told::many(
            "led",
            "Games that are over through which you lead others.",
            &["table_id"],
            &[("table_id AS table", Table), ("name", Text), ("step", Number), ("seen AS eyes", Text), ("at", Moment)],
        ),
    ),
];
