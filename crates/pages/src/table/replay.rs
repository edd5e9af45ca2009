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

use super::review_track::{self, ReviewMark, ReviewTrack};
use super::{Script, TablePage};
use crate::Visitor;
use crate::archive::star;
use crate::links::{self, ReplayAt, Seen};
use crate::study::{self, Study};
use crate::words::{after, archive, replay as say, review as words_of_review, terms};

/// A position of a replay, and what its page may know of the others.
#[derive(Clone, Debug, PartialEq)]
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
    /// Who leads others through it, once it is over.
    pub study: Option<Study>,
    /// What the visitor has kept of the game, if it is over and was played here.
    pub kept: Option<KeptOfGame>,
    /// What a review has found, as far as the page may know it.
    pub along: Option<ReviewTrack>,
}

/// What a visitor has kept of a game: a star and notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptOfGame {
    /// Whether the visitor has starred it.
    pub is_starred: bool,
    /// Whether the visitor sat there, and may let the others read notes.
    pub may_share: bool,
    /// The visitor's note on the position, and whether the others may read it.
    pub own: Option<(String, bool)>,
    /// The others' notes on the position: by whom, and what.
    pub others: Vec<(String, String)>,
    /// The positions with notes, of those to which the page can go.
    pub steps: Vec<StepNumber>,
    /// How many characters a note has at most.
    pub most: usize,
}

/// A position as the script reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    step: StepNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<StepNumber>,
    /// Where the page can go that it did not know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    known: Vec<StepNumber>,
    /// What a review has marked between.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<ReviewMark>,
}

impl Replay {
    /// The position as an open page is told of it that shows the one after `from` steps: with all that lie between.
    pub fn moment_after(&self, from: StepNumber) -> Moment {
        let passed = self.known.iter().filter(|&&step| from < step && step <= self.at.step);
        let marks = self.marks().iter().copied().filter(|mark| from < mark.step && mark.step <= self.at.step);
        let marks = marks.collect();
        Moment { step: self.at.step, next: self.next, known: passed.copied().collect(), marks }
    }

    /// What a whole page tells its script.
    pub(super) fn for_script(&self) -> String {
        let marks = self.marks().to_vec();
        let moment = Moment { step: self.at.step, next: self.next, known: self.known.clone(), marks };
        serde_json::to_string(&moment).expect("numbers are always JSON")
    }

    fn marks(&self) -> &[ReviewMark] {
        self.along.as_ref().map_or(&[], |along| &along.marks)
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
    let study = replay.study.as_ref();
    html! {
        section id="dock" class="dock calm replay" aria-label=(say::replay(language)) tabindex="-1" {
            div class="prompt" {
                (cells.part("moment", moment(page, replay)))
                div class="acts" {
                    // On a phone the row is longer than the screen: who leads is seen without moving it.
                    @if let Some(study) = study.filter(|study| study.is_on()) { (study::bar(&page.table.id, study, shown, language)) }
                    (eyes(page, replay, shown))
                    @if let Some(along) = &replay.along { (review_track::graph(page, along, (replay.at, &replay.known), cells)) }
                    @if let Some(kept) = &replay.kept { (cells.part("notes", notes(page, replay, kept))) }
                    @if !shown.whole {
                        a class="btn sm" data-replay href=(links::replay(&page.table.id, ReplayAt { whole: true, ..shown })) { (say::whole(language)) }
                    }
                    @if shown.framed {
                        a class="btn sm quiet" data-replay target="_blank" rel="noopener" href=(links::replay(&page.table.id, ReplayAt { framed: false, ..shown })) { (icon(Icon::Board)) (say::look_here(language)) }
                    } @else if replay.is_over {
                        a class="btn sm from-here" data-replay href=(links::branch(&page.table.id, shown)) { (after::play_from_here(language)) }
                        a class="btn sm to-review" href=(links::review(&page.table.id)) { (words_of_review::review(language)) }
                    }
                    @if let Some(study) = study.filter(|study| !study.is_on()) { (study::bar(&page.table.id, study, shown, language)) }
                    @if !shown.framed {
                        a class="btn sm quiet" href=(links::table(&page.table.id)) { (icon(Icon::Board)) (say::to_table(language)) }
                    }
                }
            }
            (steps(page))
            @if script == Script::Perhaps { noscript { (plain_steps(page, replay)) } }
            (page.scene.hand)
        }
    }
}

/// The star, and notes on the position: their number stands on the button.
fn notes(page: &TablePage, replay: &Replay, kept: &KeptOfGame) -> Markup {
    let language = page.language();
    let here = links::replay(&page.table.id, replay.at);
    let visitor = Visitor { path: here.clone(), ..page.visitor.clone() };
    let count = usize::from(kept.own.is_some()) + kept.others.len();
    html! {
        details id="notes" class="menu eyes notes" {
            summary class="btn sm" { (icon(Icon::Star)) (archive::notes(language)) @if count > 0 { b { " " (count) } } }
            div class="pop" {
                @for (by, text) in &kept.others { p class="note" { b { (by) ":" } " " (text) } }
                (own_note(page, replay, kept))
                (star(&visitor, (&page.table.id, kept.is_starred.into()), &page.table.name))
                @if !kept.steps.is_empty() {
                    nav class="bar" aria-label=(archive::notes(language)) {
                        @for step in &kept.steps {
                            a class="btn sm" href=(links::replay(&page.table.id, ReplayAt { step: *step, ..replay.at }))
                                aria-current=[(*step == replay.at.step).then_some("true")]
                            { (say::move_of(language, replay.known.partition_point(|known| known < step), None)) }
                        }
                    }
                }
            }
        }
    }
}

/// The form for the visitor's note on the position.
fn own_note(page: &TablePage, replay: &Replay, kept: &KeptOfGame) -> Markup {
    let language = page.language();
    let (text, shared) = kept.own.as_ref().map_or(("", false), |(text, shared)| (text.as_str(), *shared));
    html! {
        form method="post" action=(links::note(&page.table.id)) {
            input type="hidden" name="next" value=(links::replay(&page.table.id, replay.at));
            input type="hidden" name="step" value=(replay.at.step);
            label for="note" { (archive::note_here(language)) }
            textarea class="field" id="note" name="text" rows="3" maxlength=(kept.most) { "\n" (text) }
            @if kept.may_share {
                label class="ticked" {
                    input type="checkbox" name="shared" value="1" checked[shared];
                    (archive::shared(language))
                }
            }
            p class="hint" { (archive::note_bounds(language)) }
            button class="btn sm pri" { (archive::save_note(language)) }
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
            span class="track" {
                svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" {}
                input type="range" min="0" value="0" max="0" aria-label=(say::positions(language)) data-unreached=(say::unreached(language));
            }
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
