//! The five Battles: what is known of each, and the totals of all in every line that may be fought over.

use city::{Colour, Line, Phase, Who};
use engine::Seat;
use maud::{Markup, html};
use words::{Language, say, word};

use super::gem::gem_icon;
use super::sight::Sight;
use super::tally::{Contest, Tally};
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
    cells.cell(&id, (contest, age), || match contest {
        Some((line, how)) => {
            let label = format!("{}: {}", line_title(line, language), how.words(language));
            card(line, age, &label, &id)
        }
        None => card_back(word!(language, en: "face down", fr: "face cachée", de: "verdeckt"), &id),
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
fn card(line: Line, age: Age, label: &str, id: &str) -> Markup {
    let fought = age == Age::Fought;
    html! {
        svg id=(id) class=(if fought { "c-battle c-over" } else { "c-battle" }) viewBox="0 0 40 40" role="img" aria-label=(label) {
            rect x="1" y="1" width="38" height="38" rx="6" fill="#fbf4e2" stroke="#a58a5b" {}
            @for space in city::Space::all() {
                @let inside = line.spaces().contains(space);
                rect x=(7 + 9 * space.column()) y=(7 + 9 * space.row()) width="8" height="8" rx="1.5" fill=(if inside { "#c4432b" } else { "#d8c9a5" }) {}
            }
            @if fought { path d="M10 21l7 8L31 12" fill="none" stroke="#1c1208" stroke-width="4.5" stroke-linecap="round" {} }
        }
    }
}

/// The back of a Battle card.
fn card_back(label: &str, id: &str) -> Markup {
    html! {
        svg id=(id) class="c-battle" viewBox="0 0 40 40" role="img" aria-label=(label) {
            rect x="1" y="1" width="38" height="38" rx="6" fill="#0e6f7a" {}
            path d="M8 8h24v24H8zM14 14h12v12H14z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" {}
        }
    }
}

/// The totals of all players in every line, those of the highest in bold.
pub(super) fn totals(sight: Sight<'_>, tally: &Tally) -> Markup {
    let language = sight.language();
    let sides = sides(sight);
    html! {
        table id="c-totals" class="c-totals" {
            caption { (gem_icon(Colour::Strength)) (word!(language, en: "Strength in every line", fr: "Force dans chaque rangée", de: "Stärke in jeder Linie")) }
            thead { tr { td {} @for &who in &sides { th scope="col" { (head(sight, who)) } } } }
            tbody { @for line in Line::all() { (row(sight, line, &sides, tally)) } }
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

fn row(sight: Sight<'_>, line: Line, sides: &[Who], tally: &Tally) -> Markup {
    let language = sight.language();
    let contest = tally.contest(line);
    let values: Vec<u8> = sides.iter().map(|&who| tally.strength(who, line)).collect();
    let (most, least) = (values.iter().max().copied(), values.iter().min().copied());
    let marked = !matches!(contest, Contest::Fought(_) | Contest::Never);
    html! {
        tr class=(row_class(contest)) {
            th scope="row" { (line_title(line, language)) " " small { (row_note(contest, language)) } }
            @for value in values {
                @let (best, worst) = (Some(value) == most && marked, Some(value) == least && most != least && marked);
                td class=[best.then_some("c-best").or_else(|| worst.then_some("c-worst"))] {
                    (value)
                    @if best { span class="sr" { " " (word!(language, en: "highest", fr: "le plus haut", de: "höchste")) } }
                    @if worst { span class="sr" { " " (word!(language, en: "lowest", fr: "le plus bas", de: "niedrigste")) } }
                }
            }
        }
    }
}

const fn row_class(contest: Contest) -> &'static str {
    match contest {
        Contest::Now(_) => "c-hot",
        Contest::Fought(_) | Contest::Never => "c-cold",
        Contest::Coming(_) | Contest::Foreseen(_) | Contest::Open => "",
    }
}

fn row_note(contest: Contest, language: Language) -> String {
    let battle = contest.battle().map_or("", roman);
    match contest {
        Contest::Fought(_) => say!(language, en: "{battle} ✓", fr: "{battle} ✓", de: "{battle} ✓"),
        Contest::Now(_) | Contest::Coming(_) | Contest::Foreseen(_) => battle.to_owned(),
        Contest::Open => "?".to_owned(),
        Contest::Never => "–".to_owned(),
    }
}
