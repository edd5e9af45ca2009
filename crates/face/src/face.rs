//! What a page, a terminal and a picture need of a game: its face.
//!
//! Everything here is made from a view and from events that the observer was told, so nothing
//! in it can depend on what the observer may not know.

use engine::{Game, OptionError, RuleId, Standing, Told};
use maud::Markup;
use serde_json::Value;
use words::Language;

use crate::area::Area;
use crate::beat::Beat;
use crate::cells::Cells;
use crate::choosing::{Ahead, Choices, Tried};
use crate::parts::{About, Line, Look, OptionWords, Part, Refusal, Scene, Sign, Spot};
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

    /// What a page shows of a position, except the choices and the score sheet. What does not change with every
    /// step is made of cells, and costs nothing where it stays as it is.
    fn scene(view: &View<Self>, told: &[&Told<Event<Self>>], look: &Look<'_>, cells: &Cells<'_>) -> Scene;

    /// The score sheet so far, each figure with its rule; empty while there is nothing to tell.
    fn sheet(view: &View<Self>, told: &[&Told<Event<Self>>], look: &Look<'_>) -> Markup;

    /// What the observer may choose now, with the text that each act means. Empty acts if it owes nothing.
    fn choices(view: &View<Self>, look: &Look<'_>) -> Choices;

    /// What the observer may fix for a choice that it will owe soon, made from the view alone and whether or not it
    /// owes one now. What turns out to be illegal then is not carried out.
    fn ahead(view: &View<Self>, look: &Look<'_>) -> Ahead {
        let _ = (view, look);
        Ahead::default()
    }

    /// Why a handle that the scene shows cannot be chosen next: what stands in its way, or what must be
    /// chosen before it; for whoever owes nothing, who is to choose. Asked through [`Choices::why`].
    fn why(view: &View<Self>, tried: &Tried<'_>, look: &Look<'_>) -> Refusal;

    /// One line of the log, or nothing if the event needs none for this observer.
    fn line(event: &Event<Self>, look: &Look<'_>) -> Option<Line>;

    /// The same for whoever has the position at hand, for games whose cards have their names from the table.
    fn line_at(event: &Event<Self>, _view: &View<Self>, look: &Look<'_>) -> Option<Line> {
        Self::line(event, look)
    }

    /// What a page plays of what the observer was told of one step, in the order in which the rules did it. The view
    /// is the newest, which may be later.
    fn beats(told: &[&Told<Event<Self>>], view: &View<Self>, look: &Look<'_>) -> Vec<Beat> {
        let _ = (told, view, look);
        Vec::new()
    }

    /// What a page plays of a choice of the observer's own that the others do not see yet, or not as the observer does:
    /// before what is told of it. The view is the newest.
    fn own_beats(action: Action<Self>, view: &View<Self>, look: &Look<'_>) -> Vec<Beat> {
        let _ = (action, view, look);
        Vec::new()
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

    /// Why a choice was worse than another, in one sentence: the reason of this word, with its numbers, that the
    /// players of the game found true of the view. `None` if there is no such reason with so many numbers.
    fn reason_against(word: &str, numbers: &[i32], language: Language) -> Option<String> {
        let _ = (word, numbers, language);
        None
    }

    /// What the coach asks before a choice against which the reason of this word speaks: one question that leads to
    /// what matters and names no choice. `None` if there is no such reason.
    fn question_against(word: &str, language: Language) -> Option<&'static str> {
        let _ = (word, language);
        None
    }

    /// What puzzles are called whose reason has this word: a name of a few words. `None` if there is no such reason.
    fn theme(word: &str, language: Language) -> Option<&'static str> {
        let _ = (word, language);
        None
    }

    /// What the tables are called in which a review says what hands were worth, and how they are read; `None` of a game
    /// without them.
    fn appraisal(language: Language) -> Option<&'static str> {
        let _ = language;
        None
    }

    /// The position in words, part by part: for the terminal and for those who do not see the board.
    fn describe(view: &View<Self>, look: &Look<'_>) -> Vec<Part>;

    /// What each seat has won so far, `a` first, as its plate says it; all points once the game is over.
    fn points(view: &View<Self>) -> Vec<i32>;

    /// The rules by which the game goes on from this position, those that matter most first: a page shows them before
    /// the rest of the document.
    fn rules_now(view: &View<Self>) -> Vec<RuleId>;

    /// The signs that its board uses, each as it is drawn there with what it means, for those who meet them for the
    /// first time. They may place what [`Face::sprite`] holds.
    fn legend(language: Language) -> Vec<Sign>;

    /// All that the observer knows of the position, for programs: an object of plain values in which
    /// everything that the notation names has its name from there.
    fn facts(view: &View<Self>) -> Value;

    /// The board alone as one SVG document with its own styles, for files and previews.
    fn picture(view: &View<Self>, look: &Look<'_>) -> String;

    /// Where a thing lies on [`Face::picture`], for pictures that show a part of a board or point at something: named much
    /// as [`Face::spot`] names it. `whole` is the picture. `None` if there is no such thing on it.
    fn area(_view: &View<Self>, _thing: &str, _look: &Look<'_>) -> Option<Area> {
        None
    }

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
        bad: &OptionError,
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

    /// Its guided first game, as `docs/lessons.md` says; empty if it has none.
    fn course() -> &'static str {
        ""
    }

    /// Its puzzles, as `docs/puzzles.md` says; empty if it has none.
    fn puzzles() -> &'static str {
        ""
    }

    /// Where a thing is that the course points at: `hand R7`. `None` if there is no such thing.
    fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
        let _ = (thing, look);
        None
    }

    /// A component that a text of the course names as the notation does: its name, or a small picture. `None` if there is
    /// no such component.
    fn component(name: &str, language: Language) -> Option<Markup> {
        let _ = (name, language);
        None
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

impl Choices {
    /// Why a handle cannot be chosen after these, from the view for which the choices were made; `None` if it can.
    pub fn why<F: Face>(
        &self,
        view: &View<F>,
        picks: &[&str],
        handle: &str,
        look: &Look<'_>,
    ) -> Option<Refusal> {
        let tried = Tried { choices: self, picks, handle };
        (!self.takes(picks, handle)).then(|| F::why(view, &tried, look))
    }
}
