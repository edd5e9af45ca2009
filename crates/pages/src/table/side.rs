//! Beside the table: players, log, scores, rules; on small screens the strip and the tabs.

use std::hash::Hash;

use engine::{Seat, StepNumber};
use face::icon::{Icon, icon, labelled_icon};
use host::{Cells, Level, Line, LineKind, Plate, Strength};
use maud::{Markup, html};
use words::Language;

use super::clock::clock;
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
                @for (view, picture, word) in panes(language) {
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
                    div class="in" id="rulebook" {
                        p { (say::rules_come(language)) }
                        p { a href=(links::rules(page.table.game.name)) { (say::whole_rules(language)) } }
                    }
                }
            }
        }
    }
}

const fn panes(language: Language) -> [(&'static str, Icon, &'static str); 4] {
    [
        ("log", Icon::Log, say::log(language)),
        ("chat", Icon::Chat, words_of_chat::chat(language)),
        ("scores", Icon::Trophy, say::scores(language)),
        ("rules", Icon::Book, say::rules(language)),
    ]
}

/// The tabs at the foot of small screens.
pub(super) fn tabs_of_small_screens(language: Language) -> Markup {
    html! {
        nav class="tabbar" aria-label=(say::views(language)) {
            a href="#main" data-view="table" aria-current="page" { (icon(Icon::Board)) (say::table(language)) span class="n" {} }
            @for (view, picture, word) in panes(language) {
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
        let id = format!("player-{seat}");
        let plate = page.scene.plates.get(seat.index());
        let key = (seat_key(page, seat), plate.map(|plate| (&plate.role, &plate.state, &plate.detail.0)));
        cells.cell(&id, (key, page.hints_of(seat)), || player(page, seat, &id))
    };
    html! {
        section id="players" class="pls" aria-label=(say::players(page.language())) {
            @for seat in page.seats_from_me() { (one(seat)) }
        }
    }
}

/// What both lists of players show of a seat.
fn seat_key(page: &TablePage, seat: Seat) -> impl Hash {
    let who = page.table.seats.get(seat.index()).map(|seat| &seat.who);
    let score = page.scene.plates.get(seat.index()).map(|plate| &plate.score);
    let clock = page.clocks.faces.iter().find(|face| face.seat == seat);
    (page.called(seat), who, score, clock)
}

fn player(page: &TablePage, seat: Seat, id: &str) -> Markup {
    let language = page.language();
    let plate = page.scene.plates.get(seat.index()).cloned().unwrap_or_default();
    html! {
        section id=(id) class=(plate_class("pl", page, seat)) data-seat=(seat) {
            (emblem_of(seat))
            span class="nm" { span { (page.called(seat)) } (kind_of_player(page, seat)) (turn_words(language)) }
            (score(&plate, language))
            div class="st" {
                @if let Some((role, class)) = &plate.role { span class={ "role " (class) } { (role) } " " }
                (plate.state)
                @if page.hints_of(seat) > 0 {
                    @if !plate.state.is_empty() { " · " }
                    (say::hints_counted(language, page.hints_of(seat)))
                }
                (plate.detail)
            }
            (clock(page, seat))
        }
    }
}

fn score(plate: &Plate, language: Language) -> Markup {
    html! {
        span class="sc" {
            @if !plate.score.is_empty() {
                span aria-hidden="true" { (plate.score) }
                span class="sr" { (say::score_points(language, &plate.score)) }
            }
        }
    }
}

/// The same on one line, for small screens.
pub(super) fn strip(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let one = |seat: Seat| {
        let id = format!("strip-{seat}");
        cells.cell(&id, seat_key(page, seat), || strip_player(page, seat, &id))
    };
    html! {
        ol id="strip" class="strip" aria-label=(say::players(page.language())) {
            @for seat in page.seats_from_me() { (one(seat)) }
        }
    }
}

fn strip_player(page: &TablePage, seat: Seat, id: &str) -> Markup {
    let plate = page.scene.plates.get(seat.index()).cloned().unwrap_or_default();
    html! {
        li id=(id) class=(plate_class("", page, seat)) data-seat=(seat) {
            a href="#players" data-view="scores" {
                (emblem_of(seat))
                span class="nm" { (strip_chip(page, seat)) (page.called(seat)) (turn_words(page.language())) }
                (score(&plate, page.language()))
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
        ol id="log" class="log" role="log" aria-live="off" aria-label=(say::log(language)) data-empty=(say::nothing_yet(language)) {
            (log_lines(page))
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
                span { @if let Some(seat) = line.seat { (emblem_of(seat)) } }
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
