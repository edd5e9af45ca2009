//! The five Battles and what is known of each.

use city::{Line, Phase, Who};
use engine::Seat;
use maud::{Markup, html};
use words::word;

use super::names;
use super::sight::Sight;
use super::tally::Tally;
use super::words::{line_title, neutral_title, roman};
use face::Cells;
use face::emblem::emblem_of;

/// The five Battle cards in their three rows.
pub(super) fn track(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let battles = html! {
        section id="c-battles" class="c-battles" {
            h2 { (word!(language, en: "Battles", fr: "Affrontements", de: "Kämpfe")) " "
                small { (word!(language, en: "strongest: 3 AP, weakest: Damage", fr: "le plus fort\u{202f}: 3 PA, le plus faible\u{202f}: Dégâts", de: "Stärkste: 3 LP, Schwächste: Schaden")) } }
            ol class="c-track" {
                @for row in [&[0_usize][..], &[1, 2], &[3, 4]] {
                    li class=[row.contains(&sight.public().battle()).then_some("c-here")] {
                        b { (roman(row[0])) }
                        @for &battle in row { (battle_card(sight, tally, battle, cells)) }
                    }
                }
            }
        }
    };
    cells.part("c-battles", battles)
}

/// One Battle card: the line on a small board, or its back.
fn battle_card(sight: Sight<'_>, tally: &Tally, battle: usize, cells: &Cells<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let id = format!("c-battle-{battle}");
    let shown = public.battles()[battle].or_else(|| sight.view.peeked(battle));
    let age =
        if battle < public.battle() || public.phase() == Phase::Over { Age::Fought } else { Age::Ahead };
    let contest = shown.map(|line| (line, tally.contest(line)));
    cells.common(&id, (contest, age), || match contest {
        Some((line, how)) => {
            let label = format!("{}: {}", line_title(line, language), how.words(language));
            card((line, age), &label, (&id, battle))
        }
        None => card_back(word!(language, en: "face down", fr: "face cachée", de: "verdeckt"), (&id, battle)),
    })
}

/// Whether a Battle has been fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Age {
    /// It has.
    Fought,
    /// It has not.
    Ahead,
}

/// A Battle card that names a line.
fn card((line, age): (Line, Age), label: &str, (id, battle): (&str, usize)) -> Markup {
    let fought = age == Age::Fought;
    html! {
        svg id=(id) data-t=(names::battle(battle)) class=(if fought { "c-battle c-over" } else { "c-battle" }) viewBox="0 0 40 40" role="img" aria-label=(label) {
            (line_on_board(line))
            @if fought { path d="M10 21l7 8L31 12" fill="none" stroke="#1c1208" stroke-width="4.5" stroke-linecap="round" {} }
        }
    }
}

/// The three spaces of a line on a small board.
pub(super) fn line_icon(line: Line) -> Markup {
    html! { svg class="c-battle" viewBox="0 0 40 40" aria-hidden="true" { (line_on_board(line)) } }
}

/// The same, as small as a letter.
pub(super) fn line_mark(line: Line) -> Markup {
    html! { svg class="c-mark" viewBox="5 5 30 30" aria-hidden="true" { use href={ "#c-l" (line) } {} } }
}

/// The spaces of every line, as a page has them once.
pub(super) fn defs() -> Markup {
    html! { @for line in Line::all() { g id={ "c-l" (line) } { (spaces(line)) } } }
}

fn line_on_board(line: Line) -> Markup {
    html! {
        rect x="1" y="1" width="38" height="38" rx="6" fill="#fbf4e2" stroke="#a58a5b" {}
        (spaces(line))
    }
}

fn spaces(line: Line) -> Markup {
    html! {
        @for space in city::Space::all() {
            @let inside = line.spaces().contains(space);
            rect x=(7 + 9 * space.column()) y=(7 + 9 * space.row()) width="8" height="8" rx="1.5" fill=(if inside { "#c4432b" } else { "#d8c9a5" }) {}
        }
    }
}

/// The back of a Battle card.
fn card_back(label: &str, (id, battle): (&str, usize)) -> Markup {
    html! {
        svg id=(id) data-t=(names::battle(battle)) class="c-battle" viewBox="0 0 40 40" role="img" aria-label=(label) {
            rect x="1" y="1" width="38" height="38" rx="6" fill="#0e6f7a" {}
            path d="M8 8h24v24H8zM14 14h12v12H14z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" {}
        }
    }
}

/// Everybody whose Strength is compared.
pub(super) fn sides(sight: Sight<'_>) -> Vec<Who> {
    let seats = Seat::all(sight.seats()).map(Who::Seat);
    seats.chain(sight.public().is_solo().then_some(Who::Neutral)).collect()
}

pub(super) fn head(sight: Sight<'_>, who: Who) -> Markup {
    html! {
        @match who {
            Who::Seat(seat) => {
                (emblem_of(seat))
                span { (sight.plate(seat)) }
            }
            Who::Neutral => span { (neutral_title(sight.language())) },
        }
    }
}
