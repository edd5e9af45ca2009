//! The table: the page, and what is sent to it while people play.

// Module order is the order on the page.
pub mod asks;
pub mod choices;
pub mod clock;
mod coach;
mod dialogs;
mod dock;
mod facts;
mod graph;
mod guide;
mod handles;
mod header;
mod hint;
mod lesson;
pub mod live;
mod moments;
mod plain;
mod puzzle;
pub mod replay;
mod review;
mod review_track;
mod side;
mod ways_out;

use std::borrow::Cow;
use std::sync::Arc;

use domain::Less;
use engine::{Observer, Seat, SeatSet, StepNumber};
use face::icon;
use host::{Beat, Cells, Choices, Hint, Kept, Line, Part, Refusal, Scene};
use maud::{Markup, html};
use words::Language;

use crate::links::{Seen, TablePost};
use crate::people::{emblem_symbols, seat_count};
use crate::shell::{Head, Told, document, voices};
use crate::words::{house, table as say};
use crate::{AlonePlace, BranchLine, Chat, Promise, RatingChange, Visitor, links};

pub(crate) use self::review::mark_and_cost;
pub use self::review::{ReviewedMove, SaidChoice};
pub use asks::{Assent, Question, Undo};
pub use choices::{AheadChoice, choices_json};
pub use clock::{ClockFace, Clocks, Ticking};
pub use coach::{Coach, CoachAsks, Remember, coach_asks};
pub use dialogs::description;
pub(crate) use dialogs::key_list;
pub use facts::TableFacts;
pub use graph::PointsOverTime;
pub(crate) use guide::sentences;
pub use guide::{Guide, RuleNow, rules_now};
pub use hint::{HintAnswer, hint_answer};
pub use lesson::{Lesson, Task as LessonTask};
pub use live::{Taught, Turned, Update, update};
pub use moments::{Moment, moments};
pub(crate) use puzzle::stars;
pub use puzzle::{Against, Puzzle, PuzzleAnswer, PuzzleStage, PuzzleValue, Verdict};
pub use replay::{KeptOfGame, Replay};
pub use review_track::{ReviewMark, ReviewMarkKind, ReviewTrack};
pub use side::sheet;
pub use ways_out::WaysOut;

/// What the page of a table shows, all of it made for one visitor.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// Who looks.
    pub visitor: Visitor,
    /// What is agreed and known.
    pub table: Arc<TableFacts>,
    /// The number of steps taken: the version of the position.
    pub seq: StepNumber,
    /// For whom scene, choices, log and description were made.
    pub observer: Observer,
    /// Which seats are the visitor's; several at one device.
    pub role: Role,
    /// The seats that owe a choice.
    pub owing: SeatSet,
    /// What time each seat has.
    pub clocks: Clocks,
    /// The position, drawn with the [`Cells`] that the page is then made with.
    pub scene: Scene,
    /// The pictures that the scene places: a page holds them from the beginning, so that no update draws them.
    pub sprite: fn(Language) -> Markup,
    /// What may be chosen.
    pub choices: Choices,
    /// What the visitor may choose ahead.
    pub ahead: AheadChoice,
    /// The log, oldest first. A page takes all of it; an update takes the lines after `read`.
    pub log: Vec<(StepNumber, Line)>,
    /// How what `log` tells is played on an open page: see [`Beat`].
    pub play: Vec<Beat>,
    /// Why nobody plays on, if so.
    pub standstills: Vec<asks::Standstill>,
    /// The seats at which a computer made choices in the place of the person, with how many.
    pub stood_in: Vec<(Seat, u32)>,
    /// What the house remarks in the log, oldest first.
    pub remarks: Vec<Remark>,
    /// Lines up to this step were seen by the visitor before.
    pub read: StepNumber,
    /// The score sheet; a whole page has it. A page that is open fetches it.
    pub sheet: Markup,
    /// The position in words; a whole page has it. A page that is open fetches it.
    pub description: Vec<Part>,
    /// What helps somebody who does not know the game; a whole page has it.
    pub guide: Guide,
    /// What the dock is for.
    pub dock: Dock,
    /// A fresh key for the form of a page without script.
    pub key: String,
    /// What could be taken back without asking anybody. `None` if nothing can.
    pub undo: Option<Undo>,
    /// How what others know of could be taken back. `None` if it cannot, or if that is free.
    pub ask_back: Option<Assent>,
    /// How the visitor could end the game before its rules do.
    pub ways_out: WaysOut,
    /// What is asked at the table.
    pub questions: Vec<Question>,
    /// An act that was refused, for pages without script.
    pub refused: Option<Refused>,
    /// A hint that was asked for, for pages without script.
    pub hint: Option<Hint>,
    /// What the coach has to do with this page.
    pub coach: Coach,
    /// The seats that were given hints, with how many, as far as the visitor may know.
    pub hints_taken: Vec<(Seat, u32)>,
    /// Seats on which a computer plays in the visitor's place: the visitor may come back to them.
    pub stand_in_for_me: Vec<Seat>,
    /// What people say: on a whole page. It has events of its own while the page is open.
    pub chat: Option<Chat>,
    /// Through whose eyes the visitor has chosen to see a game that is over.
    pub seen: Option<Seen>,
}

/// A line of the log that no step of the game has made: a pause, somebody who is back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of its entry in the journal.
    pub entry: usize,
    /// How many steps stood before it.
    pub after: StepNumber,
    /// Whom it concerns.
    pub seat: Seat,
    /// The sentence.
    pub text: String,
}

/// Which part the visitor has at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// Sits on these seats; more than one if several people share the device.
    Seated(Vec<Seat>),
    /// Watches.
    Watching,
}

/// Whether the page that gets the dock surely runs a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    /// It asked for the dock by script.
    Runs,
    /// It is a whole page: choices are a form as well.
    Perhaps,
}

/// What the dock is for.
#[derive(Clone, Debug)]
pub enum Dock {
    /// Choosing, or waiting for others.
    Play,
    /// Handing the device to the person of this seat; nobody's cards are shown meanwhile.
    Cover(Seat),
    /// The result.
    Over(Ending),
    /// Going through the game.
    Replay(Replay),
    /// A choice that was reviewed.
    Reviewed(Box<ReviewedMove>),
    /// A lesson of a guided first game.
    Lesson(Lesson),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Who won and why, as [`host::AnyView::ending`] says it.
    pub words: String,
    /// Every seat with its place from 1 and its points, best first.
    pub places: Vec<(Seat, u8, i32)>,
    /// For somebody who played alone, and for nobody else: where this result stands among all of them.
    pub alone: Option<AlonePlace>,
    /// What each seat had won after which step.
    pub points: Arc<PointsOverTime>,
    /// What decided it.
    pub moments: Vec<Moment>,
    /// The whole address of the table, to share.
    pub link: String,
    /// The whole address at which other sites may show the game, if they may.
    pub embed: Option<String>,
    /// What it did to ratings, if it was rated.
    pub ratings: Vec<RatingChange>,
    /// How much it counted for them, if not in full.
    pub less: Option<Less>,
    /// The table that was opened to play again, if somebody did.
    pub again: Option<String>,
    /// For playing again.
    pub promise: Promise,
    /// The tables that go on from a position of this game.
    pub branches: Vec<BranchLine>,
}

/// An act that was not carried out, for a page without script.
#[derive(Clone, Debug)]
pub enum Refused {
    /// A rule forbids it.
    ByRule(Refusal),
    /// The table has moved on since the page was loaded.
    MovedOn,
    /// What was sent is no action of the notation: what is wrong with it, in words.
    Unreadable(String),
}

impl TablePage {
    /// Who looks, and where: what parts of the page hand on to each other.
    pub(crate) const fn language(&self) -> Language {
        self.visitor.language
    }

    /// The seat for which the visitor may choose now.
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.observer.seat().filter(|_| !self.choices.acts.is_empty())
    }

    /// What a seat is called on this page: "You" for the visitor alone at the device.
    pub(crate) fn called(&self, seat: Seat) -> &str {
        match &self.role {
            Role::Seated(mine) if mine.as_slice() == [seat] => say::you(self.language()),
            Role::Seated(_) | Role::Watching => self.name(seat),
        }
    }

    /// How many hints a seat was given, as far as the visitor may know.
    pub(crate) fn hints_of(&self, seat: Seat) -> u32 {
        self.hints_taken.iter().find(|(one, _)| *one == seat).map_or(0, |(_, count)| *count)
    }

    /// How many choices a computer made in the place of the person of a seat.
    pub(crate) fn stood_in(&self, seat: Seat) -> u32 {
        self.stood_in.iter().find(|(one, _)| *one == seat).map_or(0, |(_, count)| *count)
    }

    /// The name of whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.table.seats.get(seat.index()).map_or("", |seat| seat.who.name())
    }

    /// The seats clockwise, the visitor's first: the order of every list of players.
    pub(crate) fn seats_from_me(&self) -> impl Iterator<Item = Seat> {
        let first = match &self.role {
            Role::Seated(mine) => self.observer.seat().or_else(|| mine.first().copied()),
            Role::Watching => None,
        };
        let first = first.or_else(|| Seat::new(0)).expect("every table has a seat a");
        first.round(seat_count(&self.table.seats).max(1))
    }

    /// The letter of the seat for which the page was made; empty for what is public.
    pub(crate) fn observer_code(&self) -> String {
        match self.observer {
            Observer::Seat(seat) => seat.to_string(),
            Observer::Spectator => String::new(),
            Observer::Omniscient => Seen::All.to_string(),
        }
    }

    /// The letters of the seats that are to choose.
    pub(crate) fn owing_letters(&self) -> String {
        let letters: Vec<String> = self.owing.iter().map(|seat| seat.to_string()).collect();
        letters.join(" ")
    }

    /// The position of a replay, if it is one.
    const fn replay(&self) -> Option<&Replay> {
        if let Dock::Replay(replay) = &self.dock { Some(replay) } else { None }
    }

    /// The address of the table, below which everything is that is done at it.
    pub(crate) fn address(&self) -> String {
        let game = self.table.game.name;
        match &self.dock {
            Dock::Lesson(lesson) => lesson.address(game),
            Dock::Puzzle(puzzle) => puzzle.address(game),
            Dock::Play | Dock::Cover(_) | Dock::Over(_) | Dock::Replay(_) | Dock::Reviewed(_) => {
                links::table(&self.table.id)
            }
        }
    }

    /// Whether the visitor is alone with a prepared position, at no table that others could come to.
    pub(crate) const fn is_prepared(&self) -> bool {
        matches!(self.dock, Dock::Lesson(_) | Dock::Puzzle(_))
    }

    /// What others are told of the table: how it ended, or what the game is; of a replay only who played.
    fn in_a_sentence(&self) -> Cow<'_, str> {
        match &self.dock {
            Dock::Over(ending) => Cow::from(&ending.words),
            Dock::Play | Dock::Cover(_) | Dock::Lesson(_) | Dock::Puzzle(_) => {
                Cow::from(&self.table.game.about.tagline)
            }
            Dock::Replay(_) | Dock::Reviewed(_) => Cow::from(replay::preview(self)),
        }
    }

    /// The title of the page, which tells whether it is the visitor's turn.
    pub(crate) fn title(&self) -> String {
        let title = self.table.title();
        if let Some(answer) = self.puzzle().and_then(Puzzle::answer) {
            return format!("{} · {title}", puzzle::in_brief(self.language(), answer));
        }
        if self.acting().is_some() { say::turn_title(self.language(), &title) } else { title }
    }
}

/// The whole page of a table.
pub fn table_page(page: &TablePage) -> Markup {
    let kept = Kept::default();
    let cells = &Cells::in_place(&kept);
    let language = page.language();
    let game = page.table.game.name;
    let events = match (&page.dock, page.seen) {
        // A lesson and a puzzle change by what is done on the page alone.
        (Dock::Replay(_) | Dock::Reviewed(_) | Dock::Lesson(_) | Dock::Puzzle(_), _) => None,
        (Dock::Play | Dock::Cover(_) | Dock::Over(_), Some(seen)) => {
            Some(links::events_as(&page.table.id, seen))
        }
        (Dock::Play | Dock::Cover(_) | Dock::Over(_), None) => Some(links::events(&page.table.id)),
    };
    let body = html! {
        body class="game" data-owing=(page.owing_letters()) data-view="table" data-game=(game) data-seq=(page.seq)
            data-step=(page.log.last().map_or(0, |(step, _)| *step))
            data-table=(page.address()) data-rules=(links::rules(game))
            data-seat=(page.observer_code()) data-voice[page.is_prepared()] data-lesson[page.lesson().is_some()] data-theme-kept=[page.puzzle().and_then(|puzzle| puzzle.theme.as_deref())] data-replay=[page.replay().map(Replay::for_script)] data-framed[page.replay().is_some_and(|replay| replay.at.framed)] data-now=[(!page.clocks.faces.is_empty()).then_some(page.clocks.now)]
            data-share-missing=[page.table.luck.missing_share.then(|| links::at_table(&page.table.id, TablePost::Share))]
        {
            a class="skip" href="#dock" { (house::skip(language)) }
            (icon::sprite())
            svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (emblem_symbols(&page.table.seats)) } }
            ((page.sprite)(page.visitor.language))
            (header::header(page, cells))
            p id="net" hidden {}
            div class="above" { (guide::first_words(page)) (asks::asks(page)) }
            (side::strip(page, cells))
            (lesson::voice(page))
            (puzzle::panel(page))
            (dock::dock(page, Script::Perhaps, cells))
            main class="main" tabindex=[page.is_prepared().then_some("0")] { (live::main(page)) }
            (side::side(page, cells))
            (side::tabs_of_small_screens(page))
            (dialogs::dialogs(page))
            aside id="tip" aria-label=(house::note(language)) hidden {}
            div id="legal" hidden data-legal=(choices_json(&page.choices, &page.ahead, page.seq)) {}
            (voices(language))
        }
    };
    document(
        &page.visitor,
        &Head {
            title: &page.title(),
            game: Some(game),
            events: events.as_deref(),
            told: Some(Told {
                title: &page.table.title(),
                about: &page.in_a_sentence(),
                picture: page.table.link_picture(page.replay().map(|replay| replay.at)),
            }),
        },
        &body,
    )
}
