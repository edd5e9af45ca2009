//! Everything that a page shows of a position.

use engine::Told;
use isle::{Event, Phase};
use maud::{Markup, html};
use words::{say, word};

use super::board::Board;
use super::island::{frame, island};
use super::moment::Moment;
use super::shared::defs;
use super::sight::Sight;
use super::words::volcanoes;
use super::{hand, news, notice, panel, plates};
use face::icon::{Icon, icon};
use face::{Cells, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    let moment = Moment::of(sight, told);
    Scene {
        main: table(&moment, cells),
        hand: hand::hand(&moment, cells),
        plates: plates::plates(sight, cells),
        panel: panel::panel(&moment, cells),
        stages: stages(sight),
        notice: notice::notice(&moment, told, cells),
    }
}

/// The map, what has just happened, and the tools of the map: a cell that holds the places of others and stays.
fn table(moment: &Moment<'_>, cells: &Cells<'_>) -> Markup {
    let (sight, language) = (moment.sight, moment.sight.language());
    let ground = island(sight, cells);
    let parts = Board::on_page(moment, cells).parts();
    let card = news::card(moment, cells);
    let frame = frame(sight, cells);
    let key = (sight.is_built(), sight.boats());
    let name = word!(language, en: "The continent of Mu", fr: "Le continent de Mu", de: "Der Kontinent Mu");
    cells.cell("v-table", key, || {
        html! {
            div id="v-table" class="v-table" {
                svg class="v-map" viewBox=(sight.whole().view_box()) data-zoomable="turn" role="group" aria-label=(name) data-group="board" {
                    g id="v-world" {
                        (defs(sight))
                        (frame)
                        g class="v-ground" aria-hidden="true" { (ground) }
                        (parts)
                        // Above the pieces, which would cover them.
                        g class="v-ground" aria-hidden="true" { (ground.names) }
                    }
                }
                (card)
                (tools(sight))
            }
        }
    })
}

/// Nearer, further, everything, and the land without pieces; of use only where a script runs.
fn tools(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    let tools = [
        ("in", Icon::Plus, word!(language, en: "Zoom in", fr: "Agrandir", de: "Vergrößern")),
        ("out", Icon::Minus, word!(language, en: "Zoom out", fr: "Réduire", de: "Verkleinern")),
        (
            "all",
            Icon::Globe,
            word!(language, en: "Show the whole map", fr: "Voir toute la carte", de: "Ganze Karte zeigen"),
        ),
        (
            "peek",
            Icon::Eye,
            word!(language, en: "Hide or show the pieces", fr: "Masquer ou montrer les pièces", de: "Figuren aus- oder einblenden"),
        ),
    ];
    html! {
        div class="v-tools needs-script" role="group" aria-label=(word!(language, en: "Map", fr: "Carte", de: "Karte")) {
            @for (tool, picture, words) in tools {
                button type="button" class="ib" data-pan=(tool) aria-label=(words) { (icon(picture)) }
            }
        }
    }
}

/// The round, the volcanoes that are left, and how near the end is.
fn stages(sight: Sight<'_>) -> Vec<Stage> {
    let (public, language) = (sight.public(), sight.language());
    let round = public.course().round;
    let now = match public.phase() {
        Phase::Continent | Phase::Boats | Phase::First => {
            say!(language, en: "Set-up", fr: "Mise en place", de: "Aufbau")
        }
        Phase::Prayer(_) => {
            say!(language, en: "Round {round} · eruption", fr: "Manche {round} · éruption", de: "Runde {round} · Ausbruch")
        }
        Phase::Rescue(_) | Phase::Notice(_) | Phase::Tie(_) => {
            say!(language, en: "Round {round} · sinking", fr: "Manche {round} · engloutissement", de: "Runde {round} · Versinken")
        }
        Phase::Turn | Phase::Die | Phase::Tokens(_) | Phase::Crack | Phase::Over(_) => {
            say!(language, en: "Round {round}", fr: "Manche {round}", de: "Runde {round}")
        }
    };
    let left = volcanoes(i64::try_from(public.volcanoes().len()).unwrap_or(0), language);
    let end = if public.course().is_ending() {
        word!(language, en: "last round", fr: "dernière manche", de: "letzte Runde")
    } else {
        word!(language, en: "ends at two", fr: "fin à deux", de: "Ende bei zwei")
    };
    vec![
        Stage { label: now, current: true },
        Stage { label: left, current: false },
        Stage { label: end.to_owned(), current: false },
    ]
}
