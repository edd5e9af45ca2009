//! The addresses of all pages and posts, in one place for pages and router.

mod account;
mod admin;
mod book;
mod puzzle;
mod replay;
mod review;

use domain::Season;
use engine::Seat;

pub use account::{AccountPost, PASSKEY_ANSWER, PasskeyPost, account, passkey};
pub use admin::{ADMIN, AdminPart, AdminPost, admin_close, admin_person, admin_settle};
pub use book::{rule, rules, rules_card, rules_picture, rules_summary};

pub use puzzle::{
    PUZZLES, PuzzlePost, in_puzzle, next_puzzle, puzzle, puzzle_answer, puzzle_of, puzzle_of_day,
};
pub use replay::{ReplayAt, branch, link_picture, replay, study};
pub use review::{ReviewShown, ReviewWish, review, review_asked, review_of, reviewed};

/// The lobby.
pub const LOBBY: &str = "/";
/// POST: opens a table from the form of a new table; see [`crate::Draft::read`].
pub const NEW: &str = "/new";
/// GET: the form for a saved game. POST `file` or `text`: opens it.
pub const IMPORT: &str = "/import";
/// GET: the icon of an installed house, in pixels.
pub const ICON: &str = "/icon.png";
/// The guided first games.
pub const LEARN: &str = "/learn";
/// The rules of all games.
pub const RULES: &str = "/rules";
/// GET shows the settings; POST changes the preferences it names and returns to `next`.
pub const SETTINGS: &str = "/settings";
/// GET: the visitor's tokens and bots; POST below it makes and ends them.
pub const PROGRAMS: &str = "/settings/programs";
/// GET: the calls that programs can make, in words.
pub const API: &str = "/api";
/// GET: the same for programs, as `OpenAPI`.
pub const OPENAPI: &str = "/api/openapi.json";
/// POST: changes the language and returns to `next`.
pub const LANGUAGE: &str = "/language";
/// POST: what the visitor is called; returns to `next`.
pub const NAME: &str = "/name";
/// GET: when the visitor is on holiday; POST: `first`, `last` adds days, `drop` takes some away.
pub const HOLIDAYS: &str = "/holidays";
/// GET: of what the visitor is told, and how; POST changes what, and when.
pub const NOTICES: &str = "/notices";
/// POST: `address` or `end`: letters to an address, or none any more.
pub const NOTICES_MAIL: &str = "/notices/mail";
/// POST: `address` or `end`: calls of a web address, or none any more.
pub const NOTICES_HOOK: &str = "/notices/hook";
/// GET: how many tables wait for the visitor, for scripts.
pub const WAITING: &str = "/waiting";
/// GET: what the visitor has reached alone.
pub const ALONE: &str = "/me";
/// GET: where a guest signs in or makes an account.
pub const ACCOUNT: &str = "/account";
/// GET: all that is kept of the visitor, as a file.
pub const OWN_DATA: &str = "/account/data";
/// GET: where a letter with a link to a new password is asked for. POST `name`: asks for it.
pub const FORGOTTEN: &str = "/account/forgotten";
/// GET: the visitor's friends and results; the query `name` finds somebody with an account.
pub const PEOPLE: &str = "/people";
/// GET: lists of the best, each with its very best; see [`best`].
pub const BEST: &str = "/best";
/// GET: games that are over; see [`games`].
pub const GAMES: &str = "/games";
/// What this is, who made the printed games, keys, screen readers.
pub const ABOUT: &str = "/about";

/// GET: whom and what the visitor does not read. POST `words`: which words.
pub const CHAT_SETTINGS: &str = "/settings/chat";
/// POST `name`, `table`: reads somebody again.
pub const UNMUTE: &str = "/settings/unmute";

/// POST `text` or `phrase`, `key`, `last`: says something at a table.
pub fn say(id: &str) -> String {
    format!("/t/{id}/say")
}

/// GET: the page about something that was said.
pub fn said(id: &str, number: i64) -> String {
    format!("/t/{id}/said/{number}")
}

/// POST `number`, `at`: does not read somebody any more.
pub fn mute(id: &str) -> String {
    format!("/t/{id}/mute")
}

/// POST `number`, `reason`: tells whoever hosts of a message.
pub fn report(id: &str) -> String {
    format!("/t/{id}/report")
}

/// GET: the same, to go to another page of ours afterwards.
pub fn account_for(next: &str) -> String {
    format!("{ACCOUNT}?next={}", in_address(next))
}

/// GET: where the account that this token belongs to gets a new password. POST `password`: gives it.
pub fn new_password(token: &str) -> String {
    format!("/account/new-password/{token}")
}

/// GET: a page of the best of a game with so many players: of a season, or of all time if of none.
pub fn best(game: &str, players: u8, season: Option<Season>, page: u32) -> String {
    let season = season.map(|season| format!("season={season}"));
    let page = (page > 1).then(|| format!("page={page}"));
    let asked: Vec<String> = season.into_iter().chain(page).collect();
    let sign = if asked.is_empty() { "" } else { "?" };
    format!("{BEST}/{game}/{players}{sign}{}", asked.join("&"))
}

/// GET: the page of the account of this name.
pub fn profile(name: &str) -> String {
    format!("{PEOPLE}/{}", in_address(name))
}

/// POST: something done about the person of this name.
pub fn deed(name: &str, deed: Deed) -> String {
    format!("{}/{}", profile(name), deed.code())
}

/// What can be done about somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Onto the list of friends.
    Befriend,
    /// Off the list of friends.
    Unfriend,
    /// Blocks.
    Block,
    /// Blocks no more.
    Unblock,
}

impl Deed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Befriend, Self::Unfriend, Self::Block, Self::Unblock];

    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Befriend => "befriend",
            Self::Unfriend => "unfriend",
            Self::Block => "block",
            Self::Unblock => "unblock",
        }
    }
}

/// A text as one part of an address.
fn in_address(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// GET asks, POST confirms: letters go to the address to which this link was sent.
pub fn confirm_mail(token: &str) -> String {
    format!("/notices/confirm/{token}")
}

/// GET asks, POST ends all letters to the address to which this link was sent.
pub fn stop_mail(token: &str) -> String {
    format!("/notices/stop/{token}")
}

/// GET: the form of a new table of a game.
pub fn new_table(game: &str) -> String {
    format!("/new/{game}")
}

/// POST: a table with the visitor and computers, at once.
pub fn play_now(game: &str) -> String {
    format!("/play/{game}")
}

/// POST: the oldest table that fits and waits for people, or a new one for anybody.
pub fn play_with_people(game: &str) -> String {
    format!("/play/{game}/people")
}

/// GET: what somebody sees for whom a seat is kept. POST `name`, `share`: takes it.
pub fn invitation(id: &str, key: &str) -> String {
    format!("/i/{id}/{key}")
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

/// GET: a table whose game is over, through the eyes of a seat or of somebody who sees everything.
pub fn table_as(id: &str, seen: Seen) -> String {
    format!("/t/{id}?as={seen}")
}

/// GET: the stream of such a page.
pub(crate) fn events_as(id: &str, seen: Seen) -> String {
    format!("/t/{id}/events?as={seen}")
}

/// GET: the games of the archive that fit: `of` (`mine`, `public`, `starred`, `noted`), `game`, `with`, `players`, `result`,
/// `from`, `to`, `length`, `time`, `rated`, `results`, and after which game it goes on, `after`. What is empty is left out.
pub fn games(fields: &[(&str, &str)]) -> String {
    let filled = fields.iter().filter(|(_, value)| !value.is_empty());
    let pairs: Vec<String> = filled.map(|(name, value)| format!("{name}={}", in_address(value))).collect();
    format!("{GAMES}?{}", pairs.join("&"))
}

/// POST `on`, `next`: a star on a game that is over, or none any more.
pub fn star(id: &str) -> String {
    format!("/t/{id}/star")
}

/// POST `step`, `text`, `shared`, `next`: a note on a position of a game that is over.
pub fn note(id: &str) -> String {
    format!("/t/{id}/note")
}

/// GET: whether the luck of a game that is over is that which was promised.
pub fn luck(id: &str) -> String {
    format!("/t/{id}/luck")
}

/// GET: a picture of the last position, once the game is over.
pub fn picture(id: &str) -> String {
    format!("/t/{id}/picture.svg")
}

/// GET: the game written down, for the seats while it runs, for everybody when it is over.
pub fn save(id: &str) -> String {
    format!("/t/{id}/save")
}

/// What may be posted to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePost {
    /// `seq`, `key`, `seat`, `action`, `item`, `sure`: an act in the notation; `item` may be repeated and fills its set.
    /// `sure` is sent after the coach has asked.
    Act,
    /// `text`, `seat`: chooses ahead; without text it is withdrawn.
    Ahead,
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
    /// `seq`: the other one of two people has won.
    GiveUp,
    /// `nonce`, `share`: the same table once more.
    Rematch,
    /// `seat`, `name`: the host keeps a seat for somebody.
    Reserve,
    /// `seat`: the host sends a person away.
    Kick,
    /// `door`, `watchers`, `chat`: the host changes on what terms people come.
    Terms,
    /// Begins without waiting for more people, as soon as everybody wants it.
    Ready,
}

impl TablePost {
    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Ahead => "ahead",
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
            Self::GiveUp => "give-up",
            Self::Rematch => "rematch",
            Self::Reserve => "reserve",
            Self::Kick => "kick",
            Self::Terms => "terms",
            Self::Ready => "ready",
        }
    }
}

/// A lesson of a guided first game, by its number from 1.
pub fn lesson(game: &str, number: usize) -> String {
    format!("/learn/{game}/{number}")
}

/// The guided first game: the next lesson.
pub fn course(game: &str) -> String {
    format!("/learn/{game}")
}

/// A place in a lesson: `did` of each step what was done in it.
pub fn lesson_at(game: &str, number: usize, did: &[String]) -> String {
    let fields: Vec<String> = did.iter().map(|did| format!("did={}", in_address(did))).collect();
    let sign = if fields.is_empty() { "" } else { "?" };
    format!("{}{sign}{}", lesson(game, number), fields.join("&"))
}

/// A form of a lesson. All of them take `did` for each step that is done, and `detours`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPost {
    /// `action` and `item`, `look` or `show`: a choice, going on after a look, or being shown the way.
    Act,
    /// A real game from here.
    Free,
}

/// The address of a form of a lesson.
pub fn in_lesson(game: &str, number: usize, what: LessonPost) -> String {
    let code = match what {
        LessonPost::Act => "act",
        LessonPost::Free => "free",
    };
    format!("{}/{code}", lesson(game, number))
}

/// Through whose eyes a game that is over is seen: `as` in the address of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Those of this seat: its letter.
    Seat(Seat),
    /// Those of somebody who sees everything: `all`.
    All,
}

impl std::fmt::Display for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::All => f.write_str("all"),
        }
    }
}

/// What is neither a seat's letter nor `all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NobodysEyes;

impl std::str::FromStr for Seen {
    type Err = NobodysEyes;

    fn from_str(text: &str) -> Result<Self, NobodysEyes> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse().map(Self::Seat).map_err(|_| NobodysEyes)
    }
}
