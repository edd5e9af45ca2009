//! The replay of a game: its positions one after the other, on the board of its table.
//!
//! Unless somebody has asked for the whole game, a page holds nothing of what came after the position that it shows:
//! neither how long the game was nor how it ended.

use engine::StepNumber;
use face::emblem::emblem_of;
use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};
use serde::Serialize;
use words::and_list;

use super::{Script, TablePage};
use crate::links::{self, ReplayAt, Seen};
use crate::words::{after, replay as say, terms};

/// A position of a replay, and what its page may know of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Where the page can go: after so many steps, ascending. It ends with the position that is shown, or, if the whole
    /// game is shown, with the last.
    pub known: Vec<StepNumber>,
    /// Which position is shown, and how.
    pub at: ReplayAt,
    /// The position after the one that is shown, if there is any.
    pub next: Option<StepNumber>,
    /// Whether the game is over: then anybody may look through any eyes.
    pub is_over: bool,
    /// What happened last, in words.
    pub told: String,
    /// How the game ended, at the last position of a game that is over.
    pub ending: Option<String>,
}

/// A position as the script reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    step: StepNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<StepNumber>,
    /// On a whole page; one that is open has met them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    known: Vec<StepNumber>,
}

impl Replay {
    /// The position as an open page is told of it.
    pub const fn moment(&self) -> Moment {
        Moment { step: self.at.step, next: self.next, known: Vec::new() }
    }

    /// What a whole page tells its script.
    pub(super) fn for_script(&self) -> String {
        let moment = Moment { known: self.known.clone(), ..self.moment() };
        serde_json::to_string(&moment).expect("numbers are always JSON")
    }

    /// How many choices had been made.
    fn number(&self) -> usize {
        self.known.partition_point(|step| *step < self.at.step)
    }
}

/// What the address of a replay says of itself where it is sent to others: who played, and nothing of how it went.
pub(super) fn preview(page: &TablePage) -> String {
    let names: Vec<String> = page.table.seats.iter().map(|seat| seat.who.name().to_owned()).collect();
    say::replay_of(page.language(), &and_list(page.language(), &names))
}

/// The bar in the place of the dock. An open page fills in the position: the same bar serves all of them.
pub(super) fn bar(page: &TablePage, replay: &Replay, script: Script, cells: &Cells<'_>) -> Markup {
    let language = page.language();
    let shown = match script {
        Script::Perhaps => replay.at,
        Script::Runs => ReplayAt { step: 0, ..replay.at },
    };
    html! {
        section id="dock" class="dock calm replay" aria-label=(say::replay(language)) tabindex="-1" {
            div class="prompt" {
                (cells.part("moment", moment(page, replay)))
                div class="acts" {
                    (eyes(page, replay, shown))
                    @if !shown.whole {
                        a class="btn sm" data-replay href=(links::replay(&page.table.id, ReplayAt { whole: true, ..shown })) { (say::whole(language)) }
                    }
                    @if replay.is_over {
                        a class="btn sm from-here" data-replay href=(links::branch(&page.table.id, shown)) { (after::play_from_here(language)) }
                    }
                    a class="btn sm quiet" href=(links::table(&page.table.id)) { (icon(Icon::Board)) (say::to_table(language)) }
                }
            }
            (steps(page))
            @if script == Script::Perhaps { noscript { (plain_steps(page, replay)) } }
            (page.scene.hand)
        }
    }
}

/// Which position is shown, and what happened last.
fn moment(page: &TablePage, replay: &Replay) -> Markup {
    let language = page.language();
    let all = replay.at.whole.then(|| replay.known.len() - 1);
    html! {
        div id="moment" class="say" {
            p class="l1" {
                span class="turn wait" {
                    @if replay.at.step == replay.known[0] { (say::beginning(language)) }
                    @else { (say::move_of(language, replay.number(), all)) }
                }
            }
            p class="fx" {
                (replay.told)
                @if let Some(ending) = &replay.ending { " " b { (ending) } }
            }
        }
    }
}

/// The buttons and the slider.
fn steps(page: &TablePage) -> Markup {
    let language = page.language();
    let button = |go: &str, picture: Icon, words: &str| {
        html! { button type="button" class="ib" data-go=(go) aria-label=(words) { (icon(picture)) } }
    };
    html! {
        div class="moments needs-script" role="group" aria-label=(say::replay(language)) {
            (button("first", Icon::First, say::first(language)))
            (button("back", Icon::Prev, say::back(language)))
            button type="button" class="ib go" data-go="play" aria-label=(say::play(language)) data-stop=(say::pause(language)) {
                (icon(Icon::Play)) (icon(Icon::Pause))
            }
            (button("on", Icon::Next, say::on(language)))
            (button("last", Icon::Last, say::last(language)))
            input type="range" min="0" value="0" max="0" aria-label=(say::positions(language)) data-unreached=(say::unreached(language));
        }
    }
}

/// The same for a page without script.
fn plain_steps(page: &TablePage, replay: &Replay) -> Markup {
    let (language, number) = (page.language(), replay.number());
    let to = |step: StepNumber| links::replay(&page.table.id, ReplayAt { step, ..replay.at });
    html! {
        nav class="bar" aria-label=(say::replay(language)) {
            a class="btn sm" href=(to(0)) { (say::first(language)) }
            @if let Some(&before) = number.checked_sub(1).and_then(|before| replay.known.get(before)) {
                a class="btn sm" href=(to(before)) { (say::back(language)) }
            }
            @if let Some(next) = replay.next { a class="btn sm" href=(to(next)) { (say::on(language)) } }
        }
    }
}

/// Through whose eyes the game is seen, where that can be chosen.
fn eyes(page: &TablePage, replay: &Replay, at: ReplayAt) -> Markup {
    let language = page.language();
    let link = |seen: Option<Seen>, words: Markup| {
        let here = (at.seen == seen).then_some("true");
        html! { a data-replay href=(links::replay(&page.table.id, ReplayAt { seen, ..at })) aria-current=[here] { (words) } }
    };
    html! {
        @if replay.is_over {
            details class="menu eyes" {
                summary class="btn sm" { (icon(Icon::Eye)) (terms::seen_by(language)) }
                div class="pop" {
                    div class="list" {
                        (link(None, html! { (terms::as_watcher(language)) }))
                        (link(Some(Seen::All), html! { (terms::by_all(language)) }))
                        @for seat in page.seats_from_me() { (link(Some(Seen::Seat(seat)), html! { (emblem_of(seat)) (page.name(seat)) })) }
                    }
                }
            }
        }
    }
}
