//! Where people stand beside each other: friends, chats, reports, invitations.

use super::Means::{Flag, Moment, Number, Table, Text};
use super::{Mention, Told};

/// What a list of somebody else says of the person.
const OTHERS_LIST: Told = Told::Nothing("it is a list of somebody else, of which nobody is told");

pub(super) const MENTIONS: &[Mention] = &[
    Mention::erased(
        "friends",
        "person",
        Told::many(
            "friends",
            "Your friends.",
            &["friends.since", "friends.other"],
            &[("others.name", Text), ("friends.since", Moment)],
        )
        .join("JOIN people AS others ON others.id = friends.other"),
    ),
    Mention::erased("friends", "other", OTHERS_LIST),
    Mention::erased(
        "blocks",
        "person",
        Told::many(
            "blocked",
            "Whom you have blocked.",
            &["blocks.since", "blocks.other"],
            &[("others.name", Text), ("blocks.since", Moment)],
        )
        .join("JOIN people AS others ON others.id = blocks.other"),
    ),
    Mention::erased("blocks", "other", OTHERS_LIST),
    Mention::erased(
        "mutes",
        "person",
        Told::many(
            "muted",
            "Whom you do not read, as they were called then: at a table, or everywhere.",
            &["at", "table_id", "muted"],
            &[("name", Text), ("table_id AS table", Table), ("at", Moment)],
        )
        .talk(),
    ),
    Mention::stays("mutes", "muted", "it is a list of somebody else; the name in it is gone", OTHERS_LIST),
    Mention::erased(
        "muted_words",
        "person",
        Told::many("muted_words", "Words that you do not want to read.", &["word"], &[("word", Text)]).talk(),
    ),
    Mention::stays(
        "messages",
        "person",
        "what was said belongs to the talk of a table; the name is gone",
        Told::many(
            "messages",
            "What you have said in chats, under which name, at which seat; `phrase`: by a quick phrase.",
            &["at", "table_id", "number"],
            &[
                ("table_id AS table", Table),
                ("room", Text),
                ("name", Text),
                ("seat", Text),
                ("phrase", Flag),
                ("text", Text),
                ("at", Moment),
            ],
        )
        .talk(),
    ),
    Mention::stays(
        "reports",
        "reporter",
        "whoever hosts has to deal with it",
        Told::many(
            "reports",
            "What you have reported to the host, by the number of the message at its table.",
            &["number"],
            &[("table_id AS table", Table), ("message", Number), ("reason", Text), ("at", Moment)],
        )
        .talk(),
    ),
    Mention::stays(
        "reports",
        "person",
        "whoever hosts has to deal with it",
        Told::Nothing("who has reported somebody is told to the host alone"),
    ),
    Mention::stays(
        "guests",
        "person",
        "the door of the table looks at it; it names nobody",
        Told::many(
            "invitations",
            "Tables to which a host has invited you, or from which one has sent you away.",
            &["table_id"],
            &[("table_id AS table", Table), ("standing", Text)],
        ),
    ),
    Mention::erased(
        "hosts",
        "person",
        Told::one("hosting", "Since when your account is a host's.", &[("since", Moment)]),
    ),
    Mention::stays(
        "audit",
        "host",
        "whoever hosts has to know what was done; it names nobody",
        Told::many(
            "deeds_as_host",
            "What you have done as a host.",
            &["number"],
            &[("deed", Text), ("subject", Text), ("at", Moment)],
        ),
    ),
    Mention::stays(
        "audit",
        "person",
        "whoever hosts has to know what was done; it names nobody",
        Told::Nothing(
            "that something was reported is told to the host alone, and a ban is told where one acts",
        ),
    ),
];
