//! With what a face is asked, and what it answers.

use engine::{Observer, RuleId, Seat};
use maud::Markup;
use words::Language;

/// What a game is.
#[derive(Clone, Debug)]
pub struct About {
    /// One line: "Bid with your cards, then take the tricks."
    pub tagline: String,
    /// The game in three short sentences, for somebody who meets it: its aim, what a turn is, how it ends.
    pub three_sentences: [String; 3],
    /// How long a game takes, in minutes.
    pub minutes: u16,
    /// The numbers of seats that play best.
    pub best: &'static [u8],
    /// Authors, and year and publisher of the printed game.
    pub credits: String,
}

/// An option in words.
#[derive(Clone, Debug)]
pub struct OptionWords {
    /// Its label: "Goal in points".
    pub label: String,
    /// One sentence about it.
    pub about: String,
}

/// A sign of the board in a legend.
#[derive(Clone, Debug)]
pub struct Sign {
    /// One inline SVG, drawn as on the board.
    pub picture: Markup,
    /// What it means, abbreviations spelled out.
    pub words: String,
}

/// For whom something is drawn, and how the seats look.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The language of all words.
    pub language: Language,
    /// Who looks.
    pub observer: Observer,
    /// The seats, `a` first.
    pub seats: &'a [SeatLook],
}

impl Look<'_> {
    /// What a seat is called: its name.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", |look| look.name.as_str())
    }

    /// Whether the observer sits here.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.observer == Observer::Seat(seat)
    }
}

/// How a seat looks. Its colour and shape follow from its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatLook {
    /// The name of whoever sits there.
    pub name: String,
    /// The letter on its emblem, different for every seat of a table.
    pub letter: String,
    /// Whether a computer plays.
    pub computer: bool,
}

/// What a page shows of a position, except the choices and the score sheet. Its markup may hold places of cells.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The table: the main region. Its box never changes its size.
    pub main: Markup,
    /// What the observer holds, in the dock below the prompt; empty for spectators.
    pub hand: Markup,
    /// One plate a seat, `a` first.
    pub plates: Vec<Plate>,
    /// What the side column shows above the plates: trumps, goals, warnings. May be empty.
    pub panel: Markup,
    /// Where the game is: rounds or phases, one of them current.
    pub stages: Vec<Stage>,
    /// Something to read before going on, such as the result of the round that has just ended.
    /// Shown over the table until the person goes on; `None` if there is nothing.
    pub notice: Option<Notice>,
}

/// Something to read before going on.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The same notice has the same key, so that a page shows it once: `round-3`.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// Its content.
    pub body: Markup,
}

/// What the column of players says of a seat besides its name.
#[derive(Clone, Debug, Default)]
pub struct Plate {
    /// The score, as text: "84".
    pub score: String,
    /// What stands beside it: what it counts. Often empty.
    pub beside: Markup,
    /// A second figure, beside the score on the line of small screens, where the rest is out of sight. Often empty.
    pub in_short: Markup,
    /// A tag with a role, if it has one, and the class that colours it.
    pub role: Option<(String, &'static str)>,
    /// One short line: "laid 3, passed".
    pub state: String,
    /// What else of the seat lies open and is wanted at a glance; drawn below the line. Often empty.
    pub detail: Markup,
}

/// Where something is that a course points at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// Handles, names in `data-t` or ids, whichever of them are drawn: they are lit together.
    pub at: Vec<String>,
    /// What it is called.
    pub words: String,
}

impl Spot {
    /// What has this handle, name or id.
    pub fn one(at: impl Into<String>, words: impl Into<String>) -> Self {
        Self { at: vec![at.into()], words: words.into() }
    }
}

/// Where the game is.
#[derive(Clone, Debug)]
pub struct Stage {
    /// "Round 6".
    pub label: String,
    /// Whether it is the current one.
    pub current: bool,
}

/// Why something is refused.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The reason in words, with the facts.
    pub text: String,
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The handles concerned, to be outlined.
    pub handles: Vec<String>,
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Whose act it is.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
    /// The rule that explains it, where one does.
    pub rule: Option<RuleId>,
    /// What kind of line it is.
    pub kind: LineKind,
}

/// What kind of line of the log it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A heading that begins a group: a round, a trick.
    Heading,
    /// Something done or decided.
    Deed,
    /// Something scored or won, worth a stronger look.
    Result,
}

/// One part of a position in words.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is about, so that somebody who listens can ask for it alone.
    pub kind: PartKind,
    /// Its heading: "Your hand".
    pub heading: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// What a part of a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// What the observer holds.
    Hand,
    /// Points so far, and what they are for.
    Scores,
    /// Everything that lies on the table.
    Board,
}
