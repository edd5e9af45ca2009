//! The addresses of all pages and posts, in one place for pages and router.

use engine::RuleId;

/// The lobby.
pub const LOBBY: &str = "/";
/// POST: opens a table from the form of a new table; see [`crate::Draft::read`].
pub const NEW: &str = "/new";
/// The rules of all games.
pub const RULES: &str = "/rules";
/// GET shows the settings; POST changes the preferences it names and returns to `next`.
pub const SETTINGS: &str = "/settings";
/// POST: changes the language and returns to `next`.
pub const LANGUAGE: &str = "/language";
/// POST: what the visitor is called; returns to `next`.
pub const NAME: &str = "/name";
/// GET: when the visitor is on holiday; POST: `first`, `last` adds days, `drop` takes some away.
pub const HOLIDAYS: &str = "/holidays";
/// GET: what the visitor has reached alone.
pub const ALONE: &str = "/me";
/// What this is, who made the printed games, keys, screen readers.
pub const ABOUT: &str = "/about";

/// GET: the form of a new table of a game.
pub fn new_table(game: &str) -> String {
    format!("/new/{game}")
}

/// POST: a table with the visitor and computers, at once.
pub fn play_now(game: &str) -> String {
    format!("/play/{game}")
}

/// GET: a table, as whatever it is for the visitor: invitation, waiting room, table.
pub fn table(id: &str) -> String {
    format!("/t/{id}")
}

/// GET: a table for somebody who wants to watch although a seat is free.
pub fn watch(id: &str) -> String {
    format!("/t/{id}?watch=1")
}

/// POST: something done at a table. GET: `events`, the stream; `save`, the saved game.
pub fn at_table(id: &str, what: TablePost) -> String {
    format!("/t/{id}/{}", what.code())
}

/// GET: the stream of a table.
pub fn events(id: &str) -> String {
    format!("/t/{id}/events")
}

/// GET: the game written down, for the seats while it runs, for everybody when it is over.
pub fn save(id: &str) -> String {
    format!("/t/{id}/save")
}

/// What may be posted to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePost {
    /// `seq`, `key`, `seat`, `p`: an act. `p` may be repeated, and each may hold several handles
    /// separated by spaces; together they are the handles in order.
    Act,
    /// `seq`, `key`, `seat`: takes back.
    Undo,
    /// `kind`, `seq`, `key`, `seat`: asks something of the others: `takeback`.
    Propose,
    /// `number`, `seq`, `choice`: answers what is asked.
    Answer,
    /// `number`, `seq`: what the visitor has asked is asked no more.
    Withdraw,
    /// `seq`, `seat`: asks for a hint.
    Hint,
    /// `seat`: this device now shows the cards of that seat.
    Show,
    /// `seat`, `name`, `share`: sits down.
    Sit,
    /// `share`: adds the visitor's share of the luck.
    Share,
    /// `seat` or nothing: gives up a seat or all of the visitor's.
    Leave,
    /// `seat`, `with`: two seats change places before the start.
    Swap,
    /// `bot`, `seat`: a computer player takes a free seat, or all of them.
    Fill,
    /// Begins.
    Start,
    /// `seq`: the pause is over.
    Resume,
    /// `nonce`, `share`: the same table once more.
    Rematch,
}

impl TablePost {
    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Undo => "undo",
            Self::Propose => "propose",
            Self::Answer => "answer",
            Self::Withdraw => "withdraw",
            Self::Hint => "hint",
            Self::Show => "show",
            Self::Sit => "sit",
            Self::Share => "share",
            Self::Leave => "leave",
            Self::Swap => "swap",
            Self::Fill => "fill",
            Self::Start => "start",
            Self::Resume => "resume",
            Self::Rematch => "rematch",
        }
    }
}

/// The rules of one game; the query `q` searches them.
pub fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// One rule in the rules of its game.
pub fn rule(game: &str, rule: RuleId) -> String {
    format!("/rules/{game}#{rule}")
}
