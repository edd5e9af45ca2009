//! What a page, a terminal and a picture need of a game: its face.
//!
//! Everything here is made from a view and from events that the observer was told, so nothing
//! in it can depend on what the observer may not know.

use engine::{BadOption, Game, Observer, RuleId, Seat, Standing, Told};
use maud::Markup;
use serde_json::Value;
use words::Language;

use crate::choosing::{Choices, Tried};
use crate::kept::Kept;
use crate::poster::Poster;
use crate::preset::Preset;
use crate::tool::Tool;
use crate::wordmark::Mark;

/// How a game looks and speaks. Every game has one, in its own folder.
pub trait Face: Sized + 'static {
    /// The game.
    type Game: Game;

    /// What the game is, for the lobby and the pages around a table.
    fn about(language: Language) -> About;

    /// The label of an option and one sentence about it.
    fn option_words(name: &str, language: Language) -> OptionWords;

    /// One value of an option as a person reads it; `true` of a switch is never asked for.
    fn option_value(name: &str, value: &str, language: Language) -> String;

    /// Its drawn name.
    fn mark() -> Mark;

    /// Its poster, in a language: what is drawn on it may carry letters.
    fn poster(language: Language) -> Poster;

    /// Its pictures one by one with all that they refer to, for whoever draws and whoever checks.
    fn gallery(language: Language) -> Markup {
        let _ = language;
        Markup::default()
    }

    /// The style rules of this game's table; variables of the house may be used.
    fn style() -> &'static str;

    /// Pictures that the scene places by `<use>`: one hidden `<svg>` with `<defs>`, once a page.
    fn sprite(language: Language) -> Markup;

    /// Everything that a page shows of a position, except the choices.
    fn scene(view: &View<Self>, told: &[&Told<Event<Self>>], look: &Look<'_>) -> Scene;

    /// The same for a table that keeps drawings, for games in whose pictures much stays as it was.
    fn scene_with(view: &View<Self>, told: &[&Told<Event<Self>>], look: &Look<'_>, _kept: &Kept) -> Scene {
        Self::scene(view, told, look)
    }

    /// What the observer may choose now, with the text that each act means. Empty acts if it owes nothing.
    fn choices(view: &View<Self>, look: &Look<'_>) -> Choices;

    /// Why a handle that the scene shows cannot be chosen next: what stands in its way, or what must be
    /// chosen before it; for whoever owes nothing, who is to choose. Asked through [`Choices::why`].
    fn why(view: &View<Self>, tried: &Tried<'_>, look: &Look<'_>) -> Refusal;

    /// One line of the log, or nothing if the event needs none for this observer.
    fn line(event: &Event<Self>, look: &Look<'_>) -> Option<Line>;

    /// The same for whoever has the position at hand, for games whose cards have their names from the table.
    fn line_at(event: &Event<Self>, _view: &View<Self>, look: &Look<'_>) -> Option<Line> {
        Self::line(event, look)
    }

    /// Why an action is refused, in the observer's words.
    fn refusal(reason: &Illegal<Self>, look: &Look<'_>) -> Refusal;

    /// The same for whoever has the position at hand.
    fn refusal_at(reason: &Illegal<Self>, _view: &View<Self>, look: &Look<'_>) -> Refusal {
        Self::refusal(reason, look)
    }

    /// An action as a person says it: "Lay Red 7 and Green 3".
    fn say(action: Action<Self>, view: &View<Self>, look: &Look<'_>) -> String;

    /// Why an action is good here, in one sentence that does not name the action yet: the first half of a
    /// hint. Made from facts that the rules know of the view; `None` if they say nothing in particular.
    fn reason(action: Action<Self>, view: &View<Self>, look: &Look<'_>) -> Option<String> {
        let _ = (action, view, look);
        None
    }

    /// The position in words, part by part: for the terminal and for those who do not see the board.
    fn describe(view: &View<Self>, look: &Look<'_>) -> Vec<Part>;

    /// All that the observer knows of the position, for programs: an object of plain values in which
    /// everything that the notation names has its name from there.
    fn facts(view: &View<Self>) -> Value;

    /// The board alone as one SVG document with its own styles, for files and previews.
    fn picture(view: &View<Self>, look: &Look<'_>) -> String;

    /// A small picture of the position for the lobby, as inline SVG.
    fn miniature(view: &View<Self>, look: &Look<'_>) -> Markup;

    /// What the game is doing now, in one sentence for the lobby: "Round 6, trick 9."
    fn state_words(view: &View<Self>, look: &Look<'_>) -> String;

    /// How it ended: why, and who won, in one or two sentences.
    fn ending(standing: &Standing, look: &Look<'_>) -> String;

    /// What the result of somebody who played alone is called, for games that name levels: "Good".
    fn level(score: i32, language: Language) -> Option<&'static str> {
        let _ = (score, language);
        None
    }

    /// A part of a score as [`engine::ScoreLine::what`] names it, in words.
    fn score_words(what: &str, language: Language) -> String;

    /// What there is to say of one thing on the table that somebody names as the notation does, such
    /// as a space: what is there and what lies beside it. `None` if there is no such thing, or if
    /// [`Face::describe`] says it all.
    fn look_at(view: &View<Self>, thing: &str, look: &Look<'_>) -> Option<Part> {
        let _ = (view, thing, look);
        None
    }

    /// Everything that is wrong with the value of an option that is a text, one sentence each. By
    /// default it is said in English, as [`Options::build`](engine::Options::build) says it.
    fn option_faults(
        bad: &BadOption,
        seats: u8,
        chosen: &[(String, String)],
        language: Language,
    ) -> Vec<String> {
        let _ = (seats, chosen, language);
        bad.faults().to_vec()
    }

    /// Sets of options that the game proposes by name, the usual one first; none if there is nothing to propose.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// Options that only help to see or remember what lies open anyway. They change no rule, so rated games go
    /// without them: there they are as usual.
    fn aids() -> &'static [&'static str] {
        &[]
    }

    /// Commands that the game offers of its own.
    fn tools() -> &'static [Tool] {
        &[]
    }
}

/// What an observer of a face's game knows.
pub type View<F> = <<F as Face>::Game as Game>::View;

/// The options of a face's game.
pub type Options<F> = <<F as Face>::Game as Game>::Options;

/// An action of a face's game.
pub type Action<F> = <<F as Face>::Game as Game>::Action;

/// An event of a face's game.
pub type Event<F> = <<F as Face>::Game as Game>::Event;

/// A refusal of a face's game.
pub type Illegal<F> = <<F as Face>::Game as Game>::Illegal;

/// What a game is.
#[derive(Clone, Debug)]
pub struct About {
    /// One line: "Bid with your cards, then take the tricks."
    pub tagline: String,
    /// The game in three short sentences, for somebody who was just invited.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The name of whoever sits there.
    pub name: String,
    /// The letter on its emblem, different for every seat of a table.
    pub letter: String,
    /// Whether a computer plays.
    pub computer: bool,
}

/// Everything that a page shows of a position, except the choices.
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
    /// The score sheet so far, each figure with its rule.
    pub sheet: Markup,
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
    /// A tag with a role, if it has one, and the class that colours it.
    pub role: Option<(String, &'static str)>,
    /// One short line: "laid 3, passed".
    pub state: String,
    /// What else of the seat lies open and is wanted at a glance; drawn below the line. Often empty.
    pub detail: Markup,
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
