//! What people at the table ask each other, with the buttons of those who are to answer.

use engine::Seat;
use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};
use words::{Language, word};

use super::{Dock, Role, TablePage};
use crate::Timing;
use crate::links::{self, TablePost};
use crate::words::{asks as say, time};
use face::emblem::emblem_of;

pub use crate::words::asks::{declined, declined_end, declined_pause, taken_back};

/// Something that is asked at the table, or was decided there just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its number at the table.
    pub number: i64,
    /// What is asked.
    pub asked: Asked,
    /// Who asks; the house if nobody does.
    pub by: Option<Seat>,
    /// Whether the visitor has asked it.
    pub is_own: bool,
    /// Everybody with a voice.
    pub answered: Vec<Answered>,
    /// What the visitor may answer; nothing for whoever is not asked.
    pub replies: Vec<Reply>,
    /// What was decided; nothing while it is open.
    pub decided: Option<Reply>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// So many steps shall be taken back.
    TakeBack {
        /// How many.
        steps: usize,
    },
    /// The table shall pause.
    Pause,
    /// The game shall end here, without a result.
    End,
    /// What to do about whoever sits there.
    Absent(Seat),
}

/// One person's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The seats of that person.
    pub seats: Vec<Seat>,
    /// The answer, if there is one yet.
    pub reply: Option<Reply>,
    /// Whether it is the visitor's.
    pub is_mine: bool,
}

/// What can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Agree,
    /// No.
    Decline,
    /// Wait.
    Wait,
    /// A computer plays on.
    Computer,
    /// The game ends without result.
    End,
}

impl Reply {
    /// Its word in forms.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Decline => "decline",
            Self::Wait => "wait",
            Self::Computer => "computer",
            Self::End => "end",
        }
    }

    /// "Agree"
    const fn words(self, language: Language) -> &'static str {
        match self {
            Self::Agree => word!(language, en: "Agree", fr: "D’accord", de: "Einverstanden"),
            Self::Decline => word!(language, en: "Decline", fr: "Refuser", de: "Ablehnen"),
            Self::Wait => word!(language, en: "Wait", fr: "Attendre", de: "Warten"),
            Self::Computer => {
                word!(language, en: "A computer plays on", fr: "Un ordinateur continue", de: "Ein Computer spielt weiter")
            }
            Self::End => {
                word!(language, en: "End without result", fr: "Finir sans résultat", de: "Ohne Ergebnis beenden")
            }
        }
    }
}

/// Why nobody plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standstill {
    /// The game is paused.
    Paused,
    /// The others wait for whoever sits there.
    Waiting(Seat),
}

/// What the visitor could take back without asking anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undo {
    /// The last choice and none before it.
    Last,
    /// The last choice, and those before it with one click.
    All,
}

/// Whether others are asked before something is done that the visitor wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assent {
    /// Nobody needs to be asked.
    AtOnce,
    /// The others are asked.
    Others,
}

/// The strip of what is asked. It is there even if nothing is, so that it can be filled. It is not a live
/// region itself: what comes into it is spoken once, by the regions for voices.
pub(super) fn asks(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        section id="asks" class="asks" aria-label=(say::asked_here(language))
            hidden[page.questions.is_empty() && page.standstills.is_empty()]
        {
            @for standstill in &page.standstills { (still(page, *standstill)) }
            @for question in &page.questions { (one(page, question)) }
        }
    }
}

/// Why nobody plays on, with what the visitor can do about it.
fn still(page: &TablePage, standstill: Standstill) -> Markup {
    let language = page.language();
    let (picture, sentence, hint) = match standstill {
        Standstill::Paused => {
            (Icon::Pause, time::paused(language).to_owned(), time::anybody_resumes(language))
        }
        Standstill::Waiting(seat) => (Icon::Hourglass, time::waiting_for(language, page.name(seat)), ""),
    };
    html! {
        div class={ "ask" @if standstill == Standstill::Paused { " paused" } } {
            (icon(picture))
            div class="say" { p class="l1" { (sentence) } p class="fx" { (hint) } }
            @if standstill == Standstill::Paused && page.role != Role::Watching {
                div class="bar" {
                    (resume(page, &html! { button class="btn pri" { (time::go_on(language)) } }))
                }
            }
        }
    }
}

/// The form that ends a pause, with its button.
fn resume(page: &TablePage, button: &Markup) -> Markup {
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::Resume)) data-fetch {
            input type="hidden" name="seq" value=(page.seq);
            (button)
        }
    }
}

/// The lines of the menu about a pause: to ask for one, and to end it. Which of them is seen follows from
/// whether the strip says that the game is paused, so that the menu need not be sent again.
pub(super) fn pause(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        @if page.table.timing != Timing::Untimed && !matches!(page.dock, Dock::Over(_)) {
            div class="while-played" {
                form method="post" action=(links::at_table(&page.table.id, TablePost::Propose)) data-fetch {
                    input type="hidden" name="kind" value="pause";
                    input type="hidden" name="seq" value=(page.seq);
                    input type="hidden" name="key" value={ (page.key) "-p" };
                    button { (icon(Icon::Pause)) (time::ask_for_a_pause(language)) }
                }
            }
            div class="while-paused" { (resume(page, &html! { button { (icon(Icon::Play)) (time::go_on(language)) } })) }
        }
    }
}

fn one(page: &TablePage, question: &Question) -> Markup {
    let language = page.language();
    html! {
        div class={ "ask" @if !question.replies.is_empty() { " mine" } } {
            @if let Some(by) = question.by { (emblem_of(by)) } @else { (icon(Icon::Hourglass)) }
            div class="say" {
                p class="l1" { (sentence(page, question)) }
                p class="fx" { (state(page, question)) }
            }
            @if question.decided.is_none() {
                div class="bar" {
                    @for &reply in &question.replies { (button(page, question, reply)) }
                    @if question.is_own {
                        form method="post" action=(links::at_table(&page.table.id, TablePost::Withdraw)) data-fetch {
                            (fields(page, question))
                            button class="btn" { (say::withdraw(language)) }
                        }
                    }
                }
            }
        }
    }
}

/// What is asked, or what was decided.
fn sentence(page: &TablePage, question: &Question) -> String {
    let language = page.language();
    let name = question.by.map_or("", |seat| page.name(seat));
    match (question.asked, question.decided) {
        (Asked::TakeBack { steps }, None) if question.is_own => say::you_ask_back(language, steps),
        (Asked::TakeBack { steps }, None) => say::asks_back(language, name, steps),
        (Asked::TakeBack { steps }, Some(Reply::Agree)) => {
            let other = (question.by != page.observer.seat()).then_some(name);
            taken_back(language, other, steps, &names(page, question, Some(Reply::Agree)))
        }
        (Asked::TakeBack { .. }, Some(_)) => declined(language, &names(page, question, Some(Reply::Decline))),
        (Asked::Pause, Some(Reply::Decline)) => {
            declined_pause(language, &names(page, question, Some(Reply::Decline)))
        }
        (Asked::Pause, _) if question.is_own => say::you_ask_pause(language).into(),
        (Asked::Pause, _) => say::asks_pause(language, name),
        (Asked::End, Some(Reply::Decline)) => {
            declined_end(language, &names(page, question, Some(Reply::Decline)))
        }
        (Asked::End, _) if question.is_own => say::you_ask_end(language).into(),
        (Asked::End, _) => say::asks_end(language, name),
        (Asked::Absent(seat), _) => say::absent(language, page.name(seat)),
    }
}

/// Who is still to answer, and what it would mean.
fn state(page: &TablePage, question: &Question) -> String {
    let language = page.language();
    if question.decided.is_some() {
        return String::new();
    }
    let mine = question.answered.iter().find(|answered| answered.is_mine);
    let given = mine.and_then(|answered| answered.reply).filter(|_| !question.is_own);
    let waiting = names(page, question, None);
    let mut parts = Vec::new();
    match (question.asked, given) {
        (_, Some(reply)) => parts.push(say::your_answer(language, reply.words(language))),
        (Asked::TakeBack { .. }, None) if !question.replies.is_empty() => {
            parts.push(say::before_that_choice(language).into());
        }
        (Asked::End, None) if !question.replies.is_empty() => {
            parts.push(say::over_for_everybody(language).into());
        }
        (Asked::Absent(_), None) if !question.replies.is_empty() => {
            parts.push(page.table.timing.vote_words(language));
        }
        (Asked::TakeBack { .. } | Asked::Pause | Asked::End | Asked::Absent(_), None) => {}
    }
    if !waiting.is_empty() {
        parts.push(say::waiting_for(language, &waiting));
    }
    parts.join(" ")
}

/// The names of those with this answer, or of those with none; not the asker's, not the visitor's own.
fn names(page: &TablePage, question: &Question, reply: Option<Reply>) -> Vec<String> {
    let asked = |answered: &&Answered| {
        answered.reply == reply
            && !answered.is_mine
            && !question.by.is_some_and(|by| answered.seats.contains(&by))
    };
    let of = |answered: &Answered| answered.seats.first().map(|&seat| page.name(seat).to_owned());
    question.answered.iter().filter(asked).filter_map(of).collect()
}

fn button(page: &TablePage, question: &Question, reply: Reply) -> Markup {
    let language = page.language();
    let is_given = question.answered.iter().any(|answered| answered.is_mine && answered.reply == Some(reply));
    let class = if matches!(reply, Reply::Agree | Reply::Wait) { "btn pri" } else { "btn" };
    // Of two people who play each other the one who is left has won.
    let wins = reply == Reply::End && page.ways_out.opponent.is_some();
    let words = if wins { say::end_and_win(language) } else { reply.words(language) };
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::Answer)) data-fetch {
            (fields(page, question))
            input type="hidden" name="choice" value=(reply.code());
            button class=(class) aria-pressed=[is_given.then_some("true")] { (words) }
        }
    }
}

fn fields(page: &TablePage, question: &Question) -> Markup {
    html! {
        input type="hidden" name="seq" value=(page.seq);
        input type="hidden" name="number" value=(question.number);
    }
}

/// The line of the menu with which the visitor takes back what others know of, or asks to. It is not in the dock:
/// there it would stand beside the choices nearly always.
/// The way to take back what others know of. Its form names the version of the table: the script names the one that
/// the page shows.
pub(super) fn ask_back(page: &TablePage, cells: &Cells<'_>) -> Markup {
    cells.cell("askback", (page.ask_back, page.observer), || drawn_ask_back(page))
}

fn drawn_ask_back(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        div id="askback" {
            @if let Some(how) = page.ask_back {
                form method="post" action=(links::at_table(&page.table.id, TablePost::Propose)) data-undo {
                    input type="hidden" name="kind" value="takeback";
                    input type="hidden" name="seq" value=(page.seq);
                    input type="hidden" name="key" value={ (page.key) "-b" };
                    @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
                    button {
                        (icon(Icon::Undo))
                        @match how {
                            Assent::AtOnce => (say::take_back(language)),
                            Assent::Others => (say::ask_to_take_back(language)),
                        }
                    }
                }
            }
        }
    }
}
