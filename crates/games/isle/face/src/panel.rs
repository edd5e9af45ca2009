//! The side column above the players: the volcanoes that are left and what each would hit, which fissures would
//! cut the island and who would lose what.

use engine::{Seat, Small};
use isle::{Border, Cut, Public, VOLCANOES, Volcano};
use maud::{Markup, html};
use words::{say, word};

use super::describe::forecast;
use super::effects::{cut_areas, fate};
use super::moment::{IDS, Moment};
use super::names;
use super::sight::Sight;
use super::words::lava;
use super::words::rule;
use face::{Cells, Place, rule_link};

/// What the side column shows.
pub(super) fn panel(moment: &Moment<'_>, cells: &Cells<'_>) -> Markup {
    html! {
        (volcanoes(moment, cells))
        @if moment.sight.public().end().is_none() { (dangers(moment, cells)) }
    }
}

/// The tokens, the lava, and what each volcano would hit.
fn volcanoes(moment: &Moment<'_>, cells: &Cells<'_>) -> Markup {
    let (sight, public) = (moment.sight, moment.sight.public());
    let lava = (public.lava().len(), public.lava_left());
    let lava = cells.common_within("v-lava", lava, || lava_tiles(sight, lava));
    let hits = if public.volcanoes().is_empty() {
        Place::Filled(html! {})
    } else {
        cells.within("v-hits", (public.volcanoes(), &moment.marks.hits), || hits(sight))
    };
    let key = (public.volcanoes(), public.course().is_ending());
    cells.cell("v-eruptions", key, || tokens(sight, &lava, &hits))
}

fn tokens(sight: Sight<'_>, lava: &Place<'_>, hits: &Place<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    html! {
        section id="v-eruptions" class="v-block" {
            h2 { (word!(language, en: "Volcanoes", fr: "Volcans", de: "Vulkane")) " " small { (ends_at_two(sight)) " " (rule_link(rule(13, 1))) } }
            ol class="v-tokens" { @for number in (1..).take(VOLCANOES) { (token(public, number)) } }
            (lava)
            @if let Some(odds) = public.volcanoes().first().map(|volcano| public.eruption_odds(volcano)) {
                @let (times, of) = (odds.times, odds.of);
                details class="v-more" {
                    summary { (say!(language, en: "What lava would hit ({times} in {of} each)", fr: "Ce que la lave toucherait ({times} sur {of} chacun)", de: "Was die Lava treffen würde (je {times} zu {of})")) }
                    (hits)
                }
            }
        }
    }
}

/// The lava tiles on the board and in the supply.
fn lava_tiles(sight: Sight<'_>, (board, supply): (usize, usize)) -> Markup {
    let language = sight.language();
    let count = |number: usize| lava(i64::try_from(number).unwrap_or(0), language);
    let (board, supply) = (count(board), count(supply));
    html! {
        p id="v-lava" { (say!(language, en: "{board} on the board, {supply} in the supply.", fr: "{board} sur le plateau, {supply} en réserve.", de: "{board} auf dem Plan, {supply} im Vorrat.")) }
    }
}

/// What each volcano would hit.
fn hits(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    let hits: Vec<(String, String)> = forecast(sight);
    let nothing = word!(language, en: "nothing", fr: "rien", de: "nichts");
    html! {
        div id="v-hits" {
            dl {
                @for (number, what) in &hits {
                    @if what != nothing { div { dt { (number) } dd { (what) } } }
                }
            }
            @if hits.iter().all(|(_, what)| what == nothing) { p { (word!(language, en: "No piece is in danger now.", fr: "Aucune pièce n’est en danger.", de: "Keine Figur ist in Gefahr.")) } }
        }
    }
}

const fn ends_at_two(sight: Sight<'_>) -> &'static str {
    let language = sight.language();
    if sight.public().course().is_ending() {
        word!(language, en: "this round is the last", fr: "cette manche est la dernière", de: "diese Runde ist die letzte")
    } else {
        word!(language, en: "the last round comes at two", fr: "dernière manche à deux", de: "bei zwei kommt die letzte Runde")
    }
}

/// A volcano token; struck out if it has sunk.
fn token(public: &Public, number: u8) -> Markup {
    let is_left = Volcano::new(number).is_some_and(|volcano| public.volcanoes().contains(volcano));
    let name = Volcano::new(number).map(names::token);
    html! { li class=[(!is_left).then_some("v-out")] data-t=[name] { @if is_left { (number) } @else { s { (number) } } } }
}

/// The borders of which one more fissure would cut the island, each with what would be lost.
fn dangers(moment: &Moment<'_>, cells: &Cells<'_>) -> Markup {
    let (sight, public) = (moment.sight, moment.sight.public());
    let active = sight.active();
    let cut = |border: Border| {
        let found = public.preview_fissure(border, active)?;
        let id = &IDS.cuts[border.index()];
        Some(cells.within(
            id.as_str(),
            &found,
            || html! { li id=(id) { (cut_words(sight, border, &found)) } },
        ))
    };
    let bridges = public.bridges();
    let cuts: Vec<Place<'_>> = bridges.iter().filter_map(cut).collect();
    cells.cell("v-cuts", bridges, || danger_block(sight, &cuts))
}

fn danger_block(sight: Sight<'_>, cuts: &[Place<'_>]) -> Markup {
    let (language, count) = (sight.language(), cuts.len());
    html! {
        section id="v-cuts" class="v-block" {
            h2 { (word!(language, en: "Near to sinking", fr: "Près de sombrer", de: "Kurz vor dem Versinken")) " " small { (rule_link(rule(11, 3))) } }
            @if cuts.is_empty() {
                p { (word!(language, en: "No single fissure would cut the island.", fr: "À elle seule, aucune faille ne couperait l’île.", de: "Kein einzelner Riss würde die Insel teilen.")) }
            } @else {
                details class="v-more" {
                    summary { (say!(language, en: "Borders that must hold: {count}", fr: "Frontières qui doivent tenir\u{202f}: {count}", de: "Grenzen, die halten müssen: {count}")) }
                    ul { @for cut in cuts { (cut) } }
                }
            }
        }
    }
}

fn cut_words(sight: Sight<'_>, border: Border, cut: &Cut) -> Markup {
    let (line, language) = (sight.public().map().line(border), sight.language());
    let (low, high, areas) = (line.low, line.high, cut_areas(cut, language));
    html! {
        (say!(language, en: "{low}–{high} would sink {areas}.", fr: "{low}–{high} engloutirait {areas}.", de: "{low}–{high} würde versenken: {areas}."))
        @if let [sinking] = cut.sinkings.as_slice() {
            @for words in Seat::all(sight.seats()).filter_map(|seat| fate(sinking, seat, sight)) { " " (words) }
        }
    }
}
