//! Where a person stands alone: the account, the browsers, the programs, what is chosen and learnt.

use super::Means::{Day, Flag, Moment, Number, Spread, Strength, Table, Text, Tick};
use super::{Mention, Told};

pub(super) const MENTIONS: &[Mention] = &[
    Mention::stays(
        "people",
        "id",
        "seats, results and messages refer to it; name and language are all it says, and the name is gone",
        Told::one(
            "person",
            "Who you are here.",
            &[
                ("name", Text),
                ("language", Text),
                ("created AS first_seen", Moment),
                ("joined AS account_since", Moment),
                ("unlisted", Flag),
            ],
        ),
    ),
    Mention::erased(
        "passwords",
        "person",
        Told::one(
            "password",
            "When your password was chosen; the password itself is kept nowhere.",
            &[("changed", Moment)],
        ),
    ),
    Mention::erased(
        "password_links",
        "person",
        Told::one(
            "password_link",
            "The link to a new password that was asked for last.",
            &[("made", Moment), ("until", Moment)],
        ),
    ),
    Mention::erased(
        "passkeys",
        "person",
        Told::many(
            "passkeys",
            "Your passkeys, without their keys; `counter` is how often one has signed, 0 if it does not count.",
            &["made", "id"],
            &[
                ("name", Text),
                ("synced AS on_several_devices", Flag),
                ("counter", Number),
                ("made", Moment),
                ("used", Moment),
            ],
        ),
    ),
    Mention::erased(
        "passkey_asks",
        "person",
        Told::Nothing("what a browser was asked a moment ago; it is gone within minutes"),
    ),
    Mention::erased(
        "sessions",
        "person",
        Told::many(
            "browsers",
            "The browsers in which you are signed in.",
            &["created", "hash"],
            &[("browser", Text), ("created", Moment), ("seen", Moment)],
        ),
    ),
    Mention {
        or: "tokens.person IN (SELECT bots.person FROM bots WHERE bots.owner = $1)",
        ..Mention::erased(
            "tokens",
            "person",
            Told::many(
                "tokens",
                "The tokens of your programs and bots, without what signs them in.",
                &["tokens.created", "tokens.hash"],
                &[
                    ("tokens.name", Text),
                    ("holders.name AS acts_for", Text),
                    ("tokens.scopes", Text),
                    ("tokens.created", Moment),
                    ("tokens.used", Moment),
                ],
            )
            .join("JOIN people AS holders ON holders.id = tokens.person"),
        )
    },
    Mention::stays(
        "bots",
        "owner",
        "a bot stays at its tables as a person does; its tokens are gone",
        Told::many(
            "bots",
            "Your bots. What is kept of a bot is told to its own token.",
            &["bots.created", "bots.person"],
            &[("programs.name", Text), ("bots.created", Moment)],
        )
        .join("JOIN people AS programs ON programs.id = bots.person"),
    ),
    Mention::stays(
        "bots",
        "person",
        "only owners have accounts that can be deleted",
        Told::Nothing("a bot is no person; its owner is told of it"),
    ),
    Mention::erased(
        "wishes",
        "person",
        Told::one(
            "notices",
            "Of what you want to be told, and when; `zone` and `away` in minutes.",
            &[
                ("kinds", Text),
                ("pace", Text),
                ("hour", Number),
                ("quiet_from", Number),
                ("quiet_to", Number),
                ("zone", Number),
                ("away", Number),
            ],
        ),
    ),
    Mention::erased(
        "ways",
        "person",
        Told::many(
            "addresses",
            "Where you are told: by `mail` to an address that you have confirmed, or by a `hook`.",
            &["way"],
            &[("way", Text), ("address", Text), ("stopped AS given_up", Moment)],
        ),
    ),
    Mention::erased(
        "mail_asks",
        "person",
        Told::many(
            "unconfirmed_addresses",
            "Addresses of mail that you have given and not confirmed.",
            &["at", "hash"],
            &[("address", Text), ("at", Moment)],
        ),
    ),
    Mention::erased(
        "outbox",
        "person",
        Told::many(
            "notices_written",
            "Of what you were told lately, or shall be.",
            &["table_id", "step", "kind", "way"],
            &[
                ("table_id AS table", Table),
                ("step", Number),
                ("kind", Text),
                ("way", Text),
                ("at", Moment),
                ("done", Moment),
            ],
        ),
    ),
    Mention::erased(
        "looked",
        "person",
        Told::many(
            "looked",
            "When you last looked at a table, which is kept while you have an address for notices.",
            &["table_id"],
            &[("table_id AS table", Table), ("at", Moment)],
        ),
    ),
    Mention::erased(
        "presence",
        "person",
        Told::many(
            "connected",
            "When your page was last connected to a table, which is kept for a day.",
            &["table_id"],
            &[("table_id AS table", Table), ("seen", Tick), ("gone", Tick)],
        ),
    ),
    Mention::erased(
        "holidays",
        "person",
        Told::many("holidays", "When you are away.", &["first"], &[("first", Tick), ("until", Tick)]),
    ),
    Mention::erased("coach", "person", Told::one("coach", "How much the coach may ask.", &[("level", Text)])),
    Mention::erased(
        "learnt",
        "person",
        Told::many(
            "games_met",
            "The games whose first words you have put away.",
            &["game"],
            &[("game", Text)],
        ),
    ),
    Mention::erased(
        "lessons",
        "person",
        Told::many(
            "lessons",
            "The lessons you have done.",
            &["game", "lesson"],
            &[("game", Text), ("lesson", Text), ("done", Moment)],
        ),
    ),
    Mention::erased(
        "puzzle_people",
        "person",
        Told::many(
            "puzzle_ratings",
            "How you stand with the puzzles of each game; `run` below 0 are missed in a row, `day` is the last day whose puzzle you answered.",
            &["game"],
            &[
                ("game", Text),
                ("value AS rating", Strength),
                ("spread AS uncertainty", Spread),
                ("run", Number),
                ("best", Number),
                ("day", Day),
                ("days", Number),
                ("best_days", Number),
            ],
        ),
    ),
    Mention::erased(
        "puzzle_tries",
        "person",
        Told::many(
            "puzzles",
            "Your first tries at puzzles, with your rating before and after each.",
            &["game", "number"],
            &[
                ("game", Text),
                ("number", Number),
                ("solved", Flag),
                ("at", Moment),
                ("value_before AS rating_before", Strength),
                ("value_after AS rating_after", Strength),
            ],
        ),
    ),
];
