//! Playing on from a position of a game that is over: the form of the new table, and the tables that there are.

use engine::Seat;
use face::emblem::emblem;
use face::icon::{Icon, icon};
use host::{Level, Strength};
use maud::{Markup, html};
use words::Language;

use crate::draft::NAME_MAX;
use crate::fields::errors_at;
use crate::shell::{Area, Layout, commitment, poster};
use crate::words::{after as say, forms, house};
use crate::{BranchLine, FieldError, Promise, ReplayAt, SeatKind, TableFacts, Visitor, links};

/// The form for a table that goes on from a position.
#[derive(Clone, Debug)]
pub struct Branch {
    /// Who looks.
    pub visitor: Visitor,
    /// For the table to be opened.
    pub promise: Promise,
    /// The game that is gone on with.
    pub table: TableFacts,
    /// The position.
    pub at: ReplayAt,
    /// What happened last before it, in words; empty at the beginning.
    pub told: String,
    /// Whether somebody is to choose there, so that there is something to go on with.
    pub goes_on: bool,
    /// Who shall sit where, seat by seat.
    pub seats: Vec<SeatKind>,
    /// How strongly computers shall play.
    pub player: Level,
    /// What is wrong with what was sent.
    pub errors: Vec<FieldError>,
    /// The tables that go on from this position or an earlier one.
    pub branches: Vec<BranchLine>,
}

impl Branch {
    /// What is wrong if the visitor shall sit nowhere.
    pub fn needs_seat(language: Language) -> FieldError {
        FieldError::at("seats", say::no_seat_for_you(language).into())
    }
}

/// Who may be chosen for a seat.
const KINDS: [SeatKind; 3] = [SeatKind::Me, SeatKind::Computer, SeatKind::Open];

/// The page with the form for a table that goes on from a position.
pub fn branch_page(page: &Branch) -> Markup {
    let language = page.visitor.language;
    let title = say::play_from_here(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { b { (page.table.name) " · " (page.table.game.title) } }
            @if !page.told.is_empty() { p { (page.told) } }
            @if page.goes_on { p { (say::play_from_here_about(language)) } (form(page)) } @else { p class="alert" { (icon(Icon::Info)) (say::ends_here(language)) } }
            (list(&page.branches, &page.visitor, page.table.game.name))
            p { a class="btn quiet" href=(links::replay(&page.table.id, page.at)) { (icon(Icon::Prev)) (say::back_to_replay(language)) } }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Play, heading: None, events: None, content }.page()
}

fn form(page: &Branch) -> Markup {
    let language = page.visitor.language;
    html! {
        form method="post" action=(links::branch(&page.table.id, page.at)) data-share {
            (page.promise.field())
            input type="hidden" name="step" value=(page.at.step);
            fieldset {
                legend { (say::who_plays(language)) }
                div {
                    (errors_at(&page.errors, "seats"))
                    @for (at, &kind) in page.seats.iter().enumerate() {
                        @if let Some(seat) = Seat::new(at) { (row(page, seat, kind)) }
                    }
                }
            }
            div class="fs" {
                (strength(page))
                @if page.visitor.name.is_empty() {
                    div class="entry" {
                        label for="name" { (house::your_name(language)) }
                        input class="field" id="name" name="name" maxlength=(NAME_MAX) autocomplete="nickname"
                            aria-invalid=[page.errors.iter().any(|error| error.field == "name").then_some("true")];
                        (errors_at(&page.errors, "name"))
                    }
                }
                button class="btn pri" { (icon(Icon::Play)) (say::play_from_here(language)) }
                (commitment(&page.promise, language))
            }
        }
    }
}

/// A seat with who played there, and who may play now.
fn row(page: &Branch, seat: Seat, kind: SeatKind) -> Markup {
    let language = page.visitor.language;
    let name = page.table.seats.get(seat.index()).map_or("", |held| held.who.name());
    let letter = page.table.seats.get(seat.index()).map_or("", |held| held.letter.as_str());
    html! {
        fieldset class="seat-row" {
            legend class="sr" { (forms::seat_number(language, seat.index() + 1)) " " (say::was_played_by(language)) " " (name) }
            span { (emblem(seat.index(), letter)) }
            b aria-hidden="true" { (name) }
            span class="sg" {
                @for one in KINDS {
                    label {
                        input type="radio" name={ "seat." (seat) } value=(one.code()) checked[one == kind];
                        (kind_words(one, language))
                    }
                }
            }
        }
    }
}

const fn kind_words(kind: SeatKind, language: Language) -> &'static str {
    match kind {
        SeatKind::Me => forms::you(language),
        SeatKind::Computer => forms::computer(language),
        SeatKind::Open | SeatKind::Here | SeatKind::Closed => forms::open_seat(language),
    }
}

fn strength(page: &Branch) -> Markup {
    let language = page.visitor.language;
    html! {
        div class="entry" {
            label for="bot" { (say::strength(language)) }
            select class="field" id="bot" name="bot" {
                @for &player in &page.table.game.players {
                    option value=(player) selected[player == page.player] { (Strength::of(player, language).label) }
                }
            }
        }
    }
}

/// The tables that go on from a game, if there are any.
fn list(branches: &[BranchLine], visitor: &Visitor, game: &str) -> Markup {
    let language = visitor.language;
    html! {
        @if !branches.is_empty() {
            section class="fs" aria-labelledby="branches" {
                h2 id="branches" { (say::branches(language)) }
                div class="lines" {
                    @for branch in branches {
                        div class="tb" {
                            span class="g" { (poster(visitor, game)) }
                            b { (branch.name) }
                            a class="btn sm quiet" href=(links::table(&branch.id)) aria-label=(branch.name) { (icon(Icon::Right)) }
                            span class="sub" { (say::after_steps(language, branch.step)) " · " (branch.day.words(language)) }
                        }
                    }
                }
            }
        }
    }
}
