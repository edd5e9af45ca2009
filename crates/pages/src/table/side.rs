//! Beside the table: players, log, scores, rules; on small screens the strip and the tabs.

use std::hash::Hash;
use std::sync::LazyLock;

use engine::{Seat, StepNumber};
use face::icon::{Icon, icon, labelled_icon};
use face::names::of_seat;
use face::{Counted, Place};
use host::{Cells, Level, Line, LineKind, Plate, Strength};
use maud::{Markup, html};
use words::Language;

use super::clock::clock;
use super::guide;
use super::{Remark, TablePage};
use crate::people::{Occupant, Presence};
use crate::rules::rule_link;
use crate::words::{chat as words_of_chat, programs, table as say};
use crate::{chat, links};
use face::emblem::emblem_of;

/// The column beside the table.
pub(super) fn side(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let language = page.language();
    html! {
        aside class="side" aria-label=(say::views(language)) {
            (panel(page))
            (players(page, cells))
            div class="tabs" role="tablist" aria-label=(say::views(language)) {
                @for (view, picture, word) in panes(page) {
                    button type="button" role="tab" id={ "tab-" (view) } data-view=(view) aria-controls={ "pane-" (view) }
                        aria-selected=(view == "log") tabindex=(if view == "log" { "0" } else { "-1" })
                    { (icon(picture)) (word) }
                }
            }
            div class="panes" {
                section class="pane" id="pane-log" role="tabpanel" aria-labelledby="tab-log" tabindex="0" { (log(page)) }
                section class="pane" id="pane-chat" role="tabpanel" aria-labelledby="tab-chat" hidden {
                    @if let Some(said) = &page.chat { (chat::chat(said, language)) }
                }
                section class="pane" id="pane-scores" role="tabpanel" aria-labelledby="tab-scores" tabindex="0" hidden { (sheet(&page.sheet, language)) }
                section class="pane" id="pane-rules" role="tabpanel" aria-labelledby="tab-rules" tabindex="0" hidden {
                    (guide::rules_now(&page.guide, &page.table.game, language))
                    div class="in" id="rulebook" {
                        p { (say::rules_come(language)) }
                        p { a href=(links::rules(page.table.game.name)) { (say::whole_rules(language)) } }
                    }
                }
            }
        }
    }
}

/// The panes: at a replay people talk only who go through it together.
fn panes(page: &TablePage) -> impl Iterator<Item = (&'static str, Icon, &'static str)> {
    let language = page.language();
    let all = [
        ("log", Icon::Log, say::log(language)),
        ("chat", Icon::Chat, words_of_chat::chat(language)),
        ("scores", Icon::Trophy, say::scores(language)),
        ("rules", Icon::Book, say::rules(language)),
    ];
    let talks = page.chat.is_some() || (page.replay().is_none() && !page.is_prepared());
    all.into_iter().filter(move |(view, ..)| *view != "chat" || talks)
}

/// The tabs at the foot of small screens.
pub(super) fn tabs_of_small_screens(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        nav class="tabbar" aria-label=(say::views(language)) {
            a href="#main" data-view="table" aria-current="page" { (icon(Icon::Board)) (say::table(language)) span class="n" {} }
            @for (view, picture, word) in panes(page) {
                a href={ "#pane-" (view) } data-view=(view) { (icon(picture)) (word) span class="n" {} }
            }
        }
    }
}

/// What the game shows beside the table.
pub(super) fn panel(page: &TablePage) -> Markup {
    html! { div id="panel" { (page.scene.panel) } }
}

/// One plate a seat, the visitor's first.
pub(super) fn players(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let one = |seat: Seat| {
        let (id, plate) = (of_seat("player-", seat), plate_of(page, seat));
        let state_key = (&plate.role, &plate.state, &plate.detail.0, page.hints_of(seat));
        let key = (seat_key(page, seat), &plate.score, &plate.beside.0, state_key);
        cells.group(&id, key, || {
            let (score_id, state_id) = (of_seat("player-score-", seat), of_seat("player-state-", seat));
            let score = score(plate, seat, page.language());
            if let Some(score) = &score {
                score.tell(cells);
            }
            let score = cells.common_within(&score_id, (score.is_none(), &plate.beside.0), || {
                html! { span id=(score_id) class="sc" { @if let Some(score) = &score { (score) } (plate.beside) } }
            });
            let state = cells.within(&state_id, state_key, || state(plate, &state_id, page, seat));
            player(page, (seat, &id), (score, state))
        })
    };
    html! {
        section id="players" class="pls" aria-label=(say::players(page.language())) tabindex=[page.is_prepared().then_some("0")] {
            @for seat in page.seats_from_me() { (one(seat)) }
        }
    }
}

/// What the game shows of a seat.
fn plate_of(page: &TablePage, seat: Seat) -> &Plate {
    static NOTHING: LazyLock<Plate> = LazyLock::new(Plate::default);
    page.scene.plates.get(seat.index()).unwrap_or(&NOTHING)
}

/// What both lists of players show of a seat besides its score.
fn seat_key(page: &TablePage, seat: Seat) -> impl Hash {
    let who = page.table.seats.get(seat.index()).map(|seat| &seat.who);
    let clock = page.clocks.faces.iter().find(|face| face.seat == seat);
    (page.called(seat), who, clock)
}

fn player(page: &TablePage, (seat, id): (Seat, &str), (score, state): (Place<'_>, Place<'_>)) -> Markup {
    let language = page.language();
    html! {
        section id=(id) class=(plate_class("pl", page, seat)) data-seat=(seat) data-t={ "plate:" (seat) } {
            (emblem_of(seat))
            span class="nm" { span { (page.called(seat)) } (kind_of_player(page, seat)) (turn_words(language)) }
            (score)
            (state)
            (clock(page, seat))
        }
    }
}

fn state(plate: &Plate, id: &str, page: &TablePage, seat: Seat) -> Markup {
    html! {
        div id=(id) class="st" {
            @if let Some((role, class)) = &plate.role { span class={ "role " (class) } { (role) } " " }
            (plate.state)
            @if page.hints_of(seat) > 0 {
                @if !plate.state.is_empty() { " · " }
                (say::hints_counted(page.language(), page.hints_of(seat)))
            }
            (plate.detail)
        }
    }
}

/// The score of a seat, as both lists show it; none before there are scores.
fn score(plate: &Plate, seat: Seat, language: Language) -> Option<Counted> {
    let words = || say::score_points(language, &plate.score);
    (!plate.score.is_empty()).then(|| Counted::new(face::motion::score(seat), plate.score.clone(), words()))
}

/// The same on one line, for small screens. The numbers are told by the list.
pub(super) fn strip(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let one = |seat: Seat| {
        let (id, plate) = (of_seat("strip-", seat), plate_of(page, seat));
        let key = (plate.score.is_empty(), &plate.beside.0, &plate.in_short.0);
        cells.group(&id, (seat_key(page, seat), key), || {
            let score_id = of_seat("strip-score-", seat);
            let score = cells.common_within(&score_id, key, || {
                let score = score(plate, seat, page.language());
                html! { span id=(score_id) class="sc" { @if let Some(score) = score { (score) } (plate.beside) (plate.in_short) } }
            });
            strip_player(page, (seat, &id), &score)
        })
    };
    html! {
        nav id="strip" class="strip" aria-label=(say::players(page.language())) {
            ol { @for seat in page.seats_from_me() { (one(seat)) } }
        }
    }
}

fn strip_player(page: &TablePage, (seat, id): (Seat, &str), score: &Place<'_>) -> Markup {
    html! {
        li id=(id) class=(plate_class("", page, seat)) data-seat=(seat) data-t={ "plate:" (seat) } {
            a href="#players" data-view="scores" data-whole="players" {
                (emblem_of(seat))
                span class="nm" { (strip_chip(page, seat)) (page.called(seat)) (turn_words(page.language())) }
                (score)
                (clock(page, seat))
            }
        }
    }
}

/// The chip of a computer player before its name: after it, there might be no room left.
fn strip_chip(page: &TablePage, seat: Seat) -> Markup {
    let language = page.language();
    html! {
        @match page.table.seats.get(seat.index()).map(|seat| &seat.who) {
            Some(Occupant::Computer { .. }) => (labelled_icon(Icon::Chip, say::computer_player(language))),
            Some(Occupant::StandIn { .. }) => (labelled_icon(Icon::Chip, say::stands_in(language))),
            Some(Occupant::Person { .. } | Occupant::Program { .. } | Occupant::Free | Occupant::Kept { .. }) | None => {}
        }
    }
}

fn plate_class(base: &str, page: &TablePage, seat: Seat) -> String {
    let mut class = base.to_owned();
    let who = page.table.seats.get(seat.index()).map(|seat| &seat.who);
    if matches!(
        who,
        Some(
            Occupant::Person { presence: Presence::Away, .. }
                | Occupant::Program { presence: Presence::Away, .. }
        )
    ) {
        class.push_str(" away");
    }
    class.trim_start().to_owned()
}

/// The chip of a computer player, and what else differs from a person who is here.
fn kind_of_player(page: &TablePage, seat: Seat) -> Markup {
    let language = page.language();
    html! {
        @match page.table.seats.get(seat.index()).map(|seat| &seat.who) {
            Some(Occupant::Computer { player, .. }) => (chip(say::computer_player(language), *player, language)),
            Some(Occupant::StandIn { player, .. }) => (chip(say::stands_in(language), *player, language)),
            Some(Occupant::Program { owner, .. }) => (labelled_icon(Icon::Chip, &programs::program_of(language, owner))),
            Some(Occupant::Person { presence: Presence::Away, .. }) => (labelled_icon(Icon::Connection, say::away(language))),
            Some(Occupant::Person { presence: Presence::Here, .. } | Occupant::Free | Occupant::Kept { .. }) | None => {}
        }
    }
}

/// The chip of a computer player, with how strong it is.
fn chip(what: &str, player: Level, language: Language) -> Markup {
    html! {
        (labelled_icon(Icon::Chip, what))
        small class="strength" { (Strength::of(player, language).label) }
    }
}

/// The golden bar in words. Like the bar it shows only where the seat is among those that the body says are to choose:
/// so nothing is sent anew when the turn goes on.
fn turn_words(language: Language) -> Markup {
    html! { span class="to-play" hidden { ", " (say::to_play(language)) } }
}

/// The log. It is not a live region: what happens is spoken once, by the region for news.
fn log(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        div role="log" aria-live="off" aria-label=(say::log(language)) {
            ol id="log" class="log" data-empty=(say::nothing_yet(language)) { (log_lines(page)) }
        }
    }
}

/// The lines of the log that the page holds, each with an id of its own.
pub(super) fn log_lines(page: &TablePage) -> Markup {
    let before_in_step = |at: usize| {
        let step = page.log[at].0;
        page.log[..at].iter().rev().take_while(|(other, _)| *other == step).count()
    };
    html! {
        @for (at, (step, line)) in page.log.iter().enumerate() {
            @for remark in remarks_between(page, at) { (log_remark(page, remark)) }
            (log_line(page, *step, before_in_step(at), line))
        }
        @for remark in remarks_between(page, page.log.len()) { (log_remark(page, remark)) }
    }
}

/// The remarks that stand before a line of the log and after the one above it.
fn remarks_between(page: &TablePage, at: usize) -> impl Iterator<Item = &Remark> {
    let above = at.checked_sub(1).and_then(|above| page.log.get(above)).map(|(step, _)| *step);
    let below = page.log.get(at).map(|(step, _)| *step);
    page.remarks.iter().filter(move |remark| {
        above.is_none_or(|above| remark.after >= above) && below.is_none_or(|below| remark.after < below)
    })
}

fn log_remark(page: &TablePage, remark: &Remark) -> Markup {
    html! {
        li id={ "n" (remark.entry) } class="remark" {
            span { @if page.table.seats.len() > remark.seat.index() { (emblem_of(remark.seat)) } }
            span { (remark.text) }
        }
    }
}

fn log_line(page: &TablePage, step: StepNumber, number: usize, line: &Line) -> Markup {
    let class = match line.kind {
        LineKind::Heading => "rd",
        LineKind::Deed => "",
        LineKind::Result => "win",
    };
    let class = if step > page.read && line.kind != LineKind::Heading {
        format!("{class} new")
    } else {
        class.to_owned()
    };
    let rule = line.rule.map(|rule| rule_link(page.table.game.name, rule, page.language()));
    html! {
        li id={ "l" (step) "-" (number) } class=[(!class.is_empty()).then(|| class.trim_start())] {
            @if line.kind == LineKind::Heading {
                (line.text)
            } @else {
                @if let Some(seat) = line.seat { (emblem_of(seat)) } @else { span {} }
                span { (line.text) @if let Some(rule) = rule { " " (rule) } }
            }
        }
    }
}

/// The score sheet so far.
pub fn sheet(sheet: &Markup, language: Language) -> Markup {
    html! {
        div id="sheet" class="in scroll-x" {
            @if sheet.0.is_empty() { p class="fx" { (say::no_scores_yet(language)) } } @else { (sheet) }
        }
    }
}
